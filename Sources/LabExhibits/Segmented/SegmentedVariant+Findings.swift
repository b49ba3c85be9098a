import LabHarness

extension SegmentedVariant {
  /// Whether the selection fits its segment: at first, half-way and at rest, and what that takes.
  public nonisolated func findings(in recording: ExhibitRecording) -> [ExhibitFinding] {
    [
      firstFrame(recording), halfWay(recording, step: 0, from: "Day", to: "Week"),
      rest(recording, items: ["Day", "Week", "Quarter"]), passes(recording),
    ].compactMap { $0 }
  }

  private nonisolated func firstFrame(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let first = recording.frames.first, let mark = first[style.mark], let item = first["Day"] else {
      return nil
    }
    let wanted = item.layout.width
    let fits = recording.frames.first { frame in
      frame[style.mark].map { abs($0.frame.width - wanted) < 0.01 } ?? false
    }
    let start = "On the first frame the \(style.mark) is \(pointText(mark.frame.width)) pt wide"
    let sentence =
      switch fits {
      case first?: "\(start), as its segment is."
      case let later?:
        "\(start) and its segment \(pointText(wanted)); it has that width after \(pointText(later.time)) s."
      case nil: "\(start) and its segment \(pointText(wanted)); it never has that width."
      }
    return ExhibitFinding(
      "first-frame", sentence, values: [mark.frame.width, wanted] + (fits.map { [$0.time] } ?? []))
  }

  private nonisolated func halfWay(
    _ recording: ExhibitRecording, step: Int, from old: String, to new: String
  ) -> ExhibitFinding? {
    guard recording.steps.indices.contains(step) else { return nil }
    let time = recording.steps[step].time + 0.15
    guard let frame = recording.frame(at: time), let mark = frame[style.mark]?.frame,
      let a = frame[old]?.layout, let b = frame[new]?.layout
    else { return nil }
    let left = (a.x + b.x) / 2, width = (a.width + b.width) / 2
    return ExhibitFinding(
      "half-way",
      "0.15 s after the tap on \(new), half-way, its left edge is at \(pointText(mark.x)) and it is "
        + "\(pointText(mark.width)) pt wide; the means of \(old) and \(new) are \(pointText(left)) and "
        + "\(pointText(width)).",
      values: [mark.x, mark.width, left, width])
  }

  /// How far it is from each segment's edges before the next tap or at the end: left, right and lower edge.
  private nonisolated func rest(_ recording: ExhibitRecording, items: [String]) -> ExhibitFinding? {
    var farthest = [0.0, 0.0, 0.0]
    for (index, item) in items.enumerated() {
      let frame = recording.rest(beforeStep: index)
      guard let mark = frame?[style.mark]?.frame, let place = frame?[item]?.layout else { return nil }
      let errors = [mark.x - place.x, mark.maxX - place.maxX, mark.maxY - place.maxY]
      for (edge, error) in errors.enumerated() where abs(error) > abs(farthest[edge]) {
        farthest[edge] = error
      }
    }
    return ExhibitFinding(
      "rest",
      "At rest under \(listed(items)) its left, right and lower edges are \(awayFrom("the segment's", farthest)).",
      values: farthest)
  }

  private nonisolated func passes(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let first = recording.frames.first?.work, let tap = recording.frames(ofStep: 0).first?.work else {
      return nil
    }
    return ExhibitFinding(
      "passes",
      "The first frame takes \(counted(first.updatePasses, "update pass", "update passes")), because the sizes come "
        + "back through a preference; a tap takes \(tap.updatePasses).",
      values: [Double(first.updatePasses), Double(tap.updatePasses)])
  }
}
