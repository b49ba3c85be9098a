/// How heavy a font is, on the scale of CSS and OpenType from 1 to 1000.
///
/// The tables hold the nine multiples of one hundred that SwiftUI names; any other number is measured as
/// the nearest of them.
@frozen
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  /// The weight's number: 400 is regular, 700 is bold.
  public var rawValue: Int

  /// Creates a weight from its number.
  @inlinable
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The lightest weight, 100.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// The weight 200.
  public static let thin = FontWeight(rawValue: 200)
  /// The weight 300.
  public static let light = FontWeight(rawValue: 300)
  /// The weight of running text, 400.
  public static let regular = FontWeight(rawValue: 400)
  /// The weight 500.
  public static let medium = FontWeight(rawValue: 500)
  /// The weight of headlines, 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// The weight 700.
  public static let bold = FontWeight(rawValue: 700)
  /// The weight 800.
  public static let heavy = FontWeight(rawValue: 800)
  /// The heaviest weight, 900.
  public static let black = FontWeight(rawValue: 900)

  /// Tells which of two weights is lighter.
  @inlinable
  public static func < (a: FontWeight, b: FontWeight) -> Bool {
    a.rawValue < b.rawValue
  }

  /// The place of the nearest table among the nine, from 0 for ultra light to 8 for black.
  var tableIndex: Int {
    (min(max(rawValue, 100), 900) + 50) / 100 - 1
  }
}
