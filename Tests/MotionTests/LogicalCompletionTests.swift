import Motion
import Testing

@Suite struct LogicalCompletionTests {
  /// Engine facts 3.2 and 3.4: a spring after its response, a curve at its end, an interpolating spring after 2π/√k
  /// (0.6283 s for k = 100), each changed by modifiers; `logicallyComplete(after:)` sets it.
  @Test(
    arguments: zip(
      [
        Animation.default, .spring(duration: 0.7), .interactiveSpring(), .easeInOut, .linear(duration: 2),
        .interpolatingSpring(stiffness: 100, damping: 10), .linear(duration: 5).logicallyComplete(after: 1),
        .linear(duration: 1).delay(0.5), .linear(duration: 1).speed(4), .linear(duration: 1).repeatCount(3),
        .linear(duration: 1).repeatForever(), .linear(duration: 5).logicallyComplete(after: 1).delay(2),
        .default.logicallyComplete(after: 0.25), .default.delay(1),
      ],
      [0.5, 0.7, 0.15, 0.35, 2, 0.6283185, 1, 1.5, 0.25, 3, .infinity, 3, 0.25, 1.5]))
  func times(_ animation: Animation, _ expected: Double) {
    var animator = Animator<Double>()
    animator.retarget(by: 100, animation: animation, at: 10)
    #expect(animator.logicalCompletionTime.isNear(10 + expected, 1e-6))
    #expect(!animator.isLogicallyComplete(at: 10))
    #expect(!animator.isLogicallyComplete(at: 10 + min(expected, 1e6) - 0.001))
    #expect(animator.isLogicallyComplete(at: 10 + min(expected, 1e6) + 0.001) == expected.isFinite)
  }

  /// Case 195: the logical completion of a linear 5 s animation comes before its end, and changes no value.
  @Test func itDoesNotChangeTheValue() {
    var animator = started(.linear(duration: 5).logicallyComplete(after: 1), by: 100)
    #expect(animator.remaining(at: 2) == 60)
    #expect(animator.isLogicallyComplete(at: 2))
    #expect(animator.isRunning)
  }

  @Test func itTellsOfTheNewestChange() {
    var animator = started(.linear(duration: 1))
    animator.retarget(by: 1, animation: .linear(duration: 1), at: 0.5)
    #expect(animator.logicalCompletionTime == 1.5)
    animator.retarget(by: 1, animation: .default, at: 0.6)
    #expect(animator.logicalCompletionTime.isNear(1.1, 1e-12))
  }
}
