public import Foundation

extension Animation {
  private static func fluid(_ spring: Spring, _ blendDuration: Double) -> Animation {
    fluid(spring.response, spring.dampingRatio, blendDuration)
  }

  private static func fluid(_ response: Double, _ dampingFraction: Double, _ blend: Double) -> Animation {
    Animation(
      .fluid(FluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blend)))
  }

  /// A spring without bounce, of 0.5 s, that keeps its velocity when the target moves.
  public static var spring: Animation { .spring() }

  /// A spring that keeps its velocity when the target moves.
  ///
  /// A duration that is not positive gives a stiffness of 1 (engine facts 3.2); a bounce is moved into -0.9999...1. With a
  /// bounce of 1 the animation never ends.
  ///
  /// - Parameters:
  ///   - duration: The pace in seconds: the period without damping.
  ///   - bounce: 0 for none, up to 1; negative for an overdamped spring.
  ///   - blendDuration: The seconds over which a running spring takes on this one's duration.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    fluid(duration, Spring.dampingRatio(bounce: bounce), blendDuration)
  }

  /// A spring that keeps its velocity when the target moves, by response in seconds and damping fraction.
  ///
  /// A response that is not positive gives a stiffness of 1, and the stiffness is at most 45,000 (engine facts 3.2). With
  /// a damping fraction of 0 or less, which counts as 0, the animation never ends.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluid(response, dampingFraction.orWhenNotFinite(0.825), blendDuration)
  }

  /// A spring that keeps its velocity when the target moves.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    fluid(spring, blendDuration)
  }

  /// A spring without bounce, of 0.5 s.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce, unless more is asked for.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce of 0.15, of 0.5 s.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce of 0.15, to which more can be added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3, of 0.5 s.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a bounce of 0.3, to which more can be added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A quick spring for values under a finger: 0.15 s, bounce 0.15, blended over 0.25 s.
  public static var interactiveSpring: Animation { .interactiveSpring(duration: 0.15) }

  /// A quick spring for values under a finger, by response in seconds and damping fraction.
  ///
  /// A call without arguments means this one: code that is older than the other overload counts on 0.86.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(
      response.orWhenNotFinite(0.15), dampingFraction.orWhenNotFinite(0.86),
      blendDuration.orWhenNotFinite(0.25))
  }

  /// A quick spring for values under a finger, with a bounce of 0.15 to which more can be added.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(
      duration.orWhenNotFinite(0.15), Spring.dampingRatio(bounce: 0.15 + extraBounce.orWhenNotFinite(0)),
      blendDuration.orWhenNotFinite(0.25))
  }

  /// A spring of 0.5 s without bounce, whose effects add up when the target moves.
  public static var interpolatingSpring: Animation { .interpolatingSpring() }

  /// A spring whose effects add up when the target moves, from physical parameters.
  ///
  /// A mass or a stiffness that is not positive counts as 1, a negative damping as 0, and overdamping as critical damping.
  /// Without damping the animation never ends.
  ///
  /// - Parameter initialVelocity: In intervals a second, at most a million either way.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .interpolating(
        InterpolatingSpring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
  }

  /// A spring whose effects add up when the target moves, by duration in seconds and bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose effects add up when the target moves.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}
