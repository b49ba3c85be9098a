/// Writes or changes a preference.
public struct _PreferenceModifier<Key: PreferenceKey>: _PrimitiveModifier {
  /// Makes the writer, or updates the one that is there; true when what it sends up may have changed.
  let write: (PreferenceWriter?) -> (PreferenceWriter, changed: Bool)
  let watchesPosition: Bool

  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.preferenceWriter)
    if cursor.isMaking {
      let writer = write(nil).0
      writer.maker = Tracking.current
      node.pointee.object = .passRetained(writer)
      node.raise(.hasPreferences)
      if watchesPosition { node.pointee.flags.insert(.watchesPosition) }
      cursor.graph.preferences.changed(ObjectIdentifier(Key.self), above: node, in: cursor.graph)
    } else {
      let writer = node.object(PreferenceWriter.self)
      if write(writer).changed {
        writer.isDirty = true
        cursor.graph.preferences.changed(writer.key, above: node, in: cursor.graph)
      }
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

/// Runs an action when a preference changes.
public struct _PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.preferenceReader)
    if cursor.isMaking {
      let reader = ActionReader<Key>(action, node, cursor)
      node.pointee.object = .passRetained(reader)
      node.raise(.hasPreferences)
      cursor.graph.preferences.mark(reader)
    } else {
      node.object(ActionReader<Key>.self).action = action
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

/// Lays a view made of a preference over or under the view that sends it.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: _PrimitiveModifier {
  let kind: NodeKind
  let alignment: Alignment
  let transform: (Key.Value) -> Layer

  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(kind)
    if node.setAlignment(alignment), !cursor.isMaking { node.markSize() }
    let behind = cursor
    cursor.descend(into: node)
    let stack = cursor.enterImplicitStack(alignment)
    if behind.isMaking {
      let reader = LayerReader<Key, Layer>(transform, cursor.parent, behind)
      reader.depth += 1
      node.pointee.object = .passRetained(reader)
      node.raise(.hasPreferences)
      cursor.graph.preferences.mark(reader)
    } else {
      // The closure is new, so the layer is made anew, after this layout.
      let reader = node.object(LayerReader<Key, Layer>.self)
      reader.transform = transform
      cursor.graph.preferences.mark(reader)
    }
    cursor = stack
    return behind
  }
}

extension View {
  /// Sends a value up the tree, in place of what the view itself sends for the key.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> ModifiedContent<
    Self, _PreferenceModifier<K>
  > {
    modifier(
      _PreferenceModifier<K>(
        write: { writer in
          guard let writer = writer as? ValueWriter<K> else { return (ValueWriter<K>(value), true) }
          let changed = !FieldTable.areEqual(writer.own, value)
          writer.own = value
          return (writer, changed)
        }, watchesPosition: false))
  }

  /// Changes the value that the view sends up for a key.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceModifier<K>> {
    modifier(
      _PreferenceModifier<K>(
        write: { writer in
          guard let writer = writer as? TransformWriter<K> else {
            return (TransformWriter<K>(callback), true)
          }
          writer.transform = callback
          return (writer, true)
        }, watchesPosition: false))
  }

  /// Sends up a value made of an anchor of the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _PreferenceModifier<K>> {
    modifier(
      _PreferenceModifier<K>(
        write: { writer in
          guard let writer = writer as? AnchorWriter<K, A> else {
            return (AnchorWriter<K, A>(value, make: transform, change: nil), true)
          }
          writer.source = value
          writer.make = transform
          return (writer, true)
        }, watchesPosition: true))
  }

  /// Changes the value that the view sends up for a key, given an anchor of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> ModifiedContent<Self, _PreferenceModifier<K>> {
    modifier(
      _PreferenceModifier<K>(
        write: { writer in
          guard let writer = writer as? AnchorWriter<K, A> else {
            return (AnchorWriter<K, A>(value, make: nil, change: transform), true)
          }
          writer.source = value
          writer.change = transform
          return (writer, true)
        }, watchesPosition: true))
  }

  /// Runs an action after the update in which the value for a key changed, and once for the first value.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Lays a view made of the value for a key over this one.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier<K, V>(kind: .overlay, alignment: alignment, transform: transform))
  }

  /// Lays a view made of the value for a key under this one.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier<K, V>(kind: .background, alignment: alignment, transform: transform))
  }
}
