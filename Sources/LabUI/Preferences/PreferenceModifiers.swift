/// Writes a value for a preference.
public struct _PreferenceValueModifier<Key: PreferenceKey>: _PrimitiveModifier {
  @usableFromInline let value: Key.Value

  @usableFromInline init(value: Key.Value) { self.value = value }

  /// Takes its node, configures it and enters it.
  @inlinable public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.preferenceWriter)
    if cursor.isMaking {
      cursor.install(ValueWriter<Key>(value), at: node)
    } else if node.object(ValueWriter<Key>.self).update(value) {
      cursor.writerChanged(at: node)
    }
    return cursor.step(into: node)
  }
}

/// Changes the value of a preference.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: _PrimitiveModifier {
  @usableFromInline let transform: (inout Key.Value) -> Void

  @usableFromInline init(transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

  /// Takes its node, configures it and enters it.
  @inlinable public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.preferenceWriter)
    if cursor.isMaking {
      cursor.install(TransformWriter<Key>(transform), at: node)
    } else {
      node.object(TransformWriter<Key>.self).transform = transform
      cursor.writerChanged(at: node)
    }
    return cursor.step(into: node)
  }
}

/// Writes or changes the value of a preference, given an anchor.
public struct _AnchorPreferenceModifier<Key: PreferenceKey, Part>: _PrimitiveModifier {
  @usableFromInline let source: Anchor<Part>.Source
  @usableFromInline let make: ((Anchor<Part>) -> Key.Value)?
  @usableFromInline let change: ((inout Key.Value, Anchor<Part>) -> Void)?

  @usableFromInline init(
    source: Anchor<Part>.Source, make: ((Anchor<Part>) -> Key.Value)?,
    change: ((inout Key.Value, Anchor<Part>) -> Void)?
  ) {
    self.source = source
    self.make = make
    self.change = change
  }

  /// Takes its node, configures it and enters it.
  @inlinable public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.preferenceWriter)
    if cursor.isMaking {
      cursor.install(AnchorWriter<Key, Part>(source, make: make, change: change), at: node)
      node.pointee.flags.insert(.watchesPosition)
    } else {
      let writer = node.object(AnchorWriter<Key, Part>.self)
      writer.source = source
      writer.make = make
      writer.change = change
      cursor.writerChanged(at: node)
    }
    return cursor.step(into: node)
  }
}

extension _ViewCursor {
  /// Gives a node that is being made its writer.
  @usableFromInline @MainActor func install(_ writer: PreferenceWriter, at node: NodeRef) {
    writer.maker = Tracking.current
    node.pointee.object = .passRetained(writer)
    node.raise(.hasPreferences)
    graph.preferences.changed(writer.key, above: node, in: graph)
  }

  /// Gives a node that is being made its reader.
  @usableFromInline @MainActor func install(_ reader: PreferenceReader, at node: NodeRef) {
    node.pointee.object = .passRetained(reader)
    node.raise(.hasPreferences)
    graph.preferences.mark(reader)
  }

  /// What a writer sends up may have changed.
  @usableFromInline @MainActor func writerChanged(at node: NodeRef) {
    let writer = node.object(PreferenceWriter.self)
    writer.isDirty = true
    graph.preferences.changed(writer.key, above: node, in: graph)
  }

  /// Enters a node that was taken; returns the cursor behind it.
  @usableFromInline mutating func step(into node: NodeRef) -> _ViewCursor {
    let behind = self
    descend(into: node)
    return behind
  }
}

/// Runs an action when a preference changes.
public struct _PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
  @usableFromInline let action: (Key.Value) -> Void

  @usableFromInline init(action: @escaping (Key.Value) -> Void) { self.action = action }

  /// Takes its node, configures it and enters it.
  @inlinable public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.preferenceReader)
    if cursor.isMaking {
      cursor.install(ActionReader<Key>(action, node, cursor), at: node)
    } else {
      node.object(ActionReader<Key>.self).action = action
    }
    return cursor.step(into: node)
  }
}

/// Lays a view made of a preference over or under the view that sends it.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: _PrimitiveModifier {
  let kind: NodeKind
  let alignment: Alignment
  let transform: (Key.Value) -> Layer

  /// Takes its node, configures it and enters it.
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
  @inlinable public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceValueModifier<K>> {
    modifier(_PreferenceValueModifier<K>(value: value))
  }

  /// Changes the value that the view sends up for a key.
  @inlinable public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<K>> {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Sends up a value made of an anchor of the view.
  @inlinable public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _AnchorPreferenceModifier<K, A>> {
    modifier(_AnchorPreferenceModifier<K, A>(source: value, make: transform, change: nil))
  }

  /// Changes the value that the view sends up for a key, given an anchor of the view.
  @inlinable public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> ModifiedContent<Self, _AnchorPreferenceModifier<K, A>> {
    modifier(_AnchorPreferenceModifier<K, A>(source: value, make: nil, change: transform))
  }

  /// Runs an action after the update in which the value for a key changed, and once for the first value.
  @inlinable public func onPreferenceChange<K: PreferenceKey>(
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
