import Foundation
import Motion
import Testing

/// Keyframes as functions of time; each expected number by the arithmetic beside it.
@Suite struct KeyframeTests {
  private func value(
    _ time: Double, from initial: Double = 0,
    @KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>
  ) -> Double {
    KeyframeTimeline(initialValue: initial, content: content).value(time: time)
  }

  @Test(arguments: [(-1.0, 10.0), (0, 10), (0.5, 15), (1, 20), (1.5, 40), (2, 60), (9, 60), (.nan, 10)])
  func linear(_ time: Double, _ expected: Double) {
    // From 10 to 20 in the first second, to 60 in the next.
    let shown = value(time, from: 10) {
      LinearKeyframe(20, duration: 1)
      LinearKeyframe(60, duration: 1)
    }
    #expect(abs(shown - expected) < 1e-12)
  }

  @Test func aTimingCurve() {
    // easeInOut: 0.12958 at 0.3 (case 3.3 of the engine facts, to five digits).
    let shown = value(0.6) { LinearKeyframe(100, duration: 2, timingCurve: .easeInOut) }
    #expect(abs(shown - 18.740) < 0.001)
  }

  @Test func aMoveTakesNoTime() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(5)
      LinearKeyframe(7, duration: 1)
      MoveKeyframe(100)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0) == 5)
    #expect(timeline.value(time: 0.5) == 6)
    #expect(timeline.value(time: 1) == 100)
  }

  /// From rest to rest: 3u² - 2u³ of the way.
  @Test(arguments: [(0.25, 15.625), (0.5, 50), (0.75, 84.375), (1, 100)])
  func aSingleCubic(_ time: Double, _ expected: Double) {
    #expect(abs(value(time) { CubicKeyframe(100, duration: 1) } - expected) < 1e-12)
  }

  /// 0, 10, 40 at 0, 1 and 3 s: the velocity at 1 s is 40 / 3.
  ///
  /// Half-way in the first second: 10 / 2 - 40 / 3 / 8 = 10 / 3. Half-way in the next two: 25 + 40 / 3 · 2 / 8 = 85 / 3.
  @Test func twoCubicsAreACatmullRomSpline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(40, duration: 2)
    }
    #expect(timeline.duration == 3)
    #expect(abs(timeline.value(time: 0.5) - 10.0 / 3) < 1e-12)
    #expect(abs(timeline.value(time: 2) - 85.0 / 3) < 1e-12)
    let velocity = (timeline.value(time: 1 + 1e-6) - timeline.value(time: 1 - 1e-6)) / 2e-6
    #expect(abs(velocity - 40.0 / 3) < 1e-4)
  }

  /// Half-way: the middle, plus (start - end) · duration / 8.
  @Test func givenVelocities() {
    let shown = value(1) { CubicKeyframe(0, duration: 2, startVelocity: 8, endVelocity: -4) }
    #expect(abs(shown - 12 * 2.0 / 8) < 1e-12)
  }

  /// After 10 a second along a line, the cubic begins with that velocity: 10 + 10 / 8 half-way.
  @Test func aCubicGoesOnFromALine() {
    let shown = value(1.5) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
    }
    #expect(abs(shown - 11.25) < 1e-12)
  }

  @Test func aSpringKeyframeIsASpring() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let timeline = KeyframeTimeline(initialValue: 100.0) { SpringKeyframe(200, spring: spring) }
    for time in [0, 0.1, 0.3, 0.6] {
      let expected = 100 + spring.value(target: 100.0, time: time)
      #expect(abs(timeline.value(time: time) - expected) < 1e-9)
    }
    #expect(abs(timeline.duration - spring.settlingDuration) < 1e-9)
    #expect(timeline.value(time: timeline.duration) == 200)
  }

  /// Cut short, a spring hands over where it is and how fast.
  @Test func aSpringThatIsCutShort() {
    let spring = Spring(duration: 1)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.2, spring: spring)
      SpringKeyframe(0, duration: 1, spring: spring)
    }
    let place = spring.value(target: 10.0, time: 0.2)
    let speed = spring.velocity(target: 10.0, time: 0.2)
    #expect(abs(timeline.value(time: 0.2) - place) < 1e-9)
    let expected = place + spring.value(target: -place, initialVelocity: speed, time: 0.3)
    #expect(abs(timeline.value(time: 0.5) - expected) < 1e-9)
  }

  struct Values: Equatable {
    var x = 0.0
    var size = CGSize(width: 10, height: 20)
    var kept = 3
  }

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) { LinearKeyframe(8, duration: 4) }
      KeyframeTrack(\.size) {
        for side in [20.0, 40.0] { LinearKeyframe(CGSize(width: side, height: side), duration: 1) }
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5) == Values(x: 1, size: CGSize(width: 15, height: 20)))
    #expect(timeline.value(progress: 0.5) == Values(x: 4, size: CGSize(width: 40, height: 40)))
    var values = Values(x: -1, kept: 7)
    timeline.update(&values, time: 1.5)
    #expect(values == Values(x: 3, size: CGSize(width: 30, height: 30), kept: 7))
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -1, 0]) func absurdDurations(_ duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: duration)
      CubicKeyframe(2, duration: duration)
      SpringKeyframe(3, duration: duration)
    }
    #expect(timeline.duration == 0)
    // A spring without time has not moved.
    #expect(timeline.value(time: 0) == 2)
  }

  @Test func noKeyframes() {
    #expect(KeyframeTimeline(initialValue: 4.0) {}.value(time: 1) == 4)
  }
}
