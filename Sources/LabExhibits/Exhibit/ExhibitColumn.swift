import LabHarness

/// A quantity of an element that a report shows over time.
public struct ExhibitColumn: Hashable, Sendable, Codable {
  /// What can be shown of an element.
  public enum Quantity: String, Hashable, Sendable, Codable {
    /// The left edge in points from the window's left.
    case left
    /// The right edge in points from the window's left.
    case right
    /// The upper edge in points from the window's top.
    case top
    /// The lower edge in points from the window's top.
    case bottom
    /// The width in points.
    case width
    /// The height in points.
    case height
    /// How opaque it is, 0 to 1.
    case opacity
    /// How much of it the clips around it leave, 0 to 1.
    case visible
  }

  /// The element's id.
  public var element: String
  /// What is shown of it.
  public var quantity: Quantity

  /// Creates a column.
  public init(_ element: String, _ quantity: Quantity) {
    self.element = element
    self.quantity = quantity
  }

  /// The value for an element.
  public func value(of element: ExhibitElement) -> Double {
    switch quantity {
    case .left: element.frame.x
    case .right: element.frame.maxX
    case .top: element.frame.y
    case .bottom: element.frame.maxY
    case .width: element.frame.width
    case .height: element.frame.height
    case .opacity: element.opacity
    case .visible: element.visible
    }
  }
}
