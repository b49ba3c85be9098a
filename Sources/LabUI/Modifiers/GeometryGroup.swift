/// Makes the view's position one thing that animates, apart from what is inside of it.
public struct _GeometryGroupModifier: _PrimitiveModifier {
  @usableFromInline init() {}

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.effect)
    if cursor.isMaking {
      // Content of a geometric effect is laid out in the effect's own coordinates, and the effect's slot animates.
      let effect = EffectObject(node, .identity, cursor.transactions, isGeometric: true)
      node.pointee.object = .passRetained(effect)
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension View {
  /// Lets what is inside move along with the view, where it would else go its own way to the new place.
  ///
  /// A view that is inserted while its parent moves then starts where the parent is shown (reports B22).
  @inlinable public func geometryGroup() -> ModifiedContent<Self, _GeometryGroupModifier> {
    modifier(_GeometryGroupModifier())
  }
}
