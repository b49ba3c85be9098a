import Motion
import Testing

@Suite struct ModifierTests {
  @Test func aDelayHoldsTheStart() {
    var animator = started(.linear(duration: 1).delay(0.5), by: 100)
    for time in [0, 0.25, 0.49] {
      #expect(animator.remaining(at: time) == 100)
      #expect(animator.isRunning)
      #expect(animator.velocity(at: time) == 0)
    }
    #expect(animator.remaining(at: 0.75).isNear(75, 1e-9))
    #expect(animator.velocity(at: 0.75).isNear(100, 1e-9))
    #expect(animator.remaining(at: 1.5) == 0)
    #expect(animator.isRunning)
    _ = animator.remaining(at: 1.52)
    #expect(!animator.isRunning)
  }

  @Test func speedMultipliesTime() {
    var animator = started(.linear(duration: 1).speed(2), by: 100)
    #expect(animator.remaining(at: 0.25).isNear(50, 1e-9))
    #expect(animator.velocity(at: 0.25).isNear(200, 1e-9))
    _ = animator.remaining(at: 0.51)
    #expect(!animator.isRunning)
  }

  /// A delay inside a speed is scaled too; outside it is not.
  @Test func theOrderOfModifiersCounts() {
    #expect(fraction(.linear(duration: 1).delay(1).speed(2), at: 0.75).isNear(0.5, 1e-9))
    #expect(fraction(.linear(duration: 1).speed(2).delay(1), at: 1.25).isNear(0.5, 1e-9))
  }

  /// Engine facts 3.4: odd passes run backwards, and after the last one the value is the target.
  @Test func repeatCountWithReversal() {
    let values: [(Double, Double)] = [(0.25, 0.25), (1, 1), (1.25, 0.75), (1.75, 0.25), (2, 0)]
    var animator = started(.linear(duration: 1).repeatCount(2))
    for (time, value) in values {
      #expect((1 - animator.remaining(at: time)).isNear(value, 1e-9), "at \(time)")
    }
    #expect(animator.isRunning)
    // An even count ends by jumping to the target.
    #expect(animator.remaining(at: 2.01) == 0)
    #expect(!animator.isRunning)
    #expect(fraction(.linear(duration: 1).repeatCount(3), at: 2.25).isNear(0.25, 1e-9))
    #expect(fraction(.linear(duration: 1).repeatCount(3), at: 3).isNear(1, 1e-9))
  }

  @Test func repeatCountWithoutReversal() {
    let animation = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
    for (time, value) in [(0.25, 0.25), (1, 1), (1.25, 0.25), (2.5, 0.5), (3, 1), (3.5, 1)] {
      #expect(fraction(animation, at: time).isNear(value, 1e-9), "at \(time)")
    }
  }

  @Test("A2 RepeatAnimationUITests: 100 to 50, linear 1 s, twice, at half seconds")
  func aSizeThatBreathes() {
    var animator = Animator<Double>()
    animator.retarget(by: -50, animation: .linear(duration: 1).repeatCount(2), at: 0)
    let shown = [0, 0.5, 1, 1.5, 2, 2.5].map { displayed(&animator, model: 50, at: $0) }
    #expect(shown == [100, 75, 50, 75, 100, 50])
    // Without reversal the second pass begins at 100 again; at 1 s the first one has just ended.
    var other = Animator<Double>()
    other.retarget(by: -50, animation: .linear(duration: 1).repeatCount(2, autoreverses: false), at: 0)
    let again = [0, 0.5, 1, 1.5, 2, 2.5].map { displayed(&other, model: 50, at: $0) }
    #expect(again == [100, 75, 50, 75, 50, 50])
  }

  @Test func repeatForeverNeverEnds() {
    for animation in [Animation.linear(duration: 1), .default, .interpolatingSpring] {
      for autoreverses in [true, false] {
        var animator = started(animation.repeatForever(autoreverses: autoreverses))
        for time in [0.5, 10, 1e3, 1e6, 1e9, .infinity] {
          #expect((-0.001...1.001).contains(animator.remaining(at: time)))
          #expect(animator.isRunning)
        }
      }
    }
    #expect(fraction(.linear(duration: 1).repeatForever(), at: 101.25).isNear(0.75, 1e-9))
    #expect(fraction(.linear(duration: 1).repeatForever(autoreverses: false), at: 101.25).isNear(0.25, 1e-9))
  }

  /// A velocity changes sign on the way back.
  @Test func reversedVelocity() {
    let animator = started(.linear(duration: 1).repeatForever(), by: 10)
    #expect(animator.velocity(at: 0.5).isNear(10, 1e-9))
    #expect(animator.velocity(at: 1.5).isNear(-10, 1e-9))
  }

  /// (there and back) twice without reversal is there, back, there, back.
  @Test func nestedRepeats() {
    let animation = Animation.linear(duration: 1).repeatCount(2).repeatCount(2, autoreverses: false)
    for (time, value) in [(0.25, 0.25), (1.25, 0.75), (2.25, 0.25), (3.25, 0.75)] {
      #expect(fraction(animation, at: time).isNear(value, 1e-9), "at \(time)")
    }
  }

  /// A spring under a delay keeps its shape and its end: the frames of the plain one, 30 later.
  @Test func aDelayedSpring() {
    #expect(fraction(.default.delay(0.5), at: 0.6).isNear(0.35774, 1e-5))
    var animator = started(.default.delay(0.5), by: 100)
    #expect(lastFrame(&animator) == 73 + 30)
  }

  /// Engine facts 3.6: a spring in a modifier does not merge; the effects add up.
  @Test func aDelayedSpringAddsUp() {
    var animator = started(.default, by: 100)
    animator.retarget(by: -100, animation: .default.delay(0.1), at: 0.1)
    // Until the delay is over the first spring goes on alone: 71.542 % at 0.2 s.
    #expect(displayed(&animator, model: 0, at: 0.2).isNear(71.542, 1e-3))
    // 0.1 s later each has its part: (100 (1 - 0.89003) - 100)(1 - 0.35774) is left.
    #expect(animator.remaining(at: 0.3).isNear((100 - 89.003 - 100) * (1 - 0.35774), 2e-3))
  }
}
