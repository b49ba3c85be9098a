/// The node at which a view says how it comes and goes.
final class TransitionObject: NodeObject {
  var box: TransitionBox
  /// The effect of the transition; nil for one that only applies modifiers.
  let effect: EffectObject?
  var phase = TransitionPhase.identity
  /// For one element of several: what applies the modifiers to all of them.
  var group: TransitionObject?
  /// Evaluates the content anew in the current phase; nil when no modifiers are applied.
  var record: Record?
  /// Where the transition's own animation is put into the transaction, in the pass in which the phase changes.
  var scope: TransactionScope?

  init(_ box: TransitionBox, _ effect: EffectObject?) {
    self.box = box
    self.effect = effect
  }

  /// The transactions of what is inside.
  func transactions(in cursor: _ViewCursor) -> TransactionScope {
    if let scope { return scope }
    let made = TransactionScope(graph: cursor.graph, outer: cursor.transactions)
    made.activePass = 0
    made.change = { [unowned self] transaction in
      if let animation = box.animation(phase) { transaction.animation = animation }
    }
    scope = made
    return made
  }

  override func detach(from graph: Graph, node: NodeRef) {
    effect?.detach(from: graph, node: node)
    record?.detach(from: graph, node: node)
  }
}

/// Attaches a transition to a view.
public struct _TransitionModifier: ViewModifier {
  /// A view of the engine has no body.
  public typealias Body = Never
  let transition: AnyTransition

  /// Whether the modified content always is one layout element.
  public static func _isUnary<Modified: View>(_ content: Modified.Type) -> Bool { Modified._isUnary }

  /// Writes itself into the retained tree.
  public static func _visit<Modified: View>(
    _ modifier: Self, _ content: Modified, _ cursor: inout _ViewCursor
  ) {
    let box = modifier.transition.box
    guard Modified._isUnary else { return visitSeveral(box, content, &cursor) }
    let resume = cursor.beginElement()
    let isInserting = cursor.isInserting
    let (object, behind, node) = enter(box, &cursor)
    // A transition further in is not the element's.
    cursor.isInserting = false
    if box.hasModifiers {
      visitStaged(content, object, node, isInserting: isInserting, &cursor)
    } else {
      Modified._visit(content, &cursor)
    }
    cursor = resume ?? behind
  }

  /// Each element comes and goes by itself, but modifiers are applied to all of them in one evaluation.
  private static func visitSeveral<Modified: View>(
    _ box: TransitionBox, _ content: Modified, _ cursor: inout _ViewCursor
  ) {
    let outer = cursor.pending
    var group: TransitionObject?
    var inner = cursor
    if box.hasModifiers {
      let node = cursor.take(.transitionGroup)
      if cursor.isMaking {
        let object = TransitionObject(box, nil)
        node.pointee.object = .passRetained(object)
        group = object
      } else {
        group = node.object(TransitionObject.self)
        group?.box = box
      }
      inner = cursor
      inner.descend(into: node)
    }
    let pending = PendingModifier(inner) { [weak group] cursor in
      let (object, behind, _) = enter(box, &cursor)
      object.group = group
      return behind
    }
    inner.pending = pending
    if let group {
      let isInserting = inner.isInserting
      inner.isInserting = false
      visitStaged(content, group, inner.parent, isInserting: isInserting, &inner)
    } else {
      Modified._visit(content, &inner)
      cursor = inner
    }
    cursor.pending = outer
    withExtendedLifetime(pending) {}
  }

  /// Visits content through the modifiers of a transition, which are applied anew in each phase.
  private static func visitStaged<Modified: View>(
    _ content: Modified, _ object: TransitionObject, _ node: NodeRef, isInserting: Bool,
    _ cursor: inout _ViewCursor
  ) {
    cursor.transactions = object.transactions(in: cursor)
    let value = Staged(content: content)
    if cursor.isMaking {
      let record = ViewRecord(value, node, cursor, isAttached: false) { [unowned object] record, cursor in
        object.box.visit(record.value.content, object.phase, &cursor)
      }
      record.depth += 1
      object.record = record
      if isInserting {
        object.phase = .willAppear
        cursor.graph.drawing.phases.append((record, object))
      }
      record.run(&cursor)
    } else if let record = object.record as? ViewRecord<Staged<Modified>> {
      _ = record.update(value, cursor)
      record.run(&cursor)
    }
  }

  private struct Staged<Content: View> { var content: Content }

  private static func enter(_ box: TransitionBox, _ cursor: inout _ViewCursor)
    -> (object: TransitionObject, behind: _ViewCursor, node: NodeRef)
  {
    let node = cursor.take(.transition)
    let object: TransitionObject
    if cursor.isMaking {
      let effect = EffectObject(
        node, .identity, cursor.transactions, isGeometric: box.hasMotion, isTransition: true)
      if let anchor = box.anchor { effect.anchor = SIMD2(Double(anchor.x), Double(anchor.y)) }
      object = TransitionObject(box, effect)
      node.pointee.object = .passRetained(object)
    } else {
      object = node.object(TransitionObject.self)
      object.box = box
      if let anchor = box.anchor, let effect = object.effect {
        cursor.graph.set(effect, effect.values, anchor: SIMD2(Double(anchor.x), Double(anchor.y)))
      }
    }
    let behind = cursor
    cursor.descend(into: node)
    return (object, behind, node)
  }
}

extension View {
  /// Says how the view looks while it is inserted and removed.
  ///
  /// Only views that come and go in an `if`, `ForEach` or the like under a parent that stays have transitions.
  public func transition(_ transition: AnyTransition) -> ModifiedContent<Self, _TransitionModifier> {
    modifier(_TransitionModifier(transition: transition))
  }
}
