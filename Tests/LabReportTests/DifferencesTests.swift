import LabHarness
import Testing

@testable import LabReport

@Suite("What differs most")
struct DifferencesTests {
  private func comparison(_ changes: [(String, (inout Comparison.Result) -> Void)]) -> Comparison {
    let edges: [(Double, Double)?] = [(0, 40), (48, 80), (88, 144)]
    var comparison = HandMade.comparison(
      titles: ["Inbox", "Sent", "Archive"], widths: [40, 32, 56], lines: changes.map { ($0.0, edges) })
    for index in changes.indices { changes[index].1(&comparison.results[index]) }
    return comparison
  }

  private static func motion(_ verdict: MotionVerdict) -> (inout Comparison.Result) -> Void {
    { result in
      for index in result.measurement.steps.indices { result.measurement.steps[index].motion = verdict }
    }
  }

  @Test("One fades, the others move")
  func motion() {
    let moves = Self.motion(.init(moves: true))
    let sentences = Differences(
      comparison([("a", moves), ("b", Self.motion(.init(fades: true))), ("c", moves)])
    ).sentences()
    #expect(sentences == ["Between two selections b fades, while the other two move."])
  }

  @Test("Several things are seen in one strategy")
  func mixed() {
    let sentences = Differences(
      comparison([
        ("a", Self.motion(.init(moves: true))), ("b", Self.motion(.init(moves: true, fades: true))),
      ])
    ).sentences()
    #expect(sentences == ["Between two selections a moves, while b moves and fades."])
  }

  @Test("The most important first, and no more than two")
  func ranking() {
    let sentences = Differences(
      comparison([
        ("a", { _ in }),
        (
          "b",
          { result in
            result.measurement.appearance.firstRight = 0.4
            result.measurement.appearance.rest?.itemShift = 20
            result.measurement.appearance.firstFrameWork.updatePasses = 2
          }
        ),
      ])
    ).sentences()
    #expect(
      sentences == [
        "b is not right when the row appears, but only after 0.4 s.", "b moves the items by up to 20 pt.",
      ])
  }

  @Test("Passes, when nothing else differs")
  func passes() {
    let sentences = Differences(
      comparison([("a", { _ in }), ("b", { $0.measurement.appearance.firstFrameWork.updatePasses = 2 })])
    ).sentences()
    #expect(sentences == ["b needs up to 2 update passes in one frame, where 1 is enough for the other."])
  }

  @Test("Work, when nothing else differs")
  func work() {
    let sentences = Differences(
      comparison([
        ("a", { _ in }),
        (
          "b",
          { result in
            for index in result.measurement.steps.indices {
              result.measurement.steps[index].commitWork.bodyEvaluations = 9
            }
          }
        ),
      ])
    ).sentences()
    #expect(sentences == ["b evaluates up to 9 bodies for a change, where 0 are enough for the other."])
  }

  @Test("An indicator of the right width in the wrong place")
  func misplaced() {
    let sentences = Differences(
      comparison([
        ("a", { _ in }),
        (
          "b",
          {
            $0.measurement.appearance.rest?.leadingError = 104
            $0.measurement.appearance.rest?.trailingError = 104
          }
        ),
      ])
    ).sentences()
    #expect(sentences == ["b is up to 104 pt away from the selected item at rest."])
  }

  @Test("Nothing differs")
  func none() {
    #expect(Differences(comparison([])).sentences() == [])
    #expect(
      Differences(comparison([("a", { _ in })])).sentences() == [
        "a does what the ideal indicator does, as far as the table can tell."
      ])
    #expect(
      Differences(comparison([("a", { _ in }), ("b", { _ in })])).sentences() == [
        "Nothing of weight tells these strategies apart here."
      ])
  }
}
