extension Measurement {
  /// Measures a recording against the row without any indicator, which no step changes.
  public init(_ recording: Recording, reference: Reference) {
    self.init(recording, rows: [reference])
  }

  /// Measures a recording against the row without any indicator.
  ///
  /// - Parameters:
  ///   - recording: What was displayed.
  ///   - rows: The row at first and after each step; where there are fewer, the last one stays. One at the least.
  public init(_ recording: Recording, rows: [Reference]) {
    func row(_ index: Int) -> Reference {
      rows.isEmpty
        ? Reference(container: Frame(x: 0, y: 0, width: 0, height: 0), items: [])
        : rows[min(index, rows.count - 1)]
    }
    var selection = recording.initialSelection
    var direction = recording.direction
    let appearance = AppearanceMeasurement(recording, reference: row(0))
    var steps: [StepMeasurement] = []
    for (index, commit) in recording.commits.enumerated() {
      let range = recording.range(ofStep: index)
      direction = commit.direction ?? direction
      guard range.lowerBound > 0, !range.isEmpty else { continue }
      steps.append(
        StepMeasurement(
          recording.frames[range], before: recording.frames[range.lowerBound - 1], from: selection,
          commit: commit, direction: direction, reference: row(index + 1), old: row(index)))
      selection = commit.selection
    }
    self.init(strategy: recording.strategy, appearance: appearance, steps: steps)
  }
}

extension AppearanceMeasurement {
  /// Measures the frames before the first step.
  init(_ recording: Recording, reference: Reference) {
    let frames = recording.frames[recording.appearanceRange]
    self.init(
      firstFrameWork: frames.first?.work ?? WorkCounts(),
      work: frames.reduce(WorkCounts()) { $0 + $1.work }, frameCount: frames.count)
    guard recording.appearanceSettled, let last = frames.last else { return }
    rest = RestMeasurement(
      last, selection: recording.initialSelection, reference: reference, direction: recording.direction)
    let timing = Timing(frames, rest: last)
    firstRight = rest?.marksItem == false ? nil : timing.firstRight
    settled = timing.settled
  }
}

extension StepMeasurement {
  /// Measures the frames of one step.
  init(
    _ frames: ArraySlice<RecordedFrame>, before: RecordedFrame, from: String?, commit: Recording.Commit,
    direction: Scenario.Direction, reference: Reference, old: Reference
  ) {
    let last = frames[frames.endIndex - 1]
    self.init(
      from: from, to: commit.selection, time: commit.time,
      motion: MotionVerdict(frames: frames, before: before, after: last),
      largestJump: 0, visibleAtOnce: frames.map(\.visibleIndicators.count).max() ?? 0,
      // Where the row itself changes, its items are meant to move.
      itemMotion: reference == old ? Self.itemMotion(frames, before: before) : 0,
      commitWork: frames[frames.startIndex].work, work: frames.reduce(WorkCounts()) { $0 + $1.work },
      frameCount: frames.count)
    action = commit.action

    var previous = before
    for frame in frames {
      largestJump = max(largestJump, Frame.tidy(LabHarness.largestJump(from: previous, to: frame)))
      previous = frame
    }
    start = frames.first { !isSamePicture($0, before) }.map { Frame.tidy($0.time - commit.time) }
    if !before.visibleIndicators.isEmpty, !last.visibleIndicators.isEmpty {
      leastCoverage = frames.map(\.coverage).min().map(Frame.tidy)
    }
    measureAgainstIdeal(frames)
    if reference.frame(of: commit.selection) == nil {
      let last = frames.last { !$0.visibleIndicators.isEmpty }
      seenWithoutItem = last.map { Frame.tidy($0.time - commit.time) }
    } else if action != nil {
      largestItemDistance = Self.itemDistance(frames, of: commit.selection)
    }

    guard commit.settled else { return }
    rest = RestMeasurement(last, selection: commit.selection, reference: reference, direction: direction)
    let timing = Timing(frames, rest: last)
    firstRight = rest?.marksItem == false ? nil : timing.firstRight
    settled = timing.settled
    end = timing.end
    overshoot = motion.moves ? Self.overshoot(frames, before: before, rest: last) : 0
  }

