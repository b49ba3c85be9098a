public import Foundation
public import LabUI

/// What a selection indicator is built from: the items, the selection and how it should look and move.
@MainActor public struct SelectionIndicatorConfiguration {
  /// One item of the row.
  public nonisolated struct Item: Identifiable, Hashable {
    /// The identity that the selection refers to.
    public let id: AnyHashable
    /// The text that is shown.
    public let title: String
    /// The item's width in points if it is fixed, or `nil` for the width of its text.
    public let width: CGFloat?
    /// Whether the text is bold, as many apps set the selected one.
    public let isBold: Bool
    /// The most lines of the text, or `nil` for as many as it needs.
    public let lineLimit: Int?

    /// Creates an item.
    public init(
      id: AnyHashable, title: String, width: CGFloat? = nil, isBold: Bool = false, lineLimit: Int? = 1
    ) {
      self.id = id
      self.title = title
      self.width = width
      self.isBold = isBold
      self.lineLimit = lineLimit
    }
  }

  /// The items, leading to trailing.
  public var items: [Item]
  /// The id of the selected item, or `nil`.
  public var selection: Binding<AnyHashable?>
  /// How the indicator is drawn.
  public var look: IndicatorLook
  /// The animation of a change of the selection, or `nil` for none.
  public var animation: Animation?
  /// The distance between items in points, or `nil` for the stack's own.
  public var spacing: CGFloat?
  /// The indicator's colour.
  public var tint: Color

  /// Creates a configuration from any identifiable elements.
  ///
  /// - Parameters:
  ///   - items: The elements, leading to trailing. Their ids should differ.
  ///   - selection: The id of the selected element. It may be `nil` or name no element.
  ///   - look: How the indicator is drawn.
  ///   - animation: The animation of a change of the selection, or `nil` for none.
  ///   - spacing: The distance between items in points, or `nil` for the stack's own.
  ///   - tint: The indicator's colour.
  ///   - title: The text of an element.
  ///   - width: The fixed width of an element in points, or `nil` for the width of its text.
  ///   - isBold: Whether the text of an element is bold.
  ///   - lineLimit: The most lines of a text, or `nil` for as many as it needs.
  public init<Element: Identifiable>(
    items: [Element], selection: Binding<Element.ID?>, look: IndicatorLook = .underline(thickness: 2),
    animation: Animation? = .default, spacing: CGFloat? = nil, tint: Color = .accentColor,
    title: (Element) -> String, width: (Element) -> CGFloat? = { _ in nil },
    isBold: (Element) -> Bool = { _ in false }, lineLimit: Int? = 1
  ) {
    self.items = items.map {
      Item(
        id: AnyHashable($0.id), title: title($0), width: width($0), isBold: isBold($0), lineLimit: lineLimit)
    }
    // Through a member instead of closures, so that two of these bindings to one state are seen to be equal.
    self.selection = selection.typeErased
    self.look = look
    self.animation = animation
    self.spacing = spacing
    self.tint = tint
  }

  /// The selected item, or `nil` when nothing in the list is selected.
  public var selectedItem: Item? {
    guard let selected = selection.wrappedValue else { return nil }
    return items.first { $0.id == selected }
  }
}

extension Optional where Wrapped: Hashable {
  /// The value without its type; what is set must have the type, or counts as nothing.
  fileprivate var typeErased: AnyHashable? {
    get { map { AnyHashable($0) } }
    set { self = newValue?.base as? Wrapped }
  }
}
