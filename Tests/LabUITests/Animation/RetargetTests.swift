import Foundation
import LabUI
import Testing

/// A second change in mid-flight.
@MainActor @Suite struct RetargetTests {
  private func row() -> (Model<Bool>, ViewHost) {
    let model = Model(false)
    return (model, CurveTests.row(120, model))
  }

  /// Semantics section 8: ease-in-out of 0.35 s from 0 to 100, sent back at half time; it first keeps rising.
  @Test func anEaseInOutSentBackAtHalfTime() {
    let (model, host) = row()
    model.set(true, host, .easeInOut)
    host.advance(by: 0.175)
    #expect(abs(host.frame(.red).minX - 50) < 0.01)
    model.set(false, host, .easeInOut)
    #expect(abs(host.frame(.red).minX - 50) < 0.01)
    for (time, x) in [(0.2, 61.54), (0.2625, 75.84), (0.35, 50), (0.4375, 12.92), (0.525, 0)] {
      host.advance(by: time - host.time)
      #expect(abs(Double(host.frame(.red).minX) - x) < 0.01, "at \(time)")
    }
    host.settle()
    #expect(host.frame(.red).minX == 0)
  }

  /// The critically damped spring of response 0.5 s keeps position and velocity.
  ///
  /// From x1 and v1 it goes on as
  /// `target + (d + (v1 + w d) u) e^(-w u)`, with d = x1 - target and w = 4 pi.
  @Test("P8 a spring sent back keeps position and velocity", arguments: [0.05, 0.1, 0.25])
  func aSpringKeepsPositionAndVelocity(turn: Double) {
    let (model, host) = row()
    let w = 4 * Double.pi
    model.set(true, host, .default)
    host.advance(by: turn)
    let x1 = 100 * (1 - (1 + w * turn) * exp(-w * turn))
    let v1 = 100 * w * w * turn * exp(-w * turn)
    #expect(abs(Double(host.frame(.red).minX) - x1) < 1e-6)
    model.set(false, host, .default)
    #expect(abs(Double(host.frame(.red).minX) - x1) < 1e-6)
    for u in [0.001, 0.05, 0.1, 0.3, 0.5] {
      host.advance(by: turn + u - host.time)
      let expected = (x1 + (v1 + w * x1) * u) * exp(-w * u)
      #expect(abs(Double(host.frame(.red).minX) - expected) < 1e-6, "after \(u)")
    }
  }

  @Test func aBouncySpringSentOnToAThirdPlace() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 400, height: 20)) {
      Driven(model) { square(.red, 20).offset(x: $0).frame(maxWidth: .infinity, alignment: .leading) }
    }
    model.set(100, host, .bouncy)
    host.advance(by: 0.1)
    let step = 1e-5
    let before = host.frame(.red).minX
    host.advance(by: step)
    let at = host.frame(.red).minX
    let velocity = (at - before) / step
    model.set(300, host, .bouncy)
    #expect(abs(host.frame(.red).minX - at) < 1e-9)
    host.advance(by: step)
    // The force on it jumps (up to 158 times 300 a second squared): over 1e-5 s that is less than 1 point a second.
    #expect(abs((host.frame(.red).minX - at) / step - velocity) < 1)
  }

  /// A curve has no velocity to hand on: a spring starts at rest from where it is.
  @Test func aCurveTurnedIntoASpring() {
    let (model, host) = row()
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    model.set(false, host, .smooth)
    let w = 4 * Double.pi
    for u in [0.0, 0.05, 0.1, 0.2] {
      host.advance(by: 0.5 + u - host.time)
      #expect(abs(Double(host.frame(.red).minX) - 50 * (1 + w * u) * exp(-w * u)) < 1e-6, "after \(u)")
    }
  }

  /// Engine facts 3.5: without an animation the model jumps and what is left of the old way goes on.
  @Test func aChangeWithoutAnimationJumpsByItsDifference() {
    let (model, host) = row()
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.25)
    #expect(abs(host.frame(.red).minX - 25) < 1e-9)
    model.set(false, host)
    #expect(abs(host.frame(.red).minX - (25 - 100)) < 1e-9)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - (75 - 100)) < 1e-9)
    host.settle()
    #expect(host.frame(.red).minX == 0)
  }

  @Test func theSameStateTwiceInOneUpdateTakesTheLastValue() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 400, height: 20)) {
      Driven(model) { square(.red, 20).offset(x: $0).frame(maxWidth: .infinity, alignment: .leading) }
    }
    withAnimation(.linear(duration: 1)) {
      model.value = 300
      model.value = 100
    }
    host.advance(by: 0)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 50) < 1e-9)
  }

  @Test func thereAndBackInOneUpdateIsNoChange() {
    let (model, host) = row()
    withAnimation(.linear(duration: 1)) {
      model.value = true
      model.value = false
    }
    host.advance(by: 0)
    #expect(!host.isAnimating)
    #expect(host.frame(.red).minX == 0)
  }

  @Test(arguments: 1...20) func anyNumberOfTurnsEndsAtTheLastTarget(turns: Int) {
    let (model, host) = row()
    let animations: [Animation] = [
      .easeInOut, .bouncy, .linear(duration: 0.2), .spring(response: 0.3), .snappy,
    ]
    for turn in 0..<turns {
      model.set(turn.isMultiple(of: 2), host, animations[turn % 5])
      host.advance(by: 0.05)
      #expect(host.frame(.red).minX.isFinite)
    }
    host.settle()
    #expect(host.frame(.red).minX == (turns.isMultiple(of: 2) ? 0 : 100))
    #expect(!host.isAnimating)
  }
}
