/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
/// The x coordinates of the control points are moved into 0...1, where the curve is a function; the y coordinates
/// are kept, up to a million, so that a curve may overshoot. Control coordinates that are not finite are those of a straight line.
@frozen @usableFromInline struct BezierCurve: Hashable, Sendable {
  @usableFromInline let x1: Double
  @usableFromInline let y1: Double
  @usableFromInline let x2: Double
  @usableFromInline let y2: Double

  @usableFromInline init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.orWhenNotFinite(0).clamped(0, 1)
    self.y1 = y1.orWhenNotFinite(0).clamped(-1e6, 1e6)
    self.x2 = x2.orWhenNotFinite(1).clamped(0, 1)
    self.y2 = y2.orWhenNotFinite(1).clamped(-1e6, 1e6)
  }

  /// The curve with its y coordinates moved into 0...1, which never overshoots.
  var withoutOvershoot: BezierCurve { BezierCurve(x1, y1.clamped(0, 1), x2, y2.clamped(0, 1)) }

  /// The y coordinate at `x`, which is moved into 0...1.
  @usableFromInline func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.coordinate(y1, y2, parameter(at: x))
  }

  /// The slope dy/dx at `x`, or nil where the curve has no direction or stands upright.
  @usableFromInline func slope(at x: Double) -> Double? {
    let parameter = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
    let dx = Self.derivative(x1, x2, parameter)
    let dy = Self.derivative(y1, y2, parameter)
    return abs(dx) > 1e-9 ? dy / dx : nil
  }

  /// The slope at `x` as a limit where a control point coincides with its end; zero where the curve is upright.
  @usableFromInline func speed(at x: Double) -> Double {
    if let slope = slope(at: x) { return slope }
    if x <= 0 { return y1 == 0 && x2 > 0 ? y2 / x2 : 0 }
    if x >= 1 { return y2 == 1 && x1 < 1 ? (1 - y1) / (1 - x1) : 0 }
    return 0
  }

  /// The parameter at which the curve passes `x`, for `x` inside 0...1.
  private func parameter(at x: Double) -> Double {
    let tolerance = 1e-12
    var parameter = x
    for _ in 0..<8 {
      let error = Self.coordinate(x1, x2, parameter) - x
      if abs(error) < tolerance { return parameter }
      let slope = Self.derivative(x1, x2, parameter)
      // Newton's step is unreliable on a flat piece; bisection below always ends.
      guard abs(slope) > 1e-6 else { break }
      parameter -= error / slope
    }
    var lower = 0.0
    var upper = 1.0
    for _ in 0..<60 {
      parameter = (lower + upper) / 2
      let error = Self.coordinate(x1, x2, parameter) - x
      if abs(error) < tolerance { return parameter }
      if error < 0 { lower = parameter } else { upper = parameter }
    }
    return parameter
  }

  private static func coordinate(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return ((1 - c - b) * t + b) * t * t + c * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return (3 * (1 - c - b) * t + 2 * b) * t + c
  }
}
