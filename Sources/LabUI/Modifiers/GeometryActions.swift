internal import Observation

/// A view whose geometry is read after layout, whenever its size or its place has changed.
class GeometryRecord: Record {
  fileprivate final var isQueued = false

  /// The view has moved or has another size.
  func geometryChanged() { graph.queueGeometry(self) }

  /// Reads the geometry at the end of the pass.
  @MainActor func readGeometry() {}

  /// Runs a closure on the geometry; a change of what it reads invalidates this record.
  @MainActor final func read<Value>(_ transform: (GeometryProxy) -> Value) -> Value? {
    guard !node.pointee.frame.x.isNaN else { return nil }
    let proxy = GeometryProxy(reader: ReaderReference(self))
    let token = observationToken()
    var value: Value?
    track {
      value = withObservationTracking {
        transform(proxy)
      } onChange: {
        token.fire()
      }
    }
    return value
  }
}

extension Graph {
  /// Puts a view on the list of those whose geometry is read at the end of the pass.
  func queueGeometry(_ record: GeometryRecord) {
    guard !record.isQueued else { return }
    record.isQueued = true
    geometryReads.append(record)
  }

  /// Reads the geometry of all views on the list.
  @MainActor func readGeometry() {
    guard !geometryReads.isEmpty else { return }
    let records = geometryReads
    geometryReads = []
    for record in records {
      record.isQueued = false
      if !record.isDetached { record.readGeometry() }
    }
  }
}

/// Tells of a value made of the geometry when it changes.
private final class GeometryActionRecord<Value: Equatable>: GeometryRecord {
  var transform: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void
  private var last: Value?
  private let owner = ActionOwner(
    "onGeometryChange(for: \(Value.self)) action tried to update multiple times per frame.")

  init(
    _ transform: @escaping (GeometryProxy) -> Value, _ action: @escaping (Value, Value) -> Void,
    _ node: NodeRef, _ cursor: _ViewCursor
  ) {
    self.transform = transform
    self.action = action
    super.init(node, cursor)
    pending = nil
  }

  override func evaluate() {
    isDirty = false
    graph.queueGeometry(self)
  }

  override func readGeometry() {
    guard !graph.isDormant(node), let value = read(transform), value != last else { return }
    graph.schedule(owner) { [self] in
      let old = last ?? value
      last = value
      action(old, value)
    }
  }
}

/// Runs an action when a value made of the view's geometry changes.
public struct _GeometryActionModifier<Value: Equatable>: _PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.geometryAction)
    if cursor.isMaking {
      node.pointee.object = .passRetained(GeometryActionRecord(transform, action, node, cursor))
      node.pointee.flags.insert(.watchesPosition)
    } else {
      // The closure is new and may give another value of the same geometry.
      let record = node.object(GeometryActionRecord<Value>.self)
      record.transform = transform
      record.action = action
      cursor.graph.queueGeometry(record)
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension View {
  /// Runs an action with a value made of the view's geometry, first when it is known and then when it has changed.
  ///
  /// The geometry is final; what the action changes is committed in the same frame. One action runs at most twice a frame.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with the old and the new value made of the view's geometry; the first time both are the first value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}
