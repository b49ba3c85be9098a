public import Foundation

extension Animation {
  /// The duration, in seconds, of a curve that is given none.
  static let defaultCurveDuration = 0.35

  private static func curve(_ curve: UnitCurve, _ duration: Double) -> Animation {
    Animation(.curve(curve, duration: max(duration.orWhenNotFinite(defaultCurveDuration), 0)))
  }

  /// An animation of constant velocity, of 0.35 s.
  public static var linear: Animation { curve(.linear, defaultCurveDuration) }

  /// An animation of constant velocity.
  ///
  /// - Parameter duration: In seconds. Without a positive duration the animation ends as it begins, here and below.
  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }

  /// An animation that starts slowly, of 0.35 s.
  public static var easeIn: Animation { curve(.easeIn, defaultCurveDuration) }

  /// An animation that starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }

  /// An animation that ends slowly, of 0.35 s.
  public static var easeOut: Animation { curve(.easeOut, defaultCurveDuration) }

  /// An animation that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }

  /// An animation that starts and ends slowly, of 0.35 s.
  public static var easeInOut: Animation { curve(.easeInOut, defaultCurveDuration) }

  /// An animation that starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

  /// Creates an animation from the control points of a cubic Bézier curve, which may overshoot.
  ///
  /// x coordinates are moved into 0...1; a coordinate that is not a finite number is taken from the straight line.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(.bezier(p1x, p1y, p2x, p2y), duration)
  }

  /// Creates an animation from a unit curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    self.curve(curve, duration)
  }
}
