/// A text set in lines.
public struct TextLayout: Hashable, Sendable {
  /// One line as it is drawn.
  public struct Line: Hashable, Sendable {
    /// What is drawn, without the spaces that hang over the end of a wrapped line, and with "…" where
    /// something was cut.
    public var text: String
    /// The width of what is drawn, in points, not rounded.
    public var width: Double
    /// The distance from the top of the text to the line's baseline, in points.
    public var baseline: Double
  }

  /// The width that the text reports, in points, rounded up to a pixel.
  public var width: Double
  /// The height that the text reports, in points, rounded up to a pixel.
  public var height: Double
  /// The lines from top to bottom, at least one.
  public var lines: [Line]
  /// Whether something was cut.
  public var isTruncated: Bool
  /// What the font's size was multiplied by, 1 unless a minimum scale factor allowed less.
  public var scale: Double

  /// The distance from the top to the first baseline.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last baseline.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
  /// The size, with the number of lines.
  public var extent: TextExtent { TextExtent(width: width, height: height, lineCount: lines.count) }
}
