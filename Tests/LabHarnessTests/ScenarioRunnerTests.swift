import Foundation
import LabCore
import LabHarness
import LabUI
import Testing

@Suite("Scenarios run on the engine")
@MainActor struct ScenarioRunnerTests {
  /// Items 40, 32 and 56 wide with 8 between them; frames ten a second.
  private func scenario(
    _ initial: String?, _ steps: [Scenario.Step] = [], direction: Scenario.Direction = .leftToRight,
    animation: AnimationSpec = .default, frameRate: Double = 10
  ) -> Scenario {
    Scenario(
      items: [
        .init(id: "0", title: "A", width: 40), .init(id: "1", title: "B", width: 32),
        .init(id: "2", title: "C", width: 56),
      ],
      initialSelection: initial, steps: steps, direction: direction, spacing: 8, animation: animation,
      frameRate: frameRate)
  }

  private func record(
    _ scenario: Scenario, _ strategy: any SelectionIndicatorStrategy
  ) -> (recording: Recording, measurement: LabHarness.Measurement) {
    let runner = ScenarioRunner(scenario)
    let recording = runner.record(strategy)
    return (recording, LabHarness.Measurement(recording, reference: runner.row))
  }

  @Test("The row without an indicator is the origin, wherever it stands in the window")
  func row() {
    let row = ScenarioRunner(scenario("0")).row
    #expect(row.container.x == 0)
    #expect(row.container.y == 0)
    // 40 + 8 + 32 + 8 + 56.
    #expect(row.container.width == 144)
    #expect(row.items.map(\.frame.x) == [0, 48, 88])
    #expect(row.items.map(\.frame.width) == [40, 32, 56])
    let mirrored = ScenarioRunner(scenario("0", direction: .rightToLeft)).row
    #expect(mirrored.items.map(\.frame.x) == [104, 64, 0])
  }

  @Test(
    "A 40-point line on a centre guide: 0, 44, 96, and 52 when nothing in the list is selected",
    arguments: [("0", 0.0), ("1", 44), ("2", 96), ("nobody", 52), (nil, 52)] as [(String?, Double)])
  func fixedLine(selection: String?, x: Double) throws {
    let rest = try #require(record(scenario(selection), FixedLine()).measurement.appearance.rest)
    #expect(rest.indicator?.x == x)
    #expect(rest.indicator?.width == 40)
    #expect(rest.growth == .init(width: 0, height: 2))
    #expect(rest.itemShift == 0)
  }

  @Test("An 80-point line makes the stack 164 wide and moves the row by 20")
  func wideLine() throws {
    let rest = try #require(record(scenario("0"), FixedLine(width: 80)).measurement.appearance.rest)
    #expect(rest.growth.width == 20)
    #expect(rest.itemShift == 20)
    #expect(rest.indicator?.x == 0)
    #expect(rest.item?.x == 20)
  }

  @Test("The default animation covers 0.3577, 0.7154 and 0.9864 of the way at 0.1, 0.2 and 0.5 s")
  func defaultAnimation() throws {
    let (recording, measurement) = record(scenario("0", [.init(select: "2", at: 1)]), AnchoredLine())
    let commit = try #require(recording.commits.first)
    #expect(commit.delivery == .tap)
    #expect(commit.time == 1)
    let frames = recording.frames[commit.frame...]
    for (time, fraction) in [(0.0, 0.0), (0.1, 0.3577), (0.2, 0.7154), (0.5, 0.9864)] {
      let frame = try #require(frames.first { abs($0.time - 1 - time) < 1e-6 })
      let line = try #require(frame.indicators.first?.frame)
      // From 0…40 to 88…144; four digits of the fraction on 88 points.
      #expect(abs(line.x - 88 * fraction) < 88 * 0.0005)
      #expect(abs(line.maxX - (40 + 104 * fraction)) < 104 * 0.0005)
      let ideal = try #require(frame.ideal)
      #expect(abs(ideal.left - line.x) < 1e-6)
      #expect(abs(ideal.right - line.maxX) < 1e-6)
    }
    #expect(measurement.steps[0].motion.description == "moves")
    // When a spring ends depends on what it moves: one edge's may a frame before the other's, some thousandths early.
    #expect((measurement.steps[0].largestEdgeError ?? 1) < 0.005)
    #expect(measurement.steps[0].rest?.leadingError == 0)
    #expect(measurement.steps[0].rest?.trailingError == 0)
  }

