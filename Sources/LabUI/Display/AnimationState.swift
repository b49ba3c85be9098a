/// One leaf on its way to its final frame.
struct LeafAnimation {
  var leaf: Int32
  var animator = Animator<Vector4>()
  /// What is left of the way at the time shown.
  var remaining = Vector4.zero
  var completions: [AnimationCompletion] = []
}

/// Everything that runs; a frame costs what is in these lists.
struct AnimationState {
  var leaves: ContiguousArray<LeafAnimation> = []
  var effects: [EffectObject] = []
  var groups: [MatchGroup] = []
  var drivers: [AnimatableDriver] = []
  var clocks: [Clock] = []
  /// Completions that wait for running animations.
  var completions: [AnimationCompletion] = []

  var isEmpty: Bool {
    leaves.isEmpty && effects.isEmpty && groups.isEmpty && drivers.isEmpty && clocks.isEmpty
  }
}

extension Graph {
  /// Starts what changed in the pass: each difference animates as its transaction says, or is shown at once.
  func applyChanges() {
    for reference in changedEffects { apply(reference.takeRetainedValue()) }
    changedEffects.removeAll(keepingCapacity: true)
    for index in changedLeaves { apply(index) }
    changedLeaves.removeAll(keepingCapacity: true)
  }

  private func apply(_ index: Int32) {
    let leaf = leaves.items + Int(index)
    guard leaf.pointee.isChanged else { return }
    leaf.pointee.isChanged = false
    noteDrawing(index)
    let before = leaf.pointee.before
    guard !before.components.x.isNaN, before != leaf.pointee.target, let scope = leaf.pointee.transactions
    else { return }
    let transaction = scope.takeUnretainedValue().resolve()
    // Without an animation the leaf jumps by the difference and keeps what is left of one that runs.
    guard let animation = transaction.animation else { return }
    if leaf.pointee.animation < 0 {
      leaf.pointee.animation = Int32(animations.leaves.count)
      animations.leaves.append(LeafAnimation(leaf: index))
    }
    let position = Int(leaf.pointee.animation)
    animations.leaves[position].animator.retarget(
      by: leaf.pointee.target - before, animation: animation, at: time)
    animations.leaves[position].remaining = animations.leaves[position].animator.remaining(at: time)
    attach(transaction, to: &animations.leaves[position].completions)
    if !animations.leaves[position].animator.isRunning { stopLeaf(index) }
  }

  private func apply(_ effect: EffectObject) {
    effect.isChanged = false
    guard !effect.isDetached else { return }
    let transaction = effect.transactions.resolve()
    let animation = effect.animationOverride ?? transaction.animation
    effect.animationOverride = nil
    if let animation {
      let shift = effect.values.shift - effect.valuesBefore.shift
      let factors = effect.values.factors - effect.valuesBefore.factors
      if shift != .zero { effect.shift.retarget(by: shift, animation: animation, at: time) }
      if factors != .zero { effect.factors.retarget(by: factors, animation: animation, at: time) }
      if effect.isGeometric || effect.clips, !effect.slotBefore.components.x.isNaN,
        effect.slot != effect.slotBefore
      {
        effect.slotMotion.retarget(by: effect.slot - effect.slotBefore, animation: animation, at: time)
      }
      if effect.isRunning {
        attach(transaction, to: &effect.completions)
        run(effect)
      }
    }
    show(effect)
    noteDrawing(below: effect.node)
  }

  /// Sets what an effect shows at the time that is now.
  private func show(_ effect: EffectObject) {
    effect.shownValues.shift = effect.values.shift - effect.shift.remaining(at: time)
    effect.shownValues.factors = effect.values.factors - effect.factors.remaining(at: time)
    effect.shownSlot = effect.slot - effect.slotMotion.remaining(at: time)
  }

  private func attach(_ transaction: Transaction, to list: inout [AnimationCompletion]) {
    for completion in transaction.completions where !list.contains(where: { $0 === completion }) {
      completion.running += 1
      list.append(completion)
    }
  }

