internal import Observation

/// `onPreferenceChange`: an action after the pass in which the value changed.
@usableFromInline final class ActionReader<Key: PreferenceKey>: PreferenceReader where Key.Value: Equatable {
  @usableFromInline var action: (Key.Value) -> Void
  private let owner: ActionOwner
  private var last: Key.Value?

  @usableFromInline init(_ action: @escaping (Key.Value) -> Void, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.action = action
    owner = ActionOwner("Bound preference \(Key.self) tried to update multiple times per frame.")
    super.init(ObjectIdentifier(Key.self), node, cursor)
  }

  override func read() -> Bool {
    let reduced = graph.reduce(Key.self, below: node, from: node.pointee.first)
    guard !graph.isDormant(node) else { return false }
    // Where nothing was ever written there is no value to tell of.
    guard let value = reduced ?? (last == nil ? nil : Key.defaultValue), value != last else { return false }
    graph.schedule(owner) { [self] in
      last = value
      action(value)
    }
    return false
  }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a layer made of the value.
final class LayerReader<Key: PreferenceKey, Layer: View>: PreferenceReader {
  var transform: (Key.Value) -> Layer
  private var hasRun = false

  /// - Parameter node: The stack that holds the layer: the first child of the reader's own node.
  init(_ transform: @escaping (Key.Value) -> Layer, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.transform = transform
    super.init(ObjectIdentifier(Key.self), node, cursor)
    pending = nil
  }

  override func read() -> Bool {
    evaluate()
    return true
  }

  override func evaluate() {
    let value = graph.reduce(Key.self, below: node, from: node.pointee.next) ?? Key.defaultValue
    var cursor = makeCursor()
    if !hasRun {
      cursor.isMaking = true
      cursor.existing = nil
      hasRun = true
      node.markChildren()
      graph.drawing.orderIsDirty = true
    }
    graph.statistics.bodyEvaluations += 1
    let transform = transform
    let token = observationToken()
    track {
      let body = withObservationTracking {
        transform(value)
      } onChange: {
        token.fire()
      }
      Layer._visit(body, &cursor)
    }
  }
}
