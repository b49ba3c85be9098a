/// The vertical measures of a line of text, in points.
///
/// Per em the ascender is 0.952148, the descender 0.241211 and the cap height 0.704590: numbers measured on
/// Apple's SwiftUI for iOS (swiftui-web), not those of the font whose widths are used.
@frozen
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line.
  public var ascender: Double
  /// The distance from the baseline to the bottom of the line, a positive number.
  public var descender: Double
  /// The height of a capital letter above the baseline.
  public var capHeight: Double
  /// The height of a line before it is rounded to pixels.
  public var unroundedHeight: Double
  /// The height of a text of one line: its unrounded height, rounded up to a pixel.
  public var height: Double
  /// The distance from one baseline to the next within a text.
  public var pitch: Double
  /// The distance from the top of a text to its first baseline.
  public var baseline: Double
  /// The gap that the text wants between a plain view and itself below it.
  public var spacingAbove: Double
  /// The gap that the text wants between itself and a plain view below it.
  public var spacingBelow: Double
  /// The gap that the text wants between another text and itself below it.
  public var spacingBetweenTexts: Double
  /// The size of a pixel in points.
  public var pixel: Double

  /// The height of a capital letter of the system font for each point of its size.
  public static let capHeightPerPoint = 0.704_589_843_75

  /// Computes the measures of the system font.
  ///
  /// The gaps follow the closed form that fits every system font recorded by swiftui-web: with `L` the
  /// unrounded height and `d` a tenth of it rounded up to a pixel, a text asks for `d + descender` below a
  /// plain view and for `L + d - capHeight` above one.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - pixel: The size of a pixel in points, 0.5 on a display of scale 2.
  public init(font: FontDescription, pixel: Double = 0.5) {
    let size = font.effectiveSize
    ascender = size * 0.952_148_437_5
    descender = size * 0.241_210_937_5
    capHeight = size * 0.704_589_843_75
    unroundedHeight = ascender + descender
    height = Pixels.up(unroundedHeight, pixel: pixel)
    let leading = font.leading.isNaN ? 0 : min(max(font.leading, -0.5 * unroundedHeight), 100_000)
    pitch = unroundedHeight + leading
    baseline = Pixels.nearest(ascender, pixel: pixel)
    let gap = Pixels.up(0.1 * unroundedHeight, pixel: pixel)
    spacingAbove = gap + descender
    spacingBelow = unroundedHeight + gap - capHeight
    spacingBetweenTexts = Pixels.up(max(leading, 0), pixel: pixel)
    self.pixel = pixel
    raise(by: font.baselineOffset)
  }

  /// Makes room for glyphs that are raised above the baseline, or lowered under it.
  ///
  /// The amount is added to the line; the baseline stays where the line's other glyphs have theirs (measured on
  /// Apple's SwiftUI, swiftui-web).
  mutating func raise(by offset: Double) {
    guard offset != 0, !offset.isNaN else { return }
    let room = min(abs(offset), 100_000)
    unroundedHeight += room
    height = Pixels.up(height + room, pixel: pixel)
    pitch += room
    if offset > 0 { baseline = Pixels.nearest(baseline + room, pixel: pixel) }
  }

  /// The measures of a line in which texts of two fonts stand on one baseline.
  ///
  /// Where one of them reaches further both ways, these are its own (measured on Apple's SwiftUI, swiftui-web).
  func union(_ other: LineMetrics) -> LineMetrics {
    guard self != other else { return self }
    var result = unroundedHeight >= other.unroundedHeight ? self : other
    result.ascender = max(ascender, other.ascender)
    result.descender = max(descender, other.descender)
    result.baseline = max(baseline, other.baseline)
    result.unroundedHeight =
      result.baseline + max(unroundedHeight - baseline, other.unroundedHeight - other.baseline)
    result.height = result.baseline + max(height - baseline, other.height - other.baseline)
    result.pitch = result.unroundedHeight + max(pitch - unroundedHeight, other.pitch - other.unroundedHeight)
    result.spacingAbove = max(spacingAbove, other.spacingAbove)
    result.spacingBelow = max(spacingBelow, other.spacingBelow)
    result.spacingBetweenTexts = max(spacingBetweenTexts, other.spacingBetweenTexts)
    return result
  }

  /// The height of a text of a number of lines, rounded up to a pixel.
  ///
  /// - Parameters:
  ///   - count: How many lines; less than one counts as one.
  ///   - lineSpacing: The points asked for between lines, as by `View.lineSpacing(_:)`.
  public func height(lines count: Int, lineSpacing: Double = 0) -> Double {
    guard count > 1 else { return height }
    return Pixels.up(unroundedHeight + Double(count - 1) * pitch(lineSpacing: lineSpacing), pixel: pixel)
  }

  /// The distance from the top of a text to the baseline of one of its lines, on a whole pixel.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 0; a negative one counts as 0.
  ///   - lineSpacing: The points asked for between lines.
  public func baseline(ofLine line: Int, lineSpacing: Double = 0) -> Double {
    guard line > 0 else { return baseline }
    return Pixels.nearest(baseline + Double(line) * pitch(lineSpacing: lineSpacing), pixel: pixel)
  }

  /// The distance between baselines when spacing is asked for between lines.
  ///
  /// The spacing counts from the line's unrounded height, and the font's own pitch is the least (measured
  /// on Apple's SwiftUI, swiftui-web).
  public func pitch(lineSpacing: Double) -> Double {
    lineSpacing > 0 ? max(pitch, unroundedHeight + min(lineSpacing, 100_000)) : pitch
  }

  /// How many lines a height has room for, at least one.
  ///
  /// The first line takes its unrounded height and each further one a pitch: for a font without leading
  /// this is `max(1, floor(height / pitch))`, as measured on Apple's SwiftUI (swiftui-web).
  func lines(in proposedHeight: Double?, lineSpacing: Double) -> Int {
    guard let proposedHeight, proposedHeight < .infinity else { return .max }
    let pitch = pitch(lineSpacing: lineSpacing)
    guard pitch > 0 else { return .max }
    let further = ((proposedHeight - unroundedHeight) / pitch + Pixels.tolerance).rounded(.down)
    guard further > 0 else { return 1 }
    return further < 1e15 ? Int(further) + 1 : .max
  }

  /// The same measures for the font at another size, as a scale factor below one makes it.
  func scaled(by factor: Double) -> LineMetrics {
    guard factor != 1 else { return self }
    var result = self
    result.ascender *= factor
    result.descender *= factor
    result.capHeight *= factor
    result.unroundedHeight *= factor
    result.height = Pixels.up(result.unroundedHeight, pixel: pixel)
    result.pitch *= factor
    result.baseline = Pixels.nearest(baseline * factor, pixel: pixel)
    return result
  }
}
