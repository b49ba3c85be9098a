public import Observation

/// A record over one concrete view (or modifier) type.
@usableFromInline final class ViewRecord<Value>: Record {
  @usableFromInline var value: Value
  @usableFromInline let body: @MainActor (ViewRecord<Value>, inout _ViewCursor) -> Void
  /// False until its body has run once: then its children are made, not updated.
  @usableFromInline var hasRun = false
  var animation: AnimatableDriver?

  @usableFromInline init(
    _ value: Value, _ node: NodeRef, _ cursor: _ViewCursor, isAttached: Bool = true,
    body: @escaping @MainActor (ViewRecord<Value>, inout _ViewCursor) -> Void
  ) {
    self.value = value
    self.body = body
    super.init(node, cursor)
    if isAttached { node.pointee.object = .passRetained(self) }
    let table = FieldTable.of(Value.self)
    if !table.properties.isEmpty {
      withUnsafeMutablePointer(to: &self.value) { table.bind(UnsafeMutableRawPointer($0), to: self) }
    }
    if let driver = AnimatableDriver.make(for: Value.self) {
      driver.record = self
      animation = driver
      withUnsafeMutablePointer(to: &self.value) { driver.start(UnsafeMutableRawPointer($0)) }
    }
  }

  /// Takes a new value from the parent; true when the body must run.
  @usableFromInline func update(_ new: Value, _ cursor: _ViewCursor) -> Bool {
    pending = cursor.pending
    let table = FieldTable.of(Value.self)
    var new = new
    let isSame = withUnsafeMutablePointer(to: &new) { new in
      withUnsafeMutablePointer(to: &value) { old in
        table.isEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
    // A pending modifier is a new closure each time, so what it wraps must be visited again.
    if isSame, !isDirty, pending == nil { return false }
    withUnsafeMutablePointer(to: &new) { table.bind(UnsafeMutableRawPointer($0), to: self) }
    value = new
    if let animation {
      withUnsafeMutablePointer(to: &value) { animation.update(UnsafeMutableRawPointer($0)) }
    }
    return true
  }

  /// Runs the body now, or later when the nesting is so deep that recursion would exhaust the stack.
  @usableFromInline @MainActor func start(_ cursor: inout _ViewCursor) {
    if cursor.depth - graph.evaluationDepth > Graph.recursionLimit {
      graph.enqueueDeep(self)
    } else {
      run(&cursor)
    }
  }

  @MainActor override func evaluate() {
    var cursor = makeCursor()
    if !hasRun {
      cursor.isMaking = true
      cursor.existing = nil
      node.markChildren()
    }
    run(&cursor)
  }

  @usableFromInline @MainActor func run(_ cursor: inout _ViewCursor) {
    hasRun = true
    graph.statistics.bodyEvaluations += 1
    if let animation, animation.isRunning {
      withUnsafeMutablePointer(to: &value) { _ = animation.tick(UnsafeMutableRawPointer($0), at: graph.time) }
    }
    var inner = cursor
    track { body(self, &inner) }
    cursor = inner
  }

  /// Reads the body; a change of an observable object that it reads makes this dirty.
  @inlinable @MainActor func observed<Content>(_ content: (Value) -> Content) -> Content {
    let token = observationToken()
    return withObservationTracking {
      content(value)
    } onChange: {
      token.fire()
    }
  }

  override func detach(from graph: Graph, node: NodeRef) {
    if let animation { graph.stop(animation) }
    animation = nil
    super.detach(from: graph, node: node)
  }
}

/// Runs a closure of the body that is being evaluated, so that a change of what it reads of observable objects makes that
/// body dirty.
@inlinable func observing(_ body: () -> Void) {
  guard let token = Tracking.token else { return body() }
  withObservationTracking(body) { token.fire() }
}

/// Carries a record into the observation's `@Sendable` callback and forgets it when the record is gone.
@usableFromInline final class ObservationToken: @unchecked Sendable {
  /// Set to nil by the record when it goes.
  unowned(unsafe) var record: Record?

  @usableFromInline init(_ record: Record) { self.record = record }

  @usableFromInline func fire() {
    guard let record, !record.isDetached else { return }
    record.graph.invalidate(record)
  }
}
