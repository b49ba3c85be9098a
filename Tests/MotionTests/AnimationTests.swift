import Motion
import Testing

@Suite struct AnimationTests {
  @Test("196 the default describes itself") func theDefaultDescribesItself() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect("\(Animation.default.delay(0.5))" == "DelayAnimation(delay: 0.5, base: DefaultAnimation())")
  }

  @Test func equality() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
    #expect(Animation.linear(duration: 1) != .linear)
    #expect(Animation.default != .spring)
    #expect(Animation.spring == .smooth)
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1).speed(2) != .linear.speed(2).delay(1))
    #expect(Animation.linear.repeatForever() != .linear.repeatForever(autoreverses: false))
    #expect(Set([Animation.linear.delay(1), .linear.delay(1), .linear]).count == 2)
    #expect(Animation.defaultBeforeIOS17 == .easeInOut(duration: 0.35))
  }

  /// What OpenSwiftUI writes down of an animation, read from what is equal to it: animations are not encoded here.
  @Test("U1 the numbers of an ease and of a spring") func numbersOfAnimations() {
    #expect(Animation.easeInOut(duration: 0.3) == .timingCurve(0.42, 0, 0.58, 1, duration: 0.3))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10)
        == .interpolatingSpring(mass: 1, stiffness: 100, damping: 10))
    #expect(
      Animation.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0)
        == .spring(response: 0.5, dampingFraction: 0.8))
  }

  /// A count that is no count of repetitions is one; for ever has a name of its own.
  @Test("U2 repetitions without a sensible count", arguments: [Int.min, -1, 0, 1])
  func oddCounts(count: Int) {
    let animation = Animation.linear(duration: 1).repeatCount(count)
    #expect(fraction(animation, at: 0.5) == 0.5)
    #expect(fraction(animation, at: 1.5) == 1)
  }

  /// Engine facts 3.2: each name with its response, damping fraction and blend duration.
  @Test func springDefaults() {
    #expect(Animation.spring() == .spring(Spring(response: 0.5, dampingRatio: 1)))
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring(dampingFraction: 0.7) == .spring(response: 0.5, dampingFraction: 0.7))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.interactiveSpring() == .interactiveSpring(response: 0.15, dampingFraction: 0.86))
    #expect(
      Animation.interactiveSpring() == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(Animation.interactiveSpring(extraBounce: 0) == .interactiveSpring)
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10)
        == .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
  }

  /// Engine facts 3.3: exact Bézier values at tenths; rounding to five digits.
  @Test(
    arguments: zip(
      [
        Animation.easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
        .timingCurve(0.25, 0.1, 0.25, 1, duration: 1), .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 1),
      ],
      [
        [0.01703, 0.06228, 0.12958, 0.21486, 0.31536, 0.42912, 0.55481, 0.69163, 0.83943],
        [0.16057, 0.30837, 0.44519, 0.57088, 0.68464, 0.78514, 0.87042, 0.93772, 0.98297],
        [0.01972, 0.08166, 0.18740, 0.33188, 0.50000, 0.66812, 0.81260, 0.91834, 0.98028],
        [0.09480, 0.29524, 0.51332, 0.68254, 0.80240, 0.88523, 0.94076, 0.97563, 0.99432],
        [-0.07282, -0.10461, -0.06866, 0.09669, 0.5, 0.90331, 1.06866, 1.10461, 1.07282],
      ]))
  func curves(_ animation: Animation, _ values: [Double]) {
    for (index, value) in values.enumerated() {
      #expect(fraction(animation, at: Double(index + 1) / 10).isNear(value, 6e-6))
    }
  }

  @Test("153 linear at a tenth and at half of its time") func linear() {
    #expect(fraction(.linear(duration: 100), at: 10).isNear(0.1, 1e-12))
    #expect(fraction(.linear(duration: 100), at: 50) == 0.5)
    #expect(fraction(.linear, at: 0.175).isNear(0.5, 1e-12))
    #expect(fraction(.timingCurve(.circularEaseIn, duration: 1), at: 0.5).isNear(0.134, 0.001))
  }

  /// Semantics section 8: springs at given times.
  @Test(
    arguments: zip(
      [Animation.default, .spring(response: 0.5, dampingFraction: 0.825), .interactiveSpring()],
      [
        [0.05: 0.1313, 0.1: 0.3577, 0.2: 0.7154, 0.3: 0.8900, 0.4: 0.9605, 0.5: 0.9864, 0.75: 0.9992],
        [0.1: 0.3936, 0.2: 0.7997, 0.3: 0.9685, 0.4: 1.0083, 0.5: 1.0084],
        [0.02: 0.2173, 0.05: 0.6766, 0.075: 0.8892, 0.1: 0.9759, 0.15: 1.0050],
      ]))
  func springs(_ animation: Animation, _ values: [Double: Double]) {
    for (time, value) in values { #expect(fraction(animation, at: time).isNear(value, 6e-5), "at \(time)") }
  }

  /// The closed form of an interpolating spring.
  ///
  /// Engine facts 3.2, closed form: k = 100, c = 10, so ω = 10, ζ = 0.5, ωd = 8.6603; with v0 = 0, B = 0.57735.
  /// At 0.1 s: 1 - e^-0.5 (cos 0.86603 + 0.57735 sin 0.86603) = 1 - 0.60653 (0.64788 + 0.43980) = 0.34029.
  @Test func interpolatingSpring() {
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    #expect(fraction(animation, at: 0.1).isNear(0.34029, 2e-4))
    // -ln(0.001 / 1.57735) / 5 = 1.4727 s: frame 88 is at 1.4667, frame 89 at 1.4833.
    var animator = started(animation, by: 100)
    #expect(lastFrame(&animator) == 89)
    // An initial velocity of 2 intervals a second covers 2 ms · 2 more, in the first millisecond.
    let pushed = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2)
    #expect(fraction(pushed, at: 0.001).isNear(0.002, 1e-4))
    // It is critically damped at most.
    let stiff = Animation.interpolatingSpring(stiffness: 100, damping: 200)
    #expect(fraction(stiff, at: 0.1).isNear(1 - 2 / 2.718281828, 1e-8))
  }
}
