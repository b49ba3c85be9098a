public import Foundation

/// `padding`: lengths added on the edges, in points.
@frozen public struct Insets: Sendable, Hashable {
  /// Added above.
  public var top: CGFloat
  /// Added before the leading edge.
  public var leading: CGFloat
  /// Added below.
  public var bottom: CGFloat
  /// Added after the trailing edge.
  public var trailing: CGFloat

  /// The padding of `padding()` without a length, measured on macOS and iOS (swiftui-web).
  @inlinable public static var standardLength: CGFloat { 16 }

  /// Makes insets; a length that is not finite counts as 0.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top.isFinite ? top : 0
    self.leading = leading.isFinite ? leading : 0
    self.bottom = bottom.isFinite ? bottom : 0
    self.trailing = trailing.isFinite ? trailing : 0
  }

  /// What the padded child is offered.
  @inlinable public func childProposal(_ proposal: Proposal) -> Proposal {
    proposal.inset(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// The size of the padding around a child of a size, in points; never below zero.
  @inlinable public func size(around child: CGSize) -> CGSize {
    CGSize(
      width: max(0, child.width + leading + trailing),
      height: max(0, child.height + top + bottom))
  }

  /// Where the child lies in the padding, before mirroring.
  @inlinable public var origin: CGPoint { CGPoint(x: leading, y: top) }

  /// The edges whose spacing the padding makes plain: those with a length.
  @inlinable public var resetEdges: EdgeSet {
    var edges: EdgeSet = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}

/// `fixedSize`: the axes on which a child is offered nothing and takes its ideal length.
@frozen public struct FixedSize: Sendable, Hashable {
  /// Whether the width is the ideal one.
  public var horizontal: Bool
  /// Whether the height is the ideal one.
  public var vertical: Bool

  /// Makes a fixed size on the given axes.
  @inlinable public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// What the child is offered; the modifier then has the child's size.
  @inlinable public func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
  }
}

/// `aspectRatio`: the largest size of a ratio within, or the smallest around, the proposal.
@frozen public struct AspectRatio: Sendable, Hashable {
  /// How the ratio meets the proposal.
  @frozen public enum Mode: UInt8, Sendable, Hashable {
    /// All of it lies within the proposal.
    case fit
    /// It covers the proposal.
    case fill
  }

  /// Width over height, NaN for that of the child's ideal size.
  public var ratio: CGFloat
  /// How the ratio meets the proposal.
  public var mode: Mode

  /// Makes an aspect ratio; nil, or one that is not finite and positive, is that of the child's ideal size.
  @inlinable public init(_ ratio: CGFloat?, mode: Mode) {
    if let ratio, ratio > 0, ratio < .infinity { self.ratio = ratio } else { self.ratio = .nan }
    self.mode = mode
  }

  /// What the child is offered; the modifier then has the child's size, and centres it when placing.
  @inlinable public func childProposal(_ proposal: Proposal, child: (Proposal) -> CGSize) -> Proposal {
    if proposal.width.isNaN, proposal.height.isNaN { return proposal }
    let base = ratio.isNaN ? child(.unspecified) : CGSize(width: ratio, height: 1)
    // Without a shape there is nothing to keep.
    guard base.width > 0, base.height > 0, base.width < .infinity, base.height < .infinity else {
      return proposal
    }
    let x = proposal.width / base.width
    let y = proposal.height / base.height
    let scale: CGFloat
    if x.isNaN {
      scale = y
    } else if y.isNaN {
      scale = x
    } else {
      scale = mode == .fit ? min(x, y) : max(x, y)
    }
    return Proposal(base.width * scale, base.height * scale)
  }
}

/// Lines up a view in a container of one view, or over another view.
///
/// - Parameters:
///   - outer: the value of the guide in the container or the primary view, in points. A frame takes the guide's
///     default in its own size, an overlay the primary's own value.
///   - inner: the value of the guide in the view to be placed, explicit or default, in points.
/// - Returns: the view's offset along the guide's axis, in points; 0 where it is not finite.
@inlinable public func alignedOffset(outer: CGFloat, inner: CGFloat) -> CGFloat {
  let offset = outer - inner
  return offset.isFinite ? offset : 0
}

extension Alignment {
  /// Where a frame of a size puts a child of these dimensions, in points, before mirroring.
  @inlinable public func origin(of child: ViewDimensions, inFrame size: CGSize) -> CGPoint {
    let frame = ViewDimensions(size: size)
    return CGPoint(
      x: alignedOffset(outer: horizontal.key.defaultValue(in: frame), inner: child[horizontal]),
      y: alignedOffset(outer: vertical.key.defaultValue(in: frame), inner: child[vertical]))
  }

  /// Where an overlay or background of these dimensions lies on its primary view, in points, before mirroring.
  @inlinable public func origin(of secondary: ViewDimensions, over primary: ViewDimensions) -> CGPoint {
    CGPoint(
      x: alignedOffset(outer: primary[horizontal], inner: secondary[horizontal]),
      y: alignedOffset(outer: primary[vertical], inner: secondary[vertical]))
  }
}
