public import Foundation

/// A representation of a spring's motion.
///
/// A spring can be described by what it looks like (duration and bounce), by response and damping ratio, by its
/// physics (mass, stiffness, damping) or by the time in which it settles; each description gives the others.
///
/// Parameters that make no spring are replaced: a number that is not finite by the parameter's default (for the
/// stiffness and the mass 1, for the damping critical damping), a mass or stiffness that is not positive by 1, a
/// response that is not positive by 2π seconds (stiffness 1, as in an animation), a negative damping by 0, a damping
/// ratio over 10,000 by that, a bounce outside -0.9999...1 by the nearer end (-1 would be infinite damping).
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double

  /// The natural frequency in radians a second.
  let frequency: Double

  /// The damping as a fraction of critical damping: below 1 the spring overshoots.
  public let dampingRatio: Double

  /// Creates a spring from its natural frequency, kept within 1e-9...1e9 so that no square leaves the numbers.
  init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency.clamped(1e-9, 1e9)
    self.dampingRatio = dampingRatio.orWhenNotFinite(1).clamped(0, 10_000)
    self.mass = mass
  }

  /// Creates a spring with the given perceptual duration, in seconds, and bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace of the spring: the period it would have without damping.
  ///   - bounce: 0 for none, up to 1 for an undamped oscillation, negative for an overdamped spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring with the given response, in seconds, and damping ratio.
  public init(response: Double, dampingRatio: Double) {
    let response = response.orWhenNotFinite(0.5)
    self.init(frequency: response > 0 ? 2 * .pi / response : 1, dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physical parameters.
  ///
  /// - Parameter allowOverDamping: Whether more than critical damping is kept; otherwise it is made critical.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 1
    let ratio = (damping / (2 * (mass.squareRoot() * stiffness.squareRoot()))).orWhenNotFinite(1)
    self.init(
      frequency: stiffness.squareRoot() / mass.squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring that settles in about the given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The seconds until the spring stays near its target, between 0.01 and 10.
  ///   - dampingRatio: The damping ratio, above 0 and at most 1.
  ///   - epsilon: How near: the distance from a target of 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = settlingDuration.orWhenNotFinite(0.5).clamped(0.01, 10)
    let ratio = dampingRatio.orWhenNotFinite(1).clamped(.ulpOfOne, 1)
    let epsilon = epsilon.isFinite && epsilon > 0 ? min(epsilon, 0.5) : 0.001
    if ratio < 1 {
      // The envelope of the oscillation, (1 + ζ/√(1-ζ²)) exp(-ζωt), meets epsilon at the duration.
      let height = 1 + ratio / (1 - ratio * ratio).squareRoot()
      self.init(frequency: log(height / epsilon) / (ratio * duration), dampingRatio: ratio)
    } else {
      // (1 + x) exp(-x) = epsilon: the iteration x = ln((1 + x) / epsilon) contracts by 1 / (1 + x).
      var phase = 10.0
      for _ in 0..<60 { phase = log((1 + phase) / epsilon) }
      self.init(frequency: phase / duration, dampingRatio: 1)
    }
  }

  /// The stiffness: the force at a distance of 1.
  public var stiffness: Double { frequency * frequency * mass }

  /// The damping: the drag at a velocity of 1.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The period, in seconds, that the spring would have without damping.
  public var response: Double { 2 * .pi / frequency }

  /// The perceptual duration in seconds: the response.
  public var duration: TimeInterval { response }

  /// How much the spring bounces: 1 minus the damping ratio, negative for an overdamped spring.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The seconds until the spring, moving from 0 to 1, stays within 0.001 of its target.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// The damping ratio of a bounce: 1 - b from 0 up, 1 / (1 + b) below.
  static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounce.orWhenNotFinite(0).clamped(-0.9999, 1)
    return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }
}

extension Spring {
  /// A spring without bounce, of 0.5 s.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, unless more is asked for.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce of 0.15, of 0.5 s.
  public static var snappy: Spring { snappy() }

  /// A spring with a small bounce of 0.15, to which more can be added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3, of 0.5 s.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce of 0.3, to which more can be added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
