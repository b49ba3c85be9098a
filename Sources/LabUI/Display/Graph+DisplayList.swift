// The display list: kept between frames, patched where something changed, walked anew when something came or went.
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
      let shown = shown(Int(leaf))
      drawing.list[Int(slot)].frame = shown.frame
      drawing.list[Int(slot)].opacity = shown.opacity
      drawing.list[Int(slot)].clip = shown.clip
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
      let shown = shown(Int(leaf))
      drawing.list.append(
        DisplayItem(
          content: content(of: Int(leaf)), frame: shown.frame, opacity: shown.opacity, isRemoved: isRemoved,
          clip: shown.clip))
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
  func shown(_ index: Int) -> ShownLeaf {
    let leaf = leaves.items[index]
    var rect = leaf.target.components
    if leaf.animation >= 0 { rect -= animations.leaves[Int(leaf.animation)].remaining.components }
    var opacity = 1.0
    var clip: CGRect?
    var effect = leaf.effect
    while let current = effect {
      let object = current.takeUnretainedValue()
      rect = object.show(rect)
      opacity *= object.shownValues.factors.components.z
      if object.clips || clip != nil { clip = object.showClip(clip) }
      effect = object.outer
    }
    return ShownLeaf(frame: rect.rect, opacity: opacity, clip: clip)
  }

  private func content(of index: Int) -> DisplayItem.Content {
    guard let node = leaves.items[index].node else { return .color(.clear) }
    switch node.pointee.kind {
    case .text: return .text(node.object(TextObject.self).shown)
    case .leaf: return node.object(LeafObject.self).content
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
