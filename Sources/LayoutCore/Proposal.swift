public import Foundation

/// One of the two directions along which layout measures.
@frozen public enum LayoutAxis: UInt8, Sendable, Hashable, CaseIterable {
  /// Along x: widths, and the main axis of an HStack.
  case horizontal
  /// Along y: heights, and the main axis of a VStack.
  case vertical

  /// The other direction.
  @inlinable public var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A size that a container offers to a child, in points; each dimension may be left open.
///
/// An open ("nil", unspecified) dimension is stored as NaN, so that a proposal is two plain numbers. Compare with
/// `isSame(as:)`: NaN is not equal to itself.
@frozen public struct Proposal: Sendable {
  /// The offered width in points, NaN when unspecified.
  public var width: CGFloat
  /// The offered height in points, NaN when unspecified.
  public var height: CGFloat

  /// Makes a proposal; nil leaves a dimension to the child.
  @inlinable public init(_ width: CGFloat?, _ height: CGFloat?) {
    self.width = width ?? .nan
    self.height = height ?? .nan
  }

  /// Makes a proposal from lengths along and across an axis; NaN means unspecified.
  @inlinable public init(main: CGFloat, cross: CGFloat, axis: LayoutAxis) {
    width = axis == .horizontal ? main : cross
    height = axis == .horizontal ? cross : main
  }

  /// Makes a proposal of exactly a size.
  @inlinable public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Asks for the ideal size.
  @inlinable public static var unspecified: Proposal { Proposal(nil, nil) }
  /// Asks for the minimum size.
  @inlinable public static var zero: Proposal { Proposal(0, 0) }
  /// Asks for the maximum size.
  @inlinable public static var infinity: Proposal { Proposal(.infinity, .infinity) }

  /// Whether both dimensions are equal, an unspecified one being equal to an unspecified one.
  @inlinable public func isSame(as other: Proposal) -> Bool {
    width.isSameProposal(as: other.width) && height.isSameProposal(as: other.height)
  }

  /// The length along an axis in points, NaN when unspecified.
  @inlinable public subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal as a size, with unspecified dimensions taken from `size` (10 × 10 as in SwiftUI).
  @inlinable public func replacingUnspecified(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(
      width: width.isNaN ? size.width : width,
      height: height.isNaN ? size.height : height)
  }

  /// The proposal less insets, in points, never below zero; unspecified dimensions stay unspecified.
  @inlinable public func inset(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> Proposal
  {
    var result = self
    // A comparison with NaN is false, so an unspecified dimension takes neither branch.
    if !width.isNaN {
      let rest = width - (leading + trailing)
      result.width = rest > 0 ? rest : 0
    }
    if !height.isNaN {
      let rest = height - (top + bottom)
      result.height = rest > 0 ? rest : 0
    }
    return result
  }
}

extension CGFloat {
  /// Equality of one proposed dimension: unspecified (NaN) equals unspecified.
  @inlinable package func isSameProposal(as other: CGFloat) -> Bool {
    self == other || (isNaN && other.isNaN)
  }
}

extension CGSize {
  /// The length along an axis, in points.
  @inlinable public subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a size from lengths along and across an axis, in points.
  @inlinable public init(main: CGFloat, cross: CGFloat, axis: LayoutAxis) {
    self =
      axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  /// The coordinate along an axis, in points.
  @inlinable public subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// Makes a point from coordinates along and across an axis, in points.
  @inlinable public init(main: CGFloat, cross: CGFloat, axis: LayoutAxis) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
}
