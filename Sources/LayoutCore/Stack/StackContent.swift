public import Foundation

/// The children of a stack, as a `StackSolver` asks about them.
///
/// All answers must depend on the arguments only, until the solver is told otherwise (`invalidate`).
public protocol StackContent {
  /// How many children there are.
  var count: Int { get }

  /// The layout priority of a child; −∞ for a Spacer, and NaN counts as 0.
  func priority(_ index: Int) -> Double

  /// The size that a child takes for a proposal, in points; a NaN or −∞ length counts as 0.
  func size(_ index: Int, _ proposal: Proposal) -> CGSize

  /// The value of the stack's alignment guide in a child of a size, explicit or default, in points.
  ///
  /// A value that is not finite counts as 0, and so does any value in a child that is infinite across the stack.
  func guide(_ index: Int, size: CGSize, proposal: Proposal) -> CGFloat

  /// The distance between a child and the next, in points; asked for all but the last child.
  func gap(after index: Int) -> CGFloat

  /// Whether a child has the same size and guide for every proposal along the stack, so that one question is enough.
  func ignoresMainProposal(_ index: Int) -> Bool
}

extension StackContent {
  /// Nothing is known of the child.
  @inlinable public func ignoresMainProposal(_ index: Int) -> Bool { false }
}
