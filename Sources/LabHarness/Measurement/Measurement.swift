/// What one strategy did in one scenario, as numbers.
///
/// Lengths are in points and times in seconds. Everything is derived from a recording; nothing is known of how
/// the strategy works.
public struct Measurement: Hashable, Sendable, Codable {
  /// The strategy's id.
  public var strategy: String
  /// What happened when the row appeared.
  public var appearance: AppearanceMeasurement
  /// What happened in each step, in order.
  public var steps: [StepMeasurement]

  /// Creates a measurement from its parts.
  public init(strategy: String, appearance: AppearanceMeasurement, steps: [StepMeasurement]) {
    self.strategy = strategy
    self.appearance = appearance
    self.steps = steps
  }

  /// The rests in order: after the row's appearance, and after each step that came to rest.
  public var rests: [RestMeasurement] {
    [appearance.rest].compactMap { $0 } + steps.compactMap(\.rest)
  }
}

/// What happened when the row appeared, up to the first step.
public struct AppearanceMeasurement: Hashable, Sendable, Codable {
  /// How everything stood in the end, or `nil` if the first step came before it was at rest.
  public var rest: RestMeasurement?
  /// When the picture was first what it was in the end, in seconds; `nil` if it did not come to rest, or came to rest
  /// beside the selected item.
  public var firstRight: Double?
  /// When the picture was what it was in the end, within half a point, for good.
  public var settled: Double?
  /// The work of the first frame.
  public var firstFrameWork: WorkCounts
  /// The work of all frames.
  public var work: WorkCounts
  /// How many frames were displayed.
  public var frameCount: Int

  /// Whether the first displayed frame already was right.
  public var isRightOnFirstFrame: Bool { firstRight == 0 }
}

/// How everything stood while nothing moved.
///
/// The selected item's edges are compared in the direction of the layout: *leading* is left in a left-to-right
/// row. An error is positive when the indicator's edge lies farther along that direction than the item's.
public struct RestMeasurement: Hashable, Sendable, Codable {
  /// How much larger the strategy's view is than the row without any indicator.
  public struct Growth: Hashable, Sendable, Codable {
    /// In points; negative when the view is narrower.
    public var width: Double
    /// In points; negative when the view is lower.
    public var height: Double

    /// Creates a growth.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The selected id, or `nil`.
  public var selection: String?
  /// The selected item, from the left top corner of the strategy's view; `nil` if nothing in the list is selected.
  public var item: Frame?
  /// The indicator, from the left top corner of the strategy's view; `nil` if none can be seen.
  public var indicator: Frame?
  /// How many indicators can be seen.
  public var visibleIndicators: Int
  /// The indicator's leading edge against the item's.
  public var leadingError: Double?
  /// The indicator's trailing edge against the item's.
  public var trailingError: Double?
  /// The indicator's bottom edge against the item's; positive below it.
  public var bottomError: Double?
  /// The indicator's width over the item's.
  public var widthRatio: Double?
  /// How far the item that moved most lies from its place without an indicator, measured in the strategy's view
  /// from the leading edge and the top.
  public var itemShift: Double
  /// How much larger the strategy's view is than the row without any indicator.
  public var growth: Growth

  /// Whether the indicator stands on the selected item.
  ///
  /// It does if it can be seen and its leading edge, its trailing edge or its middle is the item's, within half a point.
  /// `nil` if nothing in the list is selected.
  public var marksItem: Bool? {
    guard item != nil else { return nil }
    guard let indicator, let leadingError, let trailingError, indicator.width > 0.5 else { return false }
    return [leadingError, trailingError, (leadingError + trailingError) / 2].contains { abs($0) <= 0.5 }
  }
}

/// What happened from one step to the next, or to the end.
public struct StepMeasurement: Hashable, Sendable, Codable {
  /// What happened, or `nil` for a selection.
  public var action: Scenario.Action.Kind?
  /// The id that was selected before, or `nil`.
  public var from: String?
  /// The id that was selected from then on, or `nil`.
  public var to: String?
  /// When, in seconds after the first frame.
  public var time: Double
  /// How everything stood in the end, or `nil` if the next step came before that.
  public var rest: RestMeasurement?
  /// What was seen between the two selections.
  public var motion: MotionVerdict
  /// When the picture first changed, in seconds after the step.
  public var start: Double?
  /// When the picture was first what it was in the end, in seconds after the step; `nil` if it did not come to rest, or
  /// came to rest beside the selected item.
  public var firstRight: Double?
  /// When the picture was what it was in the end, within half a point and a hundredth of opacity, for good.
  public var settled: Double?
  /// When nothing changed any more.
  public var end: Double?
  /// How far an edge went beyond where it came to rest, in the direction in which it moved; 0 if nothing moved.
  public var overshoot: Double?
  /// The farthest that an indicator got between two displayed frames.
  ///
  /// One that appears counts by how far it is from the nearest that was there, times its opacity and, if it is
  /// narrower, times its width over that one's.
  public var largestJump: Double
  /// How many indicators could be seen at once.
  public var visibleAtOnce: Int
  /// The least that all indicators covered together, 0 to 1; `nil` if one end of the step has no indicator.
  public var leastCoverage: Double?
  /// The largest difference between the indicator's width and the ideal one's.
  public var largestWidthError: Double?
  /// The mean difference between the indicator's width and the ideal one's, over the frames up to the end.
  public var meanWidthError: Double?
  /// The largest distance of an edge from the ideal indicator's.
  public var largestEdgeError: Double?
  /// How far the edges of the indicator were from those of the selected item, at the most, both as they were
  /// displayed; `nil` for a selection, and if one of the two was not there.
  public var largestItemDistance: Double?
  /// When an indicator was last seen, in seconds after the step, while no item of the list was selected; `nil` if
  /// none was seen, or an item was selected.
  public var seenWithoutItem: Double?
  /// How far an item was displayed from where it stood before the step; 0 for a step that changes the row.
  public var itemMotion: Double
  /// The work of the frame in which the selection changed.
  public var commitWork: WorkCounts
  /// The work of all frames.
  public var work: WorkCounts
  /// How many frames were displayed.
  public var frameCount: Int
}
