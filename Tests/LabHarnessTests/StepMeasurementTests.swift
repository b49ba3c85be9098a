import LabHarness
import Testing

@Suite("A step measured from frames made by hand")
struct StepMeasurementTests {
  private func step(_ recording: Recording) -> StepMeasurement {
    Measurement(recording, reference: HandMade.reference).steps[0]
  }

  @Test("A line that moves as the ideal one")
  func mover() {
    let step = step(HandMade.mover)
    #expect(step.from == "0")
    #expect(step.to == "2")
    #expect(step.motion.description == "moves")
    // The first frame shows the start; the picture changes in the next, a quarter of a second later.
    #expect(step.start == 0.25)
    // At three quarters the right edge is at 40 + 104 · 0.75 = 118, at four at 144.
    #expect(step.firstRight == 1)
    #expect(step.settled == 1)
    #expect(step.end == 1)
    #expect(step.overshoot == 0)
    // The right edge has the longer way: 104 in four frames.
    #expect(step.largestJump == 26)
    #expect(step.visibleAtOnce == 1)
    #expect(step.leastCoverage == 1)
    #expect(step.largestWidthError == 0)
    #expect(step.meanWidthError == 0)
    #expect(step.largestEdgeError == 0)
    #expect(step.itemMotion == 0)
    #expect(step.frameCount == 5)
    #expect(step.work.updatePasses == 5)
    #expect(step.commitWork.updatePasses == 1)
    #expect(step.rest?.leadingError == 0)
    #expect(step.rest?.trailingError == 0)
    #expect(step.rest?.widthRatio == 1)
  }

  @Test("Two lines that fade in their places")
  func fader() {
    let step = step(HandMade.fader)
    #expect(step.motion.description == "fades")
    #expect(step.largestJump == 0)
    #expect(step.visibleAtOnce == 2)
    // Half way: 1 - (1 - 0.5)(1 - 0.5).
    #expect(step.leastCoverage == 0.75)
    // The new line is 56 wide from the start, the ideal one 40 + 16 p: 16, 12, 8, 4, 0.
    #expect(step.largestWidthError == 16)
    #expect(step.meanWidthError == 8)
    // At the start the ideal one's right edge is at 40 and the new line's at 144.
    #expect(step.largestEdgeError == 104)
    #expect(step.settled == 1)
  }

  @Test("A line that is there at once")
  func jumper() {
    let step = step(HandMade.change("jumper") { _ in [HandMade.line(88, 144)] })
    #expect(step.motion.description == "jumps")
    #expect(step.start == 0)
    #expect(step.firstRight == 0)
    #expect(step.settled == 0)
    #expect(step.end == 0)
    #expect(step.largestJump == 104)
  }

  @Test("A line that is there at once but half transparent counts half")
  func halfJump() {
    let step = step(
      HandMade.change("half") { quarter in [HandMade.line(88, 144, opacity: quarter == 0 ? 0.5 : 1)] })
    #expect(step.largestJump == 52)
  }

  @Test("Two lines that shrink and grow in their places")
  func scaler() {
    let step = step(
      HandMade.change("scaler") { quarter in
        let p = Double(quarter) / 4
        // Each around its own middle: 20 and 116.
        let new = HandMade.line(116 - 28 * p, 116 + 28 * p)
        let old = HandMade.line(20 - 20 * (1 - p), 20 + 20 * (1 - p), removed: true)
        return quarter == 4 ? [new] : [old, new]
      })
    #expect(step.motion.description == "scales")
    #expect(step.visibleAtOnce == 2)
    // Nothing moves, so nothing goes too far: the new line's left edge comes from the right of its goal.
    #expect(step.overshoot == 0)
    // The new line appears without any width. Then an edge goes 28 / 4 = 7 points a frame, and the old line's 5.
    #expect(step.largestJump == 7)
  }

  @Test("One id inserted and removed: both copies travel while they fade")
  func movesAndFades() {
    let step = step(
      HandMade.change("both") { quarter in
        let p = Double(quarter) / 4
        let (left, right) = HandMade.ideal(p)
        return [
          HandMade.line(left, right, opacity: 1 - p, removed: true), HandMade.line(left, right, opacity: p),
        ]
      })
    #expect(step.motion.description == "moves and fades")
    #expect(step.leastCoverage == 0.75)
    #expect(step.largestWidthError == 0)
  }

  @Test("A bounce beyond the goal and back")
  func overshoot() {
    // Beyond by 6 on the left edge and 4 on the right, in a row that runs to the right.
    let places: [(Double, Double)] = [(0, 40), (60, 100), (94, 148), (87, 143.8), (88, 144)]
    let step = step(
      HandMade.change("bouncy") { [HandMade.line(places[$0].0, places[$0].1)] })
    #expect(step.overshoot == 6)
    // 87 is a whole point away, so the last frame is the first that is right.
    #expect(step.firstRight == 1)
    // The left edge goes 0, 60, 94: 60 is the longest way in one frame.
    #expect(step.largestJump == 60)
  }

  @Test("Right for a moment, and for good only later")
  func rightTwice() {
    let places: [(Double, Double)] = [(0, 40), (88, 144), (92, 148), (88.4, 144.4), (88, 144)]
    let step = step(HandMade.change("twice") { [HandMade.line(places[$0].0, places[$0].1)] })
    #expect(step.firstRight == 0.25)
    // 0.4 is within half a point, so the third quarter counts, and the end is exact.
    #expect(step.settled == 0.75)
    #expect(step.end == 1)
  }

  @Test("What the next step cuts off has no rest and no time")
  func interrupted() {
    let step = step(
      HandMade.change("cut", settled: false) { quarter in
        let (left, right) = HandMade.ideal(Double(quarter) / 8)
        return [HandMade.line(left, right)]
      })
    #expect(step.rest == nil)
    #expect(step.settled == nil)
    #expect(step.end == nil)
    #expect(step.motion.moves)
    // 104 in eight parts.
    #expect(step.largestJump == 13)
  }

  @Test("From an item to nothing there is no way and no cover")
  func toNothing() {
    var recording = HandMade.change("gone") { quarter in
      quarter == 4 ? [] : [HandMade.line(0, 40, opacity: 1 - Double(quarter) / 4, removed: true)]
    }
    recording.commits[0].selection = nil
    let step = step(recording)
    #expect(step.motion.description == "fades")
    #expect(step.leastCoverage == nil)
    #expect(step.rest?.indicator == nil)
    #expect(step.rest?.leadingError == nil)
    #expect(step.overshoot == 0)
    #expect(step.settled == 1)
  }

  @Test("Items that are pushed aside in flight")
  func itemMotion() {
    var recording = HandMade.mover
    // In one frame the last item lies 7 to the left and 3 lower.
    recording.frames[4].items[2].frame = Frame(x: 81, y: 3, width: 56, height: 20)
    #expect(step(recording).itemMotion == 7)
  }

  @Test("A step without frames of its own is left out")
  func empty() {
    var recording = HandMade.mover
    recording.commits.append(.init(selection: "1", time: 2, frame: 99))
    #expect(Measurement(recording, reference: HandMade.reference).steps.count == 1)
    recording.frames = []
    let measurement = Measurement(recording, reference: HandMade.reference)
    #expect(measurement.steps.isEmpty)
    #expect(measurement.appearance.rest == nil)
    #expect(measurement.summary.motion == nil)
  }
}
