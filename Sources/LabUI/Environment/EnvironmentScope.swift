/// The environment from one node down, changed in place when the modifier above it changes.
@usableFromInline final class EnvironmentScope: NodeObject {
  var values: EnvironmentValues {
    didSet { sharedStyling = nil }
  }
  private var sharedStyling: TextStyling?
  /// What it does to the values of the scope outside.
  var change: ((inout EnvironmentValues) -> Void)?
  @usableFromInline var isRightToLeft: Bool { values.builtIn.layoutDirection == .rightToLeft }

  /// Whether buttons are made by a style of a program's own or have a frame: which it is never changes in one place.
  @usableFromInline var stylesButtons: Bool {
    switch values.builtIn.buttons {
    case .plain, .automatic: false
    case .bordered, .prominent, .custom: true
    }
  }

  init(_ values: EnvironmentValues, change: ((inout EnvironmentValues) -> Void)? = nil) {
    self.values = values
    self.change = change
    if let change { change(&self.values) }
  }

  /// How a text in this scope is set: shared by all that say nothing of themselves.
  func styling(for text: Text) -> TextStyling {
    guard text.isPlain else { return TextStyling(values.builtIn, text) }
    if let sharedStyling { return sharedStyling }
    let made = TextStyling(values.builtIn)
    sharedStyling = made
    return made
  }
}

/// One `@Environment` of a record: whether its value differs between two environments.
protocol EnvironmentRead {
  func differs(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
}

extension Graph {
  /// How the values of a scope have changed.
  struct EnvironmentChange {
    var old: EnvironmentValues
    var new: EnvironmentValues
  }

  /// Notes that a node belongs to another environment than the scope it stands in.
  func setForeign(_ node: NodeRef, _ scope: EnvironmentScope) {
    node.pointee.flags.insert(.isForeign)
    foreignScopes[node] = scope
  }

  /// The values outside a scope may have changed: derives the scope's anew and invalidates what reads them.
  func rederive(_ scope: EnvironmentScope, at node: NodeRef, from outer: EnvironmentValues) {
    guard let change = rederive(scope, from: outer) else { return }
    var changes = [ObjectIdentifier(scope): change]
    propagate(change, &changes, from: node.pointee.first)
  }

  private func rederive(_ scope: EnvironmentScope, from outer: EnvironmentValues) -> EnvironmentChange? {
    var new = outer
    scope.change?(&new)
    guard !scope.values.isSame(as: new) else { return nil }
    defer { scope.values = new }
    return EnvironmentChange(old: scope.values, new: new)
  }

  /// The window's own environment has changed.
  func propagate(from old: EnvironmentValues, to new: EnvironmentValues) {
    let change = EnvironmentChange(old: old, new: new)
    var changes = [ObjectIdentifier(environment): change]
    root.resolve(new.builtIn, in: self)
    propagate(change, &changes, from: root.pointee.first)
  }

  /// Walks what stands in a scope: texts and colours resolve again, readers are invalidated, inner scopes derived.
  private func propagate(
    _ change: EnvironmentChange?, _ changes: inout [ObjectIdentifier: EnvironmentChange], from first: NodeRef?
  ) {
    var sibling = first
    while let node = sibling {
      sibling = node.pointee.next
      if node.pointee.flags.contains(.isForeign), let scope = foreignScopes[node] {
        let own = changes[ObjectIdentifier(scope)]
        if let own { apply(own, to: node) }
        var inner = node.pointee.first
        if node.pointee.kind.hasSecondary, let secondary = node.pointee.first {
          // The layer belongs to the wrapper; the element inside to the scope around it.
          if let own { propagate(own, &changes, upTo: secondary) }
          inner = secondary.pointee.next
        }
        propagate(change, &changes, from: inner)
        continue
      }
      var inner = change
      if let scope = node.environmentScope {
        if let change { inner = rederive(scope, from: change.new) }
        if let inner { changes[ObjectIdentifier(scope)] = inner }
      } else if let change {
        apply(change, to: node)
      }
      // Without wrappers from further out, a scope that did not change keeps the change from all inside.
      if inner != nil || !foreignScopes.isEmpty { propagate(inner, &changes, from: node.pointee.first) }
    }
  }

  private func propagate(
    _ change: EnvironmentChange, _ changes: inout [ObjectIdentifier: EnvironmentChange], upTo only: NodeRef
  ) {
    apply(change, to: only)
    propagate(change, &changes, from: only.pointee.first)
  }

  private func apply(_ change: EnvironmentChange, to node: NodeRef) {
    if change.old.builtIn != change.new.builtIn { node.resolve(change.new.builtIn, in: self) }
    guard let record = node.pointee.object?.takeUnretainedValue() as? Record, !record.isDirty else { return }
    if record.environmentReads.contains(where: { $0.differs(change.old, change.new) }) { enqueue(record) }
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The environment scope that begins at this node, if any.
  fileprivate var environmentScope: EnvironmentScope? {
    switch pointee.kind {
    case .environment: object(EnvironmentScope.self)
    case .tap: object(TapObject.self).label
    default: nil
    }
  }
}
