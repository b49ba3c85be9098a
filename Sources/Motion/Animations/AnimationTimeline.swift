import Foundation

/// Times within a microsecond count as equal.
///
/// Frame times are sums of sixtieths: after a million of them the error is still below this, and the last frame of a
/// curve must not depend on it.
@usableFromInline let timeTolerance = 1e-6

/// The seconds from `start` to `time`, never negative, never too great to calculate with.
@inlinable func elapsedSeconds(from start: Double, to time: Double) -> Double {
  let elapsed = time - start
  return elapsed > 0 ? min(elapsed, 1e12) : 0
}

/// A point of an animation's own time: what is left when its modifiers are taken off.
@usableFromInline struct LocalTime {
  /// Seconds since the motion began.
  @usableFromInline var time: Double
  /// How fast that time passes: 1 unless the animation waits or has a speed.
  @usableFromInline var rate = 1.0
  /// Whether the motion has not begun.
  @usableFromInline var isWaiting = false
  /// Whether the motion is played backwards.
  @usableFromInline var isReversed = false
  /// A number that differs from pass to pass of a repetition.
  @usableFromInline var pass = 0.0
}

extension Animation {
  /// Where in its motion the animation is after `elapsed` seconds.
  ///
  /// A pass of a repetition includes its end, as a curve still shows its end at its duration.
  ///
  /// - Parameter passDuration: The duration of the motion without modifiers.
  @usableFromInline func localTime(at elapsed: Double, passDuration: Double) -> LocalTime {
    var local = LocalTime(time: elapsed)
    guard let modifiers = extras?.modifiers else { return local }
    for index in modifiers.indices.reversed() {
      switch modifiers[index] {
      case .delay(let delay):
        if local.time < delay - timeTolerance {
          local.isWaiting = true
          local.rate = 0
        }
        local.time = min(max(local.time - delay, 0), 1e12)
      case .speed(let speed):
        local.time = min(local.time * speed, 1e12)
        local.rate *= speed
      case .repetition(let count, let autoreverses):
        let duration = duration(passDuration: passDuration, modifiers: modifiers[..<index])
        guard duration > 0, duration.isFinite else { continue }
        let pass = min(max(((local.time - timeTolerance) / duration).rounded(.down), 0), count - 1)
        local.time = max(local.time - pass * duration, 0)
        local.pass = local.pass * 8191 + pass
        if autoreverses, pass.truncatingRemainder(dividingBy: 2) == 1 { local.isReversed.toggle() }
      case .logicalCompletion:
        continue
      }
    }
    return local
  }

  /// The seconds from the beginning to the end of the animation, infinite if it never ends.
  @usableFromInline func duration(passDuration: Double) -> Double {
    guard let modifiers = extras?.modifiers else { return passDuration }
    return duration(passDuration: passDuration, modifiers: modifiers[...])
  }

  private func duration(passDuration: Double, modifiers: ArraySlice<Modifier>) -> Double {
    modifiers.reduce(passDuration) { inner, modifier in
      switch modifier {
      case .delay(let delay): max(inner + delay, 0)
      case .speed(let speed): speed > 0 ? inner / speed : .infinity
      case .repetition(let count, _): inner > 0 ? inner * count : 0
      case .logicalCompletion: inner
      }
    }
  }

  /// The seconds from the beginning until the animation counts as complete, infinite if it never does.
  @usableFromInline func logicalDuration(passDuration: Double) -> Double {
    var duration = passDuration
    var logical: Double
    switch base {
    case .standard: logical = FluidSpring.standard.logicalDuration
    case .curve: logical = passDuration
    case .fluid(let spring): logical = spring.logicalDuration
    case .interpolating(let spring): logical = 2 * .pi / spring.frequency
    case .custom: logical = passDuration
    }
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): logical = max(logical + delay, 0)
      case .speed(let speed): logical = speed > 0 ? logical / speed : .infinity
      case .repetition: logical = self.duration(passDuration: duration, modifiers: [modifier])
      case .logicalCompletion(let after): logical = after
      }
      duration = self.duration(passDuration: duration, modifiers: [modifier])
    }
    return logical
  }

  /// The duration of the motion without modifiers, for one interval.
  @usableFromInline func passDuration<Value: VectorArithmetic>(interval: Value) -> Double {
    switch base {
    case .standard: FluidSpring.standard.activeDuration(length: interval.magnitudeSquared.squareRoot())
    case .curve(_, let duration): duration
    case .fluid(let spring): spring.activeDuration(length: interval.magnitudeSquared.squareRoot())
    case .interpolating(let spring): spring.duration
    case .custom: customPassDuration(interval: interval)
    }
  }

  /// The part of the interval that is covered at a local time.
  @usableFromInline func progress(at local: LocalTime) -> Double {
    let progress: Double
    if local.isWaiting {
      progress = 0
    } else {
      switch base {
      case .standard: progress = Self.progress(of: .standard, at: local.time)
      case .fluid(let spring): progress = Self.progress(of: spring, at: local.time)
      case .interpolating(let spring): progress = spring.progress(at: local.time)
      case .curve(let curve, let duration):
        if local.time <= 0, duration > 0 {
          progress = 0
        } else if local.time >= duration - timeTolerance {
          progress = 1
        } else {
          progress = curve.animatedValue(at: local.time / duration)
        }
      case .custom: progress = 1
      }
    }
    return local.isReversed ? 1 - progress : progress
  }

  /// The derivative of the progress, by the time outside the animation.
  @usableFromInline func speed(at local: LocalTime) -> Double {
    guard !local.isWaiting else { return 0 }
    let speed: Double
    switch base {
    case .standard: speed = Self.speed(of: .standard, at: local.time)
    case .fluid(let spring): speed = Self.speed(of: spring, at: local.time)
    case .interpolating(let spring): speed = spring.speed(at: local.time)
    case .curve(let curve, let duration):
      speed = local.time < duration ? curve.animatedSpeed(at: local.time / duration) / duration : 0
    case .custom: speed = 0
    }
    return (local.isReversed ? -speed : speed) * local.rate
  }

  private static func progress(of spring: FluidSpring, at time: Double) -> Double {
    1 - SpringPropagator(frequency: spring.frequency, ratio: spring.dampingFraction, time: time).a
  }

  private static func speed(of spring: FluidSpring, at time: Double) -> Double {
    -SpringPropagator(frequency: spring.frequency, ratio: spring.dampingFraction, time: time).c
  }
}
