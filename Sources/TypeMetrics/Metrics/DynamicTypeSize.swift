/// The text size that the user has set.
///
/// Seven sizes of the ordinary range, `large` being the default, and five that are set under accessibility.
@frozen
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Smaller than the default by two steps.
  case small
  /// Smaller than the default by one step.
  case medium
  /// The default.
  case large
  /// Larger than the default by one step.
  case xLarge
  /// Larger than the default by two steps.
  case xxLarge
  /// The largest of the ordinary range.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether it is one of the five that are set under accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Tells which of two sizes is smaller.
  @inlinable
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension TextStyle {
  /// The size of the style's font in points at a text size.
  ///
  /// Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  public func size(at typeSize: DynamicTypeSize) -> Double { sizes[typeSize.rawValue] }

  /// The style's sizes from the smallest text size to the largest.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The weight of the style's font in bold: 700 for titles and large titles, 600 for the others (measured on
  /// Apple's SwiftUI for iOS, swiftui-web).
  public var boldWeight: FontWeight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}