  /// Moves everything that animates to the time that is now.
  @MainActor func tick() {
    guard !animations.isEmpty else { return }
    var index = 0
    while index < animations.leaves.count {
      animations.leaves[index].remaining = animations.leaves[index].animator.remaining(at: time)
      noteDrawing(animations.leaves[index].leaf)
      if !animations.leaves[index].completions.isEmpty { checkLogical(at: index) }
      if animations.leaves[index].animator.isRunning {
        index += 1
      } else {
        stopLeaf(animations.leaves[index].leaf)
      }
    }
    if tickEffects() {
      // What an animated scroll passes by is made on the way.
      for lazy in lazies { lazy.checkVisibility() }
    }
    if !animations.groups.isEmpty {
      pass &+= 1
      transaction = Transaction()
      tickMatched()
      settleLayout()
      readGeometry()
    }
    // Readers in a matched view that moves, and lazy rows that come into view.
    if !lateRecords.isEmpty { runPass(Transaction(), []) }
    if !animations.drivers.isEmpty { tickDrivers() }
    for clock in animations.clocks { clock.tick() }
    sweepGhosts()
  }

  /// Moves effects; true when one of them scrolls.
  private func tickEffects() -> Bool {
    var hasScrolled = false
    var index = 0
    while index < animations.effects.count {
      let effect = animations.effects[index]
      show(effect)
      if effect.node.scrollObject != nil { hasScrolled = true }
      noteDrawing(below: effect.node)
      for completion in effect.completions where completion.criteria.isLogical {
        if effect.shift.isLogicallyComplete(at: time), effect.factors.isLogicallyComplete(at: time),
          effect.slotMotion.isLogicallyComplete(at: time)
        {
          effect.completions.removeAll { $0 === completion }
          finish(completion)
        }
      }
      if effect.isRunning { index += 1 } else { stop(effect) }
    }
    return hasScrolled
  }

  /// Evaluates what is made of animatable data, in a pass of its own without an animation.
  @MainActor private func tickDrivers() {
    var records: [Record] = []
    for driver in animations.drivers {
      guard let record = driver.record, !record.isDetached else { continue }
      record.isDirty = true
      records.append(record)
    }
    runPass(Transaction(), records)
    for driver in animations.drivers where !driver.isRunning { stop(driver) }
  }

  private func checkLogical(at index: Int) {
    guard animations.leaves[index].animator.isLogicallyComplete(at: time) else { return }
    for completion in animations.leaves[index].completions where completion.criteria.isLogical {
      finish(completion)
    }
    animations.leaves[index].completions.removeAll { $0.criteria.isLogical }
  }

  func finish(_ completion: AnimationCompletion) {
    completion.running -= 1
    fireIfDone(completion)
  }

  func fireIfDone(_ completion: AnimationCompletion) {
    guard completion.running <= 0, !completion.hasFired else { return }
    completion.hasFired = true
    schedule(nil, completion.action)
  }

  // Lists by swap-remove: order does not matter to the result.

  func stopLeaf(_ index: Int32) {
    let position = Int(leaves.items[Int(index)].animation)
    guard position >= 0 else { return }
    leaves.items[Int(index)].animation = -1
    for completion in animations.leaves[position].completions { finish(completion) }
    let last = animations.leaves.count - 1
    if position != last {
      animations.leaves.swapAt(position, last)
      leaves.items[Int(animations.leaves[position].leaf)].animation = Int32(position)
    }
    animations.leaves.removeLast()
  }

  func run(_ effect: EffectObject) { animations.effects.insert(effect) }

  func stop(_ effect: EffectObject) {
    guard animations.effects.remove(effect) else { return }
    for completion in effect.completions { finish(completion) }
    effect.completions = []
  }

  func run(_ group: MatchGroup) { animations.groups.insert(group) }
  func stop(_ group: MatchGroup) { animations.groups.remove(group) }
  func run(_ driver: AnimatableDriver) { animations.drivers.insert(driver) }
  func stop(_ driver: AnimatableDriver) { animations.drivers.remove(driver) }
  func run(_ clock: Clock) { animations.clocks.insert(clock) }
  func stop(_ clock: Clock) { animations.clocks.remove(clock) }
}

extension EffectObject: Listed {}
extension MatchGroup: Listed {}
extension AnimatableDriver: Listed {}
extension Clock: Listed {}
