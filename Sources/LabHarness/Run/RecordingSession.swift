import Foundation
import LabCore
package import LabUI

/// One run: moves the clock, takes the steps and writes down every frame.
@MainActor final class RecordingSession {
  private let scenario: Scenario
  private let row: Reference
  private let origin: CGPoint
  private let host: ViewHost
  /// The way to the selection, or `nil` when the ideal indicator itself is what is recorded.
  private let port: SelectionPort?
  private var ideal: IdealIndicator
  private var recording: Recording
  private var statistics = WorkCounts()
  private var now = 0.0
  /// The items as they were last read.
  private var items: [ProbeReading.Item]?

  /// How long nothing happens between two steps without a time, in seconds.
  private static let restBetweenSteps = 0.1

  init(
    strategy: String, scenario: Scenario, row: Reference, origin: CGPoint, host: ViewHost,
    port: SelectionPort?
  ) {
    self.scenario = scenario
    self.row = row
    self.origin = origin
    self.host = host
    self.port = port
    ideal = IdealIndicator(at: row.frame(of: scenario.initialSelection), animation: scenario.animation)
    recording = Recording(
      strategy: strategy, direction: scenario.direction, initialSelection: scenario.initialSelection)
  }

  func run() -> Recording {
    capture(step: nil)
    recording.appearanceSettled = settle(after: 0, until: scenario.steps.first?.time)
    for (index, step) in scenario.steps.enumerated() {
      take(step, index: index)
      let next = index + 1 < scenario.steps.count ? scenario.steps[index + 1].time : nil
      let hasNext = index + 1 < scenario.steps.count
      let settled = settle(after: now, until: next)
      recording.commits[index].settled = settled
      if !settled, !hasNext || next == nil {
        recording.notes.append(
          "\(Self.name(of: index)) had not settled after \(pointText(scenario.settleLimit)) s.")
      }
    }
    recording.warnings = host.warnings
    return recording
  }

  /// Displays frames until nothing moves; tells whether that was reached before `deadline` and the limit.
  private func settle(after start: Double, until deadline: Double?) -> Bool {
    var count = 0
    while true {
      count += 1
      let next = start + Double(count) / scenario.frameRate
      if let deadline, next >= deadline - 1e-9 { return !isAnimating }
      if next - start > scenario.settleLimit + 1e-9 { return !isAnimating }
      advance(to: next)
      capture(step: nil)
      if !isAnimating { return true }
    }
  }

  private var isAnimating: Bool {
    host.isAnimating || (port == nil && ideal.isAnimating(at: now))
  }

  /// Moves the clock to a time; never backwards.
  private func advance(to time: Double) {
    guard time > now else { return }
    now = time
    // Measured from the host's own clock, so that errors of single steps do not add up.
    host.advance(by: max(0, time - host.time))
  }

  private func take(_ step: Scenario.Step, index: Int) {
    if let time = step.time {
      if time < now - 1e-9 {
        recording.notes.append(
          "\(Self.name(of: index)) was due at \(pointText(time)) s and was taken at \(pointText(now)) s, "
            + "when the one before it had settled.")
      }
      advance(to: time)
    } else {
      advance(to: now + Self.restBetweenSteps)
    }
    let delivery = select(step.selection, index: index)
    ideal.move(to: row.frame(of: step.selection), at: now)
    recording.commits.append(
      .init(
        selection: step.selection, time: Frame.tidy(now), frame: recording.frames.count, delivery: delivery))
    capture(step: index)
  }

  /// Selects an item as a user would, by a tap on its middle; sets the binding where no tap can do it.
  private func select(_ id: String?, index: Int) -> Recording.Commit.Delivery {
    guard let port else { return .binding }
    if let id, let item = ProbeReading(host).items.first(where: { $0.id == id }) {
      let middle = CGPoint(x: item.layout.midX, y: item.layout.midY)
      let taken = middle.x.isFinite && middle.y.isFinite && host.tap(at: middle)
      if taken, port.selection?.wrappedValue == id { return .tap }
      recording.notes.append(
        "\(Self.name(of: index)) set the selection itself: a tap on the item's middle "
          + (taken ? "selected something else." : "was taken by nothing."))
    }
    withAnimation(scenario.animation.animation) {
      port.selection?.wrappedValue = id
    }
    host.advance(by: 0)
    return .binding
  }

  private static func name(of index: Int) -> String { "Step \(index + 1)" }
}

extension RecordingSession {
  /// Writes down what is displayed now.
  private func capture(step: Int?) {
    let total = WorkCounts(host.statistics)
    // Without an update and without an animation of their own the items are where they were.
    let mayMove = host.mayMove(probesNamed: ProbeTag.itemName)
    let known = total == statistics && !mayMove ? items : nil
    let probes = ProbeReading(host, items: known)
    // What has just come to rest is read once more.
    items = mayMove ? nil : probes.items
    let place = ideal.place(at: now)
    var frame = RecordedFrame(
      time: Frame.tidy(now), step: step, container: local(probes.container ?? .zero),
      items: known != nil
        ? recording.frames.last?.items ?? []
        : probes.items.map { .init(id: $0.id, frame: local($0.displayed)) },
      indicators: probes.indicators.map {
        .init(frame: local($0.displayed), opacity: Frame.tidy($0.opacity), isRemoved: $0.isRemoved)
      },
      ideal: place.map { .init(left: Frame.tidy($0.left), right: Frame.tidy($0.right)) },
      work: total - statistics)
    if port == nil, let place, let item = ideal.item {
      frame.indicators = [.init(frame: idealFrame(left: place.left, right: place.right, item: item))]
    }
    // An array that is equal to the last one shares its memory: ten thousand items rarely move.
    if let last = recording.frames.last, last.items == frame.items { frame.items = last.items }
    statistics = total
    recording.frames.append(frame)
  }

  private func local(_ rect: CGRect) -> Frame {
    Frame(rect.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// The ideal indicator as the scenario's look draws it: along the item's bottom, or as high as the item.
  private func idealFrame(left: Double, right: Double, item: Frame) -> Frame {
    let height: Double =
      switch scenario.look {
      case .underline(let thickness): thickness
      case .capsule: item.height
      }
    return Frame(
      CGRect(x: left, y: item.maxY - height, width: right - left, height: height))
  }
}

extension WorkCounts {
  /// The engine's counts since its creation.
  package init(_ statistics: UpdateStatistics) {
    self.init(
      updatePasses: statistics.updatePasses, bodyEvaluations: statistics.bodyEvaluations,
      sizeQueries: statistics.sizeQueries, placements: statistics.placements,
      preferenceReductions: statistics.preferenceReductions, actionDispatches: statistics.actionDispatches)
  }

  /// The difference, count by count.
  package static func - (a: WorkCounts, b: WorkCounts) -> WorkCounts {
    WorkCounts(
      updatePasses: a.updatePasses - b.updatePasses, bodyEvaluations: a.bodyEvaluations - b.bodyEvaluations,
      sizeQueries: a.sizeQueries - b.sizeQueries, placements: a.placements - b.placements,
      preferenceReductions: a.preferenceReductions - b.preferenceReductions,
      actionDispatches: a.actionDispatches - b.actionDispatches)
  }
}
