import Foundation
import Motion
import Testing

@Suite struct SpringTests {
  /// Engine facts 3.2: stiffness (2π / response)², damping 2 · ratio · √stiffness.
  @Test(
    arguments: [
      (0.5, 1.0, 157.9137, 25.1327), (0.5, 0.825, 157.9137, 20.7345), (0.5, 0.85, 157.9137, 21.3628),
      (0.5, 0.7, 157.9137, 17.5929), (0.15, 0.86, 1754.5963, 72.0472), (0.15, 0.85, 1754.5963, 71.2094),
    ])
  func conversions(response: Double, ratio: Double, stiffness: Double, damping: Double) {
    let spring = Spring(response: response, dampingRatio: ratio)
    #expect(spring.stiffness.isNear(stiffness, 1e-4))
    #expect(spring.damping.isNear(damping, 1e-4))
    let physical = Spring(stiffness: stiffness, damping: damping)
    #expect(physical.response.isNear(response, 1e-5))
    #expect(physical.dampingRatio.isNear(ratio, 1e-5))
  }

  @Test(arguments: [(0.0, 1.0), (0.15, 0.85), (0.3, 0.7), (1, 0), (-0.5, 2), (-0.2, 1.25)])
  func bounce(_ bounce: Double, ratio: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    #expect(spring.dampingRatio.isNear(ratio, 1e-12))
    #expect(spring.bounce.isNear(bounce, 1e-12))
    #expect(spring.duration.isNear(0.4, 1e-12))
  }

