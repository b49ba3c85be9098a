import LabHarness

extension TabsVariant {
  private nonisolated static let bars = ["bar 1", "bar 2", "bar 3"]

  /// How both move, where the bars lie at rest, and which of them hide the selected label.
  public nonisolated func findings(in recording: ExhibitRecording) -> [ExhibitFinding] {
    [same(recording), rest(recording), order(recording), cover(recording)].compactMap { $0 }
  }

  /// The share of the way to the second tab that the line and the bars have done after a tenth of a second.
  private nonisolated func same(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let start = recording.frame(beforeStep: 0), let end = recording.frame(beforeStep: 1),
      let now = recording.frame(at: 0.1)
    else { return nil }
    let shares = (["line"] + Self.bars).compactMap { id -> Double? in
      guard let a = start[id]?.frame.x, let b = end[id]?.frame.x, let x = now[id]?.frame.x, a != b else {
        return nil
      }
      return (x - a) / (b - a)
    }
    guard shares.count == 4 else { return nil }
    let percent = shares.map { pointText($0 * 100) + " %" }
    let others = Array(percent.dropFirst())
    let bars = "the bars " + (Set(others).count == 1 ? others[0] : listed(others))
    return ExhibitFinding(
      "same-way",
      "0.1 s after the first tap the line has done \(percent[0]) of its way and \(bars): both are leaves that the "
        + "same spring moves.",
      values: shares)
  }

  /// How far the bars' left, right and lower edges are from the selected tab's, at the most.
  private nonisolated func rest(_ recording: ExhibitRecording) -> ExhibitFinding? {
    var farthest = [0.0, 0.0, 0.0]
    for (index, title) in Self.titles.enumerated() {
      guard let frame = recording.rest(beforeStep: index), let tab = frame[title]?.layout else { return nil }
      for bar in Self.bars {
        guard let place = frame[bar]?.frame else { return nil }
        let errors = [place.x - tab.x, place.maxX - tab.maxX, place.maxY - tab.maxY]
        for (edge, error) in errors.enumerated() { farthest[edge] = max(farthest[edge], abs(error)) }
      }
    }
    let heights = Self.bars.compactMap { recording.frames.last?[$0]?.frame.height }
    return ExhibitFinding(
      "rest",
      "The source is where they go: at rest the left, right and lower edges of all three bars are "
        + "\(awayFrom("the selected tab's", farthest)). They keep their heights of \(listed(heights)) pt.",
      values: farthest + heights)
  }

  private nonisolated func order(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let frame = recording.frames.last else { return nil }
    let places = Self.bars.compactMap { frame.order($0) }
    guard places.count == Self.bars.count else { return nil }
    let sorted = zip(Self.bars, places).sorted { $0.1 < $1.1 }.map(\.0)
    return ExhibitFinding(
      "order",
      "Each bar is drawn with its own tab, wherever it has gone. Back to front they are \(listed(sorted)).",
      values: sorted.compactMap { Self.bars.firstIndex(of: $0).map { Double($0 + 1) } })
  }

  /// How many bars are drawn over the label of each tab while it is selected.
  private nonisolated func cover(_ recording: ExhibitRecording) -> ExhibitFinding? {
    let counts = Self.titles.indices.compactMap { index -> Double? in
      guard let frame = recording.rest(beforeStep: index), let label = frame.order(Self.titles[index]) else {
        return nil
      }
      return Double(Self.bars.count { bar in frame.order(bar).map { $0 > label } ?? false })
    }
    guard counts.count == Self.titles.count else { return nil }
    let parts = zip(Self.titles, counts).map { "\($0) under \(counted(Int($1), "bar"))" }
    return ExhibitFinding(
      "cover", "So, while it is selected, the label lies: \(listed(parts)).", values: counts)
  }
}

extension ExhibitRecording {
  /// The last frame before a step, or the last of all when there is no such step.
  func rest(beforeStep index: Int) -> ExhibitFrame? { frame(beforeStep: index) ?? frames.last }
}
