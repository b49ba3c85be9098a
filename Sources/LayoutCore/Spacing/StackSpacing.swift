public import Foundation

extension Spacing {
  /// The spacing of a stack along an axis, from its children's in order.
  ///
  /// Across the axis all children count, at its ends only the first and the last. A stack without children is plain:
  /// it keeps its gap in its own container (seed 002 at 19:03).
  @inlinable public static func ofStack(_ children: some Sequence<Spacing>, along axis: LayoutAxis) -> Spacing
  {
    let (sides, start, end): (EdgeSet, EdgeSet, EdgeSet) =
      axis == .horizontal ? (.vertical, .leading, .trailing) : (.horizontal, .top, .bottom)
    var result = Spacing.none
    var last: Spacing?
    for child in children {
      result.formUnion(child, edges: last == nil ? [sides, start] : sides)
      last = child
    }
    guard let last else { return .plain }
    result.formUnion(last, edges: end)
    return result
  }
}

/// The spacing preferences of a view, as a custom layout sees them.
@frozen public struct ViewSpacing: Sendable {
  /// The preferences, edge by edge.
  public var spacing: Spacing

  /// Makes the spacing of a view without preferences: the default distance on every edge.
  @inlinable public init() { spacing = .plain }
  /// Makes the spacing of given preferences.
  @inlinable public init(_ spacing: Spacing) { self.spacing = spacing }

  /// No distance on any edge.
  @inlinable public static var zero: ViewSpacing { ViewSpacing(.zero) }

  /// The preferred distance to the view that follows along an axis, in points.
  @inlinable public func distance(to next: ViewSpacing, along axis: LayoutAxis) -> CGFloat {
    spacing.distance(to: next.spacing, along: axis)
  }

  /// Adds another view's preferences on some edges, the larger value counting.
  @inlinable public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) {
    spacing.formUnion(other.spacing, edges: edges)
  }

  /// The union with another view's preferences on some edges.
  @inlinable public func union(_ other: ViewSpacing, edges: EdgeSet = .all) -> ViewSpacing {
    ViewSpacing(spacing.union(with: other.spacing, edges: edges))
  }
}
