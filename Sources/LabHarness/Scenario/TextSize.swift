public import Foundation

/// How large the items' text is.
public enum TextSize: Hashable, Sendable {
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

extension TextSize: Codable {
  private enum Key: String, CodingKey { case style, points }

  /// Reads `{"style": "body"}` or `{"points": 17}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let style = try container.decodeIfPresent(Style.self, forKey: .style) {
      self = .style(style)
    } else {
      self = .points(try container.decode(CGFloat.self, forKey: .points))
    }
  }

  /// Writes `{"style": "body"}` or `{"points": 17}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .style(let style): try container.encode(style, forKey: .style)
    case .points(let points): try container.encode(points, forKey: .points)
    }
  }
}
