public import Foundation

extension TextMeasurer {
  /// Why a file of measured text was refused.
  public enum MeasuredTextError: Error, Equatable, CustomStringConvertible {
    /// The file does not have the platform; those that it has, in order.
    case noPlatform(String, available: [String])
    /// A font's name is neither a text style nor a size.
    case badFontName(String)

    /// The error in words.
    public var description: String {
      switch self {
      case .noPlatform(let name, let available):
        "no platform “\(name)” in the measured text; it has \(available.joined(separator: ", "))"
      case .badFontName(let name):
        "“\(name)” is not a font name: a text style, or “size” and a number"
      }
    }
  }

  /// Creates measures from a file of measured text.
  ///
  /// The file is an object of platforms. A platform has `fonts` (vertical measures by font name, such as
  /// `body` or `size13`), `singleLineWidths` (widths by string, by font name and weight, such as
  /// `size13/400`, and design, such as `size20/400/serif`) and may have `advances` (by character, named
  /// likewise), `inferredWidths` (like `singleLineWidths`, for parts of texts that nobody recorded alone) and
  /// `defaultFont` (the name of the font of texts that ask for none). Lengths are in points.
  ///
  /// - Parameters:
  ///   - json: The file.
  ///   - platform: The name of the platform to take.
  public init(measuredText json: Data, platform: String) throws {
    let platforms = try JSONDecoder().decode([String: MeasuredPlatform].self, from: json)
    guard let measured = platforms[platform] else {
      throw MeasuredTextError.noPlatform(platform, available: platforms.keys.sorted())
    }
    storage = TableStorage(
      general: nil, fonts: try measured.tables(), defaultFont: try measured.defaultFont.map(FontName.font))
  }
}

/// A platform of a file of measured text.
private struct MeasuredPlatform: Decodable {
  struct Font: Decodable {
    var capHeight: Double?
    var lineHeight: Double
    var linePitch: Double?
    var spacingAbove: Double?
    var spacingBelow: Double?
    var textToText: Double?
    var unroundedLineHeight: Double?
    var baseline: Double?
  }

  var fonts: [String: Font]
  var defaultFont: String?
  var singleLineWidths: [String: [String: Double]]?
  var inferredWidths: [String: [String: Double]]?
  var advances: [String: [String: Double]]?

  /// The tables of all fonts that the file measures or has widths of.
  func tables() throws -> [FontKey: FontTable] {
    var tables: [FontKey: FontTable] = [:]
    for (name, font) in fonts {
      let family = try FontName(name)
      // A weight without widths of its own still has the font's vertical measures.
      for weight in stride(from: 100, through: 900, by: 100) {
        let key = "\(name)/\(weight)"
        let characters = (advances?[key] ?? [:]).compactMap { text, advance in
          text.count == 1 ? text.first.map { ($0, advance) } : nil
        }
        tables[family.key(FontWeight(rawValue: weight))] = FontTable(
          widths: widths(key),
          advances: Dictionary(characters, uniquingKeysWith: { first, _ in first }),
          metrics: font.metrics(size: family.size),
          size: font.capHeight.map { ($0 / 0.704_589_843_75 * 2).rounded() / 2 })
        for design in FontDesign.allCases where design != .default {
          let widths = widths("\(key)/\(design.rawValue)")
          guard !widths.isEmpty else { continue }
          tables[.design(design, family.size, FontWeight(rawValue: weight))] = FontTable(
            widths: widths, metrics: font.metrics(size: family.size))
        }
      }
    }
    return tables
  }

  private func widths(_ key: String) -> [String: Double] {
    (inferredWidths?[key] ?? [:]).merging(singleLineWidths?[key] ?? [:]) { _, recorded in recorded }
  }
}

extension MeasuredPlatform.Font {
  /// The recorded measures, with those of the system font where one is missing.
  func metrics(size: Double) -> LineMetrics {
    let size = capHeight.map { $0 / 0.704_589_843_75 } ?? size
    var metrics = LineMetrics(font: FontDescription(size: size))
    // What a style adds to the height of the system font is half above and half below: so the recorded baselines of
    // styles on iOS, on the next pixel; fonts of a size have their own ascender's.
    let extra = max((unroundedLineHeight ?? lineHeight) - metrics.unroundedHeight, 0)
    let estimate = extra < 0.5 ? metrics.baseline : Pixels.up(metrics.ascender + extra / 2, pixel: 0.5)
    metrics.height = lineHeight
    metrics.unroundedHeight = unroundedLineHeight ?? lineHeight
    metrics.pitch = linePitch ?? metrics.unroundedHeight
    metrics.baseline = baseline ?? estimate
    metrics.spacingAbove = spacingAbove ?? metrics.spacingAbove
    metrics.spacingBelow = spacingBelow ?? metrics.spacingBelow
    metrics.spacingBetweenTexts = textToText ?? Pixels.up(metrics.pitch - metrics.unroundedHeight, pixel: 0.5)
    return metrics
  }
}

/// A font's name in a file of measured text, such as `body` or `size13`.
private struct FontName {
  var name: String
  var style: TextStyle?
  var size: Double

  init(_ text: String) throws {
    name = text
    style = TextStyle(rawValue: name)
    if let style {
      size = style.size
    } else if name.hasPrefix("size"), let number = Double(name.dropFirst(4)) {
      size = number
    } else {
      throw TextMeasurer.MeasuredTextError.badFontName(text)
    }
  }

  func key(_ weight: FontWeight) -> FontKey {
    style.map { .style($0, weight) } ?? .size(size, weight)
  }

  /// The font of a name with a weight, such as `size13/400`.
  static func font(_ text: String) throws -> FontDescription {
    let parts = text.split(separator: "/")
    let name = try FontName(String(parts.first ?? ""))
    let weight = parts.count > 1 ? Int(parts[1]).map(FontWeight.init(rawValue:)) : nil
    guard let style = name.style else { return FontDescription(size: name.size, weight: weight ?? .regular) }
    return FontDescription(style, weight: weight)
  }
}
