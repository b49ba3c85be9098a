/// The order of drawing: removed siblings first, then by z-index, then as they stand in the tree.
struct DrawingOrder {
  let hasZIndex: Bool
  private(set) var leaves: [(Int32, Bool)] = []

  init(hasZIndex: Bool) { self.hasZIndex = hasZIndex }

  mutating func visit(_ node: NodeRef, isRemoved: Bool) {
    switch node.pointee.kind {
    case .hidden: return
    case .candidate where !node.isChosenCandidate: return
    case .background:
      if let secondary = node.secondary { visit(secondary, isRemoved: isRemoved) }
      visitElements(from: node.pointee.first?.pointee.next, isRemoved: isRemoved)
    case .overlay:
      visitElements(from: node.pointee.first?.pointee.next, isRemoved: isRemoved)
      if let secondary = node.secondary { visit(secondary, isRemoved: isRemoved) }
    case .box:
      let box = node.object(BoxObject.self)
      if box.firstIsInFront, let first = node.pointee.first {
        visitElements(from: first.pointee.next, isRemoved: isRemoved) { box.draws($0) }
        visit(first, isRemoved: isRemoved)
        return
      }
      visitElements(from: node.pointee.first, isRemoved: isRemoved) { box.draws($0) }
    case .border:
      visitElements(from: node.pointee.first, isRemoved: isRemoved)
      leaves.append((node.pointee.leaf, isRemoved))
    default:
      if node.pointee.leaf >= 0 { leaves.append((node.pointee.leaf, isRemoved)) }
      visitElements(from: node.pointee.first, isRemoved: isRemoved)
    }
  }

  private mutating func visitElements(
    from first: NodeRef?, isRemoved: Bool, where isDrawn: (NodeRef) -> Bool = { _ in true }
  ) {
    guard let first else { return }
    if first.pointee.next == nil, !first.pointee.kind.isTransparent {
      return isDrawn(first) ? visit(first, isRemoved: isRemoved) : ()
    }
    var elements: [(node: NodeRef, isRemoved: Bool)] = []
    var needsSort = false
    NodeRef.forEachElement(from: first, includingRemoved: true, isRemoved: isRemoved) { node, removed in
      guard removed || isDrawn(node) else { return }
      elements.append((node, removed))
      if removed != isRemoved { needsSort = true }
    }
    guard needsSort || hasZIndex else {
      for element in elements { visit(element.node, isRemoved: element.isRemoved) }
      return
    }
    let keyed = elements.enumerated().map { index, element in
      (z: Self.zIndex(element.node), removed: element.isRemoved && !isRemoved, index: index)
    }
    let order = keyed.sorted { a, b in
      if a.z != b.z { return a.z < b.z }
      if a.removed != b.removed { return a.removed }
      return a.index < b.index
    }
    for key in order { visit(elements[key.index].node, isRemoved: elements[key.index].isRemoved) }
  }

  /// The z-index that a container reads off an element.
  private static func zIndex(_ element: NodeRef) -> Double {
    var node = element
    while true {
      if node.pointee.kind == .zIndex { return node.pointee.config.x }
      if node.pointee.kind.hasSecondary, let primary = node.primary {
        node = primary
      } else if node.pointee.kind.isUnary, let child = node.child ?? node.pointee.first {
        node = child
      } else {
        return 0
      }
    }
  }
}
