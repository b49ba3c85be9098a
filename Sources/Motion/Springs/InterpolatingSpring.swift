import Foundation

/// A spring as a pure function of time, whose effects add up when it is retargeted.
///
/// Overdamped parameters count as critically damped (engine facts 3.2).
@frozen @usableFromInline struct InterpolatingSpring: Hashable, Sendable {
  @usableFromInline let mass: Double
  @usableFromInline let stiffness: Double
  @usableFromInline let damping: Double
  /// In intervals a second, up to a million.
  @usableFromInline let initialVelocity: Double
  /// The seconds until the spring stays within a thousandth of its target; infinite without damping.
  @usableFromInline let duration: Double

  @usableFromInline init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    self.mass = spring.mass
    self.stiffness = spring.stiffness
    self.damping = spring.damping
    self.initialVelocity = initialVelocity.orWhenNotFinite(0).clamped(-1e6, 1e6)
    let settling = spring.settlingDuration(target: 1, initialVelocity: self.initialVelocity, epsilon: 0.001)
    // A spring that oscillates is given at least a second (engine facts 3.2).
    duration = spring.dampingRatio < 1 ? max(settling, 1) : settling
  }

  var frequency: Double { (stiffness / mass).squareRoot() }

  private func motion(at time: Double) -> SpringPropagator {
    let frequency = frequency
    let ratio = min(damping / (2 * mass * frequency), 1)
    return SpringPropagator(frequency: frequency, ratio: ratio, time: time)
  }

  /// The part of the interval that is covered after `time` seconds.
  func progress(at time: Double) -> Double { 1 - motion(at: time).remainder(1, -initialVelocity) }

  /// The derivative of the progress after `time` seconds.
  func speed(at time: Double) -> Double { -motion(at: time).velocity(1, -initialVelocity) }
}
