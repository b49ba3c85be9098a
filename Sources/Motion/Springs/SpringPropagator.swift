public import Foundation

/// What a damped spring does in a given time, in closed form.
///
/// With `r` the way that is still to go and `v` its derivative, in any vector space,
///
///     r(t) = a r(0) + b v(0)      v(t) = c r(0) + d v(0)
///
/// The four numbers do not depend on the vectors, so one propagator moves every component of a value.
@frozen @usableFromInline struct SpringPropagator {
  @usableFromInline let a: Double
  @usableFromInline let b: Double
  @usableFromInline let c: Double
  @usableFromInline let d: Double

  @inlinable init(a: Double, b: Double, c: Double, d: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// Solves r″ + 2ζω r′ + ω² r = 0 over `time` seconds, `time` not negative.
  ///
  /// - Parameters:
  ///   - frequency: ω in radians a second, not negative.
  ///   - ratio: ζ, not negative; 1 is critical damping.
  @inlinable init(frequency: Double, ratio: Double, time: Double) {
    if abs(ratio - 1) < 1e-8 {
      let phase = frequency * time
      let decay = exp(-phase)
      // Beyond the range of exp the spring is at rest; 0 × ∞ must not be computed.
      if decay == 0 {
        self.init(a: 0, b: 0, c: 0, d: 0)
      } else {
        self.init(
          a: decay * (1 + phase), b: decay * time, c: -decay * frequency * phase, d: decay * (1 - phase))
      }
    } else if ratio < 1 {
      let decay = exp(-ratio * frequency * time)
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let phase = damped * time
      let cosine = cos(phase)
      // sin(ω t) / ω, which is t for a spring without any force.
      let sine = damped > 0 ? sin(phase) / damped : time
      if decay == 0 {
        self.init(a: 0, b: 0, c: 0, d: 0)
      } else {
        self.init(
          a: decay * (cosine + ratio * frequency * sine), b: decay * sine,
          c: -decay * frequency * frequency * sine, d: decay * (cosine - ratio * frequency * sine))
      }
    } else {
      let root = (ratio * ratio - 1).squareRoot()
      let fast = -frequency * (ratio + root)
      let slow = -frequency / (ratio + root)
      let gap = slow - fast
      if gap > 0 {
        let slowDecay = exp(slow * time)
        let fastDecay = exp(fast * time)
        self.init(
          a: (slow * fastDecay - fast * slowDecay) / gap, b: (slowDecay - fastDecay) / gap,
          c: slow * fast * (fastDecay - slowDecay) / gap, d: (slow * slowDecay - fast * fastDecay) / gap)
      } else {
        self.init(a: 1, b: time, c: 0, d: 1)
      }
    }
  }

  /// The way still to go after the time, from that at its beginning and its derivative there.
  @inlinable @inline(__always) func remainder<Value: VectorArithmetic>(_ remainder: Value, _ velocity: Value)
    -> Value
  {
    remainder.scaled(by: a) + velocity.scaled(by: b)
  }

  /// The derivative of the way still to go after the time.
  @inlinable @inline(__always) func velocity<Value: VectorArithmetic>(_ remainder: Value, _ velocity: Value)
    -> Value
  {
    remainder.scaled(by: c) + velocity.scaled(by: d)
  }
}
