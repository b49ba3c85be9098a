/// The source of text measures: how wide and tall a text is in a font.
///
/// It is a value for the environment. `inter`, the default, computes widths from the font Inter, the nearest
/// open relative of the system font, and heights from numbers measured on iOS. `table(_:heights:)` gives
/// certain strings certain widths, for tests that want round numbers:
///
///     let measurer = TextMeasurer.table(["Inbox": 40, "Sent": 32, "Archive": 56])
///     measurer.idealSize(of: "Inbox", font: FontDescription(.body), pixel: 0.5).width  // 40
public struct TextMeasurer: Sendable {
  let storage: TableStorage?

  /// The measures of Inter.
  public static let inter = TextMeasurer(storage: nil)

  /// Measures in which certain strings have certain widths, in every font.
  ///
  /// - Parameters:
  ///   - widths: The widths of whole strings in points, taken as they are. Any other string is as wide as
  ///     in Inter, except for the words that are named here.
  ///   - heights: The heights of a line of certain strings in points.
  public static func table(_ widths: [String: Double], heights: [String: Double] = [:]) -> TextMeasurer {
    TextMeasurer(general: FontTable(widths: widths, heights: heights))
  }

  /// Creates measures from tables.
  ///
  /// - Parameters:
  ///   - general: The table of every font that has none of its own.
  ///   - fonts: The tables of certain fonts.
  public init(general: FontTable? = nil, fonts: [FontKey: FontTable] = [:]) {
    storage = general == nil && fonts.isEmpty ? nil : TableStorage(general: general, fonts: fonts)
  }

  /// The font of texts that ask for none, or nil for the body style.
  public var defaultFont: FontDescription? { storage?.defaultFont }

  init(storage: TableStorage?) {
    self.storage = storage
  }

  /// The vertical measures of a font.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - pixel: The size of a pixel in points.
  public func lineMetrics(for font: FontDescription, pixel: Double = 0.5) -> LineMetrics {
    guard let storage, let table = storage.table(for: font) else {
      return LineMetrics(font: font, pixel: pixel)
    }
    return table.lineMetrics(font: font, pixel: pixel)
  }

  /// The size of a text that is offered any amount of room: one line a paragraph.
  ///
  /// The width is rounded up to a pixel. An empty text is one line high and has no width, as an empty line
  /// of a longer text is.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks in it start new paragraphs.
  ///   - font: The font.
  ///   - pixel: The size of a pixel in points.
  /// - Complexity: Linear in the length of the text. A text of printable ASCII in a font without a table is
  ///   measured without allocating.
  public func idealSize(of text: String, font: FontDescription, pixel: Double = 0.5) -> TextExtent {
    guard storage == nil, font.isPlain else { return idealSizeByTable(of: text, font: font, pixel: pixel) }
    let face = InterFace.nearest(font.weight)
    guard let units = face.asciiUnits(text) else {
      return idealSizeBeyondASCII(of: text, font: font, pixel: pixel)
    }
    return Self.line(units: units, of: face, size: font.effectiveSize, pixel: pixel)
  }

  /// The extent of one line of Inter without leading.
  @inline(__always)
  private static func line(units: Int, of face: InterFace, size: Double, pixel: Double) -> TextExtent {
    let width = Double(units) * size * face.emsPerUnit
    let height = LineMetrics.unroundedHeight(size: size)
    guard pixel > 0, pixel.isFinite else { return TextExtent(width: width, height: height, lineCount: 1) }
    let scale = 1 / pixel
    return TextExtent(
      width: Pixels.up(width, scale: scale), height: Pixels.up(height, scale: scale), lineCount: 1)
  }

  // The longer ways are kept out of the short one, which would otherwise pay for their room on the stack.
  @inline(never)
  private func idealSizeBeyondASCII(of text: String, font: FontDescription, pixel: Double) -> TextExtent {
    let face = InterFace.nearest(font.weight)
    guard let units = face.simpleUnits(text) else {
      return idealSizeByShaping(of: text, font: font, pixel: pixel)
    }
    return Self.line(units: units, of: face, size: font.effectiveSize, pixel: pixel)
  }

  @inline(never)
  private func idealSizeByTable(of text: String, font: FontDescription, pixel: Double) -> TextExtent {
    guard var width = storage?.width(of: text, in: font) else {
      return idealSizeByShaping(of: text, font: font, pixel: pixel)
    }
    if font.tracking != 0 { width = Pixels.up(max(width + font.trackingWidth(text.count), 0), pixel: pixel) }
    let height = metrics(of: text, font: font, pixel: pixel).height
    return TextExtent(width: width, height: height, lineCount: 1)
  }

  @inline(never)
  private func idealSizeByShaping(of text: String, font: FontDescription, pixel: Double) -> TextExtent {
    let shaped = ShapedText(text, font: font, table: storage?.table(for: font))
    let width = Pixels.up(shaped.widestParagraph, pixel: pixel)
    let count = shaped.paragraphs.count
    let height = metrics(of: text, font: font, pixel: pixel).height(lines: count)
    return TextExtent(width: width, height: height, lineCount: count)
  }

  /// The vertical measures of a text, which a table may give by its string.
  func metrics(of text: String, font: FontDescription, pixel: Double) -> LineMetrics {
    let metrics = lineMetrics(for: font, pixel: pixel)
    guard let storage, let height = storage.height(of: text, in: font) else { return metrics }
    return metrics.withHeight(height)
  }
}

extension TextMeasurer: Equatable {
  /// Tells whether two measurers give the same measures.
  public static func == (a: TextMeasurer, b: TextMeasurer) -> Bool {
    guard a.storage !== b.storage else { return true }
    guard let first = a.storage, let second = b.storage else { return false }
    return first.general == second.general && first.fonts == second.fonts
      && first.defaultFont == second.defaultFont
  }
}

extension FontTable {
  /// The vertical measures that the table gives a font.
  func lineMetrics(font: FontDescription, pixel: Double) -> LineMetrics {
    if var metrics {
      metrics.raise(by: font.baselineOffset)
      return metrics
    }
    var font = font
    font.size = size ?? font.size
    return LineMetrics(font: font, pixel: pixel)
  }
}

extension LineMetrics {
  /// The height of one line of the system font before rounding.
  @inline(__always)
  static func unroundedHeight(size: Double) -> Double {
    size * 0.952_148_437_5 + size * 0.241_210_937_5
  }

  /// The same measures for a line of a given height, the baseline at the same share of it.
  func withHeight(_ given: Double) -> LineMetrics {
    var result = self
    let share = height > 0 ? baseline / height : 1
    result.baseline = Pixels.nearest(given * share, pixel: pixel)
    result.unroundedHeight = given
    result.height = given
    result.pitch = given
    return result
  }
}
