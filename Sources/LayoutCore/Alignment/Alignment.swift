public import Foundation

/// A guide along x, by which views are lined up in a column.
@frozen public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide as a number.
  public let key: AlignmentKey

  /// Makes a guide of a custom type.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// Makes the guide of a key.
  @inlinable public init(key: AlignmentKey) { self.key = key }

  /// The leading edge.
  @inlinable public static var leading: Self { Self(key: .leading) }
  /// The centre.
  @inlinable public static var center: Self { Self(key: .horizontalCenter) }
  /// The trailing edge.
  @inlinable public static var trailing: Self { Self(key: .trailing) }
  /// The leading end of a list row's separator.
  @inlinable public static var listRowSeparatorLeading: Self { Self(key: .listRowSeparatorLeading) }
  /// The trailing end of a list row's separator.
  @inlinable public static var listRowSeparatorTrailing: Self { Self(key: .listRowSeparatorTrailing) }

  /// Merges explicit values, in points in the container's coordinates; views without one are nil and left out.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? { key.combine(values) }
}

/// A guide along y, by which views are lined up in a row.
@frozen public struct VerticalAlignment: Hashable, Sendable {
  /// The guide as a number.
  public let key: AlignmentKey

  /// Makes a guide of a custom type.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// Makes the guide of a key.
  @inlinable public init(key: AlignmentKey) { self.key = key }

  /// The top edge.
  @inlinable public static var top: Self { Self(key: .top) }
  /// The centre.
  @inlinable public static var center: Self { Self(key: .verticalCenter) }
  /// The bottom edge.
  @inlinable public static var bottom: Self { Self(key: .bottom) }
  /// The baseline of the first line of text.
  @inlinable public static var firstTextBaseline: Self { Self(key: .firstTextBaseline) }
  /// The baseline of the last line of text.
  @inlinable public static var lastTextBaseline: Self { Self(key: .lastTextBaseline) }

  /// Merges explicit values, in points in the container's coordinates; views without one are nil and left out.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? { key.combine(values) }
}

extension AlignmentKey {
  fileprivate func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var merged: CGFloat?
    var count = 0
    for case let value? in values {
      merged = combine(value, into: merged, count: count)
      count += 1
    }
    return merged
  }
}

/// A guide on each axis.
@frozen public struct Alignment: Hashable, Sendable {
  /// The guide along x.
  public var horizontal: HorizontalAlignment
  /// The guide along y.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two guides.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre on both axes.
  @inlinable public static var center: Self { Self(horizontal: .center, vertical: .center) }
  /// The leading edge, centred vertically.
  @inlinable public static var leading: Self { Self(horizontal: .leading, vertical: .center) }
  /// The trailing edge, centred vertically.
  @inlinable public static var trailing: Self { Self(horizontal: .trailing, vertical: .center) }
  /// The top edge, centred horizontally.
  @inlinable public static var top: Self { Self(horizontal: .center, vertical: .top) }
  /// The bottom edge, centred horizontally.
  @inlinable public static var bottom: Self { Self(horizontal: .center, vertical: .bottom) }
  /// The top leading corner.
  @inlinable public static var topLeading: Self { Self(horizontal: .leading, vertical: .top) }
  /// The top trailing corner.
  @inlinable public static var topTrailing: Self { Self(horizontal: .trailing, vertical: .top) }
  /// The bottom leading corner.
  @inlinable public static var bottomLeading: Self { Self(horizontal: .leading, vertical: .bottom) }
  /// The bottom trailing corner.
  @inlinable public static var bottomTrailing: Self { Self(horizontal: .trailing, vertical: .bottom) }
  /// The first text baseline, centred horizontally.
  @inlinable public static var centerFirstTextBaseline: Self {
    Self(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The last text baseline, centred horizontally.
  @inlinable public static var centerLastTextBaseline: Self {
    Self(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// The leading edge on the first text baseline.
  @inlinable public static var leadingFirstTextBaseline: Self {
    Self(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The leading edge on the last text baseline.
  @inlinable public static var leadingLastTextBaseline: Self {
    Self(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// The trailing edge on the first text baseline.
  @inlinable public static var trailingFirstTextBaseline: Self {
    Self(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The trailing edge on the last text baseline.
  @inlinable public static var trailingLastTextBaseline: Self {
    Self(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}
