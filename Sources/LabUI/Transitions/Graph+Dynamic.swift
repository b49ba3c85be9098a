// Coming and going: what an `if`, a `ForEach`, an `AnyView` or an `id` does to a branch.

/// A removed branch that is still drawn.
struct Ghost {
  let branch: NodeRef
  let container: NodeRef
  /// What its elements go by; other animations inside, which may repeat for ever, do not keep it.
  var effects: [EffectObject] = []
  /// Whether a transition applies modifiers, so that whatever runs inside may be part of it.
  var hasModifiers = false
}

extension Graph {
  /// Something came, went or changed order below a container.
  func structureChanged(_ container: NodeRef) {
    container.markChildren()
    drawing.orderIsDirty = true
    preferences.structureChanged(container, in: self)
  }

  /// A branch was made in a container that was there before: its elements appear.
  func inserted(_ branch: NodeRef, in container: NodeRef, _ transactions: TransactionScope) {
    structureChanged(container)
    branch.forEachElement { element in
      guard let (effect, object) = transition(of: element, transactions) else { return }
      let box = object?.box
      if let box, box.isIdentity { return }
      let active = box?.values(.willAppear) ?? .opacity(0)
      effect.values = active
      effect.shownValues = active
      effect.animationOverride = box?.animation(.willAppear)
      set(effect, .identity)
    }
  }

  /// What is below a node and new in this pass goes on from where it is, as if it had been there before.
  func startFromHere(below node: NodeRef) {
    if node.pointee.leaf >= 0 {
      let leaf = leaves.items + Int(node.pointee.leaf)
      leaf.pointee.before = leaf.pointee.target
    }
    if let effect = node.effect {
      effect.valuesBefore = effect.values
      effect.slotBefore = effect.slot
    }
    var child = node.pointee.first
    while let current = child {
      startFromHere(below: current)
      child = current.pointee.next
    }
  }

  /// Takes a branch out of layout; it is drawn on until its transition ends, or freed at once without one.
  func remove(_ branch: NodeRef, from container: NodeRef, _ transactions: TransactionScope) {
    structureChanged(container)
    left(branch)
    var animates = false
    branch.forEachElement { element in
      let found = transition(of: element, transactions)
      let box = found?.1?.box
      guard let effect = found?.0, box.map({ !$0.isIdentity }) ?? true else { return }
      let override = box?.animation(.didDisappear) ?? nil
      if (override ?? effect.transactions.resolve().animation) != nil { animates = true }
    }
    guard animates else {
      free(branch, in: container)
      return
    }
    branch.pointee.flags.insert(.removed)
    var holder: NodeRef? = container
    while let node = holder {
      node.pointee.flags.insert(.hasRemoved)
      if !node.pointee.kind.isTransparent { break }
      holder = node.pointee.parent
    }
    var ghost = Ghost(branch: branch, container: container)
    branch.forEachElement { element in
      guard let (effect, object) = transition(of: element, transactions) else { return }
      let box = object?.box
      if let box, box.isIdentity { return }
      ghost.effects.append(effect)
      if box?.hasModifiers == true { ghost.hasModifiers = true }
      effect.animationOverride = box?.animation(.didDisappear)
      set(effect, box?.values(.didDisappear) ?? .opacity(0))
      if let object { enter(.didDisappear, object) }
    }
    drawing.ghosts.append(ghost)
  }

  /// The modifiers of a transition, if it has any, are to be applied anew in another phase; once for all of a group.
  private func enter(_ phase: TransitionPhase, _ object: TransitionObject) {
    let holder = object.group ?? object
    guard holder.box.hasModifiers, let record = holder.record, holder.phase != phase else { return }
    holder.phase = phase
    drawing.phases.append((record, holder))
  }

  /// A branch that was going comes back before it was gone.
  func revive(_ branch: NodeRef, in container: NodeRef, _ transactions: TransactionScope) {
    branch.pointee.flags.remove(.removed)
    drawing.ghosts.removeAll { $0.branch == branch }
    structureChanged(container)
    returned(branch)
    branch.forEachElement { element in
      guard let (effect, object) = transition(of: element, transactions) else { return }
      set(effect, .identity)
      if let object { enter(.identity, object) }
    }
  }

