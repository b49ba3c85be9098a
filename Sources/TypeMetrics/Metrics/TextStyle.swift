/// A named text style of iOS, at the default content size.
///
/// Sizes and weights are those of Apple's Human Interface Guidelines, Typography, size Large.
@frozen
public enum TextStyle: String, CaseIterable, Codable, Sendable {
  /// 34 points.
  case largeTitle
  /// 28 points.
  case title
  /// 22 points.
  case title2
  /// 20 points.
  case title3
  /// 17 points, semibold.
  case headline
  /// 15 points.
  case subheadline
  /// 17 points.
  case body
  /// 16 points.
  case callout
  /// 13 points.
  case footnote
  /// 12 points.
  case caption
  /// 11 points.
  case caption2

  /// The size of the style's font in points.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The weight of the style's font.
  public var weight: FontWeight {
    self == .headline ? .semibold : .regular
  }
}
