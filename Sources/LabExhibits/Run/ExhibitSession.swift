import Foundation
import LabCore
import LabHarness
import LabUI

/// One run of a program: moves the clock, takes the steps and writes down every frame.
@MainActor final class ExhibitSession {
  private let host: ViewHost
  private let steps: [ExhibitStep]
  private let instants: [Double]
  private var recording: ExhibitRecording
  private var statistics = WorkCounts()
  private var now = 0.0

  /// How long a program may go on after its last step, in seconds.
  private static let limit = 20.0

  init(program: String, host: ViewHost, steps: [ExhibitStep], instants: [Double], frameRate: Double) {
    self.host = host
    self.steps = steps
    self.instants = instants.filter { $0.isFinite && $0 > 0 }.sorted()
    recording = ExhibitRecording(
      program: program, window: Frame(CGRect(origin: .zero, size: host.size)), frameRate: frameRate)
  }

  func run() -> ExhibitRecording {
    capture(step: nil)
    for (index, step) in steps.enumerated() {
      display(until: step.time)
      advance(to: step.time)
      let wasTaken = take(step.action)
      if !wasTaken {
        recording.notes.append("Step \(index + 1), \(step.action), was taken by nothing.")
      }
      recording.steps.append(
        .init(
          action: step.action, time: Frame.tidy(now), frame: recording.frames.count, wasTaken: wasTaken))
      capture(step: index)
    }
    display(until: now + Self.limit)
    recording.settled = !host.isAnimating
    if !recording.settled {
      recording.notes.append("It had not come to rest \(pointText(Self.limit)) s after the last step.")
    }
    recording.warnings = host.warnings
    return recording
  }

  /// Displays frames until nothing moves, or up to a time.
  private func display(until deadline: Double) {
    let start = now
    var count = 1.0
    while host.isAnimating {
      let next = start + count / recording.frameRate
      let instant = instants.first { $0 > now + ExhibitRecording.sameTime } ?? .infinity
      let time = min(next, instant)
      guard time < deadline - ExhibitRecording.sameTime else { return }
      if next <= instant + ExhibitRecording.sameTime { count += 1 }
      advance(to: time)
      capture(step: nil)
    }
  }

  /// Moves the clock to a time; never backwards.
  private func advance(to time: Double) {
    guard time > now else { return }
    now = time
    // Measured from the host's own clock, so that errors of single steps do not add up.
    host.advance(by: max(0, time - host.time))
  }

  private func take(_ action: ExhibitAction) -> Bool {
    switch action {
    case .tapText(let text): return host.tap(text)
    case .tap(let id):
      guard let centre = centre(of: id) else { return false }
      return host.tap(at: centre)
    case .tapPoint(let x, let y): return host.tap(at: CGPoint(x: x, y: y))
    case .scroll(let id, let x, let y):
      guard let centre = centre(of: id) else { return false }
      return host.scroll(at: centre, by: CGSize(width: x, height: y))
    }
  }

  /// The centre of an element's place in the layout.
  private func centre(of id: String) -> CGPoint? {
    let probes = host.probes(named: ProbeTag.elementName, withLeaves: false)
    guard let probe = probes.first(where: { $0.tag == .element(id) && !$0.isRemoved }) else { return nil }
    let point = CGPoint(x: probe.frame.midX, y: probe.frame.midY)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// Writes down what is displayed now.
  private func capture(step: Int?) {
    let elements = [ExhibitElement](host)
    let total = WorkCounts(host.statistics)
    recording.frames.append(
      ExhibitFrame(time: Frame.tidy(now), step: step, elements: elements, work: total - statistics))
    statistics = total
  }
}
