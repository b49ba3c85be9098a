/// The environment from one node down, changed in place when the modifier above it changes.
@usableFromInline final class EnvironmentScope: NodeObject {
  var values: EnvironmentValues
  /// What it does to the values of the scope outside.
  var change: ((inout EnvironmentValues) -> Void)?
  @usableFromInline var isRightToLeft: Bool { values.builtIn.layoutDirection == .rightToLeft }

  init(_ values: EnvironmentValues, change: ((inout EnvironmentValues) -> Void)? = nil) {
    self.values = values
    self.change = change
    if let change { change(&self.values) }
  }
}

/// One `@Environment` of a record: whether its value differs between two environments.
protocol EnvironmentRead {
  func differs(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
}

extension Graph {
  /// The values outside a scope have changed to `outer`: derives the scope's anew and invalidates what reads them.
  func rederive(_ scope: EnvironmentScope, at node: NodeRef, from outer: EnvironmentValues) {
    let old = scope.values
    var new = outer
    scope.change?(&new)
    scope.values = new
    guard !old.isSame(as: new) else { return }
    propagate(from: old, to: new, below: node)
  }

  /// Walks what stands in a scope: texts and colours resolve again, readers are invalidated, inner scopes derived.
  func propagate(from old: EnvironmentValues, to new: EnvironmentValues, below parent: NodeRef) {
    let builtInChanged = old.builtIn != new.builtIn
    var child = parent.pointee.first
    while let node = child {
      child = node.pointee.next
      if node.pointee.kind == .environment {
        rederive(node.object(EnvironmentScope.self), at: node, from: new)
        continue
      }
      if builtInChanged { node.resolve(new.builtIn, in: self) }
      if let record = node.pointee.object?.takeUnretainedValue() as? Record, !record.isDirty,
        record.environmentReads.contains(where: { $0.differs(old, new) })
      {
        enqueue(record)
      }
      propagate(from: old, to: new, below: node)
    }
  }
}
