public import Foundation

/// One axis of a scroll view: how long its content and its viewport are, and where it can be scrolled to.
///
/// An offset is the content coordinate at the viewport's start. With a margin at the start it is −margin at rest
/// (swiftui-web, measured facts section 5).
@frozen public struct ScrollMetrics: Sendable, Hashable {
  /// The content's length, in points.
  public var content: CGFloat
  /// The viewport's length with its margins, in points.
  public var viewport: CGFloat
  /// The content margin at the start, in points.
  public var startMargin: CGFloat
  /// The content margin at the end, in points.
  public var endMargin: CGFloat

  /// Makes the metrics of one axis.
  @inlinable public init(
    content: CGFloat, viewport: CGFloat, startMargin: CGFloat = 0, endMargin: CGFloat = 0
  ) {
    self.content = content
    self.viewport = viewport
    self.startMargin = startMargin
    self.endMargin = endMargin
  }

  /// What of the viewport lies between its margins, in points.
  @inlinable public var visibleLength: CGFloat { max(0, viewport - startMargin - endMargin) }

  /// The largest offset; content that is shorter than the viewport cannot be scrolled.
  @inlinable public var largestOffset: CGFloat { max(0, content - visibleLength) - startMargin }

  /// The nearest offset that can be scrolled to; the smallest one for NaN.
  @inlinable public func clamp(_ offset: CGFloat) -> CGFloat {
    guard offset > -startMargin else { return -startMargin }
    return offset < largestOffset ? offset : max(largestOffset, -startMargin)
  }

  /// The offset to which `scrollTo` moves.
  ///
  /// With an anchor, the target's point at that fraction meets the viewport's. Without one the smallest move shows the
  /// target, or, if it is longer than the viewport, fills the viewport with it (the latter is our reading).
  /// - Parameters:
  ///   - start: where the target begins, in points from the content's start.
  ///   - length: the target's length, in points.
  ///   - anchor: a fraction of the target's and of the viewport's length; nil for the smallest move.
  ///   - offset: the present offset, in points.
  @inlinable public func offset(
    revealing start: CGFloat, length: CGFloat, anchor: CGFloat?, from offset: CGFloat
  ) -> CGFloat {
    if let anchor { return clamp(start + anchor * length - anchor * visibleLength - startMargin) }
    let atStart = start - startMargin
    let atEnd = start + length - visibleLength - startMargin
    return clamp(max(min(atStart, atEnd), min(offset, max(atStart, atEnd))))
  }

  /// The offset of a scroll view that starts at an anchor, a fraction of its length.
  @inlinable public func initialOffset(anchor: CGFloat) -> CGFloat {
    clamp(max(0, content - visibleLength) * anchor - startMargin)
  }

  /// Where content shorter than the viewport lies in it by an anchor, in points from the viewport's start margin.
  @inlinable public func shortContentOrigin(anchor: CGFloat) -> CGFloat {
    max(0, visibleLength - content) * anchor
  }
}
