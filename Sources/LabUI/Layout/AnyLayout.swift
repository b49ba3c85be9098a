/// A layout of any type.
///
/// When its value is replaced by one of another type, the views that it lays out stay the same: they keep their state,
/// and they move to their new places by the animation of the change.
public struct AnyLayout: Layout {
  private var box: AnyLayoutBox

  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedAnyLayout(layout)
  }

  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: ObjectIdentifier
  }

  var orientation: Axis? { box.orientation }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// Brings the cache up to date; one of another layout type is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache, subviews) }

  /// The spacing of the layout inside.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }

  /// The size of the layout inside.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache) }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache) }

  /// The data of the layout inside.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.replacing(newValue) }
  }
}

/// A layout behind its erased type; never changed after it was made.
private class AnyLayoutBox: Equatable, @unchecked Sendable {
  typealias Cache = AnyLayout.Cache

  var orientation: Axis? { nil }
  var animatableData: _AnyAnimatableData { .zero }
  func replacing(_ data: _AnyAnimatableData) -> AnyLayoutBox { self }
  func isEqual(_ other: AnyLayoutBox) -> Bool { self === other }
  func makeCache(_ subviews: LayoutSubviews) -> Cache { Cache(value: (), type: ObjectIdentifier(Void.self)) }
  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize
  { .zero }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {}
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? { nil }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? { nil }

  static func == (a: AnyLayoutBox, b: AnyLayoutBox) -> Bool { a.isEqual(b) }
}

private final class TypedAnyLayout<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var orientation: Axis? { L.layoutProperties.stackOrientation }
  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func replacing(_ data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let data = data.value as? L.AnimatableData else { return self }
    var copy = layout
    copy.animatableData = data
    return TypedAnyLayout(copy)
  }

  override func isEqual(_ other: AnyLayoutBox) -> Bool {
    guard let other = other as? TypedAnyLayout<L> else { return false }
    return self === other || FieldTable.areEqual(layout, other.layout)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews), type: ObjectIdentifier(L.self))
  }

  /// Runs a closure on the cache in its own type; another layout's is replaced.
  private func with<Result>(
    _ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    let known = cache.type == ObjectIdentifier(L.self) ? cache.value as? L.Cache : nil
    var typed = known ?? layout.makeCache(subviews: subviews)
    // The one reference to what is in it, so that it is changed in place.
    cache.value = ()
    let result = body(&typed)
    cache = Cache(value: typed, type: ObjectIdentifier(L.self))
    return result
  }

  override func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

/// Animatable data of any type; data of another type counts as none.
public struct _AnyAnimatableData: VectorArithmetic {
  /// nil: zero in any space.
  fileprivate let value: (any VectorArithmetic)?

  fileprivate init(_ value: (any VectorArithmetic)?) {
    self.value = value is EmptyAnimatableData ? nil : value
  }

  /// Zero in any space.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  /// The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, plus: true) }
  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, plus: false) }

  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) {
    guard let value else { return }
    self = Self.scaled(value, rhs)
  }

  /// The square of the length.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  /// Whether both are the same point of one space.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<V: VectorArithmetic>(_ a: V) -> Bool {
      rhs.value.map { a == $0 as? V } ?? (a == .zero)
    }
    guard let value = lhs.value else { return rhs.value.map { $0.magnitudeSquared == 0 } ?? true }
    return isEqual(value)
  }

  private static func scaled<V: VectorArithmetic>(_ value: V, _ factor: Double) -> Self {
    _AnyAnimatableData(value.scaled(by: factor))
  }

  private static func combine(_ a: Self, _ b: Self, plus: Bool) -> Self {
    func sum<V: VectorArithmetic>(_ value: V) -> Self {
      guard let other = b.value else { return a }
      // Two spaces have no way between them.
      guard let other = other as? V else { return a }
      return _AnyAnimatableData(plus ? value + other : value - other)
    }
    guard let value = a.value else {
      guard let value = b.value, !plus else { return b }
      return scaled(value, -1)
    }
    return sum(value)
  }
}
