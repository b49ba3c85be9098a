import Foundation
public import LabCore
import LabUI

/// Runs a scenario on strategies, each in a window and on a clock of its own.
@MainActor public struct ScenarioRunner {
  /// What is shown.
  public let scenario: Scenario
  /// The row without any indicator, as it stands in the scenario's window.
  public let row: Reference
  /// What a reader should know of the run.
  public let notes: [String]

  private let hostSize: CGSize
  /// The row's left top corner in the window.
  private let origin: CGPoint

  /// Lays out the row without any indicator and chooses the window's size.
  public init(_ scenario: Scenario) {
    let scenario = scenario.sanitized
    // So wide that nothing is squashed, and not so wide that a double loses what is behind the point.
    let wide = Self.layOutRow(scenario, in: CGSize(width: 1_000_000, height: 10_000))
    let roomy = CGSize(
      width: max(390, (wide.container.width + 64).rounded(.up)),
      height: max(200, (wide.container.height * 4).rounded(.up)))
    let size = scenario.containerSize ?? roomy
    let placed = Self.layOutRow(scenario, in: size)
    self.scenario = scenario
    hostSize = size
    origin = placed.container.origin
    row = Reference(
      container: Frame(placed.container.offsetBy(dx: -placed.container.minX, dy: -placed.container.minY)),
      items: placed.items.map {
        .init(
          id: $0.id,
          frame: Frame($0.displayed.offsetBy(dx: -placed.container.minX, dy: -placed.container.minY)))
      })
    var notes: [String] = []
    if wide.container.width > size.width + 1e-6 {
      notes.append(
        "The row wants \(pointText(wide.container.width)) pt and the window is \(pointText(size.width)) pt wide: "
          + "the stack proposes less to its items, and text that does not fit is truncated.")
    }
    self.notes = notes
  }

  /// Runs the scenario on a strategy.
  public func record(_ strategy: any SelectionIndicatorStrategy) -> Recording {
    func open(_ strategy: some SelectionIndicatorStrategy) -> Recording {
      let port = SelectionPort()
      let host = ViewHost(size: hostSize, environment: scenario.environment) {
        Stage(strategy: strategy, scenario: scenario, port: port)
      }
      let session = RecordingSession(
        strategy: strategy.id, scenario: scenario, row: row, origin: origin, host: host, port: port)
      return session.run()
    }
    return open(strategy)
  }

  /// Runs the scenario on the row without any indicator, with the ideal one drawn into the recording.
  public func recordReference() -> Recording {
    let host = ViewHost(size: hostSize, environment: scenario.environment) {
      ReferenceRow(scenario: scenario)
    }
    let session = RecordingSession(
      strategy: Comparison.referenceID, scenario: scenario, row: row, origin: origin, host: host, port: nil)
    return session.run()
  }

  private static func layOutRow(
    _ scenario: Scenario, in size: CGSize
  ) -> (container: CGRect, items: [ProbeReading.Item]) {
    let host = ViewHost(size: size, environment: scenario.environment) {
      ReferenceRow(scenario: scenario)
    }
    let reading = ProbeReading(host)
    return (reading.container ?? .zero, reading.items)
  }
}

extension Comparison {
  /// Runs a scenario on some strategies; one that cannot draw the scenario's look is left out.
  @MainActor public init(_ scenario: Scenario, strategies: [any SelectionIndicatorStrategy]) {
    let runner = ScenarioRunner(scenario)
    self.init(
      scenario: runner.scenario, row: runner.row,
      reference: Result(
        id: Comparison.referenceID, title: "The ideal indicator", recording: runner.recordReference(),
        row: runner.row),
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
          recording: runner.record(strategy), row: runner.row))
    }
  }
}

/// A length for a sentence: at most two decimal places, none if they are zero.
package func pointText(_ value: Double) -> String {
  let hundredths = (value * 100).rounded()
  guard abs(hundredths) < 1e15 else { return "\(value)" }
  let text = "\(hundredths / 100)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
