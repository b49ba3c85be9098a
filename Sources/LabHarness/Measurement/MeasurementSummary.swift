/// A measurement in one line: the extremes over all rests and steps.
public struct MeasurementSummary: Hashable, Sendable, Codable {
  /// The least and the greatest of some values.
  public struct Extent: Hashable, Sendable, Codable {
    /// The least value.
    public var least: Double
    /// The greatest value.
    public var greatest: Double

    /// Creates the extent of some values, or `nil` if there are none.
    public init?(_ values: some Sequence<Double>) {
      var extent: (least: Double, greatest: Double)?
      for value in values {
        extent = extent.map { (min($0.least, value), max($0.greatest, value)) } ?? (value, value)
      }
      guard let extent else { return nil }
      least = extent.least
      greatest = extent.greatest
    }

    /// The value that is farthest from zero.
    public var farthest: Double { abs(least) > abs(greatest) ? least : greatest }
  }

  /// What was seen between two selections, in any step between two items.
  public var motion: MotionVerdict?
  /// The indicator's width over the item's, at rest.
  public var widthRatio: Extent?
  /// The indicator's leading edge against the item's, at rest.
  public var leadingError: Extent?
  /// The indicator's trailing edge against the item's, at rest.
  public var trailingError: Extent?
  /// The indicator's bottom edge against the item's, at rest.
  public var bottomError: Extent?
  /// When the picture was first right after the row's appearance, in seconds.
  public var firstRight: Double?
  /// When the slowest step's picture first was what it was in the end.
  public var firstRightAfterTap: Double?
  /// When the slowest step was within half a point for good, in seconds after the change.
  public var settled: Double?
  /// When the slowest step had ended, in seconds after the change.
  public var end: Double?
  /// The farthest that an edge went beyond its goal.
  public var overshoot: Double?
  /// The farthest that an indicator got between two frames.
  public var largestJump: Double?
  /// How many indicators could be seen at once.
  public var visibleAtOnce: Int
  /// The least that all indicators covered together.
  public var leastCoverage: Double?
  /// The largest difference in width from the ideal indicator.
  public var largestWidthError: Double?
  /// The mean difference in width from the ideal indicator, over the steps.
  public var meanWidthError: Double?
  /// The largest distance of an edge from the ideal indicator's.
  public var largestEdgeError: Double?
  /// The largest distance of an edge from the selected item's, after a step that is no selection.
  public var largestItemDistance: Double?
  /// When an indicator was last seen without a selected item, in seconds after the change.
  public var seenWithoutItem: Double?
  /// How far an item lies from its place without an indicator, at rest.
  public var itemShift: Double
  /// How far an item was seen to move in a step.
  public var itemMotion: Double
  /// The most by which the strategy's view is wider than the row without an indicator.
  public var widthGrowth: Double
  /// The most by which the strategy's view is higher than the row without an indicator.
  public var heightGrowth: Double
  /// The work of the first frame.
  public var firstFrameWork: WorkCounts
  /// The work of the frame of a change, from the step with most update passes.
  public var commitWork: WorkCounts?
}

extension Measurement {
  /// The extremes over all rests and steps.
  public var summary: MeasurementSummary {
    let rests = rests
    let between = steps.filter { $0.action == nil && $0.from != nil && $0.to != nil && $0.motion.changes }
    return MeasurementSummary(
      motion: between.dropFirst().reduce(between.first?.motion) { $0?.merged(with: $1.motion) },
      widthRatio: .init(rests.compactMap(\.widthRatio)),
      leadingError: .init(rests.compactMap(\.leadingError)),
      trailingError: .init(rests.compactMap(\.trailingError)),
      bottomError: .init(rests.compactMap(\.bottomError)),
      firstRight: appearance.firstRight,
      firstRightAfterTap: steps.compactMap(\.firstRight).max(),
      settled: steps.compactMap(\.settled).max(), end: steps.compactMap(\.end).max(),
      overshoot: steps.compactMap(\.overshoot).max(), largestJump: steps.map(\.largestJump).max(),
      visibleAtOnce: max(
        steps.map(\.visibleAtOnce).max() ?? 0, rests.map(\.visibleIndicators).max() ?? 0),
      leastCoverage: steps.compactMap(\.leastCoverage).min(),
      largestWidthError: steps.compactMap(\.largestWidthError).max(),
      meanWidthError: mean(steps.compactMap(\.meanWidthError)),
      largestEdgeError: steps.compactMap(\.largestEdgeError).max(),
      largestItemDistance: steps.compactMap(\.largestItemDistance).max(),
      seenWithoutItem: steps.compactMap(\.seenWithoutItem).max(),
      itemShift: rests.map(\.itemShift).max() ?? 0, itemMotion: steps.map(\.itemMotion).max() ?? 0,
      widthGrowth: rests.map(\.growth.width).max() ?? 0,
      heightGrowth: rests.map(\.growth.height).max() ?? 0,
      firstFrameWork: appearance.firstFrameWork,
      commitWork: steps.map(\.commitWork).reduce(nil) { best, work in
        guard let best else { return work }
        return work.updatePasses > best.updatePasses ? work : best
      })
  }

  private func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : Frame.tidy(values.reduce(0, +) / Double(values.count))
  }
}
