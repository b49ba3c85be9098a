import Motion
import Testing

@Suite struct HostileAnimationTests {
  static let numbers: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300]

  static func animations(_ bad: Double) -> [Animation] {
    [
      .linear(duration: bad), .easeInOut(duration: bad), .timingCurve(bad, bad, bad, bad, duration: 1),
      .timingCurve(.circularEaseIn, duration: bad), .spring(duration: bad), .spring(bounce: bad),
      .spring(response: bad, dampingFraction: 1), .spring(response: 0.5, dampingFraction: bad),
      .spring(blendDuration: bad), .interactiveSpring(response: bad), .interactiveSpring(extraBounce: bad),
      .snappy(duration: bad, extraBounce: bad),
      .interpolatingSpring(stiffness: bad, damping: 1), .interpolatingSpring(stiffness: 1, damping: bad),
      .interpolatingSpring(mass: bad, stiffness: 1, damping: 1),
      .interpolatingSpring(
        stiffness: 100, damping: 10, initialVelocity: bad),
      .linear.delay(bad), .linear.speed(bad), .linear.logicallyComplete(after: bad),
      .linear(duration: bad).repeatForever(), .linear.speed(bad).repeatForever(),
      .linear.delay(bad).repeatCount(3),
      .default.speed(bad).delay(bad).repeatForever(autoreverses: false), .linear.repeatForever().speed(bad),
    ]
  }

  @Test(arguments: numbers) func nothingTrapsAndEveryValueIsANumber(_ bad: Double) {
    for animation in Self.animations(bad) {
      var animator = started(animation, by: 100)
      for time in [0, 0.1, 0.35, 1, 7, 1e9] {
        #expect(animator.remaining(at: time).isFinite, "\(animation) at \(time)")
        #expect(animator.velocity(at: time).isFinite, "\(animation) at \(time)")
        _ = animator.isLogicallyComplete(at: time)
      }
      var changed = started(animation, by: 100)
      changed.retarget(by: -50, animation: .default, at: 0.1)
      changed.retarget(by: 20, animation: animation, at: 0.2)
      changed.retarget(by: 20, animation: .spring(duration: 0.3, blendDuration: 0.2), at: 0.3)
      #expect(changed.remaining(at: 0.3).isFinite, "\(animation)")
      #expect(changed.remaining(at: 0.4).isFinite, "\(animation)")
      #expect(!animation.description.isEmpty)
    }
  }

  /// What the documentation of each parameter says.
  @Test func whatHostileParametersMean() {
    #expect(Animation.linear(duration: .nan) == .linear)
    #expect(Animation.linear(duration: .infinity) == .linear)
    #expect(Animation.spring(duration: .nan, bounce: .nan) == .spring)
    #expect(Animation.linear.delay(.nan) == .linear.delay(0))
    #expect(Animation.linear.speed(.nan) == .linear.speed(1))
    #expect(Animation.linear.speed(-2) == .linear.speed(0))
    #expect(Animation.linear.repeatCount(0) == .linear.repeatCount(1))
    #expect(Animation.linear.repeatCount(-5) == .linear.repeatCount(1))
    #expect(Animation.linear.repeatCount(.min) == .linear.repeatCount(1))
  }

  @Test(arguments: [0, -1]) func withoutDurationItEndsAsItBegins(_ duration: Double) {
    for animation in [
      Animation.linear(duration: duration), .linear(duration: duration).repeatForever(),
      .linear(duration: duration).speed(2),
    ] {
      var animator = started(animation, by: 100)
      #expect(animator.remaining(at: 0) == 0)
      #expect(!animator.isRunning)
    }
    var delayed = started(.linear(duration: duration).delay(1), by: 100)
    #expect(delayed.remaining(at: 0.5) == 100)
    #expect(delayed.remaining(at: 1) == 0)
  }

  @Test func withoutSpeedItHoldsTheStart() {
    var animator = started(.linear.speed(0), by: 100)
    #expect(animator.remaining(at: 1e6) == 100)
    #expect(animator.isRunning)
  }

  @Test func aNegativeDelayBeginsPartOfTheWayIn() {
    #expect(fraction(.linear(duration: 1).delay(-0.25), at: 0).isNear(0.25, 1e-9))
  }

  /// Engine facts 3.2: response 0 gives stiffness 1, so at 1 s: 1 - 2/e = 0.26424.
  @Test func aSpringWithoutResponse() {
    #expect(fraction(.spring(response: 0, dampingFraction: 1), at: 1).isNear(0.26424, 1e-5))
    // The stiffness is at most 45,000: at 1 / √45,000 s the same fraction.
    #expect(fraction(.spring(duration: 1e-9), at: 1 / 45_000.0.squareRoot()).isNear(0.26424, 1e-5))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e200])
  func anIntervalThatIsNoNumberIsNotAnimated(_ interval: Double) {
    var animator = Animator<Double>()
    animator.retarget(by: interval, animation: .default, at: 0)
    #expect(!animator.isRunning)
    animator.retarget(by: 100, animation: .linear(duration: 1), at: 0)
    animator.retarget(by: interval, animation: .default, at: 0.5)
    #expect(animator.remaining(at: 0.5) == 50)
  }

  @Test func timesThatAreNoNumbers() {
    var animator = Animator<Double>()
    animator.retarget(by: 100, animation: .default, at: .nan)
    #expect(!animator.isRunning)
    animator.retarget(by: 100, animation: .linear, at: 1)
    #expect(animator.remaining(at: .nan) == 100)
    #expect(animator.remaining(at: 0) == 100)
    #expect(animator.remaining(at: .infinity) == 0)
    #expect(!animator.isRunning)
  }

  @Test func anUndampedSpringNeverEnds() {
    var animator = started(.spring(response: 0.5, dampingFraction: 0), by: 100)
    // One period later it is back at its start.
    #expect(animator.remaining(at: 0.5).isNear(100, 1e-9))
    #expect(animator.remaining(at: 0.25).isNear(-100, 1e-9))
    #expect(lastFrame(&animator, limit: 10_000) == nil)
  }
}
