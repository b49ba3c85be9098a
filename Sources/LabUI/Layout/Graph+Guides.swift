// Alignment guides. Values are asked at a proposal and the size it gave, in layout coordinates (not mirrored), so that
// a container can be asked while its own parent is still being sized.
extension Graph {
  /// The value of a guide: the explicit one, or the guide's default in a view of this size.
  func guide(_ node: NodeRef, _ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat {
    let value = explicitGuide(node, key, proposal, size)
    guard value.isNaN else { return value }
    return withDimensions(node, proposal, size) { key.defaultValue(in: $0) }
  }

  /// Calls `body` with a node's dimensions, through which guides can be asked.
  func withDimensions<Result>(
    _ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ body: (ViewDimensions) -> Result
  ) -> Result {
    guard node.pointee.flags.contains(.hasGuides) || node.pointee.flags.contains(.hasText) else {
      return body(ViewDimensions(size: size))
    }
    return withUnsafePointer(to: GuideContext(graph: self, node: node)) { context in
      body(
        ViewDimensions(size: size, proposal: proposal, context: UnsafeRawPointer(context)) {
          let context = $0.assumingMemoryBound(to: GuideContext.self).pointee
          return context.graph.explicitGuide(context.node, $3, $1, $2)
        })
    }
  }

  /// What a look-up of an explicit guide needs; lives on the stack for the time of one call.
  private struct GuideContext {
    unowned(unsafe) let graph: Graph
    let node: NodeRef
  }

  /// The explicit value of a guide, NaN when nothing in the node sets it.
  func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat {
    let flags = node.pointee.flags
    guard flags.contains(.hasGuides) || flags.contains(.hasText) else { return .nan }
    let isBaseline = key == .firstTextBaseline || key == .lastTextBaseline
    let isLineCenter = !isBaseline && key == FirstTextLineCenter.key
    guard flags.contains(.hasGuides) || isBaseline || isLineCenter else { return .nan }
    switch node.pointee.kind {
    case .guide:
      guard let child = node.child else { return .nan }
      let guide = node.object(GuideObject.self)
      guard guide.key == key else { return explicitGuide(child, key, proposal, size) }
      // The closure sees the inner view: its own guide without this modifier.
      return withDimensions(child, proposal, size) { guide($0) }
    case .leaf:
      if isLineCenter { return node.object(LeafObject.self).firstLineCenter }
      guard isBaseline else { return .nan }
      return node.object(LeafObject.self).baseline(isLast: key == .lastTextBaseline)
    case .text:
      if isLineCenter {
        let capHeight = node.object(TextObject.self).styling.metrics.capHeight
        return textBaseline(node, isLast: false, proposal, size) - CGFloat(capHeight / 2)
      }
      return isBaseline ? textBaseline(node, isLast: key == .lastTextBaseline, proposal, size) : .nan
    case .overlay, .background:
      guard let primary = node.primary else { return .nan }
      return explicitGuide(primary, key, proposal, size)
    case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .position:
      guard let child = node.child else { return .nan }
      let offered = placementProposal(node, proposal, size, child: child)
      let childSize = self.size(child, offered)
      let value = explicitGuide(child, key, offered, childSize)
      guard !value.isNaN else { return .nan }
      let origin = childOrigin(node, size, child: child, offered, childSize)
      return value + (key.axis == .horizontal ? origin.x : origin.y)
    case .hStack, .vStack:
      return stackGuide(node, key, proposal)
    case .zStack:
      return zStackGuide(node, key, proposal)
    case .box:
      return node.object(BoxObject.self).explicitGuide(key, proposal, size, self)
    case .geometryReader, .color, .shape, .spacer:
      return .nan
    default:
      guard let child = node.child else { return .nan }
      return explicitGuide(child, key, proposal, size)
    }
  }

  private func stackGuide(_ node: NodeRef, _ key: AlignmentKey, _ proposal: Proposal) -> CGFloat {
    guard key.propagatesOutOfContainers else { return .nan }
    let stack = node.object(StackObject.self)
    _ = size(node, proposal)
    guard !stack.children.isEmpty else { return .nan }
    if let known = stack.guide(key, proposal) { return known }
    let content = StackChildren(graph: self, stack: stack)
    _ = stack.solver.solve(proposal, content)
    var merged = MergedGuide(key)
    for (index, child) in stack.children.enumerated() {
      let flags = child.pointee.flags
      guard flags.contains(.hasGuides) || flags.contains(.hasText) else { continue }
      let origin = stack.solver.origin(index)
      let value = explicitGuide(child, key, stack.solver.childProposal(index), stack.solver.childSize(index))
      merged.add(value, offset: key.axis == .horizontal ? origin.x : origin.y)
    }
    stack.store(key, proposal, merged.value)
    return merged.value
  }

  private func zStackGuide(_ node: NodeRef, _ key: AlignmentKey, _ proposal: Proposal) -> CGFloat {
    guard key.propagatesOutOfContainers else { return .nan }
    let object = node.object(ZStackObject.self)
    _ = size(node, proposal)
    let content = ZStackChildren(graph: self, object: object)
    let layout = DepthLayout(proposal, content)
    var merged = MergedGuide(key)
    for (index, child) in object.children.enumerated() {
      let childSize = size(child, layout.childProposal)
      let origin = layout.origin(index, childSize: childSize, content)
      merged.add(
        explicitGuide(child, key, layout.childProposal, childSize),
        offset: key.axis == .horizontal ? origin.x : origin.y)
    }
    return merged.value
  }
}

/// The explicit values of a container's children, merged by the guide's own rule.
struct MergedGuide {
  private let key: AlignmentKey
  private var merged: CGFloat?
  private var count = 0

  init(_ key: AlignmentKey) { self.key = key }

  /// Adds a child's value, NaN for none, that lies at an offset in the container.
  mutating func add(_ value: CGFloat, offset: CGFloat) {
    guard !value.isNaN, key.propagatesOutOfContainers else { return }
    merged = key.combine(value + offset, into: merged, count: count)
    count += 1
  }

  /// The merged value, NaN for none.
  var value: CGFloat { merged ?? .nan }
}
