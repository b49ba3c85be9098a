import Foundation
import LabCore
import LabHarness
import LabReport
import Testing

@testable import lab

/// What the page of scenarios says of one of them beside its numbers.
struct ScenarioRemark: Decodable {
  var name: String
  /// The variants that teach something here, beside the plain strategies.
  var also: [String]?
  /// What one sees, and why.
  var sees: String

  static let path = "Docs/scenarios.json"
}

/// The page of scenarios: what each strategy does in each of them, from runs of this very code.
@MainActor struct ScenariosTests {
  let remarks: [ScenarioRemark]

  init() throws { remarks = try Repository.decode([ScenarioRemark].self, from: ScenarioRemark.path) }

  @Test func everyScenarioHasARemark() {
    #expect(remarks.map(\.name) == Scenario.catalogue.map(\.name))
    for remark in remarks {
      #expect(remark.sees.hasSuffix(".") && !remark.sees.contains("\n"), "\(remark.name)")
      for id in remark.also ?? [] { #expect(StrategyRegistry.linked[id]?.isVariant == true, "\(id)") }
    }
  }

  @Test func pageIsWrittenFromRuns() throws {
    let matches = try GeneratedPage.matches(page(), at: "Docs/Scenarios.md")
    #expect(matches, "Run LAB_RECORD_DOCS=1 swift test --filter DocsTests and look at the difference.")
  }

  private func page() -> String {
    var lines = [
      "# What people do to a picker", "",
      "Each scenario was run on the plain strategies, and on variants where they teach something; `lab compare",
      "--scenario NAME` shows one in full, and `lab list --scenarios` lists them. The numbers are those of real runs:",
      "a test runs everything again and compares. After a change, `LAB_RECORD_DOCS=1 swift test --filter DocsTests`",
      "writes this page anew; the sentences are in [scenarios.json](scenarios.json).", "",
      "Points and seconds; each number is the worst of all steps. [Measures](Measures.md) defines them.", "",
      "- **in the end off**: the farther of the two edges from the selected item's in the end. Where nothing in the list",
      "  is selected, how many indicators are seen.",
      "- **at rest off**: the same at any rest, the first one included.",
      "- **below**: how far the line's bottom edge lies below the item's, at any rest; 4 is the room that most leave.",
      "- **width off**: the largest difference from the ideal indicator's width on the way.",
      "- **off the ideal**: the largest distance of an edge from the ideal indicator's.",
      "- **first right**, **right for good**: when the picture was first, and was for good, what it came to rest at, in",
      "  seconds after the step.",
      "- **jump**: the farthest that an indicator got between two frames.",
      "- **at once**: how many indicators were seen in one frame.",
      "- **passes**: update passes in the frame of a step.", "",
    ]
    for remark in remarks {
      guard let named = Scenario.named(remark.name) else { continue }
      lines += section(named, remark)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ named: NamedScenario, _ remark: ScenarioRemark) -> [String] {
    let variants = (remark.also ?? []).compactMap { StrategyRegistry.linked[$0] }
    let comparison = Comparison(named.scenario, strategies: StrategyRegistry.linked.defaults + variants)
    let results = [comparison.reference] + comparison.results
    let isOrphaned = results.contains { $0.measurement.summary.seenWithoutItem != nil }
    var lines = ["## `\(named.name)`: \(named.title)", ""]
    lines += wordWrapped(named.summary, cells: 118) + [""] + wordWrapped(remark.sees, cells: 118) + [""]
    let headings =
      [
        "strategy", "in the end off", "at rest off", "below", "width off", "off the ideal", "first right",
        "right for good", "jump", "at once", "passes",
      ] + (isOrphaned ? ["seen without item, s"] : [])
    lines.append("| " + headings.joined(separator: " | ") + " |")
    lines.append("| --- |" + String(repeating: " --: |", count: headings.count - 1))
    for result in results {
      let isIdeal = result.id == Comparison.referenceID
      let cells =
        [isIdeal ? "the ideal" : "`\(result.id)`"] + Self.cells(result.measurement, isIdeal: isIdeal)
      let orphan = isOrphaned ? [Self.number(result.measurement.summary.seenWithoutItem)] : []
      lines.append("| " + (cells + orphan).joined(separator: " | ") + " |")
    }
    let warnings = results.flatMap { result in result.warnings.map { "`\(result.id)`: \($0)" } }
    if !warnings.isEmpty { lines += [""] + warnings.map { "- \($0)" } }
    return lines + [""]
  }

  private static func cells(_ measurement: LabHarness.Measurement, isIdeal: Bool) -> [String] {
    let summary = measurement.summary
    // What came to rest beside the item was never right.
    let isNeverRight = measurement.steps.contains { $0.rest?.marksItem == false }
    return [
      measurement.rests.last.map(Self.error) ?? "–",
      number(measurement.rests.compactMap(Self.edgeError).max()),
      number(summary.bottomError?.farthest), number(summary.largestWidthError),
      number(summary.largestEdgeError),
      isNeverRight ? "never" : number(summary.firstRightAfterTap), number(summary.settled),
      number(summary.largestJump), "\(summary.visibleAtOnce)",
      isIdeal ? "–" : measurement.steps.map { "\($0.commitWork.updatePasses)" }.max() ?? "–",
    ]
  }

  private static func error(_ rest: RestMeasurement) -> String {
    guard rest.item != nil else { return "\(rest.visibleIndicators) seen" }
    return rest.indicator == nil ? "none seen" : number(edgeError(rest))
  }

  private static func edgeError(_ rest: RestMeasurement) -> Double? {
    guard let leading = rest.leadingError, let trailing = rest.trailingError else { return nil }
    return max(abs(leading), abs(trailing))
  }

  /// At most two decimal places; a dash where there is nothing to measure.
  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "–" }
    var text = String(format: "%.2f", value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
