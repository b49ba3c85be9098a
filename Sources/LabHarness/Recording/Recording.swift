/// Everything that was displayed while a scenario ran on one strategy.
public struct Recording: Hashable, Sendable {
  /// One step as it was taken.
  public struct Commit: Hashable, Sendable, Codable {
    /// How the selection was changed.
    public enum Delivery: String, Hashable, Sendable, Codable {
      /// By a tap on the item.
      case tap
      /// By setting the binding, inside `withAnimation`.
      case binding
      /// Not at all: something else happened, which was set in the items, the window or the environment.
      case change
    }

    /// The id that is selected from then on, or `nil` for none.
    public var selection: String?
    /// When, in seconds after the first frame.
    public var time: Double
    /// The index of the frame that shows what follows from it.
    public var frame: Int
    /// How the selection was changed.
    public var delivery: Delivery
    /// Whether everything was at rest before the next step or the end.
    public var settled: Bool
    /// What happened, or `nil` for a selection.
    public var action: Scenario.Action.Kind?
    /// The direction in which the row runs from then on, or `nil` if it is as before.
    public var direction: Scenario.Direction?

    /// Creates a step as it was taken.
    public init(
      selection: String?, time: Double, frame: Int, delivery: Delivery = .tap, settled: Bool = true,
      action: Scenario.Action.Kind? = nil, direction: Scenario.Direction? = nil
    ) {
      self.selection = selection
      self.time = time
      self.frame = frame
      self.delivery = delivery
      self.settled = settled
      self.action = action
      self.direction = direction
    }
  }

  /// The strategy's id.
  public var strategy: String
  /// The direction in which the row ran at first.
  public var direction: Scenario.Direction
  /// The id that was selected when the row appeared, or `nil`.
  public var initialSelection: String?
  /// Whether everything was at rest before the first step.
  public var appearanceSettled: Bool
  /// The frames in order of time.
  public var frames: [RecordedFrame]
  /// The steps in the order in which they were taken.
  public var commits: [Commit]
  /// What the harness had to do otherwise than the scenario asked.
  public var notes: [String]
  /// The engine's run-time warnings.
  public var warnings: [String]

  /// Creates a recording.
  public init(
    strategy: String, direction: Scenario.Direction = .leftToRight, initialSelection: String? = nil,
    appearanceSettled: Bool = true, frames: [RecordedFrame] = [], commits: [Commit] = [],
    notes: [String] = [], warnings: [String] = []
  ) {
    self.strategy = strategy
    self.direction = direction
    self.initialSelection = initialSelection
    self.appearanceSettled = appearanceSettled
    self.frames = frames
    self.commits = commits
    self.notes = notes
    self.warnings = warnings
  }

  /// The indices of the frames before the first step.
  var appearanceRange: Range<Int> {
    0..<clampedFrame(of: 0)
  }

  /// The indices of the frames that show the step of that index.
  func range(ofStep index: Int) -> Range<Int> {
    let start = clampedFrame(of: index)
    return start..<max(start, clampedFrame(of: index + 1))
  }

  private func clampedFrame(of index: Int) -> Int {
    guard index < commits.count else { return frames.count }
    return min(max(commits[index].frame, 0), frames.count)
  }
}
