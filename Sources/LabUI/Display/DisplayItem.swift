/// One thing that is drawn.
public struct DisplayItem: Equatable, Sendable {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// A colour filling the frame.
    case color(Color)
    /// A shape by its name ("Rectangle", "Capsule", "Circle", "Border" …) in a colour.
    case shape(String, Color)
    /// A text.
    case text(String)
    /// An image by its name.
    case image(String)
  }

  /// What is drawn.
  public var content: Content
  /// Where it is drawn, in the window's coordinates in points, with every offset, scale and transition applied; not
  /// snapped to pixels.
  public var frame: CGRect
  /// How opaque it is drawn: the product along its ancestors.
  public var opacity: Double
  /// Whether it has left the layout and is only drawn until its transition ends.
  public var isRemoved: Bool
}

/// What the drawing side keeps between frames.
struct DrawingState {
  /// Something came, went or changed its order: the list must be walked anew.
  var orderIsDirty = true
  var hasZIndex = false
  /// The display list, of which only changed slots are written anew.
  var list: [DisplayItem] = []
  /// The leaf of each slot.
  var slots: [Int32] = []
  var changed: [Int32] = []
  /// Marked views, found at the last walk; nil after something came or went.
  var probes: [ProbeReference]?
  /// Effects of transitions on elements that have none of their own.
  var transitions: [NodeRef: EffectObject] = [:]
  var ghosts: [Ghost] = []
  /// Contents of transitions that are to be evaluated in their next phase.
  var phases: [(record: Record, object: TransitionObject)] = []
}

extension Graph {
  /// The display list, brought up to date.
  func displayList() -> [DisplayItem] {
    updateDisplayList()
    return drawing.list
  }

  func updateDisplayList() {
    guard !drawing.orderIsDirty else { return rebuildDisplayList() }
    for leaf in drawing.changed {
      let slot = leaves.items[Int(leaf)].slot
      leaves.items[Int(leaf)].isListed = false
      guard slot >= 0 else { continue }
      let (frame, opacity) = shown(Int(leaf))
      drawing.list[Int(slot)].frame = frame
      drawing.list[Int(slot)].opacity = opacity
      drawing.list[Int(slot)].content = content(of: Int(leaf))
    }
    drawing.changed.removeAll(keepingCapacity: true)
  }

  private func rebuildDisplayList() {
    drawing.probes = nil
    for slot in drawing.slots where Int(slot) < leaves.count { leaves.items[Int(slot)].slot = -1 }
    for leaf in drawing.changed { leaves.items[Int(leaf)].isListed = false }
    drawing.changed.removeAll(keepingCapacity: true)
    drawing.list.removeAll(keepingCapacity: true)
    drawing.slots.removeAll(keepingCapacity: true)
    var order = DrawingOrder(hasZIndex: drawing.hasZIndex)
    order.visit(root, isRemoved: false)
    drawing.list.reserveCapacity(order.leaves.count)
    for (leaf, isRemoved) in order.leaves {
      // What was never placed is not drawn.
      guard !leaves.items[Int(leaf)].target.components.x.isNaN else { continue }
      leaves.items[Int(leaf)].slot = Int32(drawing.list.count)
      drawing.slots.append(leaf)
      let (frame, opacity) = shown(Int(leaf))
      drawing.list.append(
        DisplayItem(content: content(of: Int(leaf)), frame: frame, opacity: opacity, isRemoved: isRemoved))
    }
    drawing.orderIsDirty = false
  }

  /// A leaf must be written anew when the list is next read.
  @usableFromInline func noteDrawing(_ leaf: Int32) {
    guard leaf >= 0, !leaves.items[Int(leaf)].isListed else { return }
    leaves.items[Int(leaf)].isListed = true
    drawing.changed.append(leaf)
  }

  /// All leaves below a node must be written anew.
  func noteDrawing(below node: NodeRef) {
    noteDrawing(node.pointee.leaf)
    var child = node.pointee.first
    while let current = child {
      noteDrawing(below: current)
      child = current.pointee.next
    }
  }

  /// Where a leaf is shown now and how opaque: its final frame less what is left of its animation, through its effects.
  func shown(_ index: Int) -> (frame: CGRect, opacity: Double) {
    let leaf = leaves.items[index]
    var rect = leaf.target.components
    if leaf.animation >= 0 { rect -= animations.leaves[Int(leaf.animation)].remaining.components }
    var opacity = 1.0
    var effect = leaf.effect
    while let current = effect {
      let object = current.takeUnretainedValue()
      rect = object.show(rect)
      opacity *= object.shownValues.factors.components.z
      effect = object.outer
    }
    return (rect.rect, opacity)
  }

  private func content(of index: Int) -> DisplayItem.Content {
    guard let node = leaves.items[index].node else { return .color(.clear) }
    switch node.pointee.kind {
    case .text: return .text(node.object(TextObject.self).text.string)
    case .shape, .border:
      let paint = node.object(PaintObject.self)
      return .shape(paint.shape?.name ?? "", paint.resolved)
    default: return .color(node.object(PaintObject.self).resolved)
    }
  }

  func freeLeaf(_ index: Int32) {
    let leaf = leaves.items[Int(index)]
    if leaf.animation >= 0 { stopLeaf(index) }
    leaves.release(index)
  }
}

/// The order of drawing: removed siblings first, then by z-index, then as they stand in the tree.
struct DrawingOrder {
  let hasZIndex: Bool
  private(set) var leaves: [(Int32, Bool)] = []

  init(hasZIndex: Bool) { self.hasZIndex = hasZIndex }

  mutating func visit(_ node: NodeRef, isRemoved: Bool) {
    switch node.pointee.kind {
    case .hidden: return
    case .background:
      if let secondary = node.secondary { visit(secondary, isRemoved: isRemoved) }
      visitElements(from: node.pointee.first?.pointee.next, isRemoved: isRemoved)
    case .overlay:
      visitElements(from: node.pointee.first?.pointee.next, isRemoved: isRemoved)
      if let secondary = node.secondary { visit(secondary, isRemoved: isRemoved) }
    case .border:
      visitElements(from: node.pointee.first, isRemoved: isRemoved)
      leaves.append((node.pointee.leaf, isRemoved))
    default:
      if node.pointee.leaf >= 0 { leaves.append((node.pointee.leaf, isRemoved)) }
      visitElements(from: node.pointee.first, isRemoved: isRemoved)
    }
  }

  private mutating func visitElements(from first: NodeRef?, isRemoved: Bool) {
    guard let first else { return }
    if first.pointee.next == nil, !first.pointee.kind.isTransparent {
      return visit(first, isRemoved: isRemoved)
    }
    var elements: [(node: NodeRef, isRemoved: Bool)] = []
    var needsSort = false
    NodeRef.forEachElement(from: first, includingRemoved: true, isRemoved: isRemoved) { node, removed in
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
