/// Which edges of sections stay in view while their section is.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// Makes a set of flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// How a lazy container sets its cells.
struct LazyLook: Equatable {
  /// The items of a grid; nil for a stack.
  var tracks: [GridTrack]?
  /// How cells lie in each item's tracks, where it says so.
  var cellAlignments: [Alignment?] = []
  /// How cells lie in their lines, and a grid's tracks in the grid.
  var alignment: Alignment
  /// Between lines, in points.
  var spacing: CGFloat
  var pinnedViews: PinnedScrollableViews

  init(
    tracks items: [GridItem]? = nil, alignment: Alignment, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews
  ) {
    tracks = items.map { $0.map(\.track) }
    cellAlignments = items.map { $0.map(\.alignment) } ?? []
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? Spacing.standard
    self.pinnedViews = pinnedViews
  }

  /// Where a guide lies in a length, as a fraction.
  func fraction(of alignment: Alignment, _ axis: Axis) -> CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    return axis == .horizontal ? unit[alignment.horizontal] : unit[alignment.vertical]
  }
}

/// The columns or rows of a lazy grid that come from one description.
public struct GridItem: Sendable {
  /// How long its tracks are, in points.
  public enum Size: Sendable {
    /// One track of a length.
    case fixed(CGFloat)
    /// One track between bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long its tracks are.
  public var size: Size
  /// Behind each of its tracks, in points; nil is 8.
  public var spacing: CGFloat?
  /// How cells lie in its tracks; nil as the grid says.
  public var alignment: Alignment?

  /// Makes an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    switch size {
    case .fixed(let length): GridTrack(.fixed(length), spacing: spacing)
    case .flexible(let minimum, let maximum):
      GridTrack(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
    case .adaptive(let minimum, let maximum):
      GridTrack(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
    }
  }
}

extension _ViewCursor {
  /// Writes a lazy container and its content.
  @MainActor mutating func visitLazy<Content: View>(_ axis: Axis, _ look: LazyLook, _ content: Content) {
    let resume = beginElement()
    let node = take(.box)
    if isMaking {
      node.pointee.object = .passRetained(LazyObject(axis, look, node, self))
    } else {
      node.object(LazyObject.self).update(look)
    }
    let behind = self
    descend(into: node)
    Content._visit(content, &self)
    self = resume ?? behind
  }
}
