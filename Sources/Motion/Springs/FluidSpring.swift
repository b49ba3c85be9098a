/// The parameters of a spring that keeps position and velocity when its target moves.
///
/// A response or a blend duration that is not finite is its default; a damping fraction is
/// between 0 and 10,000.
@frozen @usableFromInline struct FluidSpring: Hashable, Sendable {
  /// The period of the undamped spring in seconds.
  @usableFromInline let response: Double
  /// The damping as a fraction of critical damping.
  @usableFromInline let dampingFraction: Double
  /// The seconds over which a changed response takes effect when a running spring is retargeted.
  @usableFromInline let blendDuration: Double
  /// The natural frequency in radians a second.
  @usableFromInline let frequency: Double

  @usableFromInline init(response: Double, dampingFraction: Double, blendDuration: Double) {
    self.response = response.orWhenNotFinite(0.5)
    self.dampingFraction = dampingFraction.orWhenNotFinite(1).clamped(0, 10_000)
    self.blendDuration = max(blendDuration.orWhenNotFinite(0), 0)
    frequency = Self.frequency(response: self.response)
  }

  /// What `Animation.default` is on iOS 17 and later: critically damped, response 0.5 s.
  @usableFromInline static let standard = FluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0)

  /// The natural frequency for a response: stiffness (2π / response)² up to 45,000, and 1 without a response.
  ///
  /// Both limits are those of Apple's spring as OpenSwiftUI reads it.
  @usableFromInline static func frequency(response: Double) -> Double {
    response > 0 ? min(2 * .pi / response, 45_000.0.squareRoot()) : 1
  }

  /// The seconds until the spring counts as complete: the response, or the period it has without one.
  @inlinable var logicalDuration: Double { response > 0 ? response : 2 * .pi / frequency }

  /// The last sixtieth of a second at which a spring over one interval is not at rest, by the rule that ends it.
  ///
  /// A spring without damping never is; the search stops after a minute and answers infinity.
  ///
  /// All components of a value move alike, so the length of the interval is all that counts.
  func activeDuration(length: Double) -> Double {
    for frame in 1...3600 {
      let time = Double(frame) / 60
      let motion = SpringPropagator(frequency: frequency, ratio: dampingFraction, time: time)
      let rest = SpringRest(
        remainder: motion.a * length, velocity: motion.c * length, frequency: frequency,
        ratio: dampingFraction)
      if rest.isReached(in: length) { return Double(frame - 1) / 60 }
    }
    return .infinity
  }
}

/// The rule that ends a spring, applied to its state at one frame.
@frozen @usableFromInline struct SpringRest<Value: VectorArithmetic> {
  @usableFromInline let remainder: Value
  @usableFromInline let velocity: Value
  @usableFromInline let acceleration: Value

  @inlinable init(remainder: Value, velocity: Value, frequency: Double, ratio: Double) {
    self.remainder = remainder
    self.velocity = velocity
    // The sign does not matter to a magnitude.
    acceleration =
      remainder.scaled(by: frequency * frequency) + velocity.scaled(by: 2 * ratio * frequency)
  }

  /// Whether max(velocity², acceleration²) ≤ 0.0036 and the remainder is at most 1 % of the interval.
  ///
  /// The first limit is in the value's own units, so that a longer way takes longer to settle (engine facts 3.2).
  @inlinable @inline(__always) func isReached(in interval: Value) -> Bool {
    guard velocity.magnitudeSquared <= 0.0036, acceleration.magnitudeSquared <= 0.0036 else { return false }
    let whole = interval.magnitudeSquared
    return whole == 0 || remainder.magnitudeSquared <= whole * 1e-4
  }
}
