/// How many animations may add up before the older half is held where it is.
@usableFromInline let maximumTailCount = 64

extension Animator {
  /// What several animations leave together.
  ///
  /// Each covers its part of what the former leave plus its own interval: left ← (1 - progress)(left + interval). One
  /// that has ended leaves nothing, whatever was before it, so those before it are dropped without a change.
  @inlinable mutating func cascade(at time: Double) -> Value {
    var ended = -1
    var left = Value.zero
    if let first = headRemaining(at: time) { left = first } else { ended = 0 }
    for index in tail.indices {
      if let next = tail[index].remaining(of: left + tail[index].interval, at: time) {
        left = next
      } else {
        left = .zero
        ended = index + 1
      }
    }
    if ended >= 0 { dropRuns(through: ended) }
    return left
  }

  /// Drops the head and the first `count` runs of the tail.
  @inlinable mutating func dropRuns(through count: Int) {
    if count < tail.count {
      begin(tail[count])
      tail.removeFirst(count + 1)
    } else {
      endHead()
      tail.removeAll()
    }
  }

  /// Goes on with a fluid spring, from where the value is.
  @inlinable mutating func merge(
    _ spring: FluidSpring, _ animation: Animation, by interval: Value, left: Value, at time: Double
  ) {
    let logicalDuration =
      animation.extras == nil ? spring.logicalDuration : animation.logicalDuration(passDuration: 0)
    if tail.isEmpty, head == .spring {
      self.spring.merge(interval, spring: spring, logicalDuration: logicalDuration, at: time)
      return
    }
    begin(
      SpringRun(
        remainder: left + interval, velocity: .zero - carriedVelocity(at: time),
        interval: wholeInterval + interval, spring: spring, logicalDuration: logicalDuration, at: time))
  }

  /// The velocity that a spring takes over from what runs: only other springs and custom animations have one.
  @inlinable func carriedVelocity(at time: Double) -> Value {
    guard tail.isEmpty, head == .timed else { return .zero }
    if timed.context != nil { return timed.customVelocity(of: timed.interval, at: time) ?? .zero }
    guard case .interpolating = timed.animation.base, timed.animation.extras?.changesTime != true else {
      return .zero
    }
    return velocity(at: time)
  }

  /// The sum of the intervals of what runs.
  @inlinable var wholeInterval: Value {
    let first: Value
    switch head {
    case .idle: first = .zero
    case .spring: first = spring.interval
    case .timed: first = timed.interval
    }
    return tail.reduce(first) { $0 + $1.interval }
  }

  /// Adds an animation to what runs.
  @inlinable mutating func combine(_ animation: Animation, by interval: Value, at time: Double) {
    if animation.plainCustomAnimation != nil, takeOver(by: animation, interval, at: time) { return }
    if let last = tail.last {
      if last.start == time {
        tail[tail.count - 1] = TimedRun(animation, interval: last.interval + interval, at: time)
        return
      }
    } else if let replaced = headInterval(begunAt: time) {
      begin(TimedRun(animation, interval: replaced + interval, at: time))
      return
    }
    tail.append(TimedRun(animation, interval: interval, at: time))
    if tail.count > maximumTailCount { holdOlderHalf(at: time) }
  }

  /// The interval of the head, if it began at this very instant and from rest.
  @inlinable func headInterval(begunAt time: Double) -> Value? {
    switch head {
    case .spring where spring.start == time && spring.velocity == .zero: spring.remainder
    case .timed where timed.start == time: timed.interval
    default: nil
    }
  }

  /// Lets a custom animation go on in place of the only one that runs, if it wants to.
  @usableFromInline mutating func takeOver(by animation: Animation, _ interval: Value, at time: Double)
    -> Bool
  {
    guard tail.isEmpty, let custom = animation.plainCustomAnimation else { return false }
    var run: TimedRun<Value>
    switch head {
    case .idle: return false
    case .timed: run = timed
    case .spring:
      run = TimedRun(Animation(.fluid(spring.spring)), interval: spring.interval, at: spring.start)
    }
    var context = run.context ?? AnimationContext()
    let elapsed = elapsedSeconds(from: run.start, to: time)
    guard custom.shouldMerge(previous: run.animation, value: run.interval, time: elapsed, context: &context)
    else {
      return false
    }
    run = TimedRun(animation, interval: run.interval + interval, at: run.start)
    run.context = context
    begin(run)
    return true
  }

  /// Makes what the older half leaves now a part of the next interval.
  ///
  /// This bounds the work of a frame when a value is retargeted faster than animations end. The value does not jump; only
  /// the further motion of the older half is lost, most of which the younger half was about to cover.
  @usableFromInline mutating func holdOlderHalf(at time: Double) {
    var left = headRemaining(at: time) ?? .zero
    let count = maximumTailCount / 2
    for index in 0..<count {
      left = tail[index].remaining(of: left + tail[index].interval, at: time) ?? .zero
    }
    tail[count].interval += left
    dropRuns(through: count)
  }
}

extension TimedRun {
  /// Covers a part of what the former animations leave, and of its rate of change.
  @inlinable func pass(_ left: inout Value, _ rate: inout Value, at time: Double) {
    let whole = left + interval
    if context != nil {
      var run = self
      let elapsed = run.remaining(of: whole, at: time)
      left = elapsed ?? .zero
      rate = .zero - (elapsed == nil ? .zero : customVelocity(of: whole, at: time) ?? .zero)
      return
    }
    guard let rest = rest(at: time) else {
      left = .zero
      rate = .zero
      return
    }
    left = whole.scaled(by: rest.left)
    rate = rate.scaled(by: rest.left) + whole.scaled(by: rest.speed)
  }
}
