/// How large a symbol is in an environment and how it stands on the baseline.
///
/// What was measured on Apple's SwiftUI (swiftui-web) is kept as it is (``SymbolTable``). Between measured sizes of a
/// font lengths are interpolated, beyond them they are in proportion; weights and scales that were not measured for a
/// symbol change it as they change a star.
struct SymbolMetrics {
  var size = CGSize.zero
  /// How far the lower edge lies below the baseline, in points.
  var descent = 0.0
  /// The height of the capital letters beside it, a whole number of pixels.
  var roundedCapHeight = 0.0
  /// False for a name that no symbol has.
  var isKnown = true

  /// The height of capitals per em, measured on Apple's (swiftui-web).
  private static let capHeight = 0.70458984375

  init(_ name: String, _ environment: EnvironmentValues.BuiltIn) {
    var font = environment.text.resolve(environment.text.attributes)
    if environment.platform == .macOS, let style = font.textStyle {
      font.size = style.macOSSize
      if style == .headline, font.weight == .semibold { font.weight = .bold }
    }
    let scale = environment.images.scale
    let pixel = 1 / Double(environment.displayScale)
    let capHeight = font.size * Self.capHeight
    roundedCapHeight = (capHeight / pixel).rounded() * pixel
    if let rows = SymbolTable.rows[name] {
      if let row = rows.first(where: { $0.isAt(font.size, font.weight, scale) }) {
        size = CGSize(width: row.width, height: row.height)
        descent = row.descent ?? Self.centred(row.height, capHeight, pixel)
        return
      }
      let factor = scale.factor
      let weight = SymbolTable.factors(of: font.weight)
      let regular = SymbolTable.regular(rows)
      let width = SymbolTable.interpolate(regular.map { ($0.size, $0.width) }, at: font.size)
      let height = SymbolTable.interpolate(regular.map { ($0.size, $0.height) }, at: font.size)
      set(width * weight.width * factor, height * weight.height * factor, capHeight, pixel)
      let descents = regular.compactMap { row in row.descent.map { (row.size, $0) } }
      if scale == .medium, descents.count > 1 {
        descent = Self.round(SymbolTable.interpolate(descents, at: font.size), pixel)
      }
      return
    }
    guard let ems = environment.images.catalog.symbols[name] ?? environment.images.catalog.symbolFallback
    else {
      isKnown = false
      return
    }
    let own = ems.inFont(of: font.size * scale.factor)
    set(Double(own.width), Double(own.height), capHeight, pixel)
  }

  private mutating func set(_ width: Double, _ height: Double, _ capHeight: Double, _ pixel: Double) {
    size = CGSize(width: Self.round(width, pixel), height: Self.round(height, pixel))
    descent = Self.centred(Double(size.height), capHeight, pixel)
  }

  /// Symbols are drawn around the middle of the capital letters.
  private static func centred(_ height: Double, _ capHeight: Double, _ pixel: Double) -> Double {
    ((height - capHeight) / 2 / pixel).rounded(.down) * pixel
  }

  private static func round(_ length: Double, _ pixel: Double) -> Double {
    (length / pixel).rounded() * pixel
  }
}

extension Image.Scale {
  /// Measured with a star of 13 points: 13.5 and 21.5 of 16.5.
  var factor: Double {
    switch self {
    case .small: 0.81
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension TypeMetrics.TextStyle {
  /// The size of the style's font on macOS, in points (measured on Apple's SwiftUI, swiftui-web).
  var macOSSize: Double {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }
}
