/// The position in the retained tree at which a view writes itself, making nodes the first time and updating them after.
///
/// A view's static structure is fixed by its type, so an update meets the same nodes in the same order; only dynamic
/// containers (`if`, `ForEach`, `AnyView`, `id`) choose which of their children to enter.
public struct _ViewCursor {
  @usableFromInline unowned(unsafe) let graph: Graph
  @usableFromInline var parent: NodeRef
  /// The sibling written last.
  @usableFromInline var last: NodeRef?
  /// The next node to update; nil when making.
  @usableFromInline var existing: NodeRef?
  @usableFromInline var isMaking = true
  /// Making the element of a branch that was inserted: its transition starts in the active state.
  @usableFromInline var isInserting = false
  @usableFromInline unowned(unsafe) var environment: EnvironmentScope
  @usableFromInline unowned(unsafe) var transactions: TransactionScope
  /// Modifiers over content of several elements, waiting to wrap each element.
  @usableFromInline unowned(unsafe) var pending: PendingModifier?
  @usableFromInline var depth: Int32 = 0

  init(graph: Graph, parent: NodeRef, environment: EnvironmentScope, transactions: TransactionScope) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.transactions = transactions
  }

  /// The next node in order: a new one when making, else the one that is there.
  @usableFromInline mutating func take(_ kind: NodeKind) -> NodeRef {
    if !isMaking, let node = existing {
      existing = node.pointee.next
      last = node
      return node
    }
    let node = graph.arena.allocate(kind)
    node.pointee.parent = parent
    if let last {
      node.pointee.next = last.pointee.next
      last.pointee.next = node
    } else {
      node.pointee.next = parent.pointee.first
      parent.pointee.first = node
    }
    last = node
    if environment.isRightToLeft { node.pointee.flags.insert(.rightToLeft) }
    return node
  }

  /// Moves to the children of a node that was just taken.
  @usableFromInline mutating func descend(into node: NodeRef) {
    parent = node
    last = nil
    existing = isMaking ? nil : node.pointee.first
    if isInserting, !node.pointee.kind.carriesTransition { isInserting = false }
  }

  /// Moves to the children of a container whose nodes are all new.
  mutating func descendMaking(into node: NodeRef) {
    parent = node
    last = nil
    existing = nil
    isMaking = true
    isInserting = true
  }

  /// Wraps the element to come in the modifiers that wait for it; returns where to go on afterwards.
  @usableFromInline @MainActor mutating func beginElement() -> _ViewCursor? {
    guard let modifier = pending else { return nil }
    pending = nil
    let inner = (environment, transactions)
    var resume = modifier.enter(&self)
    environment = inner.0
    transactions = inner.1
    resume.pending = modifier
    resume.environment = inner.0
    resume.transactions = inner.1
    return resume
  }

  @usableFromInline mutating func end(_ resume: _ViewCursor?) {
    if let resume { self = resume }
  }
}

/// A modifier that was applied to content of several elements, or of none: it wraps each element when it comes.
@usableFromInline final class PendingModifier {
  /// Modifiers further out, applied first.
  let outer: PendingModifier?
  let environment: EnvironmentScope
  let transactions: TransactionScope
  let apply: @MainActor (inout _ViewCursor) -> _ViewCursor

  @usableFromInline init(
    _ cursor: _ViewCursor, apply: @escaping @MainActor (inout _ViewCursor) -> _ViewCursor
  ) {
    outer = cursor.pending
    environment = cursor.environment
    transactions = cursor.transactions
    self.apply = apply
  }

  /// Enters all wrappers, outermost first; returns the cursor behind the outermost.
  @MainActor func enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let resume = outer?.enter(&cursor)
    let isForeign = cursor.isMaking && cursor.environment !== environment
    let inner = cursor.environment
    cursor.environment = environment
    cursor.transactions = transactions
    let behind = apply(&cursor)
    if isForeign { cursor.graph.setForeign(cursor.parent, environment) }
    cursor.environment = inner
    return resume ?? behind
  }
}
