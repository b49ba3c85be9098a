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
  /// The oldest animation that still has an effect.
  @frozen @usableFromInline enum Head {
    case idle
    case spring(SpringRun<Value>)
    case timed(TimedRun<Value>)
  }

  @usableFromInline var head: Head

  /// The animations that began after the head and add to it, in the order of their beginning.
  @usableFromInline var tail: [TimedRun<Value>]

  /// Creates an animator with nothing to animate.
  @inlinable public init() {
    head = .idle
    tail = []
  }

  /// Whether an animation has begun and was not seen to end by ``remaining(at:)``.
  @inlinable public var isRunning: Bool {
    if case .idle = head { false } else { true }
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
      head = .timed(TimedRun(animation, interval: interval, at: time))
    }
  }

  /// Returns what is still missing from the model value, and ends the animator when nothing is any more.
  ///
  /// A curve still runs at the instant of its duration, where it shows its end, and has ended after it. A spring has ended
  /// at the first call at which max(velocity², acceleration²) ≤ 0.0036 and the remainder is at most 1 % of the interval.
  @inlinable public mutating func remaining(at time: Double) -> Value {
    guard tail.isEmpty else { return cascade(at: time) }
    guard let left = headRemaining(at: time) else {
      head = .idle
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
    case .spring(var run):
      if run.remaining(at: time) != nil {
        run.moveAnchor(to: time)
        (left, rate) = (run.remainder, run.velocity)
      }
    case .timed(let run): run.pass(&left, &rate, at: time)
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
    case .timed(let run): return run.isLogicallyComplete(at: time)
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
    case .spring(let run): return run.start + run.logicalDuration
    case .timed(let run): return run.logicalCompletionTime
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
    case .spring(var run):
      let left = run.remaining(at: time)
      if run.blend != nil { head = .spring(run) }
      return left
    case .timed(var run):
      let left = run.remaining(of: run.interval, at: time)
      if run.context != nil { head = .timed(run) }
      return left
    }
  }
}
