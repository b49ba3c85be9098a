// The absolute pass: what moved in this layout carries its leaves, effects and whoever watches positions along.
extension Graph {
  /// Writes the final frames of all leaves below what moved.
  func resolveAbsolute() {
    var index = 0
    var lastParent: NodeRef?
    var place = Place(origin: .zero, effect: nil)
    while index < moved.count {
      let node = moved[index]
      index += 1
      guard node.pointee.flags.contains(.moved) else { continue }
      let parent = node.pointee.parent
      // Siblings that moved together share the climb to their place.
      if lastParent == nil || parent != lastParent {
        place = self.place(of: node)
        lastParent = parent
      }
      guard !place.isRemoved else { continue }
      settle(node, in: place)
    }
    moved.removeAll(keepingCapacity: true)
  }

  /// Carries along what is below a node that is out of layout but still drawn.
  func settleRemoved(_ node: NodeRef) { settle(node, in: place(of: node)) }

  /// Where the content of a node's parent lies: relative to the nearest geometric effect.
  struct Place {
    var origin: SIMD2<Double>
    var effect: Unmanaged<EffectObject>?
    var isRemoved = false
  }

  private func place(of node: NodeRef) -> Place {
    var chain: [NodeRef] = []
    var ancestor = node.pointee.parent
    var place = Place(origin: .zero, effect: nil)
    while let current = ancestor {
      chain.append(current)
      if current.pointee.flags.contains(.removed) { place.isRemoved = true }
      ancestor = current.pointee.parent
    }
    for current in chain.reversed() { place = inside(current, place) }
    return place
  }

  /// The place of a node's children, given that of the node itself.
  private func inside(_ node: NodeRef, _ place: Place) -> Place {
    var result = place
    if !node.pointee.kind.isTransparent {
      result.origin += SIMD2(node.pointee.frame.x, node.pointee.frame.y)
    }
    if node.pointee.flags.contains(.hasTransition), let effect = drawing.transitions[node] {
      result.effect = .passUnretained(effect)
    }
    if let effect = node.effect {
      if effect.isGeometric { result.origin = .zero }
      result.effect = .passUnretained(effect)
    }
    return result
  }

  private func settle(_ node: NodeRef, in place: Place) {
    node.pointee.flags.remove(.moved)
    guard !node.pointee.flags.contains(.removed) else { return }
    let kind = node.pointee.kind
    if kind.isTransparent {
      settleChildren(node, in: inside(node, place))
      return
    }
    let frame = node.pointee.frame
    let absolute = SIMD4(place.origin.x + frame.x, place.origin.y + frame.y, frame.z, frame.w)
    var inner = place
    inner.origin = SIMD2(absolute.x, absolute.y)
    if node.pointee.flags.contains(.hasTransition), let effect = drawing.transitions[node] {
      effect.outer = place.effect
      inner.effect = .passUnretained(effect)
    }
    if let effect = node.effect {
      effect.outer = inner.effect
      setSlot(effect, Vector4(absolute))
      if effect.isGeometric { inner.origin = .zero }
      inner.effect = .passUnretained(effect)
    }
    if node.pointee.flags.contains(.watchesPosition) { positionChanged(node) }
    if node.pointee.leaf >= 0 { setTarget(Int(node.pointee.leaf), Vector4(absolute), inner.effect) }
    if node.pointee.first != nil { settleChildren(node, in: inner) }
  }

  private func settleChildren(_ node: NodeRef, in place: Place) {
    var child = node.pointee.first
    while let current = child {
      settle(current, in: place)
      child = current.pointee.next
    }
  }

  private func setTarget(_ index: Int, _ target: Vector4, _ effect: Unmanaged<EffectObject>?) {
    let leaf = leaves.items + index
    leaf.pointee.effect = effect
    guard leaf.pointee.target != target else { return noteDrawing(Int32(index)) }
    if !leaf.pointee.isChanged {
      leaf.pointee.isChanged = true
      leaf.pointee.before = leaf.pointee.target
      changedLeaves.append(Int32(index))
    }
    leaf.pointee.target = target
  }

  private func setSlot(_ effect: EffectObject, _ slot: Vector4) {
    guard effect.slot != slot else { return }
    noteChange(effect)
    effect.slot = slot
  }

  /// A node that someone watches has moved.
  private func positionChanged(_ node: NodeRef) {
    switch node.pointee.kind {
    case .matched: matching.moved(node)
    case .geometryReader: needsLate(node.object(GeometryReaderRecord.self))
    case .preferenceWriter: preferences.anchorMoved(node, in: self)
    case .box: node.object(BoxObject.self).positionChanged(self)
    case .geometryAction: node.object(GeometryRecord.self).geometryChanged()
    default: break
    }
  }

  /// The final frame of a rectangle in a node's own coordinates, in the window's.
  func convertToWindow(_ rect: CGRect, from node: NodeRef) -> CGRect {
    convert(SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height), from: node, upTo: nil)
      .rect
  }

  /// The final frame of a rectangle in a node's own coordinates, in those of an ancestor (nil: the window's).
  func convert(_ rect: SIMD4<Double>, from node: NodeRef, upTo ancestor: NodeRef?) -> SIMD4<Double> {
    var rect = rect
    var node: NodeRef? = node
    var isFirst = true
    while let current = node, current != ancestor {
      if !current.pointee.kind.isTransparent {
        let frame = current.pointee.frame
        // A node's own effect moves its content, not the node itself.
        if !isFirst, let effect = current.effect, effect.isGeometric {
          rect = effect.settle(rect, slot: frame)
        } else {
          rect.x += frame.x
          rect.y += frame.y
        }
      }
      isFirst = false
      node = current.pointee.parent
    }
    return rect
  }

  /// The frame of a node in the window, final geometry.
  func windowFrame(_ node: NodeRef) -> CGRect {
    let frame = node.pointee.frame
    return convert(SIMD4(0, 0, frame.z, frame.w), from: node, upTo: nil).rect
  }

  /// A point or rectangle of the window in a node's own coordinates.
  ///
  /// Effects between the window and the node are undone; one that scales to nothing gives the slot's corner.
  func convertFromWindow(_ rect: CGRect, to node: NodeRef) -> CGRect {
    var chain: [NodeRef] = []
    var current: NodeRef? = node
    while let node = current {
      if !node.pointee.kind.isTransparent { chain.append(node) }
      current = node.pointee.parent
    }
    var result = SIMD4<Double>(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    for (index, current) in chain.reversed().enumerated() {
      let frame = current.pointee.frame
      if index < chain.count - 1, let effect = current.effect, effect.isGeometric {
        result = effect.unsettle(result, slot: frame)
      } else {
        result.x -= frame.x
        result.y -= frame.y
      }
    }
    return result.rect
  }
}

extension SIMD4<Double> {
  var rect: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The effect that a modifier of this node has on its content.
  var effect: EffectObject? {
    switch pointee.kind {
    case .offset, .scale, .opacity, .effect: object(EffectObject.self)
    case .box: object(BoxObject.self).effect
    case .transition: object(TransitionObject.self).effect
    default: nil
    }
  }
}
