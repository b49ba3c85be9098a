import LabHarness
import Testing

@Suite("The summary over rests and steps")
struct SummaryTests {
  @Test("The extremes of two rests and a step")
  func extremes() throws {
    // Before the step the line fits; after it, it is 40 wide on an item of 56.
    let recording = HandMade.change("fixed") { quarter in
      let left = 96.0 * Double(quarter) / 4
      return [HandMade.line(left, left + 40)]
    }
    let summary = Measurement(recording, reference: HandMade.reference).summary
    #expect(summary.widthRatio?.least == 40.0 / 56)
    #expect(summary.widthRatio?.greatest == 1)
    #expect(summary.leadingError?.farthest == 8)
    #expect(summary.trailingError?.farthest == -8)
    #expect(summary.firstRight == 0)
    #expect(summary.motion?.description == "moves")
    #expect(summary.largestJump == 24)
    // Ideal widths 40, 44, 48, 52, 56 against 40.
    #expect(summary.largestWidthError == 16)
    #expect(summary.meanWidthError == 8)
  }

  @Test(
    "Words for what was seen",
    arguments: [
      (MotionVerdict(), "jumps"), (MotionVerdict(changes: false), "stays"),
      (MotionVerdict(moves: true), "moves"),
      (MotionVerdict(moves: true, fades: true), "moves and fades"),
      (MotionVerdict(moves: true, fades: true, scales: true), "moves, fades and scales"),
    ])
  func words(verdict: MotionVerdict, words: String) {
    #expect(verdict.description == words)
  }

  @Test("Farthest keeps the sign")
  func extent() throws {
    let extent = try #require(MeasurementSummary.Extent([3, -7, 2]))
    #expect(extent.least == -7)
    #expect(extent.greatest == 3)
    #expect(extent.farthest == -7)
    #expect(MeasurementSummary.Extent([]) == nil)
  }
}
