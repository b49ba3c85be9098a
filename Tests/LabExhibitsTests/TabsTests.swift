import Foundation
import LabExhibits
import LabHarness
import LabUI
import Testing

/// Anchors and matched geometry side by side, with three followers of one source (seed 003).
@MainActor @Suite struct TabsTests {
  /// Tabs of 40, 32 and 56 points with 8 between them, 144 in all: they begin at (390 - 144) / 2 = 123.
  private let recording = TabsVariant().record {
    $0.fixWidths(["Clock": 40, "Alarm": 32, "Bedtime": 56])
  }

  private var findings: [ExhibitFinding] { TabsVariant().findings(in: recording) }

  @Test func bothHaveTheSelectedTabsFrameAtRest() {
    for id in ["line", "bar 1", "bar 2", "bar 3"] {
      #expect(recording.frame(beforeStep: 0)?[id]?.frame.x == 123, "\(id)")
      #expect(recording.frame(beforeStep: 0)?[id]?.frame.width == 40, "\(id)")
      #expect(recording.value(id, .left, at: 1.9) == 171, "\(id)")
      #expect(recording.value(id, .width, at: 1.9) == 32, "\(id)")
      #expect(recording.value(id, .left, at: 9) == 211, "\(id)")
      #expect(recording.value(id, .width, at: 9) == 56, "\(id)")
    }
    // A follower of a fixed height lies at the lower edge of its source (measured on Apple's SwiftUI).
    #expect(isClose(findings["rest"], [0, 0, 0, 30, 20, 10]))
  }

  /// Critically damped, response 0.5 s: 1 - (1 + 4π·0.1) e^(-4π·0.1) = 0.3577 of the way after 0.1 s.
  @Test func bothMoveByTheSameSpring() {
    let x = 4 * Double.pi * 0.1
    let share = 1 - (1 + x) * exp(-x)
    #expect(isClose(findings["same-way"], [share, share, share, share]))
    #expect(isClose(recording.value("line", .left, at: 0.1).map { [$0] }, [123 + 48 * share]))
  }

  /// Seed 003: under the first tab's label lie no bars, over it three; over the second two, over the third one.
  @Test func theOrderOfTheFollowers() {
    #expect(findings["cover"] == [3, 2, 1])
    #expect(findings["order"] == [1, 2, 3])
    let back = recording.frames.last?.elements.map(\.id).filter { !$0.hasPrefix("upper") && $0 != "line" }
    #expect(back == ["Clock", "bar 1", "Alarm", "bar 2", "Bedtime", "bar 3"])
  }

  /// `y: bounds.maxY` puts the line under the tab, where `y: bounds.height` of the source would do the same here.
  @Test func theLineLiesUnderTheTab() {
    let tab = recording.frame(at: 9)?["upper Bedtime"]?.layout
    #expect(recording.value("line", .top, at: 9) == tab?.maxY)
    #expect(recording.value("line", .height, at: 9) == 1)
  }
}