  @Test("A linear second: half way at half time, and the end at the end")
  func linear() throws {
    let (recording, measurement) = record(
      scenario("0", [.init(select: "2", at: 1)], animation: .linear(1)), AnchoredLine())
    let half = try #require(recording.frames.first { abs($0.time - 1.5) < 1e-6 })
    #expect(half.indicators.map(\.frame.x) == [44])
    #expect(half.indicators.map(\.frame.width) == [48])
    let step = measurement.steps[0]
    #expect(step.settled == 1)
    #expect(step.end == 1)
    #expect(step.start == 0.1)
    // 104 points in ten frames.
    #expect(step.largestJump == 10.4)
  }

  @Test("Two lines that fade: neither moves, and their opacities are 1 - a and a")
  func fade() throws {
    let (recording, measurement) = record(
      scenario("0", [.init(select: "2", at: 1)], animation: .linear(1)), FadingLine())
    let frame = try #require(recording.frames.first { abs($0.time - 1.25) < 0.06 })
    let a = (frame.time - 1)
    let old = try #require(frame.indicators.first { $0.isRemoved })
    let new = try #require(frame.indicators.first { !$0.isRemoved })
    #expect(old.frame.x == 0)
    #expect(new.frame.x == 88)
    #expect(abs(old.opacity - (1 - a)) < 1e-9)
    #expect(abs(new.opacity - a) < 1e-9)
    let step = measurement.steps[0]
    #expect(step.motion.description == "fades")
    #expect(step.visibleAtOnce == 2)
    #expect(step.leastCoverage == 0.75)
    #expect(step.largestJump == 0)
  }

  @Test("Back at half time: an ease-in-out from 0 to 100 in 0.35 s is at 61.54, 75.84 and 50")
  func retarget() throws {
    // Two items of 100 points without a gap; 80 frames a second, so that 0.2 and 0.2625 are frames.
    let scenario = Scenario(
      items: [.init(id: "0", title: "A", width: 100), .init(id: "1", title: "B", width: 100)],
      initialSelection: "0", steps: [.init(select: "1", at: 1), .init(select: "0", at: 1.175)], spacing: 0,
      animation: .easeInOut(0.35), frameRate: 80)
    let (recording, measurement) = record(scenario, AnchoredLine())
    for (time, x) in [(0.2, 61.54), (0.2625, 75.84), (0.35, 50)] {
      let frame = try #require(recording.frames.first { abs($0.time - 1 - time) < 1e-6 })
      let line = try #require(frame.indicators.first?.frame)
      #expect(abs(line.x - x) < 0.005)
      #expect(abs((frame.ideal?.left ?? 0) - x) < 0.005)
    }
    #expect(recording.commits.map(\.settled) == [false, true])
    #expect(measurement.steps[0].rest == nil)
    #expect(measurement.steps[1].rest?.indicator?.x == 0)
  }

  @Test("Right to left, a reader with an offset lands at 0, 48 and 88 instead of 104, 64 and 0")
  func rightToLeft() throws {
    for (id, naive, right) in [("0", 0.0, 104.0), ("1", 48, 64), ("2", 88, 0)] {
      let scenario = scenario(id, direction: .rightToLeft)
      let wrong = try #require(record(scenario, AnchoredLine()).measurement.appearance.rest)
      #expect(wrong.item?.x == right)
      #expect(wrong.indicator?.x == naive)
      let mirrored = try #require(record(scenario, FadingLine()).measurement.appearance.rest)
      #expect(mirrored.indicator?.x == right)
      #expect(mirrored.leadingError == 0)
    }
  }

