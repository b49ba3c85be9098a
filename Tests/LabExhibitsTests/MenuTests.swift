import Foundation
import LabExhibits
import LabHarness
import LabUI
import Testing

/// The pop-up menu of seed 002, with titles of 60 and 90 points as in report B30.
@MainActor @Suite struct MenuTests {
  private func record(_ style: MenuVariant.Style, diameter: Double = 40) -> ExhibitRecording {
    MenuVariant(style, diameter: diameter).record {
      $0.fixWidths(["Write": 60, "Picture": 90, "Film": 60])
    }
  }

  private func findings(_ style: MenuVariant.Style, diameter: Double = 40) -> [ExhibitFinding] {
    MenuVariant(style, diameter: diameter).findings(in: record(style, diameter: diameter))
  }

  private func opacities(_ recording: ExhibitRecording, at time: Double) -> [Double] {
    ["Write", "Picture", "Film"].map { recording.element($0, at: time)?.opacity ?? 0 }
  }

  // MARK: How the items come and go

  /// B35: on the inserted view itself the animation does nothing, at no time.
  @Test func b35OnTheViewNothingIsAnimated() {
    let recording = record(.onTheView)
    #expect(recording.frames.map(\.time) == [0, 0, 3])
    #expect(opacities(recording, at: 0) == [1, 1, 1])
    #expect(opacities(recording, at: 3) == [0, 0, 0])
    let findings = findings(.onTheView)
    #expect(findings["opening"] == [1, 1, 1])
    #expect(findings["closing"] == [0, 0, 0])
    #expect(findings["in-between"] == [0, 3])
  }

  /// B35: a linear second after delays of 1, 0.5 and 0; at 0.75 s 0, 0.25 and 0.75, with either way to stagger.
  @Test(arguments: [MenuVariant.Style.stableStack, .moving, .timeline, .trailing, .scrim])
  func b35TheItemsComeOneAfterTheOther(_ style: MenuVariant.Style) {
    let recording = record(style)
    for (time, expected) in [
      (0, [0, 0, 0]), (0.25, [0, 0, 0.25]), (0.75, [0, 0.25, 0.75]), (1, [0, 0.5, 1]), (1.5, [0.5, 1, 1]),
      (2, [1, 1, 1]),
    ] as [(Double, [Double])] {
      #expect(isClose(opacities(recording, at: time), expected), "at \(time)")
    }
  }

  /// The same delays run on closing, so the last one to come is the last one to go (seed 002 at 16:44).
  @Test(arguments: [MenuVariant.Style.stableStack, .moving])
  func withDelaysOfTheirOwnTheyGoInTheOrderInWhichTheyCame(_ style: MenuVariant.Style) {
    let recording = record(style)
    for (time, expected) in [
      (3, [1, 1, 1]), (3.75, [1, 0.75, 0.25]), (4, [1, 0.5, 0]), (4.5, [0.5, 0, 0]), (5, [0, 0, 0]),
    ] as [(Double, [Double])] {
      #expect(isClose(opacities(recording, at: time), expected), "at \(time)")
    }
  }

  /// B39: open with delays 1, 0.5 and 0, close with 0, 0.5 and 1: one timeline played backwards.
  @Test func b39OneTimelineIsReversed() {
    let recording = record(.timeline)
    for (time, expected) in [
      (3, [1, 1, 1]), (3.75, [0.25, 0.75, 1]), (4, [0, 0.5, 1]), (4.5, [0, 0, 0.5]), (5, [0, 0, 0]),
    ] as [(Double, [Double])] {
      #expect(isClose(opacities(recording, at: time), expected), "at \(time)")
    }
    // From the top down; with delays of their own from the bottom up.
    #expect(findings(.timeline)["order"] == [0, 1, 2])
    #expect(findings(.stableStack)["order"] == [2, 1, 0])
  }

