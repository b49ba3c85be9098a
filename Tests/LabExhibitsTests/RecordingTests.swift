import Foundation
import LabCore
import LabExhibits
import LabHarness
import LabUI
import Testing

/// A square that goes 100 points to the right in a second when it is tapped.
private struct SquareVariant: ExhibitVariant {
  let steps: [ExhibitStep]

  nonisolated init(steps: [ExhibitStep] = [ExhibitStep(at: 0, .tap("square"))]) { self.steps = steps }

  nonisolated var id: String { "square" }
  nonisolated var summary: String { "A square that moves." }
  nonisolated var setting: ExhibitSetting {
    ExhibitSetting(
      size: CGSize(width: 200, height: 100), steps: steps, instants: [0.75],
      columns: [ExhibitColumn("square", .left)])
  }

  func makeBody() -> some View { Square() }

  nonisolated func findings(in recording: ExhibitRecording) -> [ExhibitFinding] { [] }

  struct Square: View {
    @State private var isAway = false

    var body: some View {
      ZStack(alignment: isAway ? .trailing : .leading) {
        Color.clear
        Button {
          withAnimation(.linear(duration: 1)) { isAway.toggle() }
        } label: {
          Color.red.frame(width: 100, height: 100).labElement("square")
        }
      }
    }
  }
}

@MainActor @Suite struct RecordingTests {
  @Test func everyFrameIsWrittenDown() {
    let recording = SquareVariant().record()
    // One before the tap, one with it, 60 in its second, and one after that: a curve ends when its time is over.
    #expect(recording.frames.count == 63)
    #expect(recording.frames.map(\.step) == [nil, 0] + Array(repeating: nil, count: 61))
    #expect(recording.steps == [.init(action: .tap("square"), time: 0, frame: 1)])
    #expect(isClose(recording.value("square", .left, at: 0.75).map { [$0] }, [75]))
    #expect(recording.element("square", at: 0.75)?.layout.x == 100)
    #expect(recording.settled && recording.notes.isEmpty)
    #expect(recording.work.updatePasses == recording.frames.reduce(0) { $0 + $1.work.updatePasses })
  }

  /// There is a frame at each instant, whatever the frame rate: at seven a second 0.75 s is not one of them.
  @Test(arguments: [1, 7, 60, 1000.0]) func instantsAreHeld(rate: Double) {
    let recording = SquareVariant().record(ExhibitOptions(frameRate: rate, instants: [0.1, 0.123]))
    for instant in [0.1, 0.123, 0.75] {
      #expect(recording.frame(at: instant)?.time == instant)
      #expect(isClose(recording.value("square", .left, at: instant).map { [$0] }, [100 * instant]))
    }
    let times = recording.frames.map(\.time)
    #expect(times == times.sorted())
    // Instants do not shift the frames of the rate.
    #expect(recording.frame(at: 1)?.time == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e9]) func numbersThatCannotBeRun(number: Double) {
    let options = ExhibitOptions(width: number, frameRate: number, instants: [number])
    #expect(!SquareVariant().record(options).frames.isEmpty)
  }

  @Test func whatNothingTakesIsSaid() {
    let recording = SquareVariant(steps: [
      ExhibitStep(at: 0, .tap("circle")), ExhibitStep(at: 0.1, .tapText("Circle")),
      ExhibitStep(at: 0.2, .tapPoint(x: 150, y: 50)), ExhibitStep(at: 0.3, .tapPoint(x: 50, y: 50)),
    ]).record()
    #expect(recording.steps.map(\.wasTaken) == [false, false, false, true])
    #expect(
      recording.notes == [
        "Step 1, tap circle, was taken by nothing.",
        "Step 2, tap the text \"Circle\", was taken by nothing.",
        "Step 3, tap at (150, 50), was taken by nothing.",
      ])
    #expect(recording.frame(beforeStep: 3)?.time == 0.2)
    #expect(recording.frames(ofStep: 3).first?.step == 3)
    #expect(recording.frames(ofStep: 4).isEmpty)
  }

  @Test func aWayThroughJSONChangesNothing() throws {
    let recording = SquareVariant(steps: [
      ExhibitStep(at: 0, .tap("square")), ExhibitStep(at: 0.2, .tapText("x")),
      ExhibitStep(at: 0.3, .tapPoint(x: 1, y: 2)), ExhibitStep(at: 0.4, .scroll("square", x: 1, y: 2)),
    ]).record()
    let data = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(ExhibitRecording.self, from: data) == recording)
    // What stands still is written once: the frame before the tap and the one with it show the same.
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.ranges(of: "\"elements\"").count == recording.frames.count - 1)
  }

  @Test func onlyTheFramesOfSomeInstants() {
    let recording = SquareVariant().record().restricted(to: [0.5, 0.75, 9])
    #expect(recording.frames.map(\.time) == [0.5, 0.75, Frame.tidy(61.0 / 60)])
    let first = SquareVariant().record().restricted(to: [0, 0.5])
    #expect(first.frames.map(\.time) == [0, 0, 0.5])
    #expect(first.steps[0].frame == 1)
  }
}

@MainActor @Suite struct CatalogueTests {
  @Test func idsAreUniqueAndBegunByTheExhibits() {
    let ids =
      Exhibit.all.map(\.id) + Exhibit.all.flatMap { $0.variants.map(\.id) }.filter { $0.contains(".") }
    #expect(Set(ids).count == ids.count)
    for exhibit in Exhibit.all {
      #expect(!exhibit.variants.isEmpty)
      for variant in exhibit.variants {
        #expect(
          variant.id.hasPrefix(exhibit.id + ".") || variant.id == exhibit.id && exhibit.variants.count == 1)
        #expect(exhibit[variant: variant.id]?.id == variant.id)
      }
    }
  }

  /// Every program runs without a warning, every step of it is taken, all of it can be read off, and twice the same.
  @Test(arguments: Exhibit.all.map(\.id)) func everyProgramRuns(id: String) throws {
    let exhibit = try #require(Exhibit.all.first { $0.id == id })
    let result = exhibit.run()
    #expect(result == exhibit.run())
    for run in result.runs {
      #expect(run.recording.warnings.isEmpty && run.recording.notes.isEmpty, "\(run.id)")
      #expect(run.recording.settled && run.recording.steps.allSatisfy(\.wasTaken), "\(run.id)")
      #expect(run.findings.count >= 2, "\(run.id)")
      #expect(Set(run.findings.map(\.id)).count == run.findings.count, "\(run.id)")
      let shown = Set(run.recording.frames.flatMap { $0.elements.map(\.id) })
      for column in run.columns { #expect(shown.contains(column.element), "\(run.id) \(column.element)") }
    }
  }

  /// What is found does not depend on how often a frame is displayed.
  @Test(arguments: Exhibit.all.map(\.id)) func findingsAreTheSameAtAnyFrameRate(id: String) throws {
    let exhibit = try #require(Exhibit.all.first { $0.id == id })
    for variant in exhibit.variants {
      let usual = variant.findings(in: variant.record())
      let other = variant.findings(in: variant.record(ExhibitOptions(frameRate: 120)))
      #expect(usual == other, "\(variant.id)")
    }
  }
}