  /// The effect through which an element comes and goes: its own transition's, or one that fades it.
  private func transition(of element: NodeRef, _ transactions: TransactionScope) -> (
    EffectObject, TransitionObject?
  )? {
    var node = element
    // The modifier may stand inside others that wrap the same single view.
    while true {
      if node.pointee.kind == .transition {
        let object = node.object(TransitionObject.self)
        return object.effect.map { ($0, object) }
      }
      if node.pointee.kind.hasSecondary, let primary = node.primary {
        node = primary
      } else if node.pointee.kind.isUnary, let child = node.child {
        node = child
      } else {
        break
      }
    }
    if let effect = drawing.transitions[element] { return (effect, nil) }
    let effect = EffectObject(element, .identity, transactions, isGeometric: false, isTransition: true)
    drawing.transitions[element] = effect
    element.pointee.flags.insert(.hasTransition)
    // Its leaves find the effect in the absolute pass.
    if !element.pointee.frame.x.isNaN, element.pointee.flags.insert(.moved).inserted { moved.append(element) }
    adopt(effect, below: element)
    return (effect, nil)
  }

  /// Leaves that are no longer in layout take the effect now.
  private func adopt(_ effect: EffectObject, below node: NodeRef) {
    var outer: Unmanaged<EffectObject>?
    var ancestor = node.pointee.parent
    while let current = ancestor {
      if let found = current.effect {
        outer = .passUnretained(found)
      } else if current.pointee.flags.contains(.hasTransition), let found = drawing.transitions[current] {
        outer = .passUnretained(found)
      }
      if outer != nil { break }
      ancestor = current.pointee.parent
    }
    effect.outer = outer
    func walk(_ node: NodeRef) {
      if node.pointee.leaf >= 0 {
        let leaf = leaves.items + Int(node.pointee.leaf)
        if leaf.pointee.effect.isSame(as: outer) { leaf.pointee.effect = .passUnretained(effect) }
      }
      if let inner = node.effect {
        if inner.outer.isSame(as: outer) { inner.outer = .passUnretained(effect) }
        return
      }
      var child = node.pointee.first
      while let current = child {
        walk(current)
        child = current.pointee.next
      }
    }
    walk(node)
  }

  /// Frees removed branches whose transitions have ended.
  func sweepGhosts() {
    guard !drawing.ghosts.isEmpty else { return }
    var index = 0
    while index < drawing.ghosts.count {
      let ghost = drawing.ghosts[index]
      if ghost.effects.contains(where: \.isRunning) || ghost.hasModifiers && isAnimating(ghost.branch) {
        index += 1
        continue
      }
      drawing.ghosts.remove(at: index)
      free(ghost.branch, in: ghost.container)
    }
  }

  /// Whether anything below a removed branch still runs.
  private func isAnimating(_ node: NodeRef) -> Bool {
    if let effect = node.effect, effect.isRunning { return true }
    if node.pointee.flags.contains(.hasTransition), drawing.transitions[node]?.isRunning == true {
      return true
    }
    if node.pointee.leaf >= 0, leaves.items[Int(node.pointee.leaf)].animation >= 0 { return true }
    if animations.drivers.contains(where: { $0.isRunning && $0.record?.node == node }) { return true }
    var child = node.pointee.first
    while let current = child {
      if isAnimating(current) { return true }
      child = current.pointee.next
    }
    return false
  }

  /// Unlinks a branch from its container and frees it.
  func free(_ branch: NodeRef, in container: NodeRef) {
    if container.pointee.first == branch {
      container.pointee.first = branch.pointee.next
    } else {
      var sibling = container.pointee.first
      while let node = sibling {
        if node.pointee.next == branch {
          node.pointee.next = branch.pointee.next
          break
        }
        sibling = node.pointee.next
      }
    }
    switch container.pointee.kind {
    case .forEach: container.object(ForEachContainer.self).forget(branch)
    case .lazyForEach: container.object(LazyForEachRecord.self).forget(branch)
    default: break
    }
    drawing.orderIsDirty = true
    freeSubtree(branch)
  }

  /// Frees a node with all below it, deepest last, without recursion.
  func freeSubtree(_ root: NodeRef) {
    var pending = [root]
    while let node = pending.popLast() {
      var child = node.pointee.first
      while let current = child {
        pending.append(current)
        child = current.pointee.next
      }
      if let object = node.pointee.object {
        object.takeUnretainedValue().detach(from: self, node: node)
        object.release()
      }
      if node.pointee.flags.contains(.hasTransition),
        let effect = drawing.transitions.removeValue(forKey: node)
      {
        effect.detach(from: self, node: node)
      }
      if node.pointee.flags.contains(.isForeign) { foreignScopes[node] = nil }
      if node.pointee.flags.contains(.removed) { drawing.ghosts.removeAll { $0.branch == node } }
      if node.pointee.leaf >= 0 { freeLeaf(node.pointee.leaf) }
      arena.release(node)
    }
  }
}

extension Optional where Wrapped == Unmanaged<EffectObject> {
  /// Whether both stand for the same effect, or for none.
  fileprivate func isSame(as other: Self) -> Bool { self?.toOpaque() == other?.toOpaque() }
}
