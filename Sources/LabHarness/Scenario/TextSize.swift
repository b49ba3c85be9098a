public import Foundation

/// How large the items' text is.
public enum TextSize: Hashable, Sendable, Codable {
  /// One of the system's text styles at its default size.
  case style(Style)
  /// A system font of so many points.
  case points(CGFloat)

  /// A text style of the system; its raw value is the name used on the command line.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// 34 points.
    case largeTitle = "large-title"
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 15 points.
    case subheadline
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }
}