  /// B39 again: nothing can be seen while the menu is closed.
  @Test(arguments: MenuVariant.Style.allCases) func b39ClosedNothingIsSeen(_ style: MenuVariant.Style) {
    let recording = record(style)
    for frame in [recording.frames.first, recording.frames.last] {
      #expect(
        frame?.elements.filter { $0.id != "button" && $0.id != "page" && $0.id != "menu" }.isEmpty == true)
    }
  }

  /// It moves by its own height, 40: after a quarter of its second it still lies 30 lower.
  @Test func itemsMoveUpWhileTheyFadeIn() {
    let recording = record(.moving)
    #expect(isClose(findings(.moving)["rise"], [30, 40, 0.25]))
    for (time, lower) in [(0.0, 40.0), (0.5, 20), (1, 0)] {
      let rest = recording.value("Film", .top, at: 2) ?? .nan
      #expect(isClose(recording.value("Film", .top, at: time).map { [$0] }, [rest + lower]), "at \(time)")
    }
  }

  // MARK: What stays behind

  /// Three empty stacks keep their three gaps of 8 (seed 002 at 19:03); a timeline leaves nothing behind.
  @Test(arguments: [
    (MenuVariant.Style.stableStack, 74.0), (.onTheView, 50), (.timeline, 50),
  ]) func spacingOfAClosedMenu(_ style: MenuVariant.Style, height: Double) {
    #expect(findings(style)["closed"] == [height, 50])
    #expect(record(style).frames.last?["menu"]?.layout.height == height)
  }

  @Test(arguments: MenuVariant.Style.allCases) func theButtonStaysWhereItIs(_ style: MenuVariant.Style) {
    // 30 points from the lower right corner of 390 by 400.
    let places = Set(record(style).frames.map { $0["button"]?.frame })
    #expect(places == [Frame(x: 310, y: 320, width: 50, height: 50)])
  }

  // MARK: Where the circles stand

  /// B30: rows of 60 and 90 beside circles of 40, a button of 50: guides 88, 118 and 25; the menu is 143 wide.
  @Test func b30ACustomGuideGetsOutOfTheRow() {
    let frame = record(.stableStack).frame(beforeStep: 1)
    // The menu's right edge is 360, so it begins at 217.
    #expect(frame?["menu"]?.layout.x == 217)
    #expect(frame?["menu"]?.layout.width == 143)
    #expect(frame?["Write"]?.layout.x == 247)
    #expect(frame?["Picture"]?.layout.x == 217)
    #expect(frame?["button"]?.layout.x == 310)
    // Five points inside the button's right edge: the padding that nobody has to write.
    #expect(frame?["Picture"]?.layout.maxX == 355)
    #expect(findings(.stableStack)["circles"] == [335, 335, 335, 335])
  }

  /// B30: aligned by their trailing edges the menu is 138 wide, and the circles stand 5 beside the button's centre.
  @Test func b30ABuiltInGuideDoesNot() {
    #expect(findings(.trailing)["circles"] == [340, 340, 340, 335])
    #expect(findings(.trailing)["width"] == [138, 108, 138, 108])
  }

  /// The circles' centres are in one vertical line with the button's, at any size of the icons.
  @Test(
    arguments: [1, 8, 24, 39.5, 40, 50, 64, 120],
    [MenuVariant.Style.onTheView, .stableStack, .moving, .timeline])
  func theCirclesAreOverTheButton(diameter: Double, style: MenuVariant.Style) {
    let recording = record(style, diameter: diameter)
    let frame = recording.frame(beforeStep: 1)
    let centre = frame?["button"]?.frame.midX ?? .nan
    let circles = frame?.all("circle") ?? []
    #expect(circles.count == 3)
    for circle in circles {
      #expect(abs(circle.frame.midX - centre) < 1e-9)
      #expect(circle.frame.width == diameter && circle.frame.height == diameter)
    }
  }

  // MARK: What lies behind

  /// B36: a removed view is drawn under its living siblings unless it has a z-index; its opacity still goes 1 - a(t).
  @Test func b36ARemovedLayerGoesUnderThePage() {
    let findings = findings(.scrim)
    #expect(isClose(findings["scrims"], [0.75, 0.75]))
    // Open: both over the page; going: only the raised one.
    #expect(findings["scrim-order"] == [1, 1, 0, 1])
  }
}
