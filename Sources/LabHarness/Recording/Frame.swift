public import Foundation

/// A rectangle in points, with the origin at its left top corner whatever the layout direction.
public struct Frame: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from a `CGRect`, to ten decimal places.
  ///
  /// Rounding takes away what adding and subtracting a window's margins leaves behind, so that 44 is written as 44.
  public init(_ rect: CGRect) {
    self.init(
      x: Self.tidy(rect.origin.x), y: Self.tidy(rect.origin.y), width: Self.tidy(rect.size.width),
      height: Self.tidy(rect.size.height))
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The horizontal centre.
  public var midX: Double { x + width / 2 }
  /// The vertical centre.
  public var midY: Double { y + height / 2 }

  /// The rectangle in coordinates whose origin is that of `other`.
  public func relative(to other: Frame) -> Frame {
    Frame(x: Self.tidy(x - other.x), y: Self.tidy(y - other.y), width: width, height: height)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Frame) -> Frame {
    let left = min(x, other.x), top = min(y, other.y)
    return Frame(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// How far the left or the right edge is from that of `other`, whichever is farther.
  func edgeDistance(to other: Frame) -> Double {
    max(abs(x - other.x), abs(maxX - other.maxX))
  }

  /// How far any of the four edges is from that of `other`.
  func largestDistance(to other: Frame) -> Double {
    max(edgeDistance(to: other), abs(y - other.y), abs(maxY - other.maxY))
  }

  /// A number to ten decimal places, which takes away what sums and differences leave behind; -0 becomes 0.
  package static func tidy(_ value: Double) -> Double {
    guard abs(value) < 1e5 else { return value }
    // Adding zero turns -0 into 0, which would be written differently.
    return (value * 1e10).rounded() / 1e10 + 0
  }
}
