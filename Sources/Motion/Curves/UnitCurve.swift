import Foundation

/// A function that maps a progress from 0 to 1 to another one, with both ends fixed.
///
/// Values and velocities are those of the tables that OpenSwiftUI's compatibility tests hold against SwiftUI.
@frozen public struct UnitCurve: Hashable, Sendable {
  @frozen @usableFromInline enum Kind: Hashable, Sendable {
    case linear
    case bezier(BezierCurve)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of the former.
    case circularEaseOutIn
  }

  @usableFromInline let kind: Kind

  @usableFromInline init(_ kind: Kind) {
    self.kind = kind
  }

  /// The curve of constant velocity.
  public static var linear: UnitCurve { UnitCurve(.linear) }

  /// A curve that starts slowly: control points (0.42, 0) and (1, 1).
  public static var easeIn: UnitCurve { .bezier(0.42, 0, 1, 1) }

  /// A curve that ends slowly: control points (0, 0) and (0.58, 1).
  public static var easeOut: UnitCurve { .bezier(0, 0, 0.58, 1) }

  /// A curve that starts and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static var easeInOut: UnitCurve { .bezier(0.42, 0, 0.58, 1) }

  /// A curve that starts slowly, on a quarter of a circle.
  public static var circularEaseIn: UnitCurve { UnitCurve(.circularEaseIn) }

  /// A curve that ends slowly, on a quarter of a circle.
  public static var circularEaseOut: UnitCurve { UnitCurve(.circularEaseOut) }

  /// A curve that starts and ends slowly, on two quarters of a circle.
  public static var circularEaseInOut: UnitCurve { UnitCurve(.circularEaseInOut) }

  /// Creates a cubic Bézier curve with the control points (x1, y1) and (x2, y2).
  ///
  /// A coordinate that is not a finite number is taken from the straight line: 0 for the first point, 1 for the second.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(BezierCurve(x1, y1, x2, y2)))
  }

  /// Returns the output of the curve at a progress from 0 to 1.
  ///
  /// A progress outside that range gives the nearer end, except on the linear curve, which goes on. Control points
  /// are moved into the unit square first, so a unit curve never overshoots (an animation with the same control
  /// points does).
  public func value(at progress: Double) -> Double {
    switch kind {
    case .linear: progress
    case .bezier(let curve): curve.withoutOvershoot.value(at: progress)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn:
      circularValue(at: progress.clamped(0, 1))
    }
  }

  /// Returns the derivative of the curve at a progress from 0 to 1; infinite where the curve stands upright.
  ///
  /// Where a control point of a Bézier curve coincides with its end, the velocity there is 1 at the start and 0 at the
  /// end (measured on Apple's, cases 87 to 106 of the reference).
  public func velocity(at progress: Double) -> Double {
    switch kind {
    case .linear: 1
    case .bezier(let curve):
      if let slope = curve.slope(at: progress) {
        slope
      } else {
        progress < 0.5 ? 1 : 0
      }
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn:
      circularVelocity(at: progress.clamped(0, 1))
    }
  }

  /// The curve with its input and its output exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: .linear
    case .bezier(let curve): .bezier(curve.y1, curve.x1, curve.y2, curve.x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// The output in an animation: like ``value(at:)``, but a Bézier curve may overshoot.
  @usableFromInline func animatedValue(at progress: Double) -> Double {
    guard case .bezier(let curve) = kind else { return value(at: progress) }
    return curve.value(at: progress)
  }

  /// The derivative of ``animatedValue(at:)``, always finite: zero where the curve stands upright.
  @usableFromInline func animatedSpeed(at progress: Double) -> Double {
    guard case .bezier(let curve) = kind else {
      let velocity = velocity(at: progress)
      return velocity.isFinite ? velocity : 0
    }
    return curve.speed(at: progress)
  }

  private func circularValue(at p: Double) -> Double {
    switch kind {
    case .circularEaseIn: 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      p < 0.5 ? (1 - (1 - 4 * p * p).squareRoot()) / 2 : (((8 - 4 * p) * p - 3).squareRoot() + 1) / 2
    default: p < 0.5 ? (p - p * p).squareRoot() : 1 - (p - p * p).squareRoot()
    }
  }

  private func circularVelocity(at p: Double) -> Double {
    switch kind {
    case .circularEaseIn: p / (1 - p * p).squareRoot()
    case .circularEaseOut: (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      p < 0.5 ? 2 * p / (1 - 4 * p * p).squareRoot() : 2 * (1 - p) / ((8 - 4 * p) * p - 3).squareRoot()
    default: (p < 0.5 ? 0.5 - p : p - 0.5) / (p - p * p).squareRoot()
    }
  }
}
