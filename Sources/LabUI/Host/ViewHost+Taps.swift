extension ViewHost {
  /// Taps the front-most thing at a point that takes taps; false when there is none.
  ///
  /// What is tapped is found by final geometry. A tap lands where something is drawn: the gaps in a label do not take it,
  /// unless it has a content shape.
  /// What is drawn in front but takes no taps lets them through (Apple's SwiftUI may stop them there: see the register).
  @discardableResult public func tap(at point: CGPoint) -> Bool {
    graph.flush()
    graph.updateDisplayList()
    for slot in graph.drawing.slots.indices.reversed() where !graph.drawing.list[slot].isRemoved {
      guard let leaf = graph.leaves.items[Int(graph.drawing.slots[slot])].node else { continue }
      let isInside = graph.windowFrame(leaf).contains(point)
      guard isInside || graph.contentShapes > 0 else { continue }
      let taps = graph.tapTargets(of: leaf, at: point, isInside: isInside)
      guard !taps.isEmpty else { continue }
      for tap in taps { tap.tap(at: time) }
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
  /// What around a leaf takes a tap: the nearest thing that does, or one further out that goes before it, and those that
  /// go along.
  ///
  /// Nothing where taps are turned off or the point is clipped away.
  func tapTargets(of leaf: NodeRef, at point: CGPoint, isInside: Bool) -> [TapObject] {
    var target: TapObject?
    var companions: [TapObject] = []
    var isInside = isInside
    var opacity = 1.0
    var node: NodeRef? = leaf
    while let current = node {
      switch current.pointee.kind {
      case .tap where isInside:
        let tap = current.object(TapObject.self)
        guard tap.environment.values.isEnabled else { break }
        switch tap.precedence {
        case .none: break
        case .normal: target = target ?? tap
        case .high: target = tap
        case .simultaneous: companions.append(tap)
        }
      case .passThrough where contentShapes > 0:
        if current.pointee.object?.takeUnretainedValue() is ContentShapeObject {
          isInside = windowFrame(current).contains(point)
        }
      case .hitTesting:
        if current.pointee.config.x == 0 { return [] }
      case .opacity:
        opacity *= current.object(EffectObject.self).values.factors.components.z
      case .effect, .box:
        if let effect = current.effect, effect.clips, !windowFrame(current).contains(point) { return [] }
      default: break
      }
      node = current.pointee.parent
    }
    // What is wholly transparent takes no taps.
    guard opacity > 0 else { return [] }
    return (target.map { [$0] } ?? []) + companions
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
