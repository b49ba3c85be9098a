/// The elements of a `ForEach` in a lazy container, asked for one by one.
@usableFromInline struct LazySource {
  let count: Int
  let id: @MainActor (Int) -> AnyHashable
  /// The id that the content of an element was given by a modifier.
  let explicitID: @MainActor (Int) -> AnyHashable?
  let visit: @MainActor (Int, inout _ViewCursor) -> Void

  @usableFromInline init(
    count: Int, id: @escaping @MainActor (Int) -> AnyHashable,
    explicitID: @escaping @MainActor (Int) -> AnyHashable?,
    visit: @escaping @MainActor (Int, inout _ViewCursor) -> Void
  ) {
    self.count = count
    self.id = id
    self.explicitID = explicitID
    self.visit = visit
  }

  /// The position of an element with an id, its own or one that its content was given.
  @MainActor func index(of id: AnyHashable) -> Int? {
    (0..<count).first { self.id($0) == id } ?? (0..<count).first { explicitID($0) == id }
  }
}

extension _ViewCursor {
  /// Takes the node of a `ForEach`; one directly in a lazy container makes only what is seen, if each of its elements is
  /// one view: how many cells there are must be known without making them.
  @usableFromInline mutating func takeForEach(isLazy: Bool) -> NodeRef {
    take(isMaking && isLazy && isInLazyContainer ? .lazyForEach : .forEach)
  }

  /// Whether what is written here are cells of a lazy container.
  var isInLazyContainer: Bool {
    var node = parent
    while node.pointee.kind.isTransparent, let outer = node.pointee.parent { node = outer }
    return node.pointee.kind == .box && node.object(BoxObject.self) is LazyObject
  }

  @usableFromInline @MainActor mutating func visitLazily(_ node: NodeRef, _ source: LazySource) {
    if isMaking {
      node.pointee.object = .passRetained(LazyForEachRecord(source, node, self))
      node.markChildren()
    } else {
      node.object(LazyForEachRecord.self).update(source, self)
    }
  }
}

/// A `ForEach` in a lazy container: the few of its elements that are made.
@usableFromInline final class LazyForEachRecord: Record {
  /// An element that is made.
  struct Item {
    var index: Int
    let id: AnyHashable
    let node: NodeRef
  }

  private(set) var source: LazySource
  /// Counts the changes of the data.
  private(set) var version: UInt32 = 0
  /// By index, ascending.
  private(set) var items: [Item] = []
  /// Branches that are going but not yet gone.
  private var leaving: [(id: AnyHashable, branch: NodeRef)] = []
  /// The elements before a change of the data, until what is seen now has been made.
  private var previous: LazySource?
  private var hasRun = false

  init(_ source: LazySource, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.source = source
    super.init(node, cursor)
  }

  /// The lazy container that it stands in.
  var container: LazyObject? {
    node.layoutParent.flatMap { $0.pointee.kind == .box ? $0.object(BoxObject.self) as? LazyObject : nil }
  }

  @MainActor func index(of id: AnyHashable) -> Int? {
    items.first { $0.id == id }?.index ?? source.index(of: id)
  }

  func forget(_ branch: NodeRef) { leaving.removeAll { $0.branch == branch } }

  // MARK: Changes

  /// Takes over new elements: those that are made follow their ids, the ones that are gone leave.
  @MainActor func update(_ new: LazySource, _ cursor: _ViewCursor) {
    if previous == nil, hasRun { previous = source }
    let isKept = items.map { $0.index < new.count && new.id($0.index) == $0.id }
    // Lengths that were measured stay as long as nothing tells that the elements are others.
    if new.count != source.count || isKept.contains(false) { version &+= 1 }
    source = new
    pending = cursor.pending
    if isKept.contains(false) { matchItems(isKept, cursor.transactions) }
    visitItems()
    container?.contentsChanged()
    node.markChildren()
  }

