// Views that exist only to be measured: the candidates that a `ViewThatFits` has not chosen.
extension Graph {
  /// Whether a node stands in a candidate that is not shown.
  func isDormant(_ node: NodeRef) -> Bool {
    guard candidates > 0 else { return false }
    var current: NodeRef? = node
    while let node = current {
      if node.isDormantCandidate { return true }
      current = node.pointee.parent
    }
    return false
  }

  /// A candidate is shown from now on: what is in it appears.
  func wake(_ candidate: NodeRef) {
    candidate.object(CandidateObject.self).isChosen = true
    choiceChanged(candidate)
    returned(candidate)
    markReaders(below: candidate)
  }

  /// A candidate is no longer shown: what is in it disappears, and would come back as if it were new.
  func silence(_ candidate: NodeRef) {
    left(candidate)
    candidate.object(CandidateObject.self).isChosen = false
    choiceChanged(candidate)
    forgetFrames(below: candidate)
  }

  private func choiceChanged(_ candidate: NodeRef) {
    drawing.orderIsDirty = true
    preferences.structureChanged(candidate, in: self)
  }

  private func markReaders(below node: NodeRef) {
    guard node.pointee.flags.contains(.hasPreferences) else { return }
    if node.pointee.kind == .preferenceReader { preferences.mark(node.object()) }
    var child = node.pointee.first
    while let current = child {
      markReaders(below: current)
      child = current.pointee.next
    }
  }

  /// Without a frame a leaf is not drawn, an effect has no slot, and a matched view is no source.
  private func forgetFrames(below node: NodeRef) {
    node.pointee.frame = .init(repeating: .nan)
    node.pointee.flags.insert(.placeDirty)
    node.pointee.flags.remove(.moved)
    if node.pointee.leaf >= 0 {
      if leaves.items[Int(node.pointee.leaf)].animation >= 0 { stopLeaf(node.pointee.leaf) }
      leaves.items[Int(node.pointee.leaf)].target = Vector4(SIMD4(repeating: .nan))
      leaves.items[Int(node.pointee.leaf)].isChanged = false
    }
    if let effect = node.effect {
      stop(effect)
      effect.shift = Animator()
      effect.factors = Animator()
      effect.slotMotion = Animator()
      effect.shownValues = effect.values
      effect.slot = Vector4(SIMD4(repeating: .nan))
    }
    var child = node.pointee.first
    while let current = child {
      forgetFrames(below: current)
      child = current.pointee.next
    }
  }
}
