public import Foundation

extension Animation {
  /// Begins the animation later: the start value is held for `delay` seconds, in which the animation counts as running.
  ///
  /// A negative delay begins part of the way in.
  public func delay(_ delay: TimeInterval) -> Animation {
    modified(by: .delay(delay.orWhenNotFinite(0)))
  }

  /// Makes the animation's time pass `speed` times as fast.
  ///
  /// At a speed of 0 or less it holds the start value and never ends.
  public func speed(_ speed: Double) -> Animation {
    modified(by: .speed(max(speed.orWhenNotFinite(1), 0)))
  }

  /// Runs the animation `repeatCount` times, every second time backwards if it autoreverses.
  ///
  /// After the last pass the value is at its target, so an even count with reversal ends by jumping there. A count below
  /// 1 runs once. The passes follow each other without a gap, at any frame rate. An animation without duration, repeated
  /// any number of times, ends as it begins.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(by: .repetition(count: Double(max(repeatCount, 1)), autoreverses: autoreverses))
  }

  /// Runs the animation again and again, every second time backwards if it autoreverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: .repetition(count: .infinity, autoreverses: autoreverses))
  }

  /// Makes the animation count as logically complete after `duration` seconds, whatever it shows then.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    modified(by: .logicalCompletion(after: max(duration.orWhenNotFinite(0), 0)))
  }
}