  @Test("Where no tap can select, the binding is set and the recording says so")
  func deaf() {
    let (recording, _) = record(scenario("0", [.init(select: "1"), .init(select: nil)]), DeafItems())
    #expect(recording.commits.map(\.delivery) == [.binding, .binding])
    #expect(
      recording.notes == ["Step 1 set the selection itself: a tap on the item's middle was taken by nothing."]
    )
  }

  @Test("A step without a time comes a tenth of a second after the one before has settled")
  func untimed() {
    let (recording, _) = record(
      scenario("0", [.init(select: "1"), .init(select: "2")], animation: .linear(1)), AnchoredLine())
    // One frame to see that nothing moves, a tenth to rest; then a second, a frame in which it has ended, a tenth.
    #expect(recording.commits[0].time == 0.2)
    let gap = recording.commits[1].time - 0.2 - 1 - 0.1
    #expect(gap == 0 || abs(gap - 0.1) < 1e-9)
  }

  @Test("A step that is due before its time has come is taken late, with a note")
  func late() {
    let (recording, _) = record(
      scenario("0", [.init(select: "1"), .init(select: "2", at: 0.05)], animation: .linear(1)), AnchoredLine()
    )
    #expect(recording.commits[1].time == 0.2)
    #expect(
      recording.notes == [
        "Step 2 was due at 0.05 s and was taken at 0.2 s, when the one before it had settled."
      ])
  }

  @Test("The same scenario gives the same bytes")
  func deterministic() throws {
    func bytes() throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(
        Comparison(
          scenario("0", [.init(select: "2"), .init(select: "1", at: 2)], frameRate: 60),
          strategies: [FadingLine(), FixedLine(), AnchoredLine()]))
    }
    let first = try bytes()
    #expect(try bytes() == first)
    let comparison = try JSONDecoder().decode(Comparison.self, from: first)
    #expect(comparison.results.map(\.id) == ["fading-line", "fixed-line", "anchored-line"])
  }

  @Test("A strategy that cannot draw the look is left out and says why")
  func omission() {
    var scenario = scenario("0")
    scenario.look = .capsule
    let comparison = Comparison(scenario, strategies: [FadingLine(), AnchoredLine()])
    #expect(comparison.results.map(\.id) == ["anchored-line"])
    #expect(
      comparison.omissions == [.init(id: "fading-line", reason: "draws no capsule, only underline")])
  }

  @Test("A row wider than its window is squashed as the stack does it, and a note says so")
  func tooNarrow() {
    var scenario = scenario("0")
    scenario.items = (0..<9).map { .init(id: "\($0)", title: "A long title") }
    scenario.containerSize = CGSize(width: 100, height: 100)
    let comparison = Comparison(scenario, strategies: [FadingLine()])
    #expect(comparison.notes.count == 1)
    #expect(comparison.notes[0].contains("the window is 100 pt wide"))
  }

  nonisolated static let hostile: [(String, Scenario)] = [
    (
      "no items", Scenario(items: [], initialSelection: "x", steps: [.init(select: "y"), .init(select: nil)])
    ),
    (
      "equal ids",
      Scenario(
        items: [.init(id: "a", title: "A"), .init(id: "a", title: "B")], initialSelection: "a",
        steps: [.init(select: "a")])
    ),
    (
      "sizes that are no sizes",
      Scenario(
        items: [
          .init(id: "a", title: "A", width: .nan), .init(id: "b", title: "", width: .infinity),
          .init(id: "c", title: "C", width: -5),
        ], initialSelection: "b", steps: [.init(select: "a"), .init(select: "c")],
        containerSize: CGSize(width: CGFloat.nan, height: .infinity), spacing: .nan)
    ),
    (
      "times that are no times",
      Scenario(
        items: [.init(id: "a", title: "A"), .init(id: "b", title: "B")], initialSelection: "a",
        steps: [
          .init(select: "b", at: .nan), .init(select: "a", at: -1), .init(select: "b", at: -.infinity),
        ],
        frameRate: .nan, settleLimit: .infinity)
    ),
    (
      "titles that are not words",
      Scenario(
        items: [
          .init(id: "a", title: "\u{0}\u{1B}[31m\n"),
          .init(id: "b", title: String(repeating: "long ", count: 2_000)),
        ],
        initialSelection: "a", steps: [.init(select: "b")])
    ),
  ]

  @Test("Nothing traps, whatever a scenario says", arguments: hostile)
  func hostile(name: String, scenario: Scenario) throws {
    let comparison = Comparison(
      scenario, strategies: [FadingLine(), FixedLine(), AnchoredLine(), DeafItems()])
    #expect(comparison.results.count == 4)
    for result in comparison.results {
      #expect(result.measurement.steps.count == scenario.steps.count)
    }
  }

  @Test("A strategy that never comes to rest is cut off with a note")
  func restless() {
    var scenario = scenario("0", [.init(select: "1")], frameRate: 20)
    scenario.settleLimit = 1
    let (recording, measurement) = record(scenario, Restless())
    #expect(recording.commits.map(\.settled) == [false])
    #expect(recording.notes.last == "Step 1 had not settled after 1 s.")
    #expect(measurement.steps[0].rest == nil)
    // The frames of a second, and the one of the change.
    #expect(measurement.steps[0].frameCount == 21)
  }
}

/// A line that pulses for ever.
private struct Restless: SelectionIndicatorStrategy {
  let id = "restless"
  let title = "Restless"
  let promises = StrategyPromises(summary: "It pulses.", motion: .moves)

  func makeBody(configuration: Configuration) -> some View {
    FixedLine().makeBody(configuration: configuration)
      .opacity(configuration.selection.wrappedValue == AnyHashable("1") ? 0.5 : 1)
      .animation(
        .linear(duration: 0.3).repeatForever(), value: configuration.selection.wrappedValue)
  }
}
