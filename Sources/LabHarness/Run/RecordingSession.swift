import Foundation
import LabCore
package import LabUI

/// One run: moves the clock, takes the steps and writes down every frame.
@MainActor final class RecordingSession {
  private let runner: ScenarioRunner
  private let host: ViewHost
  private let port: StagePort
  /// Whether the ideal indicator itself is what is recorded.
  private let isReference: Bool
  private var ideal: IdealIndicator
  private var recording: Recording
  private var statistics = WorkCounts()
  private var now = 0.0
  /// How far a strip is scrolled as it is displayed now, in points.
  private var scrolled: CGFloat = 0
  /// The items as they were last read.
  private var items: [ProbeReading.Item]?

  /// How long nothing happens between two steps without a time, in seconds.
  private static let restBetweenSteps = 0.1

  init(strategy: String, runner: ScenarioRunner, host: ViewHost, port: StagePort, isReference: Bool = false) {
    let scenario = runner.scenario
    self.runner = runner
    self.host = host
    self.port = port
    self.isReference = isReference
    ideal = IdealIndicator(at: runner.row.frame(of: scenario.initialSelection), animation: scenario.animation)
    recording = Recording(
      strategy: strategy, direction: scenario.direction, initialSelection: scenario.initialSelection)
  }

  private var scenario: Scenario { runner.scenario }
  private var isAlone: Bool { scenario.setting.isAlone }

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
    host.isAnimating || (isReference && ideal.isAnimating(at: now))
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
    let state = runner.states[index + 1]
    let delivery = perform(step, to: state, index: index)
    let kind = step.action.kind
    ideal.move(
      to: runner.rows[index + 1].frame(of: state.selection),
      animated: kind == .select || step.changesItems && step.isAnimated,
      at: now)
    let isTurned = state.direction != runner.states[index].direction
    recording.commits.append(
      .init(
        selection: state.selection, time: Frame.tidy(now), frame: recording.frames.count, delivery: delivery,
        action: kind == .select ? nil : kind, direction: isTurned ? state.direction : nil))
    capture(step: index)
  }

  /// Lets a step happen.
  private func perform(
    _ step: Scenario.Step, to state: ScenarioState, index: Int
  ) -> Recording.Commit.Delivery {
    switch step.action {
    case .select(let id): return select(id, index: index)
    case .insert, .remove, .reorder:
      withAnimation(step.isAnimated ? scenario.animation.animation : nil) {
        port.items?.wrappedValue = state.items.map(StageItem.init)
      }
      host.advance(by: 0)
    case .resize: host.size = state.size ?? host.size
    case .turn, .setTextSize: host.environment = scenario.environment(in: state)
    }
    return .change
  }

  /// Selects an item as a user would, by a tap on its middle; sets the binding where no tap can do it.
  private func select(_ id: String?, index: Int) -> Recording.Commit.Delivery {
    if isReference {
      // Only bold text and a strip make the row depend on the selection.
      guard scenario.boldSelection || scenario.setting == .strip else { return .binding }
    } else if let id, let item = ProbeReading(host, isAlone: isAlone).items.first(where: { $0.id == id }) {
      let middle = CGPoint(x: item.layout.midX, y: item.layout.midY)
      let taken = middle.x.isFinite && middle.y.isFinite && host.tap(at: middle)
      if taken, port.selection?.wrappedValue == id { return .tap }
      // In a strip an item may be out of sight; then an app has selected it, not a finger.
      let isInSight = CGRect(origin: .zero, size: host.size).contains(middle)
      if scenario.setting != .strip || isInSight {
        recording.notes.append(
          "\(Self.name(of: index)) set the selection itself: a tap on the item's middle "
            + (taken ? "selected something else." : "was taken by nothing."))
      }
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
    let probes = ProbeReading(host, items: known, isAlone: isAlone)
    // What has just come to rest is read once more.
    items = mayMove ? nil : probes.items
    let place = ideal.place(at: now)
    var container = probes.container ?? .zero
    scrolled = 0
    if scenario.setting == .strip, let first = probes.items.first {
      container.origin.x += first.displayed.minX - first.layout.minX
      scrolled = runner.origin.x - container.minX
    }
    var frame = RecordedFrame(
      time: Frame.tidy(now), step: step, container: local(container),
      items: known != nil
        ? recording.frames.last?.items ?? []
        : probes.items.map { .init(id: $0.id, frame: local($0.displayed)) },
      indicators: probes.indicators.map {
        .init(frame: local($0.displayed), opacity: Frame.tidy($0.opacity), isRemoved: $0.isRemoved)
      },
      ideal: place.map { .init(left: Frame.tidy($0.left), right: Frame.tidy($0.right)) },
      scrolled: scenario.setting == .strip ? Frame.tidy(scrolled) : nil, work: total - statistics)
    if isReference, let place, let item = ideal.item {
      frame.indicators = [.init(frame: idealFrame(left: place.left, right: place.right, item: item))]
    }
    // An array that is equal to the last one shares its memory: ten thousand items rarely move.
    if let last = recording.frames.last, last.items == frame.items { frame.items = last.items }
    statistics = total
    recording.frames.append(frame)
  }

  private func local(_ rect: CGRect) -> Frame {
    Frame(rect.offsetBy(dx: scrolled - runner.origin.x, dy: -runner.origin.y))
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

extension Scenario.Step {
  /// Whether the list of items is what changes.
  fileprivate var changesItems: Bool {
    switch action {
    case .insert, .remove, .reorder: true
    case .select, .resize, .turn, .setTextSize: false
    }
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
