public import LabHarness

/// Everything that was displayed of a program's elements while its script ran.
public struct ExhibitRecording: Hashable, Sendable {
  /// One step as it was taken.
  public struct Step: Hashable, Sendable, Codable {
    /// What was done.
    public var action: ExhibitAction
    /// When, in seconds after the program has started.
    public var time: Double
    /// The index of the frame that shows what follows from it.
    public var frame: Int
    /// Whether anything took it.
    public var wasTaken: Bool

    /// Creates a step as it was taken.
    public init(action: ExhibitAction, time: Double, frame: Int, wasTaken: Bool = true) {
      self.action = action
      self.time = time
      self.frame = frame
      self.wasTaken = wasTaken
    }
  }

  /// The program's id.
  public var program: String
  /// The size of the window in points.
  public var window: Frame
  /// Frames a second.
  public var frameRate: Double
  /// The steps in the order in which they were taken.
  public var steps: [Step]
  /// The frames in order of time.
  public var frames: [ExhibitFrame]
  /// Whether everything was at rest at the end.
  public var settled: Bool
  /// What the run had to do otherwise than the script asked.
  public var notes: [String]
  /// The engine's run-time warnings.
  public var warnings: [String]

  /// Creates a recording.
  public init(
    program: String, window: Frame, frameRate: Double = 60, steps: [Step] = [], frames: [ExhibitFrame] = [],
    settled: Bool = true, notes: [String] = [], warnings: [String] = []
  ) {
    self.program = program
    self.window = window
    self.frameRate = frameRate
    self.steps = steps
    self.frames = frames
    self.settled = settled
    self.notes = notes
    self.warnings = warnings
  }
}

extension ExhibitRecording {
  /// Times that are nearer to each other than this many seconds are one.
  static let sameTime = 1e-9

  /// What was displayed at a time: the last frame that is not after it, or the first.
  public func frame(at time: Double) -> ExhibitFrame? {
    frames.last { $0.time <= time + Self.sameTime } ?? frames.first
  }

  /// The first element of that id as it was displayed at a time.
  public func element(_ id: String, at time: Double) -> ExhibitElement? { frame(at: time)?[id] }

  /// The last frame before a step was taken, or `nil` if there is no such step.
  public func frame(beforeStep index: Int) -> ExhibitFrame? {
    guard steps.indices.contains(index) else { return nil }
    let frame = steps[index].frame - 1
    return frames.indices.contains(frame) ? frames[frame] : nil
  }

  /// The frames that show a step, up to the next step.
  public func frames(ofStep index: Int) -> ArraySlice<ExhibitFrame> {
    guard steps.indices.contains(index) else { return [] }
    let end = index + 1 < steps.count ? steps[index + 1].frame : frames.count
    return frames[min(steps[index].frame, frames.count)..<max(steps[index].frame, min(end, frames.count))]
  }

  /// The work of all frames.
  public var work: WorkCounts { frames.reduce(WorkCounts()) { $0 + $1.work } }

  /// The recording with only the frames that are displayed at some times.
  public func restricted(to instants: [Double]) -> ExhibitRecording {
    var copy = self
    let times = Set(instants.compactMap { frame(at: $0)?.time })
    var places: [Int] = []
    copy.frames = []
    for frame in frames {
      places.append(copy.frames.count)
      if times.contains(frame.time) { copy.frames.append(frame) }
    }
    for index in copy.steps.indices where places.indices.contains(steps[index].frame) {
      copy.steps[index].frame = places[steps[index].frame]
    }
    return copy
  }
}