  /// Compares with the ideal indicator, in each frame up to the last in which either of the two moves.
  private mutating func measureAgainstIdeal(_ frames: ArraySlice<RecordedFrame>) {
    var widthErrors: [Double] = []
    var lastMoving = 0
    var previous: RecordedFrame?
    for frame in frames {
      guard let ideal = frame.ideal, let indicator = frame.primary else { continue }
      let left = indicator.frame.x - ideal.left
      let right = indicator.frame.maxX - ideal.right
      widthErrors.append(abs(right - left))
      largestEdgeError = max(largestEdgeError ?? 0, Frame.tidy(max(abs(left), abs(right))))
      if let previous, previous.ideal != frame.ideal || !isSamePicture(previous, frame) {
        lastMoving = widthErrors.count - 1
      }
      previous = frame
    }
    guard !widthErrors.isEmpty else { return }
    let inFlight = widthErrors[...lastMoving]
    largestWidthError = Frame.tidy(inFlight.max() ?? 0)
    meanWidthError = Frame.tidy(inFlight.reduce(0, +) / Double(inFlight.count))
  }

  /// How far the indicator was from the selected item, at most, both as they were displayed.
  private static func itemDistance(_ frames: ArraySlice<RecordedFrame>, of selection: String?) -> Double? {
    frames.compactMap { frame in
      guard let item = frame.itemFrame(selection), let indicator = frame.primary, indicator.isVisible else {
        return nil
      }
      return Frame.tidy(indicator.frame.edgeDistance(to: item))
    }.max()
  }

  /// How far an item was displayed from where it stood before the step.
  private static func itemMotion(_ frames: ArraySlice<RecordedFrame>, before: RecordedFrame) -> Double {
    var largest = 0.0
    var previous = before.items
    for frame in frames where frame.items != previous {
      previous = frame.items
      for (index, item) in frame.items.enumerated() {
        let sameIndex = index < before.items.count && before.items[index].id == item.id
        let old = sameIndex ? before.items[index].frame : before.itemFrame(item.id)
        if let old { largest = max(largest, item.frame.largestDistance(to: old)) }
      }
    }
    return Frame.tidy(largest)
  }

  /// How far an edge went beyond where it came to rest, in the direction in which it moved.
  private static func overshoot(
    _ frames: ArraySlice<RecordedFrame>, before: RecordedFrame, rest: RecordedFrame
  ) -> Double? {
    guard let old = before.primary?.frame, let new = rest.primary?.frame else { return nil }
    var largest = 0.0
    for frame in frames {
      guard let now = frame.primary?.frame else { continue }
      for (from, to, edge) in [(old.x, new.x, now.x), (old.maxX, new.maxX, now.maxX)]
      where abs(to - from) > 0.5 {
        largest = max(largest, (edge - to) * (to > from ? 1 : -1))
      }
    }
    return Frame.tidy(largest)
  }
}

/// When the picture was right, in seconds after the first of some frames.
private struct Timing {
  var firstRight: Double?
  var settled: Double?
  var end: Double?

  init(_ frames: ArraySlice<RecordedFrame>, rest: RecordedFrame) {
    guard let start = frames.first?.time else { return }
    firstRight = frames.first { isSamePicture($0, rest, tolerance: .right) }.map {
      Frame.tidy($0.time - start)
    }
    settled = Self.sinceWhen(frames) { isSamePicture($0, rest, tolerance: .right) }.map {
      Frame.tidy($0 - start)
    }
    end = Self.sinceWhen(frames) { isSamePicture($0, rest) }.map { Frame.tidy($0 - start) }
  }

  /// The time of the first frame from which on a condition holds for all.
  private static func sinceWhen(
    _ frames: ArraySlice<RecordedFrame>, _ holds: (RecordedFrame) -> Bool
  ) -> Double? {
    var time: Double?
    for frame in frames.reversed() {
      guard holds(frame) else { break }
      time = frame.time
    }
    return time
  }
}
