/// Moves, scales or fades what is drawn; the room that the view takes stays the same.
public struct _EffectModifier: _PrimitiveModifier {
  let kind: NodeKind
  let values: EffectValues
  let anchor: UnitPoint

  private init(_ kind: NodeKind, _ values: EffectValues, anchor: UnitPoint = .center) {
    self.kind = kind
    self.values = values
    self.anchor = anchor
  }

  @usableFromInline static func offset(x: CGFloat, y: CGFloat) -> Self {
    Self(.offset, .offset(x.isFinite ? Double(x) : 0, y.isFinite ? Double(y) : 0))
  }

  @usableFromInline static func scale(x: CGFloat, y: CGFloat, anchor: UnitPoint) -> Self {
    Self(.scale, .scale(x.isFinite ? Double(x) : 1, y.isFinite ? Double(y) : 1), anchor: anchor)
  }

  @usableFromInline static func opacity(_ opacity: Double) -> Self {
    Self(.opacity, .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(kind)
    if cursor.isMaking {
      let effect = EffectObject(node, values, cursor.transactions, isGeometric: kind != .opacity)
      effect.anchor = SIMD2(Double(anchor.x), Double(anchor.y))
      node.pointee.object = .passRetained(effect)
    } else {
      let effect = node.object(EffectObject.self)
      cursor.graph.set(effect, values, anchor: SIMD2(Double(anchor.x), Double(anchor.y)))
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension View {
  /// Draws the view elsewhere, in points; to the left for a positive x in right-to-left layout.
  @inlinable public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _EffectModifier> {
    modifier(_EffectModifier.offset(x: x, y: y))
  }

  /// Draws the view elsewhere, in points.
  @inlinable public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view larger or smaller about an anchor.
  @inlinable public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ModifiedContent<Self, _EffectModifier>
  {
    modifier(_EffectModifier.scale(x: x, y: y, anchor: anchor))
  }

  /// Draws the view larger or smaller about an anchor.
  @inlinable public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller about an anchor.
  @inlinable public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view more or less transparent, from 0 to 1.
  @inlinable public func opacity(_ opacity: Double) -> ModifiedContent<Self, _EffectModifier> {
    modifier(_EffectModifier.opacity(opacity))
  }
}
