/// A spring in motion that keeps its position and velocity when its target moves.
@frozen @usableFromInline struct SpringRun<Value: VectorArithmetic> {
  /// What is still to go at the anchor.
  @usableFromInline var remainder: Value
  /// The derivative of the remainder at the anchor, per second.
  @usableFromInline var velocity: Value
  /// The time of that state in seconds: the last retarget, or the last step of a blend.
  @usableFromInline var anchor: Double
  /// The time of the last retarget in seconds.
  @usableFromInline var start: Double
  /// The sum of all intervals since the value was at rest, by which the end is judged.
  @usableFromInline var interval: Value
  @usableFromInline var spring: FluidSpring
  /// Seconds from the start until the spring counts as complete.
  @usableFromInline var logicalDuration: Double
  /// The change from an earlier response that is under way.
  @usableFromInline var blend: ResponseBlend?

  @inlinable init(
    remainder: Value, velocity: Value, interval: Value, spring: FluidSpring, logicalDuration: Double,
    at time: Double
  ) {
    self.remainder = remainder
    self.velocity = velocity
    anchor = time
    start = time
    self.interval = interval
    self.spring = spring
    self.logicalDuration = logicalDuration
    blend = nil
  }

  /// A place for a spring.
  @inlinable init() {
    self.init(
      remainder: .zero, velocity: .zero, interval: .zero, spring: .standard, logicalDuration: 0, at: 0)
  }

  /// The natural frequency between the anchor and the end of its step.
  @inlinable var frequency: Double { blend?.frequency(to: spring) ?? spring.frequency }

  /// What is still to go at a time, or nil when the spring has come to rest.
  @inlinable mutating func remaining(at time: Double) -> Value? {
    if blend != nil { advanceBlend(to: time) }
    return movingState(at: time)?.remainder
  }

  /// What is still to go at a time and its derivative, or nil when the spring has come to rest.
  @inlinable func state(at time: Double) -> SpringRest<Value>? {
    guard blend != nil else { return movingState(at: time) }
    var moved = self
    moved.advanceBlend(to: time)
    return moved.movingState(at: time)
  }

  /// The state at a time in the current step of a blend, or nil at rest.
  @inlinable @inline(__always) func movingState(at time: Double) -> SpringRest<Value>? {
    let frequency = frequency
    let motion = SpringPropagator(
      frequency: frequency, ratio: spring.dampingFraction, time: elapsedSeconds(from: anchor, to: time))
    let state = SpringRest(
      remainder: motion.remainder(remainder, velocity), velocity: motion.velocity(remainder, velocity),
      frequency: frequency, ratio: spring.dampingFraction)
    return state.isReached(in: interval) ? nil : state
  }

  /// Makes the state at a time the anchor.
  @inlinable mutating func moveAnchor(to time: Double) {
    if blend != nil { advanceBlend(to: time) }
    let motion = SpringPropagator(
      frequency: frequency, ratio: spring.dampingFraction, time: elapsedSeconds(from: anchor, to: time))
    (remainder, velocity) = (
      motion.remainder(remainder, velocity), motion.velocity(remainder, velocity)
    )
    anchor = max(anchor, time)
  }

  /// Goes on towards a target that moved by `interval`, with the parameters of `spring`.
  @inlinable mutating func merge(
    _ interval: Value, spring: FluidSpring, logicalDuration: Double, at time: Double
  ) {
    moveAnchor(to: time)
    // A spring that began at this very instant has no motion to blend from: it is replaced.
    let isFresh = start == time && velocity == .zero
    remainder += interval
    self.interval += interval
    if isFresh {
      blend = nil
    } else if spring.response != self.spring.response {
      blend =
        spring.blendDuration > 0
        ? ResponseBlend(
          response: blend?.response(to: self.spring, at: time) ?? self.spring.response, start: time,
          duration: spring.blendDuration)
        : nil
    }
    self.spring = spring
    self.logicalDuration = logicalDuration
    start = time
  }

  /// Takes the steps of the blend that end before `time`, at most all of them.
  @inlinable mutating func advanceBlend(to time: Double) {
    while let current = blend, time >= current.stepEnd {
      let motion = SpringPropagator(
        frequency: current.frequency(to: spring), ratio: spring.dampingFraction,
        time: elapsedSeconds(from: anchor, to: current.stepEnd))
      (remainder, velocity) = (
        motion.remainder(remainder, velocity), motion.velocity(remainder, velocity)
      )
      anchor = max(anchor, current.stepEnd)
      blend = current.next
    }
  }
}

/// The change of a running spring's response to that of its successor, in steps of constant response.
///
/// The effective response is new + (old - new)(1 - p²(3 - 2p)) with p from 0 to 1 (engine facts 3.2). It has no closed
/// form, so it is taken as constant in each of 64 steps; the steps depend on the blend alone, not on the frames.
@frozen @usableFromInline struct ResponseBlend {
  /// The response in seconds that the blend starts from.
  @usableFromInline let response: Double
  @usableFromInline let start: Double
  @usableFromInline let duration: Double
  @usableFromInline var step = 0

  @inlinable init(response: Double, start: Double, duration: Double) {
    self.response = response
    self.start = start
    self.duration = duration
  }

  /// The time in seconds at which the current step ends.
  @inlinable var stepEnd: Double { start + duration * Double(step + 1) / 64 }

  /// The blend in its next step, or nil after the last.
  @inlinable var next: ResponseBlend? {
    guard step < 63 else { return nil }
    var next = self
    next.step += 1
    return next
  }

  /// The frequency in the current step: that of the response at its middle.
  @inlinable func frequency(to spring: FluidSpring) -> Double {
    FluidSpring.frequency(response: response(to: spring, progress: (Double(step) + 0.5) / 64))
  }

  /// The response at a time in seconds.
  @inlinable func response(to spring: FluidSpring, at time: Double) -> Double {
    response(to: spring, progress: min(elapsedSeconds(from: start, to: time) / duration, 1))
  }

  @inlinable func response(to spring: FluidSpring, progress p: Double) -> Double {
    spring.response + (response - spring.response) * (1 - p * p * (3 - 2 * p))
  }
}
