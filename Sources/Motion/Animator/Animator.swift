/// What keeps one animated value on its way from old model values to the newest one.
///
/// The model value is always the final one; an animator knows only what is still *missing* from it. Whoever shows the
/// value shows `model - remaining(at: time)`.
///
///     var animator = Animator<Double>()
///     animator.retarget(by: 100, animation: .linear(duration: 1), at: 0)   // the model went from 0 to 100
///     100 - animator.remaining(at: 0.25)                                   // 25
///
/// Several changes combine by the rules SwiftUI's animations combine by (engine facts 3.6):
///
/// - A fluid spring (`.spring`, `.smooth`, `.default`, …) that follows a fluid spring goes on from its position and
///   velocity. If it has a blend duration and another response, the response changes over that time.
/// - A fluid spring that follows anything else goes on from the current position. It starts at rest, unless what it
///   follows is a single interpolating spring or a custom animation that tells its velocity.
/// - A custom animation may take over what runs, if it says so.
/// - In all other cases the effects add up: the earlier animation goes on, and the later one covers what the earlier
///   has not covered yet, plus the new interval.
/// - A change at the very instant at which the last animation began replaces that animation, and keeps its interval.
///
/// With one animation under way nothing is allocated. Times are in seconds and must not go backwards.
@frozen public struct Animator<Value: VectorArithmetic> {
  /// What the oldest animation that still has an effect is.
  @frozen @usableFromInline enum Head {
    case idle, spring, timed
  }

  // The two kinds lie side by side, not in an enum, so that a frame works on them in place: copying one out of an enum
  // costs more than moving a spring.
  @usableFromInline var head: Head

  /// The head when it is a spring; otherwise without meaning.
  @usableFromInline var spring: SpringRun<Value>

  /// The head when it is a timed animation; otherwise without meaning.
  @usableFromInline var timed: TimedRun<Value>

  /// The animations that began after the head and add to it, in the order of their beginning.
  @usableFromInline var tail: [TimedRun<Value>]

  /// Creates an animator with nothing to animate.
  @inlinable public init() {
    head = .idle
    spring = SpringRun()
    timed = TimedRun()
    tail = []
  }

  /// Whether an animation has begun and was not seen to end by ``remaining(at:)``.
  @inlinable public var isRunning: Bool {
    head != .idle
  }

  /// Animates a change of the model value.
  ///
  /// An interval of zero changes nothing. One that is infinite or not a number, or a time that is, is not animated: the
  /// displayed value jumps with the model.
  ///
  /// - Parameters:
  ///   - interval: The new model value less the old one.
  ///   - animation: How to cover the interval.
  ///   - time: The time of the change in seconds.
  @inlinable public mutating func retarget(by interval: Value, animation: Animation, at time: Double) {
    let size = interval.magnitudeSquared
    guard size > 0, size < .infinity, time.isFinite else { return }
    // What has ended by now must not be built upon.
    let left = remaining(at: time)
    if let spring = animation.plainFluidSpring {
      merge(spring, animation, by: interval, left: left, at: time)
    } else if isRunning {
      combine(animation, by: interval, at: time)
    } else {
      begin(TimedRun(animation, interval: interval, at: time))
    }
  }

  /// Returns what is still missing from the model value, and ends the animator when nothing is any more.
  ///
  /// A curve still runs at the instant of its duration, where it shows its end, and has ended after it. A spring has ended
  /// at the first call at which max(velocity², acceleration²) ≤ 0.0036 and the remainder is at most 1 % of the interval.
  @inlinable public mutating func remaining(at time: Double) -> Value {
    guard tail.isEmpty else { return cascade(at: time) }
    guard let left = headRemaining(at: time) else {
      endHead()
      return .zero
    }
    return left
  }

  /// Returns the velocity of the displayed value relative to the model value, per second.
  ///
  /// Zero where a curve stands upright, and for a custom animation that does not tell its velocity.
  @inlinable public func velocity(at time: Double) -> Value {
    var left = Value.zero
    var rate = Value.zero
    switch head {
    case .idle: break
    case .spring:
      if let state = spring.state(at: time) { (left, rate) = (state.remainder, state.velocity) }
    case .timed: timed.pass(&left, &rate, at: time)
    }
    for run in tail { run.pass(&left, &rate, at: time) }
    return .zero - rate
  }

  /// Returns whether the newest animation counts as complete, although it may still move.
  ///
  /// A spring does after its response, a curve at its end; `logicallyComplete(after:)` sets another time. An animator
  /// without animation is complete.
  @inlinable public func isLogicallyComplete(at time: Double) -> Bool {
    if let last = tail.last { return last.isLogicallyComplete(at: time) }
    switch head {
    case .idle: return true
    case .spring: return time >= logicalCompletionTime - timeTolerance
    case .timed: return timed.isLogicallyComplete(at: time)
    }
  }

  /// The time from which the newest animation counts as complete, in seconds.
  ///
  /// Infinite if it never does or is a custom animation, minus infinity without animation. A completion that waits for one
  /// change keeps the time read after that change: later changes do not delay it.
  @inlinable public var logicalCompletionTime: Double {
    if let last = tail.last { return last.logicalCompletionTime }
    switch head {
    case .idle: return -.infinity
    case .spring: return spring.start + spring.logicalDuration
    case .timed: return timed.logicalCompletionTime
    }
  }

  /// Ends all animations: the displayed value is the model value.
  @inlinable public mutating func stop() {
    self = Animator()
  }

  /// What the head leaves, or nil when it has ended.
  @inlinable mutating func headRemaining(at time: Double) -> Value? {
    switch head {
    case .idle: return nil
    case .spring: return spring.remaining(at: time)
    case .timed: return timed.remaining(of: timed.interval, at: time)
    }
  }

  /// Makes a timed animation the head.
  @inlinable mutating func begin(_ run: TimedRun<Value>) {
    head = .timed
    timed = run
  }

  /// Makes a spring the head, and the only animation.
  @inlinable mutating func begin(_ run: SpringRun<Value>) {
    endHead()
    head = .spring
    spring = run
    if !tail.isEmpty { tail.removeAll() }
  }

  /// Leaves the animator without a head.
  @inlinable mutating func endHead() {
    // A custom animation's state is not kept longer than it is used.
    if head == .timed, timed.animation.extras != nil { timed = TimedRun() }
    head = .idle
  }
}
