public import Foundation

/// One item of a lazy grid's columns or rows, as its author describes it.
@frozen public struct GridTrack: Sendable, Hashable {
  /// How long the item's tracks are, in points.
  @frozen public enum Size: Sendable, Hashable {
    /// One track of a length.
    case fixed(CGFloat)
    /// One track between bounds.
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit, none of them longer than the maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  /// How long the item's tracks are.
  public var size: Size
  /// The gap behind each of the item's tracks, in points.
  public var spacing: CGFloat

  /// Makes an item; a spacing of nil, or one that is not finite, is 8 points.
  @inlinable public init(_ size: Size, spacing: CGFloat? = nil) {
    self.size = size
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? Spacing.standard
  }
}

/// The tracks of a lazy grid: where its columns (or rows) lie.
///
/// The rule, with numbers from objc.io, the SwiftUI field guide and swiftui-web: gaps and fixed items are taken off the
/// proposed length first. Each other item in turn is offered an equal share of what is left. A flexible one takes the
/// share within its bounds; an adaptive one fills it with as many tracks as its minimum allows, at least one, whose
/// length may then be below the minimum. Children are not asked.
@frozen public struct GridTracks: Sendable {
  /// One track.
  @frozen public struct Track: Sendable, Hashable {
    /// The index of the item that it comes from.
    public var item: Int
    /// Where it begins, in points from the first track.
    public var origin: CGFloat
    /// How long it is, in points.
    public var length: CGFloat
  }

  /// The tracks, in order.
  public var tracks: [Track]
  /// From the start of the first to the end of the last track, in points.
  public var length: CGFloat

  /// Most tracks that one adaptive item makes, so that no minimum can exhaust the memory.
  @inlinable public static var countLimit: Int { 10_000 }

  /// Finds the tracks for a length in points; NaN, an open proposal, gives each item its minimum.
  public init(_ items: [GridTrack], in proposed: CGFloat) {
    var rest = proposed
    var others = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest -= item.spacing }
      if case .fixed(let length) = item.size { rest -= GridTracks.sane(length) } else { others += 1 }
    }
    tracks = []
    length = 0
    for (index, item) in items.enumerated() {
      let share = rest / CGFloat(max(others, 1))
      let (count, each) = GridTracks.tracks(of: item, share: share)
      if case .fixed = item.size {
      } else {
        let left = rest - (each * CGFloat(count) + item.spacing * CGFloat(count - 1))
        if !left.isNaN { rest = left }
        others -= 1
      }
      for _ in 0..<count {
        let origin = tracks.last.map { $0.origin + $0.length + items[$0.item].spacing } ?? 0
        tracks.append(Track(item: index, origin: origin, length: each))
        length = origin + each
      }
    }
  }

  /// The tracks with which a grid is placed: those for the length that the grid reports.
  ///
  /// A grid whose tracks overflow its proposal reports their length and is then laid out in that length, which can make
  /// it longer still (objc.io). Otherwise it reports the proposal (swiftui-web), and nothing changes.
  public static func placed(_ items: [GridTrack], in proposed: CGFloat) -> GridTracks {
    let first = GridTracks(items, in: proposed)
    return first.length > proposed ? GridTracks(items, in: first.length) : first
  }

  /// The length that the grid reports for a proposal, in points: no less than its tracks need.
  @inlinable public func reportedLength(for proposed: CGFloat) -> CGFloat {
    proposed > length ? proposed : length
  }

  private static func tracks(of item: GridTrack, share: CGFloat) -> (count: Int, length: CGFloat) {
    switch item.size {
    case .fixed(let length):
      return (1, sane(length))
    case .flexible(let minimum, let maximum):
      let least = sane(minimum)
      return (1, share.isNaN ? least : max(min(share, bound(maximum)), least))
    case .adaptive(let minimum, let maximum):
      let least = sane(minimum)
      if share.isNaN { return (1, least) }
      let pitch = least + item.spacing
      let fitting = pitch > 0 ? ((share + item.spacing) / pitch).rounded(.down) : 1
      // An infinite share has room for any number of tracks: one, as long as it may be.
      let count = fitting > 1 && fitting < .infinity ? Int(min(fitting, CGFloat(countLimit))) : 1
      let each = (share - item.spacing * CGFloat(count - 1)) / CGFloat(count)
      return (count, min(bound(maximum), max(0, each)))
    }
  }

  private static func bound(_ maximum: CGFloat) -> CGFloat { maximum.isNaN ? .infinity : maximum }
  private static func sane(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
}
