/// A place in the tree from which the transaction is changed for everything inside.
///
/// A leaf that moves asks the scope it stands in; each scope resolves at most once a pass.
@usableFromInline final class TransactionScope: NodeObject {
  unowned(unsafe) let graph: Graph
  let outer: TransactionScope?
  /// What it does to the transaction; nil when it leaves it alone.
  var change: ((inout Transaction) -> Void)?
  /// The pass in which the change applies; nil: in every pass.
  var activePass: UInt32?
  /// The last value of an `.animation(_:value:)`, to compare the next with.
  var value: Any?

  private var resolvedPass: UInt32 = 0
  private var resolved = Transaction()

  init(graph: Graph, outer: TransactionScope?) {
    self.graph = graph
    self.outer = outer
  }

  /// The transaction of the pass that is running, as it arrives inside this scope.
  func resolve() -> Transaction {
    guard resolvedPass != graph.pass else { return resolved }
    var transaction = outer?.resolve() ?? graph.transaction
    if let change, activePass == nil || activePass == graph.pass { change(&transaction) }
    resolvedPass = graph.pass
    resolved = transaction
    return transaction
  }

  /// Forgets what it resolved in this pass: its change was replaced.
  func invalidate() { resolvedPass = 0 }
}
