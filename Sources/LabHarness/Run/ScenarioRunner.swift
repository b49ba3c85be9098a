import Foundation
public import LabCore
import LabUI

/// Runs a scenario on strategies, each in a window and on a clock of its own.
@MainActor public struct ScenarioRunner {
  /// What is shown.
  public let scenario: Scenario
  /// The row without any indicator, as it stands in the scenario's window: at first, and after each step.
  public let rows: [Reference]
  /// What a reader should know of the run.
  public let notes: [String]

  /// How things stand at first, and after each step, with the window's size filled in.
  let states: [ScenarioState]
  /// The first row's left top corner in the window.
  let origin: CGPoint

  /// The row without any indicator, as it stands at first.
  public var row: Reference { rows[0] }

  /// Lays out the row without any indicator and chooses the window's size.
  public init(_ scenario: Scenario) {
    let scenario = scenario.sanitized
    var states = scenario.states
    let isNew = states.indices.map { $0 == 0 || !states[$0].hasSameRow(as: states[$0 - 1], in: scenario) }
    // So wide that nothing is squashed, and not so wide that a double loses what is behind the point.
    let huge = CGSize(width: 1_000_000, height: 10_000)
    let wide = states.indices.map {
      isNew[$0] ? Self.layOutRow(scenario, states[$0], in: huge).container : nil
    }
    let isStrip = scenario.setting == .strip
    let widest = isStrip ? 0 : wide.compactMap { $0?.width }.max() ?? 0
    let roomy = CGSize(
      width: max(390, (widest + 64).rounded(.up)),
      height: max(200, ((wide.compactMap { $0?.height }.max() ?? 0) * 4).rounded(.up)))
    var notes: [String] = []
    var rows: [Reference] = []
    var origin = CGPoint.zero
    var isSquashed = false
    for index in states.indices {
      let size = states[index].size ?? roomy
      states[index].size = size
      guard isNew[index] else {
        rows.append(rows[index - 1])
        continue
      }
      let placed = Self.layOutRow(scenario, states[index], in: size)
      if index == 0 { origin = placed.container.origin }
      rows.append(
        Reference(
          container: Frame(placed.container.offsetBy(dx: -origin.x, dy: -origin.y)),
          items: placed.items.map {
            .init(id: $0.id, frame: Frame($0.displayed.offsetBy(dx: -origin.x, dy: -origin.y)))
          }))
      let width = wide[index]?.width ?? 0
      if width > size.width + 1e-6, !isSquashed, !isStrip {
        isSquashed = true
        notes.append(
          "The row wants \(pointText(width)) pt and the window is \(pointText(size.width)) pt wide: the stack "
            + "proposes less to its items, and text that does not fit is "
            + (scenario.wrapsText ? "broken into lines." : "truncated."))
      }
    }
    self.scenario = scenario
    self.states = states
    self.rows = rows
    self.origin = origin
    self.notes = notes + scenario.stepNotes
  }

  /// Runs the scenario on a strategy.
  public func record(_ strategy: any SelectionIndicatorStrategy) -> Recording {
    func open(_ strategy: some SelectionIndicatorStrategy) -> Recording {
      let port = StagePort()
      let host = Self.host(scenario, states[0], port) { items, selection in
        picker(strategy, scenario, items, selection)
      }
      return RecordingSession(strategy: strategy.id, runner: self, host: host, port: port).run()
    }
    return open(strategy)
  }

  /// Runs the scenario on the row without any indicator, with the ideal one drawn into the recording.
  public func recordReference() -> Recording {
    let port = StagePort()
    let host = Self.referenceHost(scenario, states[0], port)
    return RecordingSession(
      strategy: Comparison.referenceID, runner: self, host: host, port: port, isReference: true
    ).run()
  }

