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
      case .dynamicType(let size): "\(size.rawValue) type size"
      }
    let look = scenario.underlineThickness.map { "\(number($0)) pt underline" } ?? "capsule"
    var row = [
      "\(count) \(count == 1 ? "item" : "items")",
      "\(number(comparison.row.container.width)) × \(number(comparison.row.container.height)) pt",
      scenario.direction == .rightToLeft ? "right to left" : "left to right",
      !scenario.items.isEmpty && scenario.items.allSatisfy { $0.width != nil } ? "fixed widths" : size, look,
    ]
    if let size = scenario.containerSize { row.insert("in a window of \(number(size.width)) pt", at: 2) }
    let change = [
      scenario.animation == .none ? "no animation" : "\(scenario.animation) animation",
      "\(number(scenario.frameRate)) frames a second",
    ]
    let happens = scenario.steps.allSatisfy { $0.action.kind == .select } ? "Selected" : "What happens"
    let named = scenario.name.flatMap { Scenario.named($0) }.map { "Scenario: \($0.name). \($0.summary)" }
    return (named.map { wordWrapped($0, cells: width) } ?? [])
      + wordWrapped("Row: " + row.joined(separator: ", "), cells: width)
      + wordWrapped("Change: " + change.joined(separator: ", "), cells: width)
      + wordWrapped("\(happens): " + events.joined(separator: ", then "), cells: width) + [""]
  }

  /// What is selected in turn, and what else happens, with the times that were asked for.
  private var events: [String] {
    let scenario = comparison.scenario
    var titles: [String: String] = [:]
    func learn(_ items: [Scenario.Item]) {
      for item in items where titles[item.id] == nil {
        titles[item.id] = truncated(terminalSafe(item.title), toCells: 24)
      }
    }
    func title(_ id: String?) -> String {
      guard let id else { return "nothing" }
      return titles[id] ?? truncated(terminalSafe(id), toCells: 24)
    }
    learn(scenario.items)
    var all = [title(scenario.initialSelection)]
    for step in scenario.steps.prefix(12) {
      if case .insert(let items, at: _) = step.action { learn(items) }
      all.append(event(step.action, title) + (step.time.map { " at \(number($0)) s" } ?? ""))
    }
    return scenario.steps.count < 12 ? all : Array(all.prefix(10)) + ["\(scenario.steps.count - 9) more"]
  }

  private func event(_ action: Scenario.Action, _ title: (String?) -> String) -> String {
    func some(_ ids: [String]) -> String {
      let shown = ids.prefix(3).map { title($0) }
      return list(shown + (ids.count > 3 ? ["\(ids.count - 3) more"] : []))
    }
    switch action {
    case .select(let id): return title(id)
    case .insert(let items, at: _): return "\(some(items.map(\.id))) in"
    case .remove(let ids): return "\(some(ids)) out"
    case .reorder: return "a new order"
    case .resize(let size): return "a window of \(number(size.width)) pt"
    case .turn(let direction): return direction == .rightToLeft ? "right to left" : "left to right"
    case .setTextSize(.style(let style)): return "\(style.rawValue.replacing("-", with: " ")) text"
    case .setTextSize(.points(let points)): return "text of \(number(points)) pt"
    case .setTextSize(.dynamicType(let size)): return "\(size.rawValue) type size"
    }
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
