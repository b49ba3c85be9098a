/// How the ends of a line look.
public enum CGLineCap: Hashable, Sendable {
  /// Cut at the end point.
  case butt
  /// With a half circle around the end point.
  case round
  /// With half a square around the end point.
  case square
}

/// How the corners of a line look.
public enum CGLineJoin: Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// How an outline is drawn; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How its corners look.
  public var lineJoin: CGLineJoin
  /// From which length of a corner on it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; none for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style of outlines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
