import Foundation
import LabCore
import LabHarness
import LabUI
import Testing

/// What happens to the row beside selections: items 40, 32 and 56 wide with 8 between them, so that they begin at 0, 48
/// and 88 and the row is 144 wide.
@Suite("Steps that are no selections")
@MainActor struct ScenarioActionTests {
  private func run(
    _ strategy: any SelectionIndicatorStrategy = AnchoredLine(), selected: String? = "1",
    steps: [Scenario.Step],
    animation: AnimationSpec = .linear(1), change: (inout Scenario) -> Void = { _ in }
  ) throws -> (comparison: Comparison, recording: Recording, steps: [StepMeasurement]) {
    var scenario = Scenario(
      items: [
        .init(id: "0", title: "A", width: 40), .init(id: "1", title: "B", width: 32),
        .init(id: "2", title: "C", width: 56),
      ],
      initialSelection: selected, steps: steps, containerSize: CGSize(width: 300, height: 200), spacing: 8,
      animation: animation, frameRate: 10)
    change(&scenario)
    let comparison = Comparison(scenario, strategies: [strategy])
    return (
      comparison, try #require(comparison.results[0].recording), comparison.results[0].measurement.steps
    )
  }

  private let new = Scenario.Item(id: "new", title: "N", width: 24)

  private func frame(_ recording: Recording, after time: Double, step: Int) throws -> RecordedFrame {
    let start = recording.commits[step].time
    return try #require(
      recording.frames[recording.commits[step].frame...].first { abs($0.time - start - time) < 1e-6 })
  }

  @Test("An item of 24 put in at the front: the row is 176 wide, and line and ideal go with their item")
  func inserted() throws {
    let (comparison, recording, steps) = try run(steps: [.init(.insert([new], at: 0), at: 1)])
    let row = try #require(comparison.changedRows.first?.row)
    #expect(comparison.changedRows.count == 1)
    #expect(comparison.changedRows[0].step == 0)
    // Centred in 300 the row began at 78 and begins at 62 now: 16 to the left of the origin.
    #expect(row.container == Frame(x: -16, y: 0, width: 176, height: row.container.height))
    #expect(row.items.map(\.id) == ["new", "0", "1", "2"])
    #expect(row.items.map(\.frame.x) == [-16, 16, 64, 104])
    #expect(recording.commits.map(\.action) == [.insert])
    #expect(recording.commits.map(\.delivery) == [.change])
    // From 48 to 64 in a linear second.
    for (time, x) in [(0.0, 48.0), (0.5, 56), (1, 64)] {
      let frame = try frame(recording, after: time, step: 0)
      #expect(frame.items.first { $0.id == "1" }?.frame.x == x)
      #expect(frame.indicators.map(\.frame.x) == [x])
      #expect(frame.ideal?.left == x)
    }
    #expect(steps[0].action == .insert)
    #expect(steps[0].from == "1" && steps[0].to == "1")
    #expect(steps[0].largestItemDistance == 0)
    #expect(steps[0].itemMotion == 0)
    #expect(steps[0].rest?.itemShift == 0)
    #expect(steps[0].rest?.leadingError == 0)
    #expect(steps[0].settled == 1)
  }

  @Test("Put in at once, everything is in its place on that frame")
  func insertedAtOnce() throws {
    let (_, recording, steps) = try run(steps: [.init(.insert([new], at: 9), at: 1, animated: false)])
    let frame = recording.frames[recording.commits[0].frame]
    #expect(frame.items.map(\.id) == ["0", "1", "2", "new"])
    // The row grew by 32 at its end and lies 16 farther left.
    #expect(frame.items.map(\.frame.x) == [-16, 32, 72, 136])
    #expect(frame.indicators.map(\.frame.x) == [32])
    #expect(steps[0].settled == 0)
  }

  @Test("Put in at once in mid-flight, the ideal jumps with its goal and keeps what is left of its way")
  func insertedInFlight() throws {
    let (_, recording, _) = try run(
      selected: "0",
      steps: [.init(select: "2", at: 1), .init(.insert([new], at: 0), at: 1.5, animated: false)])
    // Half-way to 88 it is at 44; the goal is 88 + 32 - 16 = 104 then, and 44 is left of the way.
    let frame = recording.frames[recording.commits[1].frame]
    #expect(frame.ideal?.left == 60)
    #expect(frame.indicators.map(\.frame.x) == [60])
    #expect(try self.frame(recording, after: 0.5, step: 1).ideal?.left == 104)
  }

  @Test("A neighbour taken out: the line stays with its item")
  func removed() throws {
    let (comparison, recording, steps) = try run(steps: [.init(.remove(["0"]), at: 1)])
    // 32 + 8 + 56 = 96, centred: 24 to the right of where the row began.
    #expect(comparison.finalRow.items.map(\.frame.x) == [24, 64])
    #expect(steps[0].rest?.leadingError == 0)
    #expect(steps[0].largestItemDistance == 0)
    #expect(recording.notes.isEmpty)
  }

  @Test(
    "The selected item taken out: what remains of the indicator is noticed",
    arguments: [
      // An anchor without a value fades out over the second; a line on a guide stays for good.
      (AnchoredLine(), 0.9, 0), (FixedLine(), 1.1, 1),
    ] as [(any SelectionIndicatorStrategy, Double, Int)])
  func selectedRemoved(strategy: any SelectionIndicatorStrategy, seen: Double, left: Int) throws {
    let (comparison, _, steps) = try run(strategy, steps: [.init(.remove(["1"]), at: 1)])
    #expect(comparison.reference.measurement.steps[0].seenWithoutItem == nil)
    #expect(comparison.reference.measurement.steps[0].rest?.indicator == nil)
    #expect(abs((steps[0].seenWithoutItem ?? 0) - seen) < 0.11)
    #expect(steps[0].rest?.visibleIndicators == left)
    #expect(steps[0].rest?.item == nil)
    #expect(steps[0].largestItemDistance == nil)
  }

  @Test("Reordered: who is not named follows, and the ideal goes with its item")
  func reordered() throws {
    let (comparison, recording, steps) = try run(
      selected: "0", steps: [.init(.reorder(["2", "nobody"]), at: 1)])
    #expect(comparison.finalRow.items.map(\.id) == ["2", "0", "1"])
    #expect(comparison.finalRow.items.map(\.frame.x) == [0, 64, 112])
    #expect(try frame(recording, after: 0.5, step: 0).ideal?.left == 32)
    #expect(steps[0].rest?.leadingError == 0)
  }

  @Test("A narrower window moves the centred row at once, also in mid-flight")
  func resized() throws {
    let (comparison, recording, steps) = try run(
      selected: "0",
      steps: [.init(select: "2", at: 1), .init(.resize(CGSize(width: 200, height: 200)), at: 1.5)])
    // (300 - 144) / 2 = 78, (200 - 144) / 2 = 28: 50 to the left; half-way, 44 of the way are left to 38.
    #expect(comparison.finalRow.container.x == -50)
    #expect(recording.frames[recording.commits[1].frame].ideal?.left == -6)
    #expect(recording.frames[recording.commits[1].frame].indicators.map(\.frame.x) == [-6])
    #expect(steps[1].action == .resize)
    // The line's right edge is 52 from the item's: 104 in a second, half a second left.
    #expect(steps[1].largestItemDistance == 52)
    #expect(steps[1].rest?.itemShift == 0)
  }

  @Test("Turned round, leading is the other side from then on")
  func turned() throws {
    let (comparison, recording, steps) = try run(
      FixedLine(), selected: "1",
      steps: [.init(.turn(.rightToLeft), at: 1), .init(.turn(.leftToRight), at: 2)])
    #expect(comparison.changedRows.map(\.row.items[0].frame.x) == [104, 0])
    #expect(recording.commits.map(\.direction) == [.rightToLeft, .leftToRight])
    // 40 wide over 32: 4 before the item and 4 behind it, whichever way the row runs.
    #expect(steps.map { $0.rest?.leadingError } == [-4, -4])
    #expect(steps.map { $0.rest?.itemShift } == [0, 0])
  }

  @Test("Another text size changes the row, unless the widths are fixed")
  func textSize() throws {
    let (comparison, _, steps) = try run(
      steps: [.init(.setTextSize(.dynamicType(.accessibility5)), at: 1)],
      change: { for index in $0.items.indices { $0.items[index].width = index == 0 ? 40 : nil } })
    let before = comparison.row.items, after = comparison.finalRow.items
    #expect(after[0].frame.width == 40)
    // 53 points against 17.
    #expect(abs(after[1].frame.width / before[1].frame.width - 53.0 / 17) < 0.15)
    #expect(steps[0].rest?.widthRatio == 1)
  }

  @Test("A bold selected text is wider, and the reference knows")
  func bold() throws {
    let (comparison, _, steps) = try run(
      selected: "0", steps: [.init(select: "1")],
      change: {
        $0.boldSelection = true
        $0.items = ["Inbox", "Archive"].enumerated().map { .init(id: "\($0)", title: $1) }
      })
    let first = comparison.row.items.map(\.frame.width), last = comparison.finalRow.items.map(\.frame.width)
    #expect(first[0] > last[0])
    #expect(first[1] < last[1])
    #expect(steps[0].rest?.itemShift == 0)
    #expect(steps[0].rest?.widthRatio == 1)
    #expect(steps[0].action == nil)
  }

  @Test("Texts wrap where that is asked for")
  func wraps() {
    let items = ["One two three four", "Five"].enumerated().map { Scenario.Item(id: "\($0)", title: $1) }
    let size = CGSize(width: 100, height: 200)
    let cut = ScenarioRunner(Scenario(items: items, containerSize: size))
    let wrapped = ScenarioRunner(Scenario(items: items, containerSize: size, wrapsText: true))
    #expect(cut.row.container.height == 20.5)
    #expect(wrapped.row.container.height >= 41)
    #expect(cut.notes.count == 1 && cut.notes[0].hasSuffix("truncated."))
    #expect(wrapped.notes.count == 1 && wrapped.notes[0].hasSuffix("broken into lines."))
  }

  @Test(
    "What stands beside a picker does not count", arguments: [Scenario.Setting.twoPickers, .sharedNamespace])
  func twoPickers(setting: Scenario.Setting) throws {
    let (comparison, recording, steps) = try run(
      selected: "0", steps: [.init(select: "1")], change: { $0.setting = setting })
    #expect(comparison.row.items.map(\.id) == ["0", "1", "2"])
    #expect(comparison.row.container.x == 0 && comparison.row.container.y == 0)
    #expect(recording.frames.allSatisfy { $0.items.count == 3 && $0.indicators.count == 1 })
    #expect(recording.commits.map(\.delivery) == [.tap])
    #expect(steps[0].rest?.leadingError == 0)
  }

  @Test("In a strip of 200 items the selected one is in sight at rest, and frames count from the row")
  func strip() throws {
    var scenario = try #require(Scenario.named("scrolling-strip")).scenario
    scenario.steps = [.init(select: "5"), .init(select: "199"), .init(select: "0")]
    let comparison = Comparison(scenario, strategies: [AnchoredLine()])
    for result in [comparison.reference] + comparison.results {
      let recording = try #require(result.recording)
      var offsets: [Double] = []
      for (index, commit) in recording.commits.enumerated() where commit.settled {
        let end =
          index + 1 < recording.commits.count ? recording.commits[index + 1].frame : recording.frames.count
        let last = recording.frames[end - 1]
        let item = try #require(last.items.first { $0.id == commit.selection }).frame
        let scrolled = try #require(last.scrolled)
        offsets.append(scrolled)
        #expect(
          item.x - scrolled >= -1e-6 && item.maxX - scrolled <= 390 + 1e-6, "\(result.id), step \(index)")
        // Along the row nothing but the line has moved.
        #expect(last.items.map(\.frame) == comparison.row.items.map(\.frame))
        #expect(last.container.x == 0)
      }
      // The last item ends where the strip does, and in the end it is where it began.
      #expect(offsets.max() == comparison.row.container.width - 390)
      #expect(offsets.last == 0)
      #expect(result.measurement.summary.itemMotion == 0)
    }
    #expect(comparison.notes.isEmpty)
    // Half-way the strip has gone half of its way, by the curve of the selection.
    let recording = try #require(comparison.results[0].recording)
    let moving = recording.frames[recording.commits[1].frame...].prefix(30)
    #expect(moving.contains { frame in (frame.scrolled ?? 0) > 1_000 && (frame.scrolled ?? 0) < 12_000 })
  }

  @Test("A step that finds nothing to do says so, once for all strategies")
  func nothingToRemove() throws {
    let (comparison, _, steps) = try run(steps: [.init(.remove(["x"]), at: 1)])
    #expect(comparison.notes == ["Step 1 removes nothing: no item has the id \"x\" then."])
    #expect(comparison.changedRows.isEmpty)
    #expect(steps[0].motion.changes == false)
  }

  nonisolated static let hostile: [[Scenario.Step]] = [
    [
      .init(.remove(["0", "1", "2"])), .init(.remove(["0"])), .init(.insert([], at: -1)), .init(select: "0"),
    ],
    [
      .init(.insert([.init(id: "0", title: "twin", width: .nan)], at: .min), at: .nan),
      .init(.reorder(["0", "0", "0"])), .init(.remove(["0"])), .init(.remove(["0"])),
    ],
    [
      .init(.resize(CGSize(width: CGFloat.nan, height: -1))),
      .init(.resize(CGSize(width: 0, height: CGFloat.infinity))), .init(select: "2"),
    ],
    [
      .init(.setTextSize(.points(.nan))), .init(.setTextSize(.points(.infinity))),
      .init(.turn(.rightToLeft), at: 0), .init(.turn(.rightToLeft), at: 0), .init(.remove(["1"]), at: 0),
    ],
  ]

  @Test("Nothing traps and nothing hangs, whatever the steps say", arguments: hostile)
  func hostile(steps: [Scenario.Step]) throws {
    for strategy in [AnchoredLine(), FixedLine(), FadingLine(), DeafItems()]
      as [any SelectionIndicatorStrategy]
    {
      for setting in Scenario.Setting.allCases {
        let (_, _, measured) = try run(
          strategy, steps: steps,
          change: {
            $0.setting = setting
            $0.boldSelection = true
          })
        #expect(measured.count == steps.count)
      }
    }
  }
}
