/// Symbols as they were measured on Apple's SwiftUI (swiftui-web, `text-metrics.json` and the recordings `symbol/basic`,
/// `ios/symbol/basic`, `ios/label/basic`); macOS and iOS agree at the size that both have, 17 points.
enum SymbolTable {
  /// One symbol in one font.
  struct Row {
    /// The size of the font, in points.
    var size: Double
    var weight = FontWeight.regular
    var scale = Image.Scale.medium
    var width: Double
    var height: Double
    /// How far the lower edge lies below the baseline; nil where that was not recorded.
    var descent: Double?

    func isAt(_ size: Double, _ weight: FontWeight, _ scale: Image.Scale) -> Bool {
      self.size == size && self.weight == weight && self.scale == scale
    }
  }

  static let rows: [String: [Row]] = [
    "star": [
      Row(size: 10, width: 13, height: 11.5, descent: 2),
      Row(size: 11, width: 14.5, height: 13.5),
      Row(size: 13, width: 16.5, height: 16, descent: 3),
      Row(size: 17, width: 22, height: 20, descent: 3.5),
      Row(size: 22, width: 28.5, height: 26, descent: 4.5),
      Row(size: 24, width: 31, height: 28.5, descent: 5),
      Row(size: 26, width: 33.5, height: 31.5, descent: 5.5),
      Row(size: 28, width: 36, height: 33.5),
      Row(size: 34, width: 43.5, height: 40.5),
      Row(size: 40, width: 51.5, height: 47, descent: 8),
      Row(size: 13, scale: .small, width: 13.5, height: 13),
      Row(size: 13, scale: .large, width: 21.5, height: 20.5, descent: 5),
      Row(size: 13, weight: .light, width: 16, height: 15.5, descent: 2.5),
      Row(size: 13, weight: .semibold, width: 17, height: 16),
      Row(size: 13, weight: .bold, width: 17, height: 16.5, descent: 3),
      Row(size: 13, weight: .black, width: 17.5, height: 17, descent: 3),
      Row(size: 17, weight: .bold, width: 22.5, height: 21.5),
      Row(size: 17, scale: .large, width: 28, height: 27),
      Row(size: 24, scale: .large, width: 39.5, height: 37, descent: 9),
    ],
    "star.fill": [
      Row(size: 13, width: 16.5, height: 16, descent: 3), Row(size: 30, width: 39, height: 35.5, descent: 6),
    ],
    "chevron.right": [
      Row(size: 13, width: 10, height: 13.5), Row(size: 17, width: 12.5, height: 16.5),
      Row(size: 30, weight: .semibold, width: 23, height: 31.5),
    ],
    "gear": [
      Row(size: 17, width: 21.5, height: 20.5), Row(size: 28, width: 35.5, height: 34, descent: 7.5),
    ],
    "wifi": [Row(size: 17, width: 22.5, height: 16, descent: 2)],
    "ellipsis": [Row(size: 13, width: 14, height: 4.5, descent: -2.5)],
    "rectangle.portrait": [Row(size: 13, width: 14, height: 16, descent: 3)],
    "line.3.horizontal": [Row(size: 13, width: 16, height: 8.5)],
    "arrow.right": [Row(size: 13, width: 15, height: 12)],
  ]

  /// The rows in the regular weight and the medium scale, by size.
  static func regular(_ rows: [Row]) -> [Row] {
    rows.filter { $0.weight == .regular && $0.scale == .medium }.sorted { $0.size < $1.size }
  }

  /// What a weight makes of a star of 13 points, in width and height.
  static func factors(of weight: FontWeight) -> (width: Double, height: Double) {
    let known = [300.0, 400, 600, 700, 900]
    let at = min(max(Double(weight.rawValue), 300), 900)
    let widths = zip(known, [16 / 16.5, 1, 17 / 16.5, 17 / 16.5, 17.5 / 16.5])
    let heights = zip(known, [15.5 / 16, 1, 1, 16.5 / 16, 17.0 / 16])
    return (interpolate(Array(widths), at: at), interpolate(Array(heights), at: at))
  }

  /// A length between known ones; beyond them in proportion to the nearest.
  static func interpolate(_ known: [(at: Double, value: Double)], at: Double) -> Double {
    guard let first = known.first, let last = known.last else { return 0 }
    if at <= first.at { return first.at == 0 ? first.value : first.value * at / first.at }
    if at >= last.at { return last.at == 0 ? last.value : last.value * at / last.at }
    for (low, high) in zip(known, known.dropFirst()) where at <= high.at {
      return low.value + (high.value - low.value) * (at - low.at) / (high.at - low.at)
    }
    return last.value
  }
}
