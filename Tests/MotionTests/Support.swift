import Motion

/// What is displayed at a time when the model value is `model`.
func displayed<Value: VectorArithmetic>(_ animator: inout Animator<Value>, model: Value, at time: Double)
  -> Value
{
  model - animator.remaining(at: time)
}

/// An animator that began to move by `interval` at time 0.
func started(_ animation: Animation, by interval: Double = 1) -> Animator<Double> {
  var animator = Animator<Double>()
  animator.retarget(by: interval, animation: animation, at: 0)
  return animator
}

/// The covered fraction at a time, from a fresh start.
func fraction(_ animation: Animation, at time: Double) -> Double {
  var animator = started(animation)
  return 1 - animator.remaining(at: time)
}

/// The first frame at which the animator has ended, or nil after `limit` frames.
func lastFrame(
  _ animator: inout Animator<Double>, from start: Double = 0, rate: Double = 60, limit: Int = 1000
) -> Int? {
  for frame in 0..<limit {
    _ = animator.remaining(at: start + Double(frame) / rate)
    if !animator.isRunning { return frame }
  }
  return nil
}

extension Double {
  func isNear(_ other: Double, _ tolerance: Double) -> Bool {
    self == other || abs(self - other) <= tolerance
  }
}
