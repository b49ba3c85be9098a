/// Changes the transaction for everything inside.
public struct _TransactionModifier: _PrimitiveModifier {
  /// Called for each update of the modifier; sets up the scope.
  let configure: (TransactionScope, Graph) -> Void

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.transactionScope)
    let scope: TransactionScope
    if cursor.isMaking {
      scope = TransactionScope(graph: cursor.graph, outer: cursor.transactions)
      node.pointee.object = .passRetained(scope)
    } else {
      scope = node.object(TransactionScope.self)
    }
    configure(scope, cursor.graph)
    scope.invalidate()
    let behind = cursor
    cursor.descend(into: node)
    cursor.transactions = scope
    return behind
  }

  /// Whether each element is wrapped by itself.
  public static var _wrapsEachElement: Bool { false }
}

extension View {
  /// Animates what changes inside in an update in which a value has changed; nil turns animation off.
  ///
  /// It goes before the transaction of `withAnimation`, and an inner one before an outer one. The first value is no
  /// change.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> ModifiedContent<
    Self, _TransactionModifier
  > {
    modifier(
      _TransactionModifier { scope, graph in
        // A value seen for the first time is no change; without the first question, no value yet would count as an
        // earlier nil of an optional value.
        if let any = scope.value, let old = any as? V {
          if old != value { scope.activePass = graph.pass }
        } else {
          scope.activePass = 0
        }
        scope.value = value
        // The change that is running keeps the animation of the pass that it belongs to.
        scope.change = { transaction in
          if !transaction.disablesAnimations { transaction.animation = animation }
        }
      })
  }

  /// Animates whatever changes inside, at any time, the first appearance of sizes included.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> ModifiedContent<Self, _TransactionModifier> {
    modifier(
      _TransactionModifier { scope, _ in
        scope.change = { transaction in
          if !transaction.disablesAnimations { transaction.animation = animation }
        }
      })
  }

  /// Changes the transaction for everything inside, at any time.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ModifiedContent<
    Self, _TransactionModifier
  > {
    modifier(_TransactionModifier { scope, _ in scope.change = transform })
  }

  /// Changes the transaction for everything inside in an update in which a value has changed.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _TransactionModifier> {
    modifier(
      _TransactionModifier { scope, graph in
        if let any = scope.value, let old = any as? V {
          if old != value { scope.activePass = graph.pass }
        } else {
          scope.activePass = 0
        }
        scope.value = value
        scope.change = transform
      })
  }
}
