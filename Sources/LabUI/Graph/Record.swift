/// Something in the tree that can be evaluated again by itself: a body, a reader's content, a dynamic container.
///
/// It remembers where it stands (node, scopes) and what it has read. `reevaluate` is a closure made where the view's
/// type is concrete: a method of a generic class would never be specialised, nor would anything that it calls.
@usableFromInline class Record: NodeObject {
  @usableFromInline unowned(unsafe) final let graph: Graph
  @usableFromInline final var node: NodeRef
  @usableFromInline final var depth: Int32
  @usableFromInline final var environment: EnvironmentScope
  @usableFromInline final var transactions: TransactionScope
  @usableFromInline final var pending: PendingModifier?
  /// Queued for evaluation in the pass that is running or next.
  final var isDirty = false
  final var isDetached = false
  /// Storage of its dynamic properties by position; kept when the view value is replaced.
  final var boxes: ContiguousArray<(key: Int, box: AnyObject)> = []
  final var dependencies: [Dependency] = []
  /// Counts evaluations, so that what was not read again is let go.
  final var epoch: UInt32 = 0
  /// What tells this record of changes of observable objects; made with the first evaluation.
  private final var token: ObservationToken?
  /// True when a field is an `@Environment`, with what to compare when the environment changes.
  final var environmentReads: [any EnvironmentRead] = []

  @usableFromInline init(_ node: NodeRef, _ cursor: _ViewCursor) {
    graph = cursor.graph
    self.node = node
    depth = cursor.depth
    environment = cursor.environment
    transactions = cursor.transactions
    pending = cursor.pending
  }

  /// Evaluates it again in place; overridden by each kind of record.
  @MainActor func evaluate() {}

  /// A cursor at its children, in its own scopes.
  @usableFromInline final func makeCursor() -> _ViewCursor {
    var cursor = _ViewCursor(graph: graph, parent: node, environment: environment, transactions: transactions)
    cursor.existing = node.pointee.first
    cursor.isMaking = false
    cursor.pending = pending
    cursor.depth = depth + 1
    return cursor
  }

  @usableFromInline final func observationToken() -> ObservationToken {
    if let token { return token }
    let made = ObservationToken(self)
    token = made
    return made
  }

  /// Runs `body` with everything that it reads noted as a dependency.
  @usableFromInline @MainActor final func track(_ body: () -> Void) {
    isDirty = false
    epoch &+= 1
    let outer = Tracking.current
    Tracking.current = self
    body()
    Tracking.current = outer
    var index = 0
    while index < dependencies.count {
      guard dependencies[index].epoch != epoch else {
        index += 1
        continue
      }
      let stale = dependencies.remove(at: index)
      stale.source.remove(stale.index)
    }
  }

  /// Runs `body` with what it reads noted in addition to what is known.
  @MainActor final func trackMore(_ body: () -> Void) {
    let outer = Tracking.current
    Tracking.current = self
    body()
    Tracking.current = outer
  }

  override func detach(from graph: Graph, node: NodeRef) {
    isDetached = true
    for index in dependencies.indices { dependencies[index].source.remove(dependencies[index].index) }
    dependencies = []
    if !graph.animations.clocks.isEmpty {
      for box in boxes { (box.box as? Clock).map { graph.stop($0) } }
    }
    boxes = []
    token?.record = nil
  }
}

/// One edge of the dependency graph: the source that was read and where in its list of readers this record stands.
struct Dependency {
  var source: DependencySource
  var index: Int
  /// The evaluation in which it was last read.
  var epoch: UInt32
}

/// A value that records read and that tells them when it changes.
@usableFromInline class DependencySource {
  private(set) final var readers: [Unmanaged<Record>] = []

  @usableFromInline init() {}

  /// Notes that the record being evaluated has read this.
  @usableFromInline final func track() {
    guard let record = Tracking.current else { return }
    for index in record.dependencies.indices where record.dependencies[index].source === self {
      record.dependencies[index].epoch = record.epoch
      return
    }
    record.dependencies.append(Dependency(source: self, index: readers.count, epoch: record.epoch))
    readers.append(.passUnretained(record))
  }

  /// Invalidates everything that has read it.
  @usableFromInline final func notify() {
    for reader in readers {
      let record = reader.takeUnretainedValue()
      record.graph.invalidate(record)
    }
  }

  final func remove(_ index: Int) {
    let last = readers.removeLast()
    guard index < readers.count else { return }
    readers[index] = last
    let record = last.takeUnretainedValue()
    for position in record.dependencies.indices where record.dependencies[position].source === self {
      record.dependencies[position].index = index
    }
  }
}

/// What is being evaluated now.
///
/// One thread evaluates views (the main actor's), so a plain global serves.
@usableFromInline enum Tracking {
  nonisolated(unsafe) static var current: Record?
  /// What tells the record that is evaluated now of changes of observable objects.
  @usableFromInline static var token: ObservationToken? { current?.observationToken() }

  /// Runs a closure that a body made and that is called after it: what it reads counts as read by that body.
  static func with<Result>(_ record: Record?, _ body: () -> Result) -> Result {
    let outer = current
    current = record
    defer { current = outer }
    return body()
  }
}
