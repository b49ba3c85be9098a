/// How a view's own content changes; accepted, for the display list has no pictures of a text in between.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By a fade.
  public static let opacity = ContentTransition(name: "opacity")
  /// By interpolation where there is one.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// By turning digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText down" : "numericText")
  }
  /// By turning digits, up or down with a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension View {
  /// Accepted; the display list shows new content at once.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
}
