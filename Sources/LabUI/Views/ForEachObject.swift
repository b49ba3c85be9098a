/// What a `ForEach` keeps whatever its ids are.
@usableFromInline class ForEachContainer: NodeObject {
  /// A removed branch was freed.
  func forget(_ branch: NodeRef) {}
  /// The branch of an element, or nil.
  func branch(for id: AnyHashable) -> NodeRef? { nil }
  /// The id of the element whose branch this is.
  func id(of branch: NodeRef) -> AnyHashable? { nil }
}

/// The branches of a `ForEach` by identity.
@usableFromInline final class ForEachObject<ID: Hashable>: ForEachContainer {
  @usableFromInline var ids: ContiguousArray<ID> = []
  @usableFromInline var nodes: ContiguousArray<NodeRef> = []
  /// Branches that are going but not yet gone.
  private var leaving: [(id: ID, branch: NodeRef)] = []

  @usableFromInline override init() {}

  @usableFromInline func reserve(_ count: Int) {
    ids.reserveCapacity(count)
    nodes.reserveCapacity(count)
  }

  @usableFromInline func warnOfDuplicates(in graph: Graph, _ type: Any.Type) {
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      graph.warn(
        "\(type): the ID \(id) occurs multiple times within the collection, this will give undefined results!"
      )
      return
    }
  }

  /// What becomes of the branches when the elements change: reused, revived or made.
  @usableFromInline struct Plan {
    var ids: ContiguousArray<ID>
    @usableFromInline var nodes: ContiguousArray<NodeRef?>
    var removed: [NodeRef] = []
    var made: [Int] = []
    @usableFromInline let parent: NodeRef

    /// Positions a cursor in the branch of an element.
    @usableFromInline @MainActor func enter(_ index: Int, _ cursor: inout _ViewCursor) {
      guard let node = nodes[index] else { return }
      if node.pointee.flags.contains(.childrenDirty) {
        // Fresh from the arena: a branch itself never keeps this flag.
        cursor.descendMaking(into: node)
        node.pointee.flags.remove(.childrenDirty)
      } else {
        cursor.descend(into: node)
      }
    }
  }

  /// Matches new ids with the branches that are there.
  ///
  /// The same id several times is matched in order.
  @usableFromInline @MainActor func reorder(
    _ new: [ID], at node: NodeRef, _ cursor: _ViewCursor, _ type: Any.Type
  ) -> Plan {
    var old: [ID: [Int]] = [:]
    for (index, id) in ids.enumerated().reversed() { old[id, default: []].append(index) }
    var plan = Plan(ids: ContiguousArray(new), nodes: [], parent: node)
    plan.nodes.reserveCapacity(new.count)
    var isReused = [Bool](repeating: false, count: ids.count)
    for (index, id) in new.enumerated() {
      if let found = old[id]?.popLast() {
        isReused[found] = true
        plan.nodes.append(nodes[found])
      } else if let ghost = leaving.firstIndex(where: { $0.id == id }) {
        let branch = leaving.remove(at: ghost).branch
        cursor.graph.revive(branch, in: node, cursor.transactions)
        plan.nodes.append(branch)
      } else {
        let branch = cursor.graph.arena.allocate(.item)
        branch.pointee.parent = node
        plan.nodes.append(branch)
        plan.made.append(index)
      }
    }
    for (index, branch) in nodes.enumerated() where !isReused[index] {
      plan.removed.append(branch)
      leaving.append((ids[index], branch))
    }
    // The old branches leave first, so that what they say no longer counts; then the list is linked anew.
    for branch in plan.removed { cursor.graph.remove(branch, from: node, cursor.transactions) }
    ids = plan.ids
    nodes = ContiguousArray(plan.nodes.compactMap { $0 })
    relink(node)
    warnOfDuplicates(in: cursor.graph, type)
    return plan
  }

  /// New branches appear once their content is made.
  @usableFromInline @MainActor func finish(_ plan: Plan, at node: NodeRef, _ cursor: _ViewCursor) {
    for index in plan.made {
      if let branch = plan.nodes[index] { cursor.graph.inserted(branch, in: node, cursor.transactions) }
    }
    cursor.graph.structureChanged(node)
  }

  private func relink(_ node: NodeRef) {
    var last: NodeRef?
    for branch in nodes + leaving.map(\.branch) {
      if let last { last.pointee.next = branch } else { node.pointee.first = branch }
      branch.pointee.next = nil
      last = branch
    }
    if last == nil { node.pointee.first = nil }
  }

  override func branch(for id: AnyHashable) -> NodeRef? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id).map { nodes[$0] }
  }

  override func id(of branch: NodeRef) -> AnyHashable? {
    nodes.firstIndex(of: branch).flatMap { AnyHashable(unwrapping: ids[$0]) }
  }

  override func forget(_ branch: NodeRef) { leaving.removeAll { $0.branch == branch } }
}

extension _ViewCursor {
  /// Takes the branch of the next element of a `ForEach` that is being made and enters it.
  @usableFromInline mutating func enterItem(_ container: inout _ViewCursor) -> NodeRef {
    let node = container.take(.item)
    node.pointee.flags.remove(.childrenDirty)
    self = container
    descend(into: node)
    return node
  }
}
