public import Foundation

extension Spring {
  private func motion(_ time: Double) -> SpringPropagator {
    SpringPropagator(frequency: frequency, ratio: dampingRatio, time: time > 0 ? min(time, 1e12) : 0)
  }

  /// Returns the value of the spring at a time, on its way from zero to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target - motion(time).remainder(target, .zero - initialVelocity)
  }

  /// Returns the velocity of the spring at a time, on its way from zero to `target`, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    .zero - motion(time).velocity(target, .zero - initialVelocity)
  }

  /// Moves a value and its velocity on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let motion = motion(deltaTime)
    let remainder = target - value
    let drift = .zero - velocity
    value = target - motion.remainder(remainder, drift)
    velocity = .zero - motion.velocity(remainder, drift)
  }

  /// Returns the force on the spring's end: towards the target, less the drag.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the seconds until the spring stays within `epsilon` of its target.
  ///
  /// For an oscillating spring the time at which its envelope gets that small; otherwise the first tenth of a second
  /// from which on it is that near for more than a second, looked for up to 102.3 s. Infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard dampingRatio < 1 else { return settledSample(target, initialVelocity, epsilon) }
    let decay = dampingRatio * frequency
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot() / damped
    let height = target.magnitudeSquared.squareRoot() + sine
    guard height > epsilon else { return 0 }
    guard decay > 0, epsilon > 0 else { return .infinity }
    return log(height / epsilon) / decay
  }

  private func settledSample<V: VectorArithmetic>(_ target: V, _ velocity: V, _ epsilon: Double) -> Double {
    var first: Double?
    for sample in 0..<1024 {
      let time = Double(sample) / 10
      let distance = motion(time).remainder(target, .zero - velocity).magnitudeSquared.squareRoot()
      if distance < epsilon {
        let start = first ?? time
        if time - start > 1 { return start }
        first = start
      } else {
        first = nil
      }
    }
    return first ?? 102.3
  }
}

extension Spring {
  /// Returns the value of the spring at a time, on its way between two animatable values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
  ) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(target: way, initialVelocity: initialVelocity, time: time)
    return result
  }

  /// Returns the velocity of the spring at a time, on its way between two animatable values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
  ) -> V.AnimatableData {
    velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity, time: time)
  }

  /// Returns the force on the spring's end, on its way between two animatable values.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V.AnimatableData
  ) -> V.AnimatableData {
    let start = fromValue.animatableData
    return force(
      target: toValue.animatableData - start, position: position.animatableData - start, velocity: velocity)
  }

  /// Returns the seconds until the spring, between two animatable values, stays within `epsilon` of its target.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
      epsilon: epsilon)
  }
}
