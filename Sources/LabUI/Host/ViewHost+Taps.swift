extension ViewHost {
  /// Taps the front-most thing at a point that takes taps; false when there is none.
  ///
  /// What is tapped is found by final geometry. A tap lands where something is drawn: the gaps in a label do not take it.
  /// What is drawn in front but takes no taps lets them through (Apple's SwiftUI may stop them there: see the register).
  @discardableResult public func tap(at point: CGPoint) -> Bool {
    graph.flush()
    graph.updateDisplayList()
    for slot in graph.drawing.slots.indices.reversed() where !graph.drawing.list[slot].isRemoved {
      guard let leaf = graph.leaves.items[Int(graph.drawing.slots[slot])].node,
        graph.windowFrame(leaf).contains(point), let tap = graph.tapTarget(of: leaf, at: point)
      else { continue }
      tap.tap(at: time)
      graph.flush()
      return true
    }
    return false
  }

  /// Taps the centre of the first text that reads so; false when there is none or nothing there takes taps.
  @discardableResult public func tap(_ text: String) -> Bool {
    graph.flush()
    graph.updateDisplayList()
    for slot in graph.drawing.slots.indices
    where graph.drawing.list[slot].content == .text(text) && !graph.drawing.list[slot].isRemoved {
      guard let leaf = graph.leaves.items[Int(graph.drawing.slots[slot])].node else { continue }
      let frame = graph.windowFrame(leaf)
      return tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    return false
  }
}

extension Graph {
  /// The nearest thing around a leaf that takes taps; nil where taps are turned off or the
  /// point is clipped away.
  func tapTarget(of leaf: NodeRef, at point: CGPoint) -> TapObject? {
    var target: TapObject?
    var opacity = 1.0
    var node: NodeRef? = leaf
    while let current = node {
      switch current.pointee.kind {
      case .tap where target == nil:
        let tap = current.object(TapObject.self)
        if tap.environment.values.isEnabled { target = tap }
      case .hitTesting:
        if current.pointee.config.x == 0 { return nil }
      case .opacity:
        opacity *= current.object(EffectObject.self).values.factors.components.z
      case .effect, .box:
        if let effect = current.effect, effect.clips, !windowFrame(current).contains(point) { return nil }
      default: break
      }
      node = current.pointee.parent
    }
    // What is wholly transparent takes no taps.
    return opacity > 0 ? target : nil
  }

  /// Lets go of everything; nothing of the window can be reached afterwards.
  @MainActor func tearDown() {
    isTornDown = true
    freeSubtree(root)
    drawing = DrawingState()
    animations = AnimationState()
    lateRecords = []
    batches = []
    actions = []
    for effect in changedEffects { effect.release() }
    changedEffects = []
    leaves.deallocate()
  }
}
