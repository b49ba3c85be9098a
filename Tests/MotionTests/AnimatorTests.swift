import Motion
import Testing

@Suite struct AnimatorTests {
  @Test func idle() {
    var animator = Animator<Vector4>()
    #expect(!animator.isRunning)
    #expect(animator.remaining(at: 3) == .zero)
    #expect(animator.velocity(at: 3) == .zero)
    #expect(animator.isLogicallyComplete(at: 0))
    animator.retarget(by: .zero, animation: .linear, at: 0)
    #expect(!animator.isRunning)
  }

  /// At its duration a curve shows its end; it has ended at the next frame, wherever the clock started.
  @Test(arguments: [0, 0.1, 3.7, 1e3, 12345.678, 1e6])
  func aCurveEndsOneFrameAfterItsDuration(start: Double) {
    for animation in [Animation.linear, .easeInOut, .timingCurve(0.68, -0.6, 0.32, 1.6)] {
      var animator = Animator<Double>()
      animator.retarget(by: 100, animation: animation, at: start)
      var time = start
      for frame in 1...22 {
        time += 1.0 / 60
        // 0.35 s are 21 frames.
        let left = animator.remaining(at: time)
        #expect(animator.isRunning == (frame < 22), "frame \(frame)")
        if frame >= 21 { #expect(left == 0) }
      }
    }
  }

  /// A spring ends at the first frame at rest.
  ///
  /// The first frame at which |r″| = 100 ω² (ωt - 1) e^(-ωt) ≤ 0.06 for ω = 4π: (x - 1) e^-x ≤ 3.7996e-6 from x = 15.13 on,
  /// 1.204 s, frame 73. For an interval of 1: ≤ 3.7996e-4 from x = 10.08 on, 0.802 s, frame 49.
  @Test(arguments: [(100.0, 73), (1, 49)]) func aSpringEndsAtRest(interval: Double, frame: Int) {
    var animator = started(.default, by: interval)
    #expect(lastFrame(&animator) == frame)
    var negative = started(.spring, by: -interval)
    #expect(lastFrame(&negative) == frame)
  }

  /// An interval so short that the forces are within the limit from the start still covers 99 % of its way:
  /// (1 + x) e^-x ≤ 0.01 from x = 6.64 on, 0.528 s, frame 32.
  @Test func aShortWayIsCoveredToo() {
    var animator = started(.default, by: 1e-5)
    #expect(lastFrame(&animator) == 32)
  }

  @Test func changesAtOneInstantAddUp() {
    let animations = [
      Animation.linear, .easeInOut, .default, .spring, .interactiveSpring(), .linear.delay(1),
      .bouncy.speed(2),
      .interpolatingSpring, .linear.repeatForever(),
    ]
    for first in animations {
      for second in animations {
        var animator = Animator<Double>()
        animator.retarget(by: 100, animation: first, at: 5)
        animator.retarget(by: -30, animation: second, at: 5)
        #expect(animator.remaining(at: 5) == 70, "\(first), \(second)")
        // The newer animation replaces the older one (semantics section 8).
        var alone = Animator<Double>()
        alone.retarget(by: 70, animation: second, at: 5)
        #expect(animator.remaining(at: 5.1).isNear(alone.remaining(at: 5.1), 1e-12), "\(first), \(second)")
      }
    }
  }

  @Test func changesThatCancelEndAtOnce() {
    var animator = started(.default, by: 100)
    animator.retarget(by: -100, animation: .default, at: 0)
    #expect(animator.remaining(at: 0) == 0)
    #expect(!animator.isRunning)
  }

  /// Semantics section 8: 0 to 100, sent back at half time; it first keeps rising.
  @Test func easeInOutSentBack() {
    var animator = started(.easeInOut(duration: 0.35), by: 100)
    animator.retarget(by: -100, animation: .easeInOut(duration: 0.35), at: 0.175)
    #expect(displayed(&animator, model: 0, at: 0.175).isNear(50, 1e-9))
    for (time, value) in [(0.2, 61.54), (0.2625, 75.84), (0.35, 50), (0.4375, 12.92), (0.525, 0)] {
      #expect(displayed(&animator, model: 0, at: time).isNear(value, 0.005), "at \(time)")
    }
    _ = animator.remaining(at: 0.53)
    #expect(!animator.isRunning)
  }

  @Test(
    "P8 a spring that is interrupted keeps position and velocity",
    arguments: [
      (Animation.default, Animation.default), (.bouncy, .smooth), (.spring, .interactiveSpring()),
      (.spring(duration: 0.5, blendDuration: 1), .spring(duration: 1, blendDuration: 1)),
      (.interpolatingSpring(stiffness: 100, damping: 10), .spring),
      (.default.logicallyComplete(after: 1), .spring),
    ])
  func aSpringKeepsPositionAndVelocity(_ first: Animation, _ second: Animation) {
    var animator = started(first, by: 100)
    let before = 100 - animator.remaining(at: 0.1 - 1e-6)
    let at = 100 - animator.remaining(at: 0.1)
    let velocity = animator.velocity(at: 0.1)
    #expect(velocity > 100)
    #expect(((at - before) / 1e-6).isNear(velocity, 0.05))
    animator.retarget(by: -100, animation: second, at: 0.1)
    #expect((0 - animator.remaining(at: 0.1)).isNear(at, 1e-9))
    #expect(animator.velocity(at: 0.1).isNear(velocity, 1e-6))
    let after = 0 - animator.remaining(at: 0.1 + 1e-6)
    #expect(((after - at) / 1e-6).isNear(velocity, 0.05))
  }

  /// The interrupted spring, by formula: from x = 35.77 with velocity v at 0.1 s, r(t) = (r + (r′ + ωr) t) e^(-ωt).
  @Test func anInterruptedSpringFollowsTheClosedForm() {
    let omega = 4 * Double.pi
    let decay = 0.2846096  // e^(-0.4π)
    let x = 100 - 100 * (1 + omega * 0.1) * decay
    let v = 100 * omega * omega * 0.1 * decay
    var animator = started(.default, by: 100)
    animator.retarget(by: -100, animation: .default, at: 0.1)
    // 0.1 s later, back towards 0: the same decay again.
    let expected = (x + (v + omega * x) * 0.1) * decay
    #expect(displayed(&animator, model: 0, at: 0.2).isNear(expected, 1e-4))
  }

  /// A spring that follows a curve starts where the value is, at rest.
  @Test func aSpringAfterACurveStartsAtRest() {
    var animator = started(.linear(duration: 1), by: 100)
    animator.retarget(by: -100, animation: .default, at: 0.5)
    #expect(displayed(&animator, model: 0, at: 0.5) == 50)
    #expect(animator.velocity(at: 0.5) == 0)
    // 50 less 71.54 % of the way back after 0.2 s (semantics section 8).
    #expect(displayed(&animator, model: 0, at: 0.7).isNear(50 * (1 - 0.71542), 1e-3))
  }

  /// A curve that follows a spring covers what the spring leaves: 100 (1 - 0.89003) + 100 at 0.3 s, of which the linear
  /// second from 0.2 s has covered 10 %.
  @Test func aCurveAfterASpringAddsUp() {
    var animator = started(.default, by: 100)
    animator.retarget(by: 100, animation: .linear(duration: 1), at: 0.2)
    #expect(animator.remaining(at: 0.3).isNear(0.9 * (100 - 89.003 + 100), 1e-3))
    // The spring ends first, and the curve goes on; then everything ends with it.
    #expect(animator.remaining(at: 1.15).isNear(0.05 * 100, 1e-2))
    #expect(animator.remaining(at: 1.2).isNear(0, 1e-9))
    _ = animator.remaining(at: 1.21)
    #expect(!animator.isRunning)
  }

  /// What has ended leaves nothing, whatever ran below it.
  @Test func aLaterAnimationEndsAnEndlessOne() {
    var animator = started(.linear(duration: 1).repeatForever(), by: 100)
    animator.retarget(by: 0.5, animation: .linear(duration: 0.2), at: 0.3)
    #expect(animator.isRunning)
    _ = animator.remaining(at: 0.6)
    #expect(!animator.isRunning)
  }

  @Test(arguments: [Animation.linear, .easeInOut, .bouncy, .bouncy.delay(0.2), .interpolatingSpring])
  func velocityIsTheDerivative(_ animation: Animation) {
    var animator = started(animation, by: 10)
    animator.retarget(by: 5, animation: .easeInOut, at: 0.1)
    for time in [0.15, 0.25, 0.3] {
      let slope = -(animator.remaining(at: time + 1e-6) - animator.remaining(at: time - 1e-6)) / 2e-6
      #expect(animator.velocity(at: time).isNear(slope, 1e-3), "\(animation) at \(time)")
    }
  }

  /// All components move together.
  @Test func vectors() {
    let interval = Vector4(x: 100, y: -50, z: 7, w: 0)
    for animation in [Animation.default, .easeInOut, .snappy.delay(0.05)] {
      var vector = Animator<Vector4>()
      var pair = Animator<AnimatablePair<Double, Double>>()
      vector.retarget(by: interval, animation: animation, at: 0)
      pair.retarget(by: AnimatablePair(100, -50), animation: animation, at: 0)
      vector.retarget(by: interval, animation: animation, at: 0.1)
      pair.retarget(by: AnimatablePair(100, -50), animation: animation, at: 0.1)
      let left = vector.remaining(at: 0.2)
      #expect(left.y.isNear(-left.x / 2, 1e-12))
      #expect(left.z.isNear(left.x * 0.07, 1e-12))
      #expect(left.w == 0)
      #expect(pair.remaining(at: 0.2).first.isNear(left.x, 1e-12))
    }
  }

  /// The blend takes the old response over into the new one, at any frame rate alike.
  @Test func aBlendDoesNotDependOnTheFrameRate() {
    func run(steps: Int) -> Double {
      var animator = started(.spring(duration: 1), by: 100)
      animator.retarget(by: 100, animation: .spring(duration: 0.2, blendDuration: 0.5), at: 0.1)
      for step in 1..<steps { _ = animator.remaining(at: 0.1 + 0.2 * Double(step) / Double(steps)) }
      return animator.remaining(at: 0.3)
    }
    #expect(run(steps: 1).isNear(run(steps: 7), 1e-9))
    #expect(run(steps: 1).isNear(run(steps: 240), 1e-9))
    // Between the slow spring and the quick one.
    var slow = started(.spring(duration: 1), by: 100)
    slow.retarget(by: 100, animation: .spring(duration: 1), at: 0.1)
    var quick = started(.spring(duration: 1), by: 100)
    quick.retarget(by: 100, animation: .spring(duration: 0.2), at: 0.1)
    #expect(run(steps: 1) < slow.remaining(at: 0.3))
    #expect(run(steps: 1) > quick.remaining(at: 0.3))
  }

  /// Engine facts 3.2: response new + (old - new)(1 - p²(3 - 2p)), integrated here in 20,000 small steps.
  @Test func aBlendFollowsItsDifferentialEquation() {
    var animator = started(.spring(duration: 0.6), by: 100)
    animator.retarget(by: 50, animation: .spring(duration: 0.2, bounce: 0.3, blendDuration: 0.25), at: 0.1)
    var left = animator.remaining(at: 0.1)
    var rate = -animator.velocity(at: 0.1)
    let step = 1e-5
    for index in 0..<20_000 {
      let p = min((Double(index) + 0.5) * step / 0.25, 1)
      let omega = 2 * Double.pi / (0.2 + 0.4 * (1 - p * p * (3 - 2 * p)))
      rate -= step * (omega * omega * left + 2 * 0.7 * omega * rate)
      left += step * rate
    }
    #expect(animator.remaining(at: 0.3).isNear(left, 0.05))
  }

  /// Ten thousand changes in flight keep the value continuous, end, and stay bounded in cost.
  @Test(arguments: [Animation.easeInOut, .default, .linear.repeatForever(), .linear(duration: 1e6)])
  func manyChanges(_ animation: Animation) {
    var animator = Animator<Double>()
    var jump = 0.0
    for index in 0..<10_000 {
      let time = Double(index) * 1e-4
      let interval = index % 2 == 0 ? 3.0 : -2.0
      let before = animator.remaining(at: time)
      animator.retarget(by: interval, animation: animation, at: time)
      // The displayed value does not move with the model: the interval is added to what is missing.
      let after = animator.remaining(at: time)
      jump = max(jump, abs(after - before - interval) / max(abs(after), 1))
    }
    #expect(jump < 1e-9)
    animator.retarget(by: 1, animation: .linear(duration: 0.1), at: 1)
    _ = animator.remaining(at: 1.2)
    #expect(!animator.isRunning || animation == .linear(duration: 1e6))
  }

  @Test func stopping() {
    var animator = started(.linear, by: 100)
    animator.stop()
    #expect(!animator.isRunning)
    #expect(animator.remaining(at: 0.1) == 0)
  }
}
