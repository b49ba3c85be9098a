/// How much room a text takes.
@frozen
public struct TextExtent: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// How many lines it is set in, at least one.
  public var lineCount: Int

  /// Creates an extent.
  @inlinable
  public init(width: Double, height: Double, lineCount: Int) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
  }
}
