/// Lines one under the other, each with measures of its own.
///
/// For lines of one font it comes to `LineMetrics.height(lines:lineSpacing:)` and
/// `LineMetrics.baseline(ofLine:lineSpacing:)`.
struct LineStack {
  /// The points asked for between lines.
  let lineSpacing: Double
  /// The bottom of the last line in points, not rounded.
  private(set) var bottom = 0.0
  /// The baseline of each line in points, on a whole pixel.
  private(set) var baselines: [Double] = []
  /// The rounded height where there is one line.
  private var height = 0.0

  init(lineSpacing: Double) {
    self.lineSpacing = lineSpacing
  }

  /// Puts a line under the others.
  mutating func append(_ line: LineMetrics) {
    var top = 0.0
    if !baselines.isEmpty {
      top = bottom + line.pitch(lineSpacing: lineSpacing) - line.unroundedHeight
    }
    baselines.append(Pixels.nearest(top + line.baseline, pixel: line.pixel))
    bottom = top + line.unroundedHeight
    height = baselines.count == 1 ? line.height : Pixels.up(bottom, pixel: line.pixel)
  }

  /// The height of the text, in which further lines of given measures may be reserved.
  func height(reserving count: Int, _ line: LineMetrics) -> Double {
    guard count > baselines.count else { return height }
    let further = Double(count - baselines.count) * line.pitch(lineSpacing: lineSpacing)
    return Pixels.up(bottom + further, pixel: line.pixel)
  }
}