  @MainActor private func matchItems(_ isKept: [Bool], _ transactions: TransactionScope) {
    var wanted = Set(zip(items, isKept).compactMap { $1 ? nil : $0.id })
    var positions: [AnyHashable: Int] = [:]
    let taken = Set(zip(items, isKept).compactMap { $1 ? $0.index : nil })
    for index in 0..<source.count where !wanted.isEmpty && !taken.contains(index) {
      let id = source.id(index)
      if wanted.remove(id) != nil { positions[id] = index }
    }
    var kept: [Item] = []
    var gone: [Item] = []
    for (item, isKept) in zip(items, isKept) {
      if isKept {
        kept.append(item)
      } else if let index = positions.removeValue(forKey: item.id) {
        kept.append(Item(index: index, id: item.id, node: item.node))
      } else {
        gone.append(item)
      }
    }
    items = kept.sorted { $0.index < $1.index }
    leaving += gone.map { ($0.id, $0.node) }
    for item in gone { graph.remove(item.node, from: node, transactions) }
    relink()
    graph.structureChanged(node)
  }

  /// The contents of what is made, anew.
  @MainActor private func visitItems() {
    track {
      for item in items {
        var cursor = makeCursor()
        cursor.descend(into: item.node)
        source.visit(item.index, &cursor)
      }
    }
  }

  /// Something that the contents read has changed.
  override func evaluate() { visitItems() }

  // MARK: What is seen

  /// Makes the element at a position unless it is made; returns its branch.
  @MainActor func make(_ index: Int) -> NodeRef {
    let position = position(of: index)
    if position < items.count, items[position].index == index { return items[position].node }
    let id = source.id(index)
    let branch: NodeRef
    if let found = leaving.firstIndex(where: { $0.id == id }) {
      branch = leaving.remove(at: found).branch
      items.insert(Item(index: index, id: id, node: branch), at: position)
      relink()
      graph.revive(branch, in: node, transactions)
      visit(index, branch, isMaking: false, isInserting: false)
    } else {
      branch = graph.arena.allocate(.item)
      branch.pointee.parent = node
      branch.pointee.flags.remove(.childrenDirty)
      link(branch, at: position)
      items.insert(Item(index: index, id: id, node: branch), at: position)
      let isNew = isInsertion(id)
      visit(index, branch, isMaking: true, isInserting: isNew)
      if isNew { graph.inserted(branch, in: node, transactions) } else { graph.structureChanged(node) }
    }
    return branch
  }

  @MainActor private func visit(_ index: Int, _ branch: NodeRef, isMaking: Bool, isInserting: Bool) {
    var cursor = makeCursor()
    cursor.parent = branch
    cursor.existing = isMaking ? nil : branch.pointee.first
    cursor.isMaking = isMaking
    cursor.isInserting = isInserting
    trackMore { source.visit(index, &cursor) }
  }

  /// Whether an element came with the last change of the data, rather than into view.
  @MainActor private func isInsertion(_ id: AnyHashable) -> Bool {
    guard let previous else { return false }
    if previousIDs == nil { previousIDs = Set((0..<previous.count).map { previous.id($0) }) }
    return !previousIDs!.contains(id)
  }
  private var previousIDs: Set<AnyHashable>?

  /// Lets go of what is made outside of some ranges.
  func keep(only ranges: [Range<Int>]) {
    hasRun = true
    previous = nil
    previousIDs = nil
    let gone = items.filter { item in !ranges.contains { $0.contains(item.index) } }
    guard !gone.isEmpty else { return }
    items.removeAll { item in !ranges.contains { $0.contains(item.index) } }
    for item in gone {
      graph.left(item.node)
      graph.freeSubtree(item.node)
    }
    relink()
    graph.structureChanged(node)
  }

  /// Where an element with an index stands among the ones that are made, or would.
  private func position(of index: Int) -> Int {
    items.indices.first(fromWhich: { items[$0].index >= index })
  }

  /// The branch of an element, or nil if that is not made.
  func branch(at index: Int) -> NodeRef? {
    let position = position(of: index)
    return position < items.count && items[position].index == index ? items[position].node : nil
  }

  /// Puts a new branch before the one of the item at a position; thousands may come into view at once.
  private func link(_ branch: NodeRef, at position: Int) {
    if position > 0 {
      let before = items[position - 1].node
      branch.pointee.next = before.pointee.next
      before.pointee.next = branch
    } else {
      branch.pointee.next = node.pointee.first
      node.pointee.first = branch
    }
  }

  private func relink() {
    var last: NodeRef?
    node.pointee.first = nil
    for branch in items.map(\.node) + leaving.map(\.branch) {
      if let last { last.pointee.next = branch } else { node.pointee.first = branch }
      branch.pointee.next = nil
      last = branch
    }
  }
}
