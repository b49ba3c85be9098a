import LabHarness

/// A frame in JSON: what is the same as in the frame before is left out.
private struct CodedFrame: Codable {
  var time: Double
  var step: Int?
  var elements: [ExhibitElement]?
  var work: WorkCounts?

  init(_ frame: ExhibitFrame, after previous: ExhibitFrame?) {
    time = frame.time
    step = frame.step
    elements = frame.elements == previous?.elements ? nil : frame.elements
    work = frame.work == previous?.work ? nil : frame.work
  }

  func frame(after previous: ExhibitFrame?) -> ExhibitFrame {
    ExhibitFrame(
      time: time, step: step, elements: elements ?? previous?.elements ?? [],
      work: work ?? previous?.work ?? WorkCounts())
  }
}

extension ExhibitRecording: Codable {
  private enum CodingKeys: String, CodingKey {
    case program, window, frameRate, steps, frames, settled, notes, warnings
  }

  /// Reads a recording; what a frame leaves out is as in the frame before.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      program: try container.decode(String.self, forKey: .program),
      window: try container.decode(Frame.self, forKey: .window),
      frameRate: try container.decode(Double.self, forKey: .frameRate),
      steps: try container.decode([Step].self, forKey: .steps),
      settled: try container.decode(Bool.self, forKey: .settled),
      notes: try container.decode([String].self, forKey: .notes),
      warnings: try container.decode([String].self, forKey: .warnings))
    for coded in try container.decode([CodedFrame].self, forKey: .frames) {
      frames.append(coded.frame(after: frames.last))
    }
  }

  /// Writes a recording; what is as in the frame before is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(program, forKey: .program)
    try container.encode(window, forKey: .window)
    try container.encode(frameRate, forKey: .frameRate)
    try container.encode(steps, forKey: .steps)
    try container.encode(settled, forKey: .settled)
    try container.encode(notes, forKey: .notes)
    try container.encode(warnings, forKey: .warnings)
    let coded = frames.indices.map { CodedFrame(frames[$0], after: $0 == 0 ? nil : frames[$0 - 1]) }
    try container.encode(coded, forKey: .frames)
  }
}
