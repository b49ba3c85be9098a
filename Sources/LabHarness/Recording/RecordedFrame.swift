/// What was displayed at one instant.
///
/// All frames are in points from the left top corner of the row as it stood at first without any indicator; in a strip
/// that scrolls, that corner scrolls along.
public struct RecordedFrame: Hashable, Sendable {
  /// An item as it was displayed.
  public struct Item: Hashable, Sendable, Codable {
    /// The item's id.
    public var id: String
    /// Where it was displayed.
    public var frame: Frame

    /// Creates a displayed item.
    public init(id: String, frame: Frame) {
      self.id = id
      self.frame = frame
    }
  }

  /// An indicator as it was displayed.
  public struct Indicator: Hashable, Sendable, Codable {
    /// Where it was displayed.
    public var frame: Frame
    /// How opaque it was, 0 to 1.
    public var opacity: Double
    /// Whether it was only drawn for its removal.
    public var isRemoved: Bool

    /// Creates a displayed indicator.
    public init(frame: Frame, opacity: Double = 1, isRemoved: Bool = false) {
      self.frame = frame
      self.opacity = opacity
      self.isRemoved = isRemoved
    }
  }

  /// Where the ideal indicator stood: its left and right edge in points.
  public struct Ideal: Hashable, Sendable, Codable {
    /// The left edge.
    public var left: Double
    /// The right edge.
    public var right: Double

    /// Creates the ideal indicator's place.
    public init(left: Double, right: Double) {
      self.left = left
      self.right = right
    }
  }

  /// Seconds after the first frame.
  public var time: Double
  /// The index of the step that was taken at this instant and whose effect the frame shows, or `nil`.
  public var step: Int?
  /// The strategy's whole view.
  public var container: Frame
  /// The items in the order of the view tree.
  public var items: [Item]
  /// The indicators, back to front, those that are only drawn for their removal included.
  public var indicators: [Indicator]
  /// Where the ideal indicator stood, or `nil` when there was none.
  public var ideal: Ideal?
  /// How far a strip was scrolled from where it was at first, in points to the right; `nil` where nothing scrolls.
  public var scrolled: Double?
  /// The work since the frame before.
  public var work: WorkCounts

  /// Creates a frame.
  public init(
    time: Double, step: Int? = nil, container: Frame, items: [Item], indicators: [Indicator],
    ideal: Ideal? = nil, scrolled: Double? = nil, work: WorkCounts = WorkCounts()
  ) {
    self.time = time
    self.step = step
    self.container = container
    self.items = items
    self.indicators = indicators
    self.ideal = ideal
    self.scrolled = scrolled
    self.work = work
  }
}

extension RecordedFrame.Indicator {
  /// Below this opacity nothing can be seen.
  static let visibleOpacity = 0.01

  /// Whether it can be seen at all.
  var isVisible: Bool { opacity > Self.visibleOpacity }
}

extension RecordedFrame {
  /// The indicators that can be seen.
  var visibleIndicators: [Indicator] { indicators.filter(\.isVisible) }

  /// The indicator that stands for the selection: the most opaque of those that are there to stay.
  var primary: Indicator? {
    var best: Indicator?
    for indicator in indicators where !indicator.isRemoved && indicator.opacity > (best?.opacity ?? -1) {
      best = indicator
    }
    return best
  }

  /// How opaque all indicators together are: what a stack of them lets through is the product of what each does.
  var coverage: Double {
    1 - indicators.reduce(1.0) { $0 * (1 - min(max($1.opacity, 0), 1)) }
  }

  /// The displayed frame of an item, or `nil` if it is not there.
  func itemFrame(_ id: String?) -> Frame? {
    guard let id else { return nil }
    return items.first { $0.id == id }?.frame
  }
}
