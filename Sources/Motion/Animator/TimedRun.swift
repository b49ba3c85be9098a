/// An animation in motion whose progress is a function of time alone.
@frozen @usableFromInline struct TimedRun<Value: VectorArithmetic> {
  @usableFromInline var animation: Animation
  /// The time of the retarget in seconds.
  @usableFromInline var start: Double
  /// By how much the model value moved then.
  @usableFromInline var interval: Value
  /// The duration of the motion without modifiers, in seconds.
  @usableFromInline var passDuration: Double
  /// The duration of the whole animation, in seconds.
  @usableFromInline var duration: Double
  /// What a custom animation remembers; nil for the others.
  @usableFromInline var context: AnimationContext<Value>?
  /// The pass of a repetition to which the context belongs.
  @usableFromInline var pass = 0.0

  @inlinable init(_ animation: Animation, interval: Value, at time: Double) {
    self.animation = animation
    start = time
    self.interval = interval
    passDuration = animation.passDuration(interval: interval)
    duration = animation.extras == nil ? passDuration : animation.duration(passDuration: passDuration)
    context = animation.extras?.custom == nil ? nil : AnimationContext()
  }

  /// A place for an animation.
  @inlinable init() {
    animation = Animation(.standard)
    start = 0
    interval = .zero
    passDuration = 0
    duration = 0
    context = nil
  }

  /// What is left of a way of `whole` at a time, or nil when the animation has ended.
  @inlinable mutating func remaining(of whole: Value, at time: Double) -> Value? {
    let elapsed = elapsedSeconds(from: start, to: time)
    guard duration > 0, elapsed <= duration + timeTolerance else { return nil }
    let local = animation.localTime(at: elapsed, passDuration: passDuration)
    guard context == nil else { return customRemaining(of: whole, at: local) }
    return whole.scaled(by: 1 - animation.progress(at: local))
  }

  /// The part of a way that is left at a time, and its derivative; nil when the animation has ended.
  @inlinable func rest(at time: Double) -> (left: Double, speed: Double)? {
    let elapsed = elapsedSeconds(from: start, to: time)
    guard duration > 0, elapsed <= duration + timeTolerance else { return nil }
    let local = animation.localTime(at: elapsed, passDuration: passDuration)
    return (1 - animation.progress(at: local), -animation.speed(at: local))
  }

  /// What is left of a way by a custom animation, or nil when it has ended.
  @usableFromInline mutating func customRemaining(of whole: Value, at local: LocalTime) -> Value? {
    guard let custom = animation.extras?.custom, var context else { return nil }
    if local.isWaiting { return local.isReversed ? .zero : whole }
    if local.pass != pass {
      pass = local.pass
      context = AnimationContext()
    }
    let covered = custom.animate(value: whole, time: local.time, context: &context)
    self.context = context
    // A repetition has an end of its own.
    guard covered != nil || passDuration.isFinite else { return nil }
    let left = whole - (covered ?? whole)
    return local.isReversed ? whole - left : left
  }

  /// The velocity that a custom animation tells, or nil.
  @usableFromInline func customVelocity(of whole: Value, at time: Double) -> Value? {
    guard let custom = animation.plainCustomAnimation, let context else { return nil }
    return custom.velocity(value: whole, time: elapsedSeconds(from: start, to: time), context: context)
  }

  /// Whether the animation counts as complete at a time.
  @usableFromInline func isLogicallyComplete(at time: Double) -> Bool {
    context?.isLogicallyComplete == true || time >= logicalCompletionTime - timeTolerance
  }

  /// The time from which the animation counts as complete, infinite if that is not known.
  @usableFromInline var logicalCompletionTime: Double {
    start + animation.logicalDuration(passDuration: passDuration)
  }
}
