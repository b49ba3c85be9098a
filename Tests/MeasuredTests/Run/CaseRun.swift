import LabUI

/// Runs a case and compares what comes out.
@MainActor struct CaseRun {
  let measured: MeasuredCase
  private var problems: [String] = []

  init(_ measured: MeasuredCase) { self.measured = measured }

  /// Everything in which the case does not come out as measured.
  static func problems(of measured: MeasuredCase) throws -> [String] {
    var run = CaseRun(measured)
    let stage = try CaseHost(measured)
    run.check(measured.rest, "at rest", stage)
    run.checkPaintOrder(stage)
    if measured.scrollGeometry != nil { run.problems.append("scrollGeometry cannot be compared") }
    for step in measured.steps { run.perform(step, stage) }
    // A view that is not what the case describes has no frames to compare.
    return stage.model.faults.isEmpty ? run.problems : stage.model.faults
  }

  // MARK: Steps

  private mutating func perform(_ step: MeasuredCase.Step, _ stage: CaseHost) {
    let curve = animation(of: step)
    if !step.changes.isEmpty {
      withAnimation(curve) { stage.model.values.merge(step.changes) { _, new in new } }
    }
    if let target = step.scrollTarget { scroll(to: target, step: step.name, stage) }
    stage.host.advance(by: 0)
    // The layout is the new one at once, whatever is on its way.
    check(step.expected, "in step \(step.name)", stage, isMoving: true)
    checkSamples(of: step, stage)
    stage.host.settle()
    check(step.expected, "after step \(step.name)", stage)
  }

  private mutating func animation(of step: MeasuredCase.Step) -> Animation? {
    guard let json = step.animation else { return nil }
    let unknown = (json.object ?? ["": .null]).keys.filter { !["curve", "duration"].contains($0) }
    guard unknown.isEmpty, let curve = Fields.animation(json) else {
      problems.append("step \(step.name): the animation \(json) is not understood")
      return nil
    }
    return curve
  }

  private mutating func scroll(to target: JSON, step: String, _ stage: CaseHost) {
    var anchor: UnitPoint?
    if let name = target["anchor"]?.string {
      anchor = Names.points[name]
      if anchor == nil { problems.append("step \(step): the anchor \(name) is not understood") }
    }
    guard let scrollTo = stage.model.scrollTo else {
      problems.append("step \(step): nothing can be scrolled")
      return
    }
    switch target["id"] {
    case .number(let number)?: scrollTo(Int(number), anchor)
    case .string(let text)?: scrollTo(text, anchor)
    default: problems.append("step \(step): there is no id to scroll to")
    }
  }

  // MARK: Comparisons

  private mutating func check(
    _ expected: MeasuredCase.Expectation, _ when: String, _ stage: CaseHost, isMoving: Bool = false
  ) {
    let frames = stage.frames
    for (name, frame) in expected.frames.sorted(by: { $0.key < $1.key }) {
      compare(name, frames[name], frame, when)
    }
    for name in expected.absent {
      if let frame = frames[name] { problems.append("\(name) is there \(when), at \(frame.edges)") }
    }
    // All probes that reported were recorded; who adds a case may leave some out.
    for name in frames.keys.sorted() where measured.isOwn && expected.frames[name] == nil {
      problems.append("\(name) is there \(when), at \(frames[name]!.edges), but was not measured")
    }
    guard !isMoving, !expected.painted.isEmpty else { return }
    let painted = stage.painted
    for (name, frame) in expected.painted.sorted(by: { $0.key < $1.key }) {
      compare(name, painted[name], frame, "painted \(when)")
    }
  }

  private mutating func compare(_ name: String, _ frame: CGRect?, _ expected: CGRect, _ when: String) {
    guard let frame else {
      problems.append("\(name) is not there \(when), but measured at \(expected.edges)")
      return
    }
    let isClose = zip(frame.edges, expected.edges).allSatisfy { abs($0 - $1) <= measured.tolerance }
    if !isClose { problems.append("\(name) is \(frame.edges) \(when), but measured \(expected.edges)") }
  }

  private mutating func checkPaintOrder(_ stage: CaseHost) {
    for (list, names) in measured.paintOrder.sorted(by: { $0.key < $1.key }) {
      let painted = stage.paintOrder.filter(names.contains)
      if painted != names { problems.append("\(list) is painted \(painted), but measured \(names)") }
    }
  }

  private mutating func checkSamples(of step: MeasuredCase.Step, _ stage: CaseHost) {
    let start = stage.host.time
    for sample in measured.timeSamples where sample.step == step.name {
      stage.host.advance(by: max(start + sample.time - stage.host.time, 0))
      let frames = sample.isLayout ? stage.frames : stage.painted
      compare(sample.name, frames[sample.name], sample.frame, "in step \(step.name) at \(sample.time) s")
    }
  }
}

extension CGRect {
  /// x, y, width and height.
  fileprivate var edges: [Double] { [minX, minY, width, height].map { Double($0) } }
}
