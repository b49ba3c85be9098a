public import Foundation

/// How large the items' text is.
public enum TextSize: Hashable, Sendable {
  /// One of the system's text styles at its default size.
  case style(Style)
  /// A system font of so many points.
  case points(CGFloat)
  /// Body text at one of the sizes that a person chooses in the system's settings.
  case dynamicType(DynamicType)

  /// The sizes that a person can choose, and what they make of body text; the raw value is the name in JSON.
  public enum DynamicType: String, Hashable, Sendable, Codable, CaseIterable {
    /// 14 points.
    case xSmall = "x-small"
    /// 15 points.
    case small
    /// 16 points.
    case medium
    /// 17 points, the default.
    case large
    /// 19 points.
    case xLarge = "x-large"
    /// 21 points.
    case xxLarge = "xx-large"
    /// 23 points.
    case xxxLarge = "xxx-large"
    /// 28 points.
    case accessibility1
    /// 33 points.
    case accessibility2
    /// 40 points.
    case accessibility3
    /// 47 points.
    case accessibility4
    /// 53 points.
    case accessibility5
  }

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
  private enum Key: String, CodingKey { case style, points, dynamicType }

  /// Reads `{"style": "body"}`, `{"points": 17}` or `{"dynamicType": "large"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let style = try container.decodeIfPresent(Style.self, forKey: .style) {
      self = .style(style)
    } else if let size = try container.decodeIfPresent(DynamicType.self, forKey: .dynamicType) {
      self = .dynamicType(size)
    } else {
      self = .points(try container.decode(CGFloat.self, forKey: .points))
    }
  }

  /// Writes `{"style": "body"}`, `{"points": 17}` or `{"dynamicType": "large"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .style(let style): try container.encode(style, forKey: .style)
    case .points(let points): try container.encode(points, forKey: .points)
    case .dynamicType(let size): try container.encode(size, forKey: .dynamicType)
    }
  }
}
