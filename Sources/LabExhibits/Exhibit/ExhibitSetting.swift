public import Foundation

/// The window of a program, what a user does to it, and what a report shows of it.
public struct ExhibitSetting: Hashable, Sendable {
  /// The size of the window in points.
  public var size: CGSize
  /// What a user does, in order of time.
  public var steps: [ExhibitStep]
  /// The seconds at which a report shows numbers; there is a frame at each, whatever the frame rate.
  public var instants: [Double]
  /// The quantities that a report shows.
  public var columns: [ExhibitColumn]

  /// Creates a setting.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), steps: [ExhibitStep], instants: [Double],
    columns: [ExhibitColumn]
  ) {
    self.size = size
    self.steps = steps
    self.instants = instants
    self.columns = columns
  }
}

/// What can be asked of a run beyond what the program says itself.
public struct ExhibitOptions: Hashable, Sendable {
  /// The width of the window in points, or `nil` for the program's own.
  public var width: Double?
  /// Frames a second.
  public var frameRate: Double
  /// The seconds at which a report shows numbers, or `nil` for the program's own.
  public var instants: [Double]?

  /// Creates options.
  public init(width: Double? = nil, frameRate: Double = 60, instants: [Double]? = nil) {
    self.width = width
    self.frameRate = frameRate
    self.instants = instants
  }
}
