public import LabUI

extension ProbeTag {
  /// The mark of an item.
  package static func item(_ id: AnyHashable) -> ProbeTag { ProbeTag(name: itemName, id: id) }

  /// The mark of an indicator.
  package static var indicator: ProbeTag { ProbeTag(name: indicatorName, id: nil) }

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
}
