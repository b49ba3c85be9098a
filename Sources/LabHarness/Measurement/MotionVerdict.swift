/// What was seen between two selections, judged from the frames alone.
public struct MotionVerdict: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Whether the picture before and the picture after differ.
  public var changes: Bool
  /// Whether an indicator was seen on the way between the two places.
  public var moves: Bool
  /// Whether an indicator was seen half transparent.
  public var fades: Bool
  /// Whether an indicator was seen clearly narrower than at either end.
  public var scales: Bool

  /// Creates a verdict.
  public init(changes: Bool = true, moves: Bool = false, fades: Bool = false, scales: Bool = false) {
    self.changes = changes
    self.moves = moves
    self.fades = fades
    self.scales = scales
  }

  /// The verdict on several steps together: what was seen in any of them.
  public func merged(with other: MotionVerdict) -> MotionVerdict {
    MotionVerdict(
      changes: changes || other.changes, moves: moves || other.moves, fades: fades || other.fades,
      scales: scales || other.scales)
  }

  /// The verdict in words, such as `moves` or `fades and scales`.
  public var description: String {
    let seen = [(moves, "moves"), (fades, "fades"), (scales, "scales")].compactMap { $0.0 ? $0.1 : nil }
    return switch seen.count {
    case 0: changes ? "jumps" : "stays"
    case 1: seen[0]
    default: seen.dropLast().joined(separator: ", ") + " and " + seen[seen.count - 1]
    }
  }
}

extension MotionVerdict {
  /// Judges the frames of one step.
  ///
  /// - Parameters:
  ///   - frames: The frames of the step, the one of the change first.
  ///   - before: The frame before the change.
  ///   - after: The frame in which everything had come to rest, or the last there is.
  init(frames: ArraySlice<RecordedFrame>, before: RecordedFrame, after: RecordedFrame) {
    let old = before.visibleIndicators.map(\.frame)
    let new = after.visibleIndicators.map(\.frame)
    self.init(changes: !isSamePicture(before, after))
    // Places where an indicator is at home before or after; one that is seen elsewhere is on its way.
    let homes = (old + new).map(\.midX)
    let span = (homes.max() ?? 0) - (homes.min() ?? 0)
    let tolerance = max(0.5, 0.02 * span)
    let narrowest = (old + new).map(\.width).min() ?? 0
    for frame in frames {
      for indicator in frame.indicators where indicator.opacity > 0.02 {
        if indicator.opacity < 0.98 { fades = true }
        if indicator.frame.width < 0.9 * narrowest { scales = true }
        // Without two places there is no way between them.
        if !old.isEmpty, !new.isEmpty, span > 1,
          homes.allSatisfy({ abs(indicator.frame.midX - $0) > tolerance })
        {
          moves = true
        }
      }
    }
  }
}
