public import Foundation

/// An alignment guide of one axis, as a small number.
///
/// The built-in guides have fixed numbers and need no look-up; other guides are numbered when they are first used.
/// The number says nothing from one run of a program to the next.
@frozen public struct AlignmentKey: Hashable, Sendable {
  /// The number of the guide.
  public let index: Int32

  /// The key with a number that another key gave.
  @inlinable public init(index: Int32) { self.index = index }

  /// The key of a guide type on an axis; the same type on both axes gives two keys.
  public init(_ id: any AlignmentID.Type, axis: LayoutAxis) {
    self.init(index: AlignmentRegistry.shared.index(of: id, axis: axis))
  }

  /// The leading edge.
  @inlinable public static var leading: AlignmentKey { AlignmentKey(index: 0) }
  /// The horizontal centre.
  @inlinable public static var horizontalCenter: AlignmentKey { AlignmentKey(index: 1) }
  /// The trailing edge.
  @inlinable public static var trailing: AlignmentKey { AlignmentKey(index: 2) }
  /// The top edge.
  @inlinable public static var top: AlignmentKey { AlignmentKey(index: 3) }
  /// The vertical centre.
  @inlinable public static var verticalCenter: AlignmentKey { AlignmentKey(index: 4) }
  /// The bottom edge.
  @inlinable public static var bottom: AlignmentKey { AlignmentKey(index: 5) }
  /// The baseline of the first line of text, the bottom where there is none.
  @inlinable public static var firstTextBaseline: AlignmentKey { AlignmentKey(index: 6) }
  /// The baseline of the last line of text, the bottom where there is none.
  @inlinable public static var lastTextBaseline: AlignmentKey { AlignmentKey(index: 7) }
  /// The leading end of a list row's separator.
  @inlinable public static var listRowSeparatorLeading: AlignmentKey { AlignmentKey(index: 8) }
  /// The trailing end of a list row's separator.
  @inlinable public static var listRowSeparatorTrailing: AlignmentKey { AlignmentKey(index: 9) }

  /// The middle of the capital letters of the first line of text, the centre where there is none: labels put their icons
  /// there (measured on Apple's SwiftUI, swiftui-web).
  @inlinable public static var firstTextLineCenter: AlignmentKey { AlignmentKey(index: 10) }

  /// The first number given to a guide that is not built in; even, because the lowest bit is then the axis.
  @usableFromInline static var firstCustomIndex: Int32 { 16 }

  /// The axis along which the guide is measured.
  @inlinable public var axis: LayoutAxis {
    if index >= AlignmentKey.firstCustomIndex { return index & 1 == 0 ? .horizontal : .vertical }
    return index <= 2 || index == 8 || index == 9 ? .horizontal : .vertical
  }

  /// Whether texts set it without being told.
  @inlinable public var isSetByText: Bool { index == 6 || index == 7 || index == 10 }

  /// Whether a container of several children can have an explicit value for this guide.
  ///
  /// False for the edges and centres: they never propagate out of such a container (seed 002; OpenSwiftUI).
  @inlinable public var propagatesOutOfContainers: Bool { index > 5 }

  /// The guide's value in a view that does not set it, in points.
  @inlinable public func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch index {
    case 0, 3, 8: 0
    case 1: dimensions.width / 2
    case 2, 9: dimensions.width
    case 4, 10: dimensions.height / 2
    case 5, 6, 7: dimensions.height
    default: AlignmentRegistry.shared.id(at: index)?.defaultValue(in: dimensions) ?? 0
    }
  }

  /// Merges the explicit value of one more child into a container's own, or gives nil for "none".
  ///
  /// Edges and centres give nil. Custom guides use their own rule, by default the arithmetic mean. The first text
  /// baseline is the smallest, the last one the largest value (fatbobman; OpenSwiftUI takes the smallest for both,
  /// which its own readers suspect to be a slip).
  /// - Parameters:
  ///   - value: the child's value in the container's coordinates, in points.
  ///   - accumulated: the result of the children before it, nil for the first.
  ///   - count: how many explicit values are in `accumulated`.
  public func combine(_ value: CGFloat, into accumulated: CGFloat?, count: Int) -> CGFloat? {
    switch index {
    case 0...5: nil
    case 6: accumulated.map { min($0, value) } ?? value
    case 7, 10: accumulated.map { max($0, value) } ?? value
    case 8, 9: AlignmentKey.mean(value, into: accumulated, count: count)
    default:
      AlignmentRegistry.shared.id(at: index)?.combineExplicit(value, into: accumulated, count: count)
    }
  }

  /// The guide's default value in a view of 1 × 1 points, as a fraction.
  public var fraction: CGFloat { defaultValue(in: ViewDimensions(size: CGSize(width: 1, height: 1))) }

  static func mean(_ value: CGFloat, into accumulated: CGFloat?, count: Int) -> CGFloat? {
    guard let accumulated, count > 0 else { return value }
    let n = CGFloat(count)
    return (accumulated * n + value) / (n + 1)
  }
}
