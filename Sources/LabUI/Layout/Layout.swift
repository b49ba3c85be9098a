/// A way to size and place a collection of views.
public protocol Layout: Animatable, Sendable {
  /// What the layout keeps between calls.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// Fixed facts about the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after a change of the views; by default makes it anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The spacing that the layout prefers around it; by default that of all views together.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the layout for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Gives each view a place in the bounds; one that gets none is centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The explicit value of a horizontal guide; by default the views' values merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The explicit value of a vertical guide; by default the views' values merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// Fixed facts about a layout.
public struct LayoutProperties: Sendable {
  /// The direction in which spacers in it grow; nil for both.
  public var stackOrientation: Axis?
  /// Makes the defaults.
  public init() {}
}

extension Layout where Cache == Void {
  /// No cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The spacing of all views together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }
  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.mergedGuide(guide.key) }
  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.mergedGuide(guide.key) }

  /// Lays out views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let storage: CustomLayoutObject
  unowned(unsafe) let graph: Graph
  let nodes: ContiguousArray<NodeRef>
  /// The direction of layout; positions are given as if left to right.
  public let layoutDirection: LayoutDirection

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last.
  public var endIndex: Int { nodes.count }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(storage: storage, graph: graph, node: nodes[index], index: index)
  }

  /// The same views of the same layout.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool { a.nodes == b.nodes }

  func mergedGuide(_ key: AlignmentKey) -> CGFloat? {
    guard key.propagatesOutOfContainers else { return nil }
    var merged = MergedGuide(key)
    for (index, node) in nodes.enumerated() {
      guard let placement = storage.placements[index] else { continue }
      let value = graph.explicitGuide(node, key, placement.proposal, placement.size)
      merged.add(value, offset: key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
    let value = merged.value
    return value.isNaN ? nil : value
  }
}

/// One view of a layout.
public struct LayoutSubview: Equatable {
  let storage: CustomLayoutObject
  unowned(unsafe) let graph: Graph
  let node: NodeRef
  let index: Int

  /// The layout priority.
  public var priority: Double { graph.priority(node) }
  /// The spacing that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing(graph.spacing(node)) }

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { graph.size(node, proposal.proposal) }

  /// Size and guides for a proposal; the guides can be asked until the layout call ends.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = graph.size(node, proposal.proposal)
    return storage.dimensions(of: node, proposal.proposal, size, graph)
  }

  /// The value that the view was given for a key of a layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    var current: NodeRef? = node
    while let node = current {
      if let value = node.layoutValue(key) { return value }
      if node.pointee.kind.hasSecondary {
        current = node.primary
      } else if node.pointee.kind.isUnary {
        current = node.child
      } else {
        break
      }
    }
    return K.defaultValue
  }

  /// Puts the view's anchor at a point of the layout's parent coordinates, offering it a size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    storage.place(index, node, at: position, anchor: anchor, proposal.proposal, graph)
  }

  /// The same view of the same layout.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node == b.node }
}

/// A value that views give to the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

/// What a node gives to a custom layout.
class LayoutValueObject: NodeObject {}

final class TypedLayoutValueObject<K: LayoutValueKey>: LayoutValueObject {
  var value: K.Value
  init(_ value: K.Value) { self.value = value }
}

/// Gives a value to the layout around a view.
public struct _LayoutValueModifier<K: LayoutValueKey>: _PrimitiveModifier {
  let value: K.Value

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.passThrough)
    if cursor.isMaking {
      node.pointee.object = .passRetained(TypedLayoutValueObject<K>(value))
    } else {
      let object = node.object(TypedLayoutValueObject<K>.self)
      if !FieldTable.areEqual(object.value, value) {
        object.value = value
        node.markSize()
      }
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  fileprivate func layoutValue<K: LayoutValueKey>(_: K.Type) -> K.Value? {
    guard pointee.kind == .passThrough else { return nil }
    return (pointee.object?.takeUnretainedValue() as? TypedLayoutValueObject<K>)?.value
  }
}

extension View {
  /// Gives a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> ModifiedContent<
    Self, _LayoutValueModifier<K>
  > {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
