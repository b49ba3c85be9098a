public import Foundation

/// The children of a ZStack, as its layout asks about them.
public protocol ZStackContent {
  /// How many children there are.
  var count: Int { get }
  /// The layout priority of a child; NaN counts as 0.
  func priority(_ index: Int) -> Double
  /// The size that a child takes for a proposal, in points.
  func size(_ index: Int, _ proposal: Proposal) -> CGSize
  /// The values of the two alignment guides in a child of a size, explicit or default, in points.
  func guides(_ index: Int, size: CGSize, proposal: Proposal) -> CGPoint
}

/// The layout of a ZStack: how large it is and where its guide lines cross.
///
/// The children of the highest priority are each offered the stack's own proposal, and the stack is the union of them
/// as aligned. That is more than the largest of their sizes when a guide moves a child out of the others. ("Thinking in
/// SwiftUI"; OpenSwiftUI takes the largest size, which its own readers suspect to be a slip.) Children of a lower
/// priority are not asked for it. To be placed all are offered the stack's size.
@frozen public struct DepthLayout: Sendable {
  /// The size of the stack, in points.
  public var size: CGSize
  /// Where the guide lines cross, in points from the stack's left top.
  public var line: CGPoint

  /// Sizes a ZStack for a proposal.
  @inlinable public init(_ proposal: Proposal, _ content: some ZStackContent) {
    size = .zero
    line = .zero
    let count = content.count
    guard count > 0 else { return }
    var highest = -Double.infinity
    for index in 0..<count { highest = max(highest, DepthLayout.priority(index, content)) }
    var low = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var high = low
    for index in 0..<count where DepthLayout.priority(index, content) == highest {
      let answer = content.size(index, proposal)
      let child = CGSize(
        width: StackSolution.sane(answer.width), height: StackSolution.sane(answer.height))
      let guide = DepthLayout.guides(index, child, proposal, content)
      low = CGPoint(x: max(low.x, guide.x), y: max(low.y, guide.y))
      high = CGPoint(x: max(high.x, child.width - guide.x), y: max(high.y, child.height - guide.y))
    }
    line = low
    size = CGSize(width: low.x + high.x, height: low.y + high.y)
  }

  /// What each child is offered when it is placed: the stack's size.
  @inlinable public var childProposal: Proposal { Proposal(size) }

  /// Where a child of a size lies in the stack, in points, before mirroring.
  @inlinable public func origin(_ index: Int, childSize: CGSize, _ content: some ZStackContent) -> CGPoint {
    let guide = DepthLayout.guides(index, childSize, childProposal, content)
    return CGPoint(x: line.x - guide.x, y: line.y - guide.y)
  }

  @inlinable static func priority(_ index: Int, _ content: some ZStackContent) -> Double {
    let priority = content.priority(index)
    return priority.isNaN ? 0 : priority
  }

  /// Guides that cannot poison the union: one that is not finite counts as 0, as does any in an infinite child.
  @inlinable static func guides(
    _ index: Int, _ size: CGSize, _ proposal: Proposal, _ content: some ZStackContent
  ) -> CGPoint {
    let guides = content.guides(index, size: size, proposal: proposal)
    return CGPoint(
      x: guides.x.isFinite && size.width < .infinity ? guides.x : 0,
      y: guides.y.isFinite && size.height < .infinity ? guides.y : 0)
  }
}
