/// The retained tree of one window with everything that keeps it up to date.
///
/// A frame runs the phases of ``flush()``; each phase has its own list of what is dirty, so that a frame in which
/// nothing is dirty only moves what animates.
@usableFromInline final class Graph {
  /// Bodies nested deeper than this are put on a list instead of being evaluated by recursion.
  static let recursionLimit: Int32 = 64
  /// The rounds of layout and late content in one pass, after which what still changes waits for the next.
  static let roundLimit = 10
  /// How often a record is evaluated again in one update because state changed while it or others were evaluated.
  static let chaseLimit = 8

  // One thread updates the graph, and no access below is held across a call that makes another: the run-time check of
  // exclusive access, which would cost a tenth of an update, is left out.
  let arena = NodeArena()
  @exclusivity(unchecked) var root: NodeRef
  @exclusivity(unchecked) var size = CGSize.zero
  let environment: EnvironmentScope
  var rootTransactions: TransactionScope!
  @exclusivity(unchecked) @usableFromInline var statistics = UpdateStatistics()
  var warnings: [String] = []

  /// Seconds on the virtual clock.
  @exclusivity(unchecked) var time = 0.0
  /// Counts the updates, for the limit on dispatches of one action in each.
  @exclusivity(unchecked) var frame: UInt32 = 1
  /// Whether an update is committed, its actions included.
  @exclusivity(unchecked) var isFlushing = false
  /// The records whose state changed during the running update, and how often.
  var chases: [ObjectIdentifier: Int] = [:]
  /// The running pass; scopes and leaves compare it with what they remember.
  @exclusivity(unchecked) @usableFromInline var pass: UInt32 = 0
  /// The transaction of the running pass.
  @exclusivity(unchecked) var transaction = Transaction()

  // What waits.
  var batches: [Batch] = []
  @exclusivity(unchecked) var dirty = RecordQueue()
  @exclusivity(unchecked) var evaluationDepth: Int32 = 0
  @exclusivity(unchecked) var isUpdating = false

  /// Scrolls that views of the running pass ask for in its transaction.
  var preferredScrolls: [ScrollRequest] = []
  /// Lazy containers: what they make depends on what is seen.
  var lazies: [LazyObject] = []

  /// Wrappers of elements in an environment scope that themselves belong to a scope further out.
  var foreignScopes: [NodeRef: EnvironmentScope] = [:]

  // Layout.
  @exclusivity(unchecked) var moved: [NodeRef] = []
  @exclusivity(unchecked) var lateRecords: [Record] = []
  @exclusivity(unchecked) var matching = MatchedGeometry()
  @exclusivity(unchecked) var preferences = PreferenceState()

  // Drawing.
  @exclusivity(unchecked) var leaves = LeafStore()
  @exclusivity(unchecked) var changedLeaves: [Int32] = []
  @exclusivity(unchecked) var changedEffects: [Unmanaged<EffectObject>] = []
  @exclusivity(unchecked) var drawing = DrawingState()

  // Animation.
  @exclusivity(unchecked) var animations = AnimationState()

  // Actions.
  @exclusivity(unchecked) var actions: [PendingAction] = []
  /// How many candidates of a `ViewThatFits` there are, so that nobody looks for them where there are none.
  var candidates = 0
  /// How many views have a shape of their own for taps, likewise.
  var contentShapes = 0
  /// Views whose geometry is read at the end of the pass.
  var geometryReads: [GeometryRecord] = []
  /// What the window's edges take off the safe area.
  var safeArea = EdgeInsets()
  /// How many views take room off a safe area.
  var safeAreaProviders = 0
  /// Views that reach out over the edges of their safe area, and whether one does.
  var safeAreaReaders: [Unmanaged<SafeAreaReader>] = []
  var reachesOut = false
  private var namespaces = 0
  var isTornDown = false

  init(environment values: EnvironmentValues) {
    environment = EnvironmentScope(values)
    root = arena.allocate(.zStack)
    rootTransactions = TransactionScope(graph: self, outer: nil)
  }

  /// State changes that were made in compatible transactions and are committed in one pass.
  struct Batch {
    var transaction: Transaction
    var records: [Record]
    var scrolls: [ScrollRequest] = []
  }

  func nextNamespace() -> Int {
    namespaces += 1
    return namespaces
  }

  func warn(_ message: String) {
    if !warnings.contains(message) { warnings.append(message) }
  }

  /// A source that a record has read has changed: it is evaluated in the current transaction, at the next flush.
  @usableFromInline func invalidate(_ record: Record) {
    guard !record.isDetached, !record.isDirty else { return }
    if isUpdating, Tracking.current != nil {
      warn("Modifying state during view update, this will cause undefined behavior.")
      let id = ObjectIdentifier(record)
      chases[id, default: 0] += 1
      // A body that changes what it reads would be evaluated for ever.
      guard chases[id, default: 0] <= Self.chaseLimit else { return }
    }
    record.isDirty = true
    requestPass()
    batches[batches.count - 1].records.append(record)
  }

  /// Asks for a pass in the current transaction.
  func requestPass() {
    let transaction = Transaction.current
    if let last = batches.last, last.transaction.isCompatible(with: transaction) { return }
    // The same `withAnimation` with a completion: one batch, not one for each change in it.
    if let last = batches.last, !transaction.completions.isEmpty,
      last.transaction.completions.elementsEqual(transaction.completions, by: ===)
    {
      return
    }
    batches.append(Batch(transaction: transaction, records: []))
  }

  /// Puts a record on the list of the running pass.
  func enqueue(_ record: Record) {
    guard !record.isDetached else { return }
    record.isDirty = true
    dirty.insert(record)
  }

  @usableFromInline func enqueueDeep(_ record: Record) {
    record.isDirty = true
    dirty.insert(record)
  }
}

/// Records waiting for evaluation, the least deep first, in order of arrival among equals.
struct RecordQueue {
  private var levels: [[Record]] = []
  private var lowest = 0
  private(set) var count = 0

  mutating func insert(_ record: Record) {
    let depth = Int(record.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(record)
    lowest = min(lowest, depth)
    count += 1
  }

  /// The records of the least depth that has any; empty when none waits.
  mutating func takeLevel() -> [Record] {
    while lowest < levels.count, levels[lowest].isEmpty { lowest += 1 }
    guard lowest < levels.count else {
      lowest = 0
      return []
    }
    let records = levels[lowest]
    levels[lowest] = []
    count -= records.count
    return records
  }
}
