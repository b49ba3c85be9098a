public import LabUI

extension ProbeTag {
  /// The mark of an item.
  package static func item(_ id: AnyHashable) -> ProbeTag { ProbeTag(name: itemName, id: id) }

  /// The mark of an indicator.
  package static var indicator: ProbeTag { ProbeTag(name: indicatorName, id: nil) }

  /// The mark of an element of a program.
  package static func element(_ id: String) -> ProbeTag { ProbeTag(name: elementName, id: id) }

  /// The name that elements' marks share.
  package static let elementName = "element"

  /// The name that items' marks share.
  package static let itemName = "item"

  /// The name of an indicator's mark.
  package static let indicatorName = "indicator"
}

extension View {
  /// Marks this view as the item of that id, for the harness to watch; changes no layout.
  public func labItem(_ id: some Hashable) -> ModifiedContent<Self, _ProbeModifier> {
    probe(.item(AnyHashable(id)))
  }

  /// Marks this view as (a part of) the selection indicator, for the harness to watch; changes no layout.
  public func labIndicator() -> ModifiedContent<Self, _ProbeModifier> {
    probe(.indicator)
  }

  /// Marks this view as the element of that id of a program, for an exhibit to watch; changes no layout.
  ///
  /// Several views may have one id, such as the two copies of a photo on its way from a grid to a dock.
  public func labElement(_ id: String) -> ModifiedContent<Self, _ProbeModifier> {
    probe(.element(id))
  }
}
