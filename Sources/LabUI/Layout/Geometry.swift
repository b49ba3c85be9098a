/// An edge of a rectangle, by layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge at which reading begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge at which reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Horizontal or vertical.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  var layout: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}

/// Distances inwards from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A point as fractions of a rectangle's width and height.
public struct UnitPoint: Hashable, Sendable {
  /// From 0 (left) to 1 (right).
  public var x: CGFloat
  /// From 0 (top) to 1 (bottom).
  public var y: CGFloat

  /// Makes the point at the left top.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The left top.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top of the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top of the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom of the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom of the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}

/// The size that a parent offers a view: nil asks for the ideal size in that dimension.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points, or nil.
  public var width: CGFloat?
  /// The height in points, or nil.
  public var height: CGFloat?

  /// No room at all: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// All room there could be: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Nothing said: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: Proposal) { self.init(width: proposal.width.unlessNaN, height: proposal.height.unlessNaN) }

  var proposal: Proposal { Proposal(width, height) }

  /// The proposal as a size, with another's lengths where it says nothing.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
