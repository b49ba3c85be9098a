import LabUI
import Testing

/// The virtual clock of a window.
@MainActor @Suite struct ClockTests {
  @Test func timeIsWhatWasAdvanced() {
    let host = ViewHost(size: size(10, 10)) { Color.red }
    #expect(host.time == 0)
    host.advance(by: 0.25)
    host.advance(by: 0.5)
    #expect(host.time == 0.75)
    host.advance(by: 0)
    #expect(host.time == 0.75)
  }

  @Test(arguments: [-1.0, -.infinity, .infinity, .nan]) func aTimeThatIsNoTimeCountsAsZero(_ seconds: Double)
  {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    host.advance(by: seconds)
    #expect(host.time == 0.5)
    #expect(host.frame(.red).minX == 50)
  }

  @Test func aChangeFromOutsideWaitsForTheNextCallAndStartsThere() {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    host.advance(by: 1)
    withAnimation(.linear(duration: 1)) { model.value = true }
    #expect(host.frame(.red).minX == 0)
    // Committed at 1 s, then a frame of half a second.
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 50)
  }

  struct Mover: View {
    @State private var isMoved = false
    var body: some View {
      square(.red, 20)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
        .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
  }

  /// Right after a tap the display list shows the animation's start, and `advance(by: 0.1)` what is seen 0.1 s later.
  @Test func aTapCommitsAtTheCurrentTime() {
    let host = ViewHost(size: size(120, 20)) { Mover() }
    host.advance(by: 3)
    #expect(host.tap(at: CGPoint(x: 10, y: 10)))
    #expect(host.isAnimating)
    #expect(host.frame(.red).minX == 0)
    host.advance(by: 0.1)
    #expect(abs(host.frame(.red).minX - 10) < 1e-9)
  }

  @Test func settleReturnsTheSecondsUntilNothingAnimates() {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    #expect(host.settle() == 0)
    model.set(true, host, .linear(duration: 0.5))
    let seconds = host.settle()
    #expect(abs(seconds - 0.5) <= 1.0 / 60 + 1e-9)
    #expect(host.time == seconds)
    #expect(!host.isAnimating)
    #expect(host.frame(.red).minX == 100)
  }

  @Test(arguments: [10.0, 30, 60, 120, 1000]) func settleAtAnyRateEndsAtTheSamePlace(rate: Double) {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    model.set(true, host, .bouncy)
    let seconds = host.settle(frameRate: rate)
    #expect(host.frame(.red).minX == 100)
    #expect(abs(seconds * rate - (seconds * rate).rounded()) < 1e-6)
  }

  @Test(arguments: [0.0, -5, .nan, .infinity]) func aRateThatIsNoRateCountsAsSixty(rate: Double) {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    model.set(true, host, .linear(duration: 0.5))
    #expect(abs(host.settle(frameRate: rate) - 0.5) <= 1.0 / 60 + 1e-9)
  }

  @Test func settleStopsAtItsLimit() {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    model.set(true, host, .linear(duration: 1).repeatForever())
    #expect(abs(host.settle(limit: 5) - 5) <= 1.0 / 60 + 1e-9)
    #expect(host.isAnimating)
    #expect(host.settle(limit: 0) == 0)
    #expect(host.settle(limit: .nan) == 0)
  }

  @Test func aLongHitchEndsWhatItSkips() {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    model.set(true, host, .default)
    host.advance(by: 1e6)
    #expect(host.frame(.red).minX == 100)
    #expect(!host.isAnimating)
  }

  @Test func scrollingNothing() {
    let host = ViewHost(size: size(10, 10)) { Color.red }
    #expect(!host.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 3, height: 3)))
  }
}
