import Foundation
public import LabHarness

/// A comparison as text for a terminal: a drawing for each strategy, one table, and what differs most.
public struct TextReport {
  /// The comparison.
  public var comparison: Comparison
  /// Whether escape sequences for colour are written.
  public var isColored: Bool
  /// How many cells a line may take.
  public var width: Int

  /// Creates a report; nothing is written yet.
  public init(_ comparison: Comparison, isColored: Bool = false, width: Int = 100) {
    self.comparison = comparison
    self.isColored = isColored
    self.width = max(60, width)
  }

  /// The whole report, ending in a line break.
  public var text: String {
    var lines = heading
    lines += drawings
    if !comparison.results.isEmpty {
      lines.append(style.heading("Side by side"))
      lines.append("")
      lines += Table(comparison).lines(width: width, pinned: 1, style: style)
      lines.append("")
    }
    let sentences = Differences(comparison).sentences()
    if !sentences.isEmpty {
      lines.append(style.heading("What differs most"))
      lines.append("")
      lines += sentences.flatMap { wordWrapped($0, cells: width) }
    }
    let remarks = self.remarks
    if !remarks.isEmpty {
      lines += ["", style.heading("Remarks"), ""]
      lines += remarks.flatMap { wordWrapped("- " + $0, cells: width, indent: "  ") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var style: Style { Style(isColored: isColored) }

  private var heading: [String] {
    let scenario = comparison.scenario
    let count = scenario.items.count
    let size =
      switch scenario.textSize {
      case .style(let style): "\(style.rawValue.replacing("-", with: " ")) text"
      case .points(let points): "text of \(number(points)) pt"
      }
    let look = scenario.underlineThickness.map { "\(number($0)) pt underline" } ?? "capsule"
    var row = [
      "\(count) \(count == 1 ? "item" : "items")",
      "\(number(comparison.row.container.width)) × \(number(comparison.row.container.height)) pt",
      scenario.direction == .rightToLeft ? "right to left" : "left to right",
      scenario.items.allSatisfy { $0.width != nil } ? "fixed widths" : size, look,
    ]
    if let size = scenario.containerSize { row.insert("in a window of \(number(size.width)) pt", at: 2) }
    let change = [
      scenario.animation == .none ? "no animation" : "\(scenario.animation) animation",
      "\(number(scenario.frameRate)) frames a second",
    ]
    return wordWrapped("Row: " + row.joined(separator: ", "), cells: width)
      + wordWrapped("Change: " + change.joined(separator: ", "), cells: width)
      + wordWrapped("Selected: " + selections.joined(separator: ", then "), cells: width) + [""]
  }

  /// The titles of what is selected in turn, with the times that were asked for.
  private var selections: [String] {
    let scenario = comparison.scenario
    func title(_ id: String?) -> String {
      guard let id else { return "nothing" }
      let title = scenario.items.first { $0.id == id }?.title ?? id
      return truncated(terminalSafe(title), toCells: 24)
    }
    let all =
      [title(scenario.initialSelection)]
      + scenario.steps.map { step in
        title(step.selection) + (step.time.map { " at \(number($0)) s" } ?? "")
      }
    return all.count <= 12 ? all : Array(all.prefix(10)) + ["\(all.count - 10) more"]
  }

  /// The engine's warnings, the harness's notes and the strategies that were left out; each once.
  private var remarks: [String] {
    var all = comparison.omissions.map { "\($0.id) is left out: it \($0.reason)." }
    all += comparison.notes
    for result in [comparison.reference] + comparison.results {
      all += (result.notes + result.warnings).map { "\(result.id): \(terminalSafe($0))" }
    }
    var seen: Set<String> = []
    var kept = all.filter { seen.insert($0).inserted }
    let limit = 12
    if kept.count > limit {
      kept = kept.prefix(limit) + ["… and \(kept.count - limit) more."]
    }
    return kept
  }
}
