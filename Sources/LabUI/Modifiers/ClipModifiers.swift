/// Shows only what lies inside the view's own frame.
public struct _ClipModifier: _PrimitiveModifier {
  @usableFromInline init() {}

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.effect)
    if cursor.isMaking {
      let effect = EffectObject(node, .identity, cursor.transactions, isGeometric: false)
      effect.clips = true
      node.pointee.object = .passRetained(effect)
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension View {
  /// Shows only what lies inside the view's frame; changes no layout.
  @inlinable public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipModifier> {
    modifier(_ClipModifier())
  }

  /// Shows only what lies inside a shape in the view's frame; changes no layout.
  ///
  /// The display list's clip is the frame, whatever the shape.
  @inlinable public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ModifiedContent<
    Self, _ClipModifier
  > {
    modifier(_ClipModifier())
  }

  /// Rounds the corners; what lies outside of the view's frame is not shown.
  ///
  /// The display list's clip is the frame, without the corners.
  @inlinable public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> ModifiedContent<
    Self, _ClipModifier
  > {
    modifier(_ClipModifier())
  }
}
