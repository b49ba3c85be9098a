/// The design of a system font.
///
/// Only the default one is measured character by character. The widths of the others come from one recorded
/// string, "The quick brown fox" at 20 points (measured on Apple's SwiftUI, swiftui-web): 176.5 in the default
/// design, 175 rounded, 185.5 with serifs and 235 monospaced.
@frozen
public enum FontDesign: String, Hashable, CaseIterable, Sendable {
  /// The default design.
  case `default`
  /// Rounded.
  case rounded
  /// With serifs.
  case serif
  /// All characters equally wide.
  case monospaced

  /// What the widths of the default design are multiplied by.
  var widthFactor: Double {
    switch self {
    case .default, .monospaced: 1
    case .rounded: 175 / 176.5
    case .serif: 185.5 / 176.5
    }
  }

  /// The advance of every character in ems, or nil if they differ.
  ///
  /// 1266 / 2048: of the fonts with a whole number of units per 2048, the only one in which the recorded string
  /// of 19 characters is between 234.5 and 235 wide, give or take two units.
  var cell: Double? { self == .monospaced ? 1266 / 2048 : nil }
}
