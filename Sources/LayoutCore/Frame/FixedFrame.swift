public import Foundation

/// The texts of run-time warnings about layout, as SwiftUI words them.
public enum LayoutWarning {
  /// A minimum above an ideal, or an ideal above a maximum.
  public static let contradictoryFrame = "Contradictory frame constraints specified."
  /// A fixed length below zero or not finite.
  public static let invalidFrame = "Invalid frame dimension (negative or non-finite)."
}

/// `frame(width:height:)`: a given length in either direction, NaN for none.
@frozen public struct FixedFrame: Sendable {
  /// The width in points, NaN where it is the child's.
  public var width: CGFloat
  /// The height in points, NaN where it is the child's.
  public var height: CGFloat

  /// Makes a fixed frame; a length that is negative or not finite is left out with a warning.
  @inlinable public init(width: CGFloat?, height: CGFloat?, onWarning: (String) -> Void = { _ in }) {
    self.width = width ?? .nan
    self.height = height ?? .nan
    let isValid =
      (width.map { $0 >= 0 && $0 < .infinity } ?? true) && (height.map { $0 >= 0 && $0 < .infinity } ?? true)
    if isValid { return }
    if !(self.width >= 0 && self.width < .infinity) { self.width = .nan }
    if !(self.height >= 0 && self.height < .infinity) { self.height = .nan }
    onWarning(LayoutWarning.invalidFrame)
  }

  /// What the child is offered: the given lengths, and the frame's own proposal elsewhere.
  @inlinable public func childProposal(_ proposal: Proposal) -> Proposal {
    var result = proposal
    if !width.isNaN { result.width = width }
    if !height.isNaN { result.height = height }
    return result
  }

  /// The frame's size in points; the child is asked only where a length is not given.
  @inlinable public func size(_ proposal: Proposal, child: (Proposal) -> CGSize) -> CGSize {
    if !width.isNaN, !height.isNaN { return CGSize(width: width, height: height) }
    let size = child(childProposal(proposal))
    return CGSize(
      width: width.isNaN ? size.width : width,
      height: height.isNaN ? size.height : height)
  }

  /// The edges whose spacing the frame makes plain.
  @inlinable public var resetEdges: EdgeSet {
    var edges: EdgeSet = []
    if !width.isNaN { edges.formUnion(.horizontal) }
    if !height.isNaN { edges.formUnion(.vertical) }
    return edges
  }
}
