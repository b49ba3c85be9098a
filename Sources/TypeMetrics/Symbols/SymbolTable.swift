/// Symbols as they were measured on Apple's SwiftUI (swiftui-web, macOS 26.2 and iOS 26.0).
enum SymbolTable {
  struct Key: Hashable {
    let name: String
    let size: Double
    let weight: Int
    let scale: SymbolMetrics.Scale

    init(_ name: String, _ size: Double, _ weight: Int = 400, _ scale: SymbolMetrics.Scale = .medium) {
      self.name = name
      self.size = size
      self.weight = weight
      self.scale = scale
    }
  }

  /// Width, height and descent per em, from the largest size that was recorded.
  static let shapes: [String: SymbolMetrics] = [
    "star": SymbolMetrics(width: 51.5 / 40, height: 47.0 / 40, descent: 8.0 / 40),
    "chevron.right": SymbolMetrics(width: 12.5 / 17, height: 16.5 / 17, descent: 2.0 / 17),
    "arrow.right": SymbolMetrics(width: 15.0 / 13, height: 12.0 / 13, descent: 1.5 / 13),
    "ellipsis": SymbolMetrics(width: 14.0 / 13, height: 4.5 / 13, descent: -2.5 / 13),
    "rectangle.portrait": SymbolMetrics(width: 14.0 / 13, height: 16.0 / 13, descent: 3.5 / 13),
    "line.3.horizontal": SymbolMetrics(width: 16.0 / 13, height: 8.5 / 13, descent: 0),
    "gear": SymbolMetrics(width: 35.5 / 28, height: 34.0 / 28, descent: 7.5 / 28),
    "wifi": SymbolMetrics(width: 22.5 / 17, height: 16.0 / 17, descent: 2.0 / 17),
  ]

  /// What a name counts as that was not recorded: a square as tall as a star.
  static let unknown = SymbolMetrics(width: 47.0 / 40, height: 47.0 / 40, descent: 8.0 / 40)

  /// Whole measures, which are not in one proportion from size to size.
  static let recorded: [Key: SymbolMetrics] = [
    Key("star", 10): SymbolMetrics(width: 13, height: 11.5, descent: 2),
    Key("star", 10, 500): SymbolMetrics(width: 13, height: 11.5, descent: 2),
    Key("star", 11): SymbolMetrics(width: 14.5, height: 13.5, descent: 2.5),
    Key("star", 13): SymbolMetrics(width: 16.5, height: 16, descent: 3),
    Key("star", 17): SymbolMetrics(width: 22, height: 20, descent: 3.5),
    Key("star", 22): SymbolMetrics(width: 28.5, height: 26, descent: 4.5),
    Key("star", 24): SymbolMetrics(width: 31, height: 28.5, descent: 5),
    Key("star", 26): SymbolMetrics(width: 33.5, height: 31.5, descent: 5.5),
    Key("star", 28): SymbolMetrics(width: 36, height: 33.5, descent: 5.5),
    Key("star", 30): SymbolMetrics(width: 39, height: 35.5, descent: 6),
    Key("star", 34): SymbolMetrics(width: 43.5, height: 40.5, descent: 7),
    Key("star", 40): SymbolMetrics(width: 51.5, height: 47, descent: 8),
    Key("star", 13, 300): SymbolMetrics(width: 16, height: 15.5, descent: 2.5),
    Key("star", 13, 600): SymbolMetrics(width: 17, height: 16, descent: 3),
    Key("star", 13, 700): SymbolMetrics(width: 17, height: 16.5, descent: 3),
    Key("star", 13, 900): SymbolMetrics(width: 17.5, height: 17, descent: 3),
    Key("star", 17, 700): SymbolMetrics(width: 22.5, height: 21.5, descent: 4),
    Key("star", 13, 400, .small): SymbolMetrics(width: 13.5, height: 13, descent: 1.5),
    Key("star", 13, 400, .large): SymbolMetrics(width: 21.5, height: 20.5, descent: 5),
    Key("star", 17, 400, .large): SymbolMetrics(width: 28, height: 27, descent: 7),
    Key("star", 24, 400, .large): SymbolMetrics(width: 39.5, height: 37, descent: 9),
    Key("gear", 17): SymbolMetrics(width: 21.5, height: 20.5, descent: 4),
    Key("gear", 28): SymbolMetrics(width: 35.5, height: 34, descent: 7.5),
    Key("wifi", 17): SymbolMetrics(width: 22.5, height: 16, descent: 2),
    Key("chevron.right", 13): SymbolMetrics(width: 10, height: 13.5, descent: 2),
    Key("chevron.right", 17): SymbolMetrics(width: 12.5, height: 16.5, descent: 2),
    Key("chevron.right", 30, 600): SymbolMetrics(width: 23, height: 31.5, descent: 4),
  ]

  /// A symbol's name without what makes it a variant.
  static func base(of name: String) -> String {
    var name = name
    for suffix in [".fill", ".slash", ".circle"] where name.hasSuffix(suffix) && shapes[name] == nil {
      name.removeLast(suffix.count)
      if shapes[name] != nil { break }
    }
    return name
  }

  /// Heavier symbols are a little larger: at 13 points a star grows from 16 to 17.5 between light and black.
  static func weightFactor(_ weight: Int) -> Double {
    1 + Double(min(max(weight, 100), 900) - 400) / 500 * 0.06
  }
}