  private static func layOutRow(
    _ scenario: Scenario, _ state: ScenarioState, in size: CGSize
  ) -> (container: CGRect, items: [ProbeReading.Item]) {
    var scenario = scenario
    scenario.items = state.items
    scenario.initialSelection = state.selection
    var state = state
    state.size = size
    let reading = ProbeReading(
      referenceHost(scenario, state, StagePort()), isAlone: scenario.setting.isAlone)
    return (reading.container ?? .zero, reading.items)
  }

  private static func referenceHost(
    _ scenario: Scenario, _ state: ScenarioState, _ port: StagePort
  ) -> ViewHost {
    host(scenario, state, port) { items, selection in referenceRow(scenario, items, selection) }
  }

  /// A window with a picker in the scenario's setting.
  private static func host(
    _ scenario: Scenario, _ state: ScenarioState, _ port: StagePort,
    picker: @escaping @MainActor (Binding<[StageItem]>, Binding<String?>) -> some View
  ) -> ViewHost {
    let size = state.size ?? .zero
    let environment = scenario.environment(in: state)
    let selected = scenario.initialSelection
    switch scenario.setting {
    case .window:
      return ViewHost(size: size, environment: environment) {
        Stage(scenario, port: port, selection: selected, picker: picker)
      }
    case .strip:
      return ViewHost(size: size, environment: environment) {
        Strip(scenario, port: port, selection: selected, picker: picker)
      }
    case .twoPickers, .sharedNamespace:
      return ViewHost(size: size, environment: environment) {
        TwoPickers(sharesNamespace: scenario.setting == .sharedNamespace) {
          Stage(scenario, port: port, selection: selected, picker: picker)
        } lower: {
          Stage(scenario, port: StagePort(), selection: scenario.items.last?.id, picker: picker)
        }
      }
    }
  }
}

extension ScenarioRunner {
  /// The rows that differ from the one before.
  var changedRows: [Comparison.ChangedRow] {
    rows.indices.dropFirst().compactMap { index in
      rows[index] == rows[index - 1] ? nil : .init(step: index - 1, row: rows[index])
    }
  }
}

extension Comparison {
  /// Runs a scenario on some strategies; one that cannot draw the scenario's look is left out.
  @MainActor public init(_ scenario: Scenario, strategies: [any SelectionIndicatorStrategy]) {
    let runner = ScenarioRunner(scenario)
    self.init(
      scenario: runner.scenario, row: runner.row, changedRows: runner.changedRows,
      reference: Result(
        id: Comparison.referenceID, title: "The ideal indicator", recording: runner.recordReference(),
        rows: runner.rows),
      results: [], notes: runner.notes)
    for strategy in strategies {
      guard strategy.promises.allows(scenario.look) else {
        let looks = strategy.promises.looks.map { $0.rawValue }.joined(separator: " and ")
        omissions.append(
          Omission(
            id: strategy.id,
            reason: "draws no \(scenario.look.kind.rawValue)" + (looks.isEmpty ? "" : ", only \(looks)")))
        continue
      }
      results.append(
        Result(
          id: strategy.id, title: strategy.title, promises: strategy.promises,
          recording: runner.record(strategy), rows: runner.rows))
    }
  }
}

extension Scenario {
  /// What a reader should know of the steps: those that find nothing to do.
  fileprivate var stepNotes: [String] {
    var notes: [String] = []
    var state = ScenarioState(self)
    for (index, step) in steps.enumerated() {
      if case .remove(let ids) = step.action {
        let known = Set(state.items.map(\.id))
        for id in ids where !known.contains(id) {
          notes.append("Step \(index + 1) removes nothing: no item has the id \"\(id)\" then.")
        }
      }
      state.apply(step.action)
    }
    return notes
  }
}

/// A length for a sentence: at most two decimal places, none if they are zero.
package func pointText(_ value: Double) -> String {
  let hundredths = (value * 100).rounded()
  guard abs(hundredths) < 1e15 else { return "\(value)" }
  let text = "\(hundredths / 100)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