  @Test func presets() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.3 + 0.1))
    #expect(Spring() == .smooth)
  }

  /// Engine facts 3.3, closed-form row: the values at 0.1, 0.2, … 0.8 s.
  @Test(
    arguments: zip(
      [Spring.smooth, .snappy, .bouncy, Spring(response: 0.5, dampingRatio: 0.825)],
      [
        [0.35774, 0.71542, 0.89003, 0.96046, 0.98640, 0.99546, 0.99852, 0.99952],
        [0.38810, 0.78637, 0.95645, 1.00162, 1.00602, 1.00307, 1.00095, 1.00015],
        [0.42330, 0.87371, 1.03393, 1.03930, 1.01450, 1.00074, 0.99789, 0.99878],
        [0.39361, 0.79965, 0.96851, 1.00826, 1.00840, 1.00348, 1.00081, 1.00000],
      ]))
  func closedForm(_ spring: Spring, _ values: [Double]) {
    for (index, value) in values.enumerated() {
      #expect(spring.value(target: 1.0, time: Double(index + 1) / 10).isNear(value, 6e-6))
    }
  }

  /// An overdamped spring, against the sum of its two exponentials:
  /// ω = 1, ζ = 1.25 gives the rates 0.5 and 2, so x(t) = 1 - (4/3) e^(-t/2) + (1/3) e^(-2t).
  @Test func overdamped() {
    let spring = Spring(mass: 1, stiffness: 1, damping: 2.5, allowOverDamping: true)
    #expect(spring.dampingRatio == 1.25)
    for time in [0, 0.1, 0.5, 1, 3, 10] {
      let expected = 1 - 4.0 / 3 * exp(-time / 2) + exp(-2 * time) / 3
      #expect(spring.value(target: 1.0, time: time).isNear(expected, 1e-12))
      let slope = 2.0 / 3 * (exp(-time / 2) - exp(-2 * time))
      #expect(spring.velocity(target: 1.0, time: time).isNear(slope, 1e-12))
    }
    #expect(Spring(mass: 1, stiffness: 1, damping: 2.5).dampingRatio == 1)
  }

  @Test(arguments: [0.3, 0.85, 1, 1.25, 3])
  func velocityIsTheDerivativeAndForceItsDerivative(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let step = 1e-5
    for time in [0.05, 0.2, 0.7] {
      let before = spring.value(target: 3.0, initialVelocity: -4, time: time - step)
      let after = spring.value(target: 3.0, initialVelocity: -4, time: time + step)
      let velocity = spring.velocity(target: 3.0, initialVelocity: -4, time: time)
      #expect(velocity.isNear((after - before) / (2 * step), 1e-5))
      let position = spring.value(target: 3.0, initialVelocity: -4, time: time)
      let force = spring.force(target: 3.0, position: position, velocity: velocity)
      let rise =
        spring.velocity(target: 3.0, initialVelocity: -4, time: time + step)
        - spring.velocity(target: 3.0, initialVelocity: -4, time: time - step)
      #expect(force.isNear(rise / (2 * step), 1e-3))
    }
  }

  @Test(arguments: [0.5, 1, 2]) func twoUpdatesAreOne(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var value = 0.0
    var velocity = 7.0
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.03) }
    #expect(value.isNear(spring.value(target: 2.0, initialVelocity: 7, time: 0.3), 1e-10))
    #expect(velocity.isNear(spring.velocity(target: 2.0, initialVelocity: 7, time: 0.3), 1e-9))
  }

  @Test func animatableValues() {
    let spring = Spring.smooth
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: -100), initialVelocity: .zero, time: 0.1)
    // 10 + 10 · 0.35774 and -100 · 0.35774, engine facts 3.3.
    #expect(Double(point.x).isNear(13.5774, 1e-4))
    #expect(Double(point.y).isNear(-35.774, 1e-3))
  }

  /// The settling duration of the presets.
  ///
  /// Engine facts 3.2: a scan of tenths for a critically damped spring (0.8 is the first with (1 + ωt)e^(-ωt) < 0.001).
  /// Oscillating: ln((1 + ζ/√(1-ζ²)) / 0.001) / (ζω), so ln(2613.5)/10.6814 and ln(1980.2)/8.7965.
  @Test func settling() {
    #expect(Spring.smooth.settlingDuration.isNear(0.8, 1e-12))
    #expect(Spring.snappy.settlingDuration.isNear(0.73665, 1e-4))
    #expect(Spring.bouncy.settlingDuration.isNear(0.86296, 1e-4))
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test(arguments: [0.2, 0.7, 0.95]) func settlingIsItsOwnInverse(ratio: Double) {
    let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
    #expect(spring.settlingDuration.isNear(1.5, 1e-9))
    #expect(spring.dampingRatio == ratio)
    #expect(abs(1 - spring.value(target: 1.0, time: 1.5)) <= 0.001)
  }

  @Test func settlingInACriticalSpring() {
    let spring = Spring(settlingDuration: 2, dampingRatio: 1)
    #expect((1 - spring.value(target: 1.0, time: 2)).isNear(0.001, 1e-9))
    // The duration is kept within 0.01...10.
    #expect(Spring(settlingDuration: 50, dampingRatio: 1) == Spring(settlingDuration: 10, dampingRatio: 1))
    #expect(Spring(settlingDuration: -1, dampingRatio: 1) == Spring(settlingDuration: 0.01, dampingRatio: 1))
  }

  static let hostile: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300]

  @Test(arguments: hostile, hostile) func hostileParameters(_ first: Double, _ second: Double) {
    let springs = [
      Spring(duration: first, bounce: second), Spring(response: first, dampingRatio: second),
      Spring(mass: first, stiffness: second, damping: first, allowOverDamping: true),
      Spring(stiffness: first, damping: second),
      Spring(settlingDuration: first, dampingRatio: second, epsilon: first),
    ]
    for spring in springs {
      for time in [0, 0.1, 1, 1e6, -1, .infinity, .nan] {
        #expect(spring.value(target: 1.0, time: time).isFinite, "\(spring) at \(time)")
        #expect(!spring.velocity(target: 1.0, time: time).isNaN)
      }
      #expect(spring.settlingDuration >= 0)
      #expect(spring.stiffness > 0)
    }
  }
}
