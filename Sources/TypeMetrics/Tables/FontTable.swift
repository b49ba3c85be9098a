/// Measures of one font that are given instead of computed.
public struct FontTable: Equatable, Sendable {
  /// The widths of whole strings in points, taken as they are.
  ///
  /// In a longer text they also give the width of the words they name, unless there are advances.
  public var widths: [String: Double]
  /// The heights of a line of certain strings in points.
  public var heights: [String: Double]
  /// The advances of single characters in points, for texts that have no width of their own here.
  public var advances: [Character: Double]
  /// The vertical measures, or nil for those of the system font.
  public var metrics: LineMetrics?
  /// The size in points that stands in for the asked font's, or nil for the asked one.
  public var size: Double?

  /// Creates a table.
  public init(
    widths: [String: Double] = [:],
    heights: [String: Double] = [:],
    advances: [Character: Double] = [:],
    metrics: LineMetrics? = nil,
    size: Double? = nil
  ) {
    self.widths = widths.filter { $0.value >= 0 && $0.value.isFinite }
    self.heights = heights.filter { $0.value >= 0 && $0.value.isFinite }
    self.advances = advances.filter { $0.value >= 0 && $0.value.isFinite }
    self.metrics = metrics
    self.size = size
  }
}

/// Which fonts a table is for.
public enum FontKey: Hashable, Sendable {
  /// The font of a text style, at a weight.
  case style(TextStyle, FontWeight)
  /// A system font of a size in points, at a weight.
  case size(Double, FontWeight)
  /// A font of another design than the default one, of a size in points, at a weight.
  case design(FontDesign, Double, FontWeight)

  /// The key of a font.
  ///
  /// A text style is known by its name at its default size only.
  public init(_ font: FontDescription) {
    if font.design != .default {
      self = .design(font.design, font.size, font.weight)
    } else if let style = font.textStyle, style.size == font.size {
      self = .style(style, font.weight)
    } else {
      self = .size(font.size, font.weight)
    }
  }
}

/// The tables of a measurer, shared between its copies.
final class TableStorage: Sendable {
  /// The table of every font without one of its own.
  let general: FontTable?
  /// The tables of certain fonts.
  let fonts: [FontKey: FontTable]
  /// The font of texts that ask for none, or nil for the body style.
  let defaultFont: FontDescription?

  init(general: FontTable?, fonts: [FontKey: FontTable], defaultFont: FontDescription? = nil) {
    self.general = general
    self.fonts = fonts
    self.defaultFont = defaultFont
  }

  /// The given width of a whole string, without copying a table.
  func width(of text: String, in font: FontDescription) -> Double? {
    guard !fonts.isEmpty, let index = fonts.index(forKey: FontKey(font)) else {
      return general?.widths[text]
    }
    return fonts.values[index].widths[text]
  }

  /// The given height of a string's line.
  func height(of text: String, in font: FontDescription) -> Double? {
    guard !fonts.isEmpty, let index = fonts.index(forKey: FontKey(font)) else {
      return general.flatMap { $0.heights.isEmpty ? nil : $0.heights[text] }
    }
    return fonts.values[index].heights[text]
  }

  /// The table of a font.
  func table(for font: FontDescription) -> FontTable? {
    fonts.isEmpty ? general : fonts[FontKey(font)] ?? general
  }
}
