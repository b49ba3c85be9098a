/// Actions when a view comes and goes.
public struct _LifecycleModifier: _PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.lifecycle)
    if cursor.isMaking {
      let object = LifecycleObject()
      object.disappear = disappear
      node.pointee.object = .passRetained(object)
      node.raise(.hasLifecycle)
      object.appear = appear
      if cursor.graph.isDormant(node) {
        object.isGone = true
      } else if let appear {
        cursor.graph.schedule(nil, appear)
      }
    } else {
      let object = node.object(LifecycleObject.self)
      object.appear = appear
      object.disappear = disappear
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

/// Runs an action when a value changes.
public struct _ValueActionModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  /// The older form without the old value runs the closure of the view before the change (engine facts 3.7).
  let usesEarlierClosure: Bool

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.lifecycle)
    if cursor.isMaking {
      let object = ValueActionObject(value, action)
      node.pointee.object = .passRetained(object)
      if cursor.graph.isDormant(node) {
        object.isGone = true
        object.isInitial = isInitial
        node.raise(.hasLifecycle)
      } else if isInitial {
        cursor.graph.schedule(object.owner) { [value, action] in action(value, value) }
      }
    } else {
      let object = node.object(ValueActionObject<Value>.self)
      let old = object.value
      if old != value, !object.isGone {
        let action = usesEarlierClosure ? object.action : action
        cursor.graph.schedule(object.owner) { [value] in action(old, value) }
      }
      object.value = value
      object.action = action
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

class LifecycleObject: NodeObject {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  /// Out of the layout, or not yet in it: in a view that is only measured.
  final var isGone = false

  /// Its view has left the layout.
  func left(_ graph: Graph) {
    guard !isGone else { return }
    isGone = true
    if let disappear { graph.schedule(nil, disappear) }
  }

  /// Its view came back before it was gone.
  func returned(_ graph: Graph) {
    guard isGone else { return }
    isGone = false
    appeared(graph)
  }

  /// Its view has come into the layout.
  func appeared(_ graph: Graph) {
    if let appear { graph.schedule(nil, appear) }
  }
}

final class ValueActionObject<Value>: LifecycleObject {
  var value: Value
  var action: (Value, Value) -> Void
  let owner = ActionOwner("onChange(of: \(Value.self)) action tried to update multiple times per frame.")

  /// Whether the action is still to run with the first value.
  var isInitial = false

  init(_ value: Value, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.action = action
  }

  override func appeared(_ graph: Graph) {
    guard isInitial else { return }
    isInitial = false
    graph.schedule(owner) { [value, action] in action(value, value) }
  }
}

extension Graph {
  /// Everything in a branch that left the layout is told so.
  func left(_ branch: NodeRef) { tellLifecycle(branch) { $0.left(self) }; matching.left(branch, in: self) }

  /// Everything in a branch that came back is told so.
  func returned(_ branch: NodeRef) {
    tellLifecycle(branch) { $0.returned(self) }; matching.returned(branch, in: self)
  }

  private func tellLifecycle(_ node: NodeRef, _ tell: (LifecycleObject) -> Void) {
    guard node.pointee.flags.contains(.hasLifecycle), !node.isDormantCandidate else { return }
    if node.pointee.kind == .lifecycle { tell(node.object(LifecycleObject.self)) }
    var child = node.pointee.first
    while let current = child {
      if !current.pointee.flags.contains(.removed) { tellLifecycle(current, tell) }
      child = current.pointee.next
    }
  }
}

extension View {
  /// Runs an action when the view comes into the layout, before it is first shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(_LifecycleModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view has left the layout.
  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(_LifecycleModifier(appear: nil, disappear: action))
  }

  /// Runs an action with the new value after an update in which a value changed.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> ModifiedContent<
    Self, _ValueActionModifier<V>
  > {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: false, action: { _, new in action(new) }, usesEarlierClosure: true))
  }

  /// Runs an action with the old and new value after an update in which a value changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(
      _ValueActionModifier(value: value, isInitial: initial, action: action, usesEarlierClosure: false))
  }

  /// Runs an action after an update in which a value changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> ModifiedContent<Self, _ValueActionModifier<V>>
  {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: initial, action: { _, _ in action() }, usesEarlierClosure: false))
  }
}
