extension Double {
  /// This number, or the replacement when it is infinite or not a number.
  func orWhenNotFinite(_ replacement: Double) -> Double { isFinite ? self : replacement }

  /// This number moved into a range; one that is not a number becomes the lower bound.
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    self > lower ? (self < upper ? self : upper) : lower
  }
}
