public import Foundation

/// Answers a view's explicit value for a guide, NaN where it has none.
///
/// It gets the context stored beside it, the proposal and the size at which the guide is asked for, and the guide.
public typealias ExplicitGuideLookup =
  @Sendable (UnsafeRawPointer, Proposal, CGSize, AlignmentKey) -> CGFloat

/// A view's size, and its alignment guides in its own coordinates.
@frozen public struct ViewDimensions {
  /// The size, in points.
  public var size: CGSize
  /// The proposal that gave the size.
  public var proposal: Proposal
  /// What `lookup` reads, nil for a view without explicit guides; only valid during the layout pass.
  public var context: UnsafeRawPointer?
  /// Finds explicit values; not called while `context` is nil.
  public var lookup: ExplicitGuideLookup?

  /// Makes the dimensions of a view that sets no guide.
  @inlinable public init(size: CGSize) {
    self.size = size
    proposal = Proposal(size)
    context = nil
    lookup = nil
  }

  /// Makes the dimensions of a view whose explicit guides `lookup` knows.
  @inlinable public init(
    size: CGSize, proposal: Proposal, context: UnsafeRawPointer?, lookup: ExplicitGuideLookup?
  ) {
    self.size = size
    self.proposal = proposal
    self.context = context
    self.lookup = lookup
  }

  /// The width, in points.
  @inlinable public var width: CGFloat {
    get { size.width }
    set { size.width = newValue }
  }

  /// The height, in points.
  @inlinable public var height: CGFloat {
    get { size.height }
    set { size.height = newValue }
  }

  /// The guide's value in points: the explicit one, or the guide's default.
  @inlinable public subscript(guide: HorizontalAlignment) -> CGFloat { self[key: guide.key] }
  /// The guide's value in points: the explicit one, or the guide's default.
  @inlinable public subscript(guide: VerticalAlignment) -> CGFloat { self[key: guide.key] }
  /// The guide's explicit value in points, nil where the view sets none.
  @inlinable public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    self[explicitKey: guide.key]
  }
  /// The guide's explicit value in points, nil where the view sets none.
  @inlinable public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicitKey: guide.key] }

  /// The value of the guide with a key, in points.
  @inlinable public subscript(key key: AlignmentKey) -> CGFloat {
    self[explicitKey: key] ?? key.defaultValue(in: self)
  }

  /// The explicit value of the guide with a key, in points.
  @inlinable public subscript(explicitKey key: AlignmentKey) -> CGFloat? {
    guard let context, let lookup else { return nil }
    let value = lookup(context, proposal, size, key)
    return value.isNaN ? nil : value
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are equal.
  @inlinable public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}
