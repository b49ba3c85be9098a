/// A view that is laid out by a layout value.
struct _LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content

  static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let node = cursor.take(.composite)
    var inner = cursor
    inner.descend(into: node)
    inner.depth += 1
    let value = LayoutTree(layout: view.layout, content: view.content)
    if cursor.isMaking {
      // A record of its own, so that animatable data of the layout can move without its parent.
      let record = ViewRecord(value, node, cursor) { record, cursor in
        let behind = cursor.enterLayout(record.value.layout)
        Content._visit(record.value.content, &cursor)
        cursor = behind
      }
      record.start(&inner)
    } else {
      let record = node.object(ViewRecord<LayoutTree<L, Content>>.self)
      if record.update(value, cursor) { record.start(&inner) }
    }
    cursor.end(resume)
  }

  static var _isUnary: Bool { true }
}

private struct LayoutTree<L: Layout, Content: View>: Animatable {
  var layout: L
  var content: Content
  var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

extension _ViewCursor {
  @MainActor fileprivate mutating func enterLayout<L: Layout>(_ layout: L) -> _ViewCursor {
    let node = take(.box)
    if isMaking {
      node.pointee.object = .passRetained(TypedLayoutObject(layout, node, graph))
      // It may have guides of its own, whatever its views say.
      node.raise(.hasGuides)
    } else {
      let object = node.object(TypedLayoutObject<L>.self)
      if !FieldTable.areEqual(object.layout, layout) {
        let orientation = object.orientation
        object.layout = layout
        node.markSize()
        if object.orientation != orientation { node.orientationChanged() }
      }
    }
    let behind = self
    descend(into: node)
    return behind
  }
}

/// What a custom layout keeps, whatever its type is.
class CustomLayoutObject: BoxObject {
  /// Where the layout put a view.
  struct Placement {
    var origin: CGPoint
    var size: CGSize
    var proposal: Proposal
  }

  final var placements: [Int: Placement] = [:]
  private var contexts: [UnsafeMutablePointer<DimensionsContext>] = []

  deinit { releaseContexts() }

  fileprivate struct DimensionsContext {
    unowned(unsafe) let graph: Graph
    let node: NodeRef
  }

  /// Dimensions whose guides can be asked until the layout call ends.
  final func dimensions(of node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph)
    -> ViewDimensions
  {
    let context = UnsafeMutablePointer<DimensionsContext>.allocate(capacity: 1)
    context.initialize(to: DimensionsContext(graph: graph, node: node))
    contexts.append(context)
    return ViewDimensions(size: size, proposal: proposal, context: UnsafeRawPointer(context)) {
      let context = $0.assumingMemoryBound(to: DimensionsContext.self).pointee
      return context.graph.explicitGuide(context.node, $3, $1, $2)
    }
  }

  fileprivate final func releaseContexts() {
    for context in contexts { context.deallocate() }
    contexts.removeAll(keepingCapacity: true)
  }

  final func place(
    _ index: Int, _ child: NodeRef, at position: CGPoint, anchor: UnitPoint, _ proposal: Proposal,
    _ graph: Graph
  ) {
    let size = graph.size(child, proposal)
    let point = anchor.point(in: size)
    placements[index] = Placement(
      origin: CGPoint(x: position.x - point.x, y: position.y - point.y), size: size, proposal: proposal)
  }
}

private final class TypedLayoutObject<L: Layout>: CustomLayoutObject {
  var layout: L {
    didSet { axis = Self.axis(of: layout) }
  }
  private var axis: LayoutAxis?
  unowned(unsafe) let graph: Graph
  private var cache: L.Cache?

  init(_ layout: L, _ node: NodeRef, _ graph: Graph) {
    self.layout = layout
    self.graph = graph
    axis = Self.axis(of: layout)
    super.init(node)
  }

  /// An erased layout knows only as a value what other types say of themselves.
  private static func axis(of layout: L) -> LayoutAxis? {
    ((layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation)?.layout
  }

  override var orientation: LayoutAxis? { axis }

  override func childrenChanged() { updateCache() }
  override func invalidate() { updateCache() }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      storage: self, graph: graph, nodes: children,
      layoutDirection: node.pointee.flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
  }

  private func updateCache() {
    guard var cache else { return }
    layout.updateCache(&cache, subviews: subviews)
    self.cache = cache
  }

  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    var cache = cache ?? layout.makeCache(subviews: subviews)
    let result = body(&cache)
    self.cache = cache
    releaseContexts()
    return result
  }

  override func size(_ proposal: Proposal, _ graph: Graph) -> CGSize {
    let size = withCache {
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
    }
    return CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
  }

  override func place(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) {
    arrange(proposal, size)
    for (index, child) in children.enumerated() {
      let placement = placements[index] ?? centred(child, proposal, size)
      graph.placeChild(
        child, of: node, x: placement.origin.x, y: placement.origin.y, placement.size, placement.proposal)
    }
  }

  private func arrange(_ proposal: Proposal, _ size: CGSize) {
    placements.removeAll(keepingCapacity: true)
    withCache {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(proposal), subviews: subviews,
        cache: &$0)
    }
  }

  /// A view that the layout gave no place stands in its centre, as Apple documents.
  private func centred(_ child: NodeRef, _ proposal: Proposal, _ size: CGSize) -> Placement {
    let childSize = graph.size(child, proposal)
    return Placement(
      origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
      size: childSize, proposal: proposal)
  }

  override func spacing(_ graph: Graph) -> Spacing {
    _ = currentChildren()
    if cache != nil, node.pointee.flags.contains(.sizeDirty) {
      // What is kept may be of other views than there are now; it is brought up to date when the size is asked for.
      var fresh = layout.makeCache(subviews: subviews)
      let spacing = layout.spacing(subviews: subviews, cache: &fresh).spacing
      releaseContexts()
      return spacing
    }
    return withCache { layout.spacing(subviews: subviews, cache: &$0) }.spacing
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize, _ graph: Graph)
    -> CGFloat
  {
    _ = graph.size(node, proposal)
    arrange(proposal, size)
    let bounds = CGRect(origin: .zero, size: size)
    let value = withCache { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews,
          cache: &cache)
    }
    return value ?? .nan
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Views that go by the axis of their container, such as spacers, must be asked anew.
  fileprivate func orientationChanged() {
    forEachElement { element in
      var node: NodeRef? = element
      while let current = node, !current.pointee.kind.isContainer {
        if current.pointee.kind.isLeaf { current.markSize() }
        node = current.pointee.kind.hasSecondary ? current.primary : current.child
      }
    }
  }
}
