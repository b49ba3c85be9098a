public import Foundation

/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds for the size of a view.
@frozen public struct FlexibleFrame: Sendable {
  /// The bounds along one axis, in points, NaN for none: 0 ≤ minimum ≤ ideal ≤ maximum where given.
  @frozen public struct Bounds: Sendable {
    /// The least length.
    public var minimum: CGFloat
    /// The length for an open proposal.
    public var ideal: CGFloat
    /// The greatest length.
    public var maximum: CGFloat

    /// Makes bounds; an ideal below the minimum, or a maximum below the ideal, is raised to it with a warning.
    ///
    /// A minimum below zero is 0. An infinite minimum is kept with a warning, and one that is NaN is left out with a
    /// warning (OpenSwiftUI keeps the NaN).
    @inlinable public init(
      minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, isContradictory: inout Bool
    ) {
      self.minimum = minimum ?? .nan
      self.ideal = ideal ?? .nan
      self.maximum = maximum ?? .nan
      if minimum.map({ !$0.isFinite }) ?? false { isContradictory = true }
      if self.minimum < 0 { self.minimum = 0 }
      if self.ideal < self.minimum {
        self.ideal = self.minimum
        isContradictory = true
      }
      let least = self.ideal.isNaN ? self.minimum : self.ideal
      if self.maximum < least {
        self.maximum = least
        isContradictory = true
      }
      if self.ideal < 0 { self.ideal = 0 }
      if self.maximum < 0 { self.maximum = 0 }
    }

    /// Whether no bound is given.
    @inlinable public var isEmpty: Bool { minimum.isNaN && ideal.isNaN && maximum.isNaN }

    /// What the child is offered along the axis while the frame is sized.
    @inlinable func clamp(_ length: CGFloat) -> CGFloat {
      var result = length.isNaN ? ideal : length
      // Comparisons with NaN are false: bounds that are not given, and an open length, change nothing.
      if result > maximum { result = maximum }
      if result < minimum { result = minimum }
      return result
    }

    /// The length if it does not depend on the child, else NaN.
    @inlinable func fixedLength(_ proposed: CGFloat) -> CGFloat {
      if proposed.isNaN { return ideal }
      return minimum.isNaN || maximum.isNaN ? .nan : clamp(proposed)
    }

    /// The length of the frame around a child of a length.
    @inlinable func length(_ proposed: CGFloat, child: CGFloat) -> CGFloat {
      let fixed = fixedLength(proposed)
      if !fixed.isNaN { return fixed }
      let offered = clamp(proposed)
      switch (minimum.isNaN, maximum.isNaN) {
      case (false, false): return min(max(child, minimum), maximum)
      case (false, true): return max(offered < child ? offered : child, minimum)
      case (true, false): return min(offered > child ? offered : child, maximum)
      case (true, true): return child
      }
    }
  }

  /// The bounds of the width.
  public var width: Bounds
  /// The bounds of the height.
  public var height: Bounds

  /// Makes a flexible frame, with one warning if bounds contradict each other.
  @inlinable public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    onWarning: (String) -> Void = { _ in }
  ) {
    var isContradictory = false
    width = Bounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth, isContradictory: &isContradictory)
    height = Bounds(
      minimum: minHeight, ideal: idealHeight, maximum: maxHeight, isContradictory: &isContradictory)
    if isContradictory { onWarning(LayoutWarning.contradictoryFrame) }
  }

  /// The frame's size in points; the child is asked only where its size matters.
  @inlinable public func size(_ proposal: Proposal, child: (Proposal) -> CGSize) -> CGSize {
    let fixed = CGSize(
      width: width.fixedLength(proposal.width), height: height.fixedLength(proposal.height))
    if !fixed.width.isNaN, !fixed.height.isNaN { return fixed }
    let size = child(Proposal(width.clamp(proposal.width), height.clamp(proposal.height)))
    return CGSize(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  /// What the child is offered when the frame, of a final size, places it.
  ///
  /// The final size, but an open dimension stays open where no ideal length is given and the size is strictly
  /// between the bounds (iOS 17 and later, engine facts 2.4).
  @inlinable public func childProposal(_ proposal: Proposal, size: CGSize) -> Proposal {
    Proposal(
      FlexibleFrame.placed(width, proposal.width, size.width),
      FlexibleFrame.placed(height, proposal.height, size.height))
  }

  @inlinable static func placed(_ bounds: Bounds, _ proposed: CGFloat, _ length: CGFloat) -> CGFloat {
    // Negated comparisons: a bound that is not given does not confine.
    let isBetween = !(length <= bounds.minimum) && !(length >= bounds.maximum)
    return proposed.isNaN && bounds.ideal.isNaN && isBetween ? .nan : length
  }

  /// The edges whose spacing the frame makes plain.
  @inlinable public var resetEdges: EdgeSet {
    var edges: EdgeSet = []
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return edges
  }
}
