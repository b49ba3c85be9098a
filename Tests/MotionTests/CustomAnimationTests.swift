import Foundation
import Motion
import Testing

/// Covers the way at constant velocity and remembers how often it was asked.
private struct Steady: CustomAnimation {
  var duration: Double
  var merges = false

  struct Count: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Count.self] += 1
    if time >= duration / 2 { context.isLogicallyComplete = true }
    return time <= duration ? value.scaled(by: time / duration) : nil
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: 1 / duration)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    merges
  }
}

@Suite struct CustomAnimationTests {
  @Test func itMovesTheValue() {
    var animator = started(Animation(Steady(duration: 1)), by: 100)
    #expect(animator.remaining(at: 0.25) == 75)
    #expect(animator.velocity(at: 0.25) == 100)
    #expect(!animator.isLogicallyComplete(at: 0.25))
    #expect(animator.remaining(at: 0.5) == 50)
    #expect(animator.isLogicallyComplete(at: 0.5))
    #expect(animator.remaining(at: 1.1) == 0)
    #expect(!animator.isRunning)
  }

  @Test func itIsComparedAndDescribed() {
    #expect(Animation(Steady(duration: 1)) == Animation(Steady(duration: 1)))
    #expect(Animation(Steady(duration: 1)) != Animation(Steady(duration: 2)))
    #expect(Animation(Steady(duration: 1)).description.contains("Steady"))
  }

  @Test func modifiersApply() {
    let steady = Animation(Steady(duration: 1))
    #expect(fraction(steady.delay(1).speed(2), at: 0.75).isNear(0.5, 1e-9))
    // A pass is as long as it runs at sixtieths: 1 s.
    #expect(fraction(steady.repeatForever(), at: 1.25).isNear(0.75, 1e-9))
    #expect(fraction(steady.repeatCount(2), at: 2.1) == 1)
  }

  /// Both ways of combining: 50 is left at 0.5 s, and 100 is added.
  @Test func mergingAndAddingUp() {
    var merged = started(Animation(Steady(duration: 1)), by: 100)
    merged.retarget(by: 100, animation: Animation(Steady(duration: 1, merges: true)), at: 0.5)
    // It goes on in place of the other: a quarter of 200 is left at 0.75 s.
    #expect(merged.remaining(at: 0.75) == 50)
    var added = started(Animation(Steady(duration: 1)), by: 100)
    added.retarget(by: 100, animation: Animation(Steady(duration: 1)), at: 0.5)
    // 25 of the first, and 100; a quarter of both is covered.
    #expect(added.remaining(at: 0.75) == 0.75 * 125)
  }

  @Test func aSpringTakesItsVelocity() {
    var animator = started(Animation(Steady(duration: 1)), by: 100)
    animator.retarget(by: -100, animation: .default, at: 0.5)
    #expect(animator.velocity(at: 0.5).isNear(100, 1e-9))
  }

  @Test func theContextKeepsState() {
    var context = AnimationContext<Double>()
    #expect(context.state[Steady.Count.self] == 0)
    _ = Steady(duration: 1).animate(value: 1, time: 0, context: &context)
    #expect(context.state[Steady.Count.self] == 1)
    #expect(context.withState(AnimationState<Float>()).state[Steady.Count.self] == 0)
  }
}
