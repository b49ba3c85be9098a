public import Foundation

/// A type that names an alignment guide and gives its value where no view sets it.
public protocol AlignmentID {
  /// The guide's value in a view that does not set it, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit value of one more child of a container into the container's own.
  ///
  /// Called once for each child that has an explicit value, in child order. The default is the running arithmetic
  /// mean (checked upstream against Apple's, `AlignmentGuideTests` of OpenSwiftUI).
  /// - Parameters:
  ///   - value: the child's value in the container's coordinates, in points.
  ///   - accumulated: the result of the children before it, nil for the first.
  ///   - count: how many explicit values are in `accumulated`.
  /// - Returns: the container's explicit value, or nil for none.
  static func combineExplicit(_ value: CGFloat, into accumulated: CGFloat?, count: Int) -> CGFloat?
}

extension AlignmentID {
  /// The running arithmetic mean of the explicit values.
  public static func combineExplicit(_ value: CGFloat, into accumulated: CGFloat?, count: Int) -> CGFloat? {
    AlignmentKey.mean(value, into: accumulated, count: count)
  }
}
