// How a frame runs: state changes are committed pass by pass, each pass through bodies, layout, absolute frames, matched
// geometry and late content, until nothing is left to do; then actions run and may ask for further passes.
extension Graph {
  /// Commits all state changes that wait, at the time that is now.
  @MainActor func flush() {
    guard !isUpdating else { return }
    // What comes from outside, such as a second tap at the same time, is an update of its own; an action that flushes is
    // part of the one that runs it.
    let isNested = isFlushing
    if !isNested { frame &+= 1 }
    isFlushing = true
    defer {
      isFlushing = isNested
      if !isNested, !chases.isEmpty { chases = [:] }
    }
    // Each action runs at most twice an update, so this ends.
    while !batches.isEmpty || !actions.isEmpty {
      if batches.isEmpty {
        runActions()
      } else {
        let batch = batches.removeFirst()
        runPass(batch.transaction, batch.records, batch.scrolls)
        // Actions of this pass come before later changes that are already known.
        runActions()
      }
    }
  }

  /// One transaction from its changed records to the frames that follow from them.
  @MainActor func runPass(
    _ transaction: Transaction, _ records: [Record], _ scrolls: [ScrollRequest] = []
  ) {
    pass &+= 1
    statistics.updatePasses += 1
    self.transaction = transaction
    isUpdating = true
    for record in records where record.isDirty && !record.isDetached { dirty.insert(record) }
    evaluateDirty()
    runPhases()
    var scrolls = scrolls + preferredScrolls
    preferredScrolls = []
    var round = 0
    var isUnsettled = false
    repeat {
      settleLayout()
      // Where a view is that is to be seen may only be known once others are made.
      isUnsettled = !scrolls.isEmpty && runScrolls(&scrolls)
      if evaluateLate() { isUnsettled = true }
      round += 1
    } while isUnsettled && round < Self.roundLimit
    if round == Self.roundLimit {
      warn("Geometry and content depend on each other without end; the rest waits for the next update.")
    }
    readGeometry()
    applyChanges()
    for completion in transaction.completions where completion.running == 0 { fireIfDone(completion) }
    isUpdating = false
  }

  /// Layout, absolute frames and matched geometry, as far as they are dirty.
  func settleLayout() {
    if root.pointee.flags.contains(.sizeDirty) || root.pointee.flags.contains(.placeDirty) {
      layout()
      settleSafeAreas()
    }
    resolveAbsolute()
    resolveMatched()
    if updateSafeAreas() {
      // Views that a matched group has placed reach other edges than layout knew.
      layout()
      resolveAbsolute()
      resolveMatched()
    }
    if !isUpdating { applyChanges() }
  }

  /// Evaluates the dirty records, the least deep first: a parent may make or free those below it.
  @MainActor private func evaluateDirty() {
    while true {
      let records = dirty.takeLevel()
      if records.isEmpty { return }
      for record in records where record.isDirty && !record.isDetached {
        evaluationDepth = record.depth
        record.evaluate()
      }
      evaluationDepth = 0
    }
  }

  /// Transitions made of modifiers go from their first phase to the next in the same pass.
  @MainActor private func runPhases() {
    let phases = drawing.phases
    drawing.phases.removeAll(keepingCapacity: true)
    let appearing = phases.filter { $0.object.phase == .willAppear && !$0.record.isDetached }
    if !appearing.isEmpty {
      // The active state is laid out without being shown: it is what the identity animates from.
      settleLayout()
      for (record, _) in appearing {
        var child = record.node.pointee.first
        while let current = child {
          startFromHere(below: current)
          child = current.pointee.next
        }
      }
    }
    for (record, object) in phases where !record.isDetached {
      if object.phase == .willAppear { object.phase = .identity }
      object.scope?.activePass = pass
      object.scope?.invalidate()
      record.isDirty = true
      record.evaluate()
    }
  }

  /// Content that depends on geometry; true when some was made and layout must follow.
  @MainActor private func evaluateLate() -> Bool {
    var again = false
    if !lateRecords.isEmpty {
      let records = lateRecords.sorted { $0.depth < $1.depth }
      lateRecords.removeAll(keepingCapacity: true)
      for record in records where record.isDirty && !record.isDetached {
        record.evaluate()
        again = true
      }
    }
    for reader in preferences.take() where !reader.isDetached {
      if reader.read() { again = true }
    }
    evaluateDirty()
    runPhases()
    return again || root.pointee.flags.contains(.sizeDirty) || root.pointee.flags.contains(.placeDirty)
  }

  /// One displayed frame: what waits is committed at the time it was asked for, then the clock moves.
  @MainActor func advance(by seconds: Double) {
    flush()
    guard seconds > 0 else { return }
    time += seconds
    tick()
    flush()
  }
}
