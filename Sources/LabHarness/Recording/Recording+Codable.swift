/// A frame in JSON: what is the same as in the frame before is left out.
private struct CodedFrame: Codable {
  var time: Double
  var step: Int?
  var container: Frame?
  var items: [RecordedFrame.Item]?
  var indicators: [RecordedFrame.Indicator]?
  var ideal: RecordedFrame.Ideal?
  var scrolled: Double?
  var work: WorkCounts?

  init(_ frame: RecordedFrame, after previous: RecordedFrame?) {
    time = frame.time
    step = frame.step
    container = frame.container == previous?.container ? nil : frame.container
    items = frame.items == previous?.items ? nil : frame.items
    indicators = frame.indicators == previous?.indicators ? nil : frame.indicators
    ideal = frame.ideal
    scrolled = frame.scrolled
    work = frame.work == previous?.work ? nil : frame.work
  }

  func frame(after previous: RecordedFrame?) -> RecordedFrame {
    RecordedFrame(
      time: time, step: step,
      container: container ?? previous?.container ?? Frame(x: 0, y: 0, width: 0, height: 0),
      items: items ?? previous?.items ?? [], indicators: indicators ?? previous?.indicators ?? [],
      ideal: ideal, scrolled: scrolled, work: work ?? previous?.work ?? WorkCounts())
  }
}

extension Recording: Codable {
  private enum CodingKeys: String, CodingKey {
    case strategy, direction, initialSelection, appearanceSettled, frames, commits, notes, warnings
  }

  /// Reads a recording; what a frame leaves out is as in the frame before.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      strategy: try container.decode(String.self, forKey: .strategy),
      direction: try container.decode(Scenario.Direction.self, forKey: .direction),
      initialSelection: try container.decodeIfPresent(String.self, forKey: .initialSelection),
      appearanceSettled: try container.decode(Bool.self, forKey: .appearanceSettled),
      commits: try container.decode([Commit].self, forKey: .commits),
      notes: try container.decode([String].self, forKey: .notes),
      warnings: try container.decode([String].self, forKey: .warnings))
    for coded in try container.decode([CodedFrame].self, forKey: .frames) {
      frames.append(coded.frame(after: frames.last))
    }
  }

  /// Writes a recording; what is as in the frame before is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(strategy, forKey: .strategy)
    try container.encode(direction, forKey: .direction)
    try container.encodeIfPresent(initialSelection, forKey: .initialSelection)
    try container.encode(appearanceSettled, forKey: .appearanceSettled)
    try container.encode(commits, forKey: .commits)
    try container.encode(notes, forKey: .notes)
    try container.encode(warnings, forKey: .warnings)
    let coded = frames.indices.map { CodedFrame(frames[$0], after: $0 == 0 ? nil : frames[$0 - 1]) }
    try container.encode(coded, forKey: .frames)
  }
}
