/// A container whose layout its object decides: a custom layout, a scroll view, a grid, a lazy stack.
///
/// The engine asks it what it asks the built-in containers; `children` and the memory of sizes are kept for it.
class BoxObject: ContainerObject {
  let node: NodeRef

  init(_ node: NodeRef) { self.node = node }

  /// The list of `children` was made anew.
  func childrenChanged() {}
  /// The size of a child may have changed.
  func invalidate() {}
  /// The size for a proposal; asked once for each proposal until something below changes.
  func size(_ proposal: Proposal, _ graph: Graph) -> CGSize { .zero }
  /// Places the children in the node, whose frame is set.
  func place(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) {}
  /// What it prefers as its distance to a neighbour; may be asked before its size.
  func spacing(_ graph: Graph) -> Spacing { .plain }
  /// The explicit value of a guide, NaN when there is none.
  func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) -> CGFloat {
    .nan
  }
  /// The axis along which its views follow one another, for spacers and the like; nil for both or none.
  var orientation: LayoutAxis? { nil }
  /// What its content is drawn through, such as a scroll view's offset.
  var effect: EffectObject? { nil }
  /// Takes over an environment; true when its size or the places of its children may be others.
  func resolve(_ environment: EnvironmentValues.BuiltIn) -> Bool { false }
  /// Its absolute position changed, where the node's `watchesPosition` is set.
  func positionChanged(_ graph: Graph) {}
  /// Whether the first child is drawn in front of the others.
  var firstIsInFront: Bool { false }
  /// Whether a child is drawn at all.
  func draws(_ child: NodeRef) -> Bool { true }

  /// The children as they are now, also before the next layout has noted what came or went.
  final func currentChildren() -> ContiguousArray<NodeRef> {
    if node.pointee.flags.contains(.childrenDirty) || children.isEmpty {
      children.removeAll(keepingCapacity: true)
      node.forEachElement { children.append($0) }
    }
    return children
  }
}

/// Something that is drawn and whose size its object decides: an image, a symbol, a divider.
class LeafObject: NodeObject {
  /// What a new environment changes.
  enum Change { case same, redrawn, resized }

  func size(_ proposal: Proposal, _ node: NodeRef) -> CGSize { proposal.replacingUnspecified() }
  /// What it prefers as its distance to a neighbour.
  func spacing(_ node: NodeRef) -> Spacing { .plain }
  /// Its explicit baseline, NaN for none; asked only where `hasText` was raised.
  func baseline(isLast: Bool) -> CGFloat { .nan }
  /// The middle of the capital letters beside it, NaN for its own middle; asked only where `hasText` was raised.
  var firstLineCenter: CGFloat { .nan }
  /// What the display list shows.
  var content: DisplayItem.Content { .color(.clear) }
  /// Takes over an environment.
  func resolve(_ environment: EnvironmentValues.BuiltIn) -> Change { .same }
}
