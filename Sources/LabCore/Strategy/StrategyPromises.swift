/// What a strategy says of itself, so that a reader can choose and a test can hold it to that.
///
/// A promise speaks of the approach as a SwiftUI developer would write it, not of one run. What a run really
/// did stands in the harness's measurement; the two are compared by tests.
public struct StrategyPromises: Hashable, Sendable, Codable {
  /// What is seen between two selections.
  public enum Motion: String, Hashable, Sendable, Codable, CaseIterable {
    /// One indicator travels from the old item to the new one.
    case moves
    /// The old indicator fades out in its place while a new one fades in.
    case fades
    /// The old indicator shrinks in its place while a new one grows.
    case scales
  }

  /// How wide the indicator is at rest.
  public enum Width: String, Hashable, Sendable, Codable, CaseIterable {
    /// As wide as the selected item.
    case matchesItem
    /// The same width under every item.
    case fixed
    /// Not kept: under some items it is not as wide as they are, and not as wide as under others.
    case lost
  }

  /// One sentence on the approach.
  public var summary: String
  /// What is seen between two selections.
  public var motion: Motion
  /// How wide the indicator is at rest.
  public var width: Width
  /// The looks that the approach can draw, in the order of ``IndicatorLook/Kind``.
  public var looks: [IndicatorLook.Kind]
  /// Whether the first displayed frame already shows the indicator in its place.
  public var rightOnFirstFrame: Bool
  /// Whether items and container stay where they are without an indicator.
  public var leavesItemsInPlace: Bool
  /// Whether a right-to-left row is the mirror image of the left-to-right one.
  public var mirrorsRightToLeft: Bool
  /// Whether a change of the layout needs a second update pass in the same frame.
  public var needsSecondPass: Bool
  /// Where the approach breaks: short sentences.
  public var breaks: [String]

  /// Creates a set of promises; what is left out has the value that a user would wish for.
  public init(
    summary: String, motion: Motion, width: Width = .matchesItem,
    looks: [IndicatorLook.Kind] = IndicatorLook.Kind.allCases, rightOnFirstFrame: Bool = true,
    leavesItemsInPlace: Bool = true, mirrorsRightToLeft: Bool = true, needsSecondPass: Bool = false,
    breaks: [String] = []
  ) {
    self.summary = summary
    self.motion = motion
    self.width = width
    self.looks = looks
    self.rightOnFirstFrame = rightOnFirstFrame
    self.leavesItemsInPlace = leavesItemsInPlace
    self.mirrorsRightToLeft = mirrorsRightToLeft
    self.needsSecondPass = needsSecondPass
    self.breaks = breaks
  }

  /// Tells whether the approach can draw `look`.
  public func allows(_ look: IndicatorLook) -> Bool { looks.contains(look.kind) }
}
