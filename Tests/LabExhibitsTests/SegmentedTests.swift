import Foundation
import LabExhibits
import LabHarness
import LabUI
import Testing

/// The generic picker of seed 001, on texts of 68 and 84 points as in report B1.
@MainActor @Suite struct SegmentedTests {
  /// Segments of 100, 116 and 88 points (a text and 16 on each side), 304 in all: they begin at (390 - 304) / 2 = 43.
  private func record(_ style: SegmentedVariant.Style, rightToLeft: Bool = false) -> ExhibitRecording {
    SegmentedVariant(style).record { values in
      values.fixWidths(["Day": 68, "Week": 84, "Quarter": 56])
      if rightToLeft { values.layoutDirection = .rightToLeft }
    }
  }

  /// B1: the selection has its segment's width on the first displayed frame: 0..100, then 100..216 of the row.
  @Test(arguments: [SegmentedVariant.Style.capsule, .underline])
  func b1TheSelectionFitsFromTheFirstFrameOn(_ style: SegmentedVariant.Style) {
    let recording = record(style)
    let mark = style == .underline ? "line" : "capsule"
    #expect(recording.value(mark, .left, at: 0) == 43)
    #expect(recording.value(mark, .right, at: 0) == 143)
    #expect(recording.value(mark, .left, at: 1.9) == 143)
    #expect(recording.value(mark, .right, at: 1.9) == 259)
    // At the end under the third: 259 to 347.
    #expect(recording.value(mark, .left, at: 9) == 259)
    #expect(recording.value(mark, .width, at: 9) == 88)
    let findings = SegmentedVariant(style).findings(in: recording)
    #expect(isClose(findings["first-frame"], [100, 100, 0]))
    #expect(isClose(findings["rest"], [0, 0, 0]))
    #expect(recording.warnings.isEmpty)
  }

  /// Half-way through ease-in-out both edges have done half of their way: 43 to 143, and 100 to 116 wide.
  @Test func halfWay() {
    let recording = record(.capsule)
    #expect(isClose(SegmentedVariant(.capsule).findings(in: recording)["half-way"], [93, 108, 93, 108]))
    // A quarter of the time: the curve is at 0.1292 (semantics.md section 8).
    let left = recording.value("capsule", .left, at: 1 + 1.0 / 15) ?? 0
    #expect(left > 43 && left < 93)
  }

  /// The deprecated modifier animates the first measurement: from nothing in 0.3 s, half of it after 0.15 s.
  @Test func valuelessAnimationGrowsFromNothing() {
    let recording = record(.valueless)
    #expect(isClose(SegmentedVariant(.valueless).findings(in: recording)["first-frame"], [0, 100, 0.3]))
    #expect(isClose(recording.value("capsule", .width, at: 0.15).map { [$0] }, [50]))
    // About its centre, 93.
    #expect(isClose(recording.value("capsule", .left, at: 0.15).map { [$0] }, [68]))
  }

  /// The sizes come back through a preference, which takes a second pass once; a tap takes one.
  @Test(arguments: SegmentedVariant.Style.allCases) func passes(_ style: SegmentedVariant.Style) {
    #expect(SegmentedVariant(style).findings(in: record(style))["passes"] == [2, 1])
  }

  /// The line is one point high at the segment's lower edge: a text of 20.5 with 8 above and below is 36.5 high.
  @Test func theLineLiesAtTheLowerEdge() {
    let recording = record(.underline)
    #expect(recording.value("line", .height, at: 0) == 1)
    #expect(recording.value("line", .bottom, at: 0) == 50 + 36.5 / 2)
  }

  /// Guides mirror, so nothing else has to be done: the first segment is the right one, 247 to 347.
  @Test func rightToLeft() {
    let recording = record(.capsule, rightToLeft: true)
    #expect(recording.value("capsule", .left, at: 0) == 247)
    #expect(recording.value("capsule", .right, at: 0) == 347)
    #expect(isClose(SegmentedVariant(.capsule).findings(in: recording)["rest"], [0, 0, 0]))
  }
}
