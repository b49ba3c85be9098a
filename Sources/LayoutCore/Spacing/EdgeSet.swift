/// A set of edges of a view, with the raw values of SwiftUI's `Edge.Set`.
@frozen public struct EdgeSet: OptionSet, Sendable, Hashable {
  /// One bit an edge: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: Int8

  /// Makes a set from its bits.
  @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

  /// The top edge.
  @inlinable public static var top: EdgeSet { EdgeSet(rawValue: 1) }
  /// The leading edge.
  @inlinable public static var leading: EdgeSet { EdgeSet(rawValue: 2) }
  /// The bottom edge.
  @inlinable public static var bottom: EdgeSet { EdgeSet(rawValue: 4) }
  /// The trailing edge.
  @inlinable public static var trailing: EdgeSet { EdgeSet(rawValue: 8) }
  /// The leading and trailing edges.
  @inlinable public static var horizontal: EdgeSet { [.leading, .trailing] }
  /// The top and bottom edges.
  @inlinable public static var vertical: EdgeSet { [.top, .bottom] }
  /// All edges.
  @inlinable public static var all: EdgeSet { [.horizontal, .vertical] }
}
