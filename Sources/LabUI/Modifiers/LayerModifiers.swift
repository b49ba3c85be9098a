/// Lays other content over or under a view; only the view itself counts in layout.
public struct _LayerModifier<Layer: View>: _PrimitiveModifier {
  @usableFromInline let kind: NodeKind
  @usableFromInline let layer: Layer
  @usableFromInline let alignment: Alignment

  @usableFromInline init(_ kind: NodeKind, _ layer: Layer, _ alignment: Alignment) {
    self.kind = kind
    self.layer = layer
    self.alignment = alignment
  }

  /// Takes its node, configures it and enters it.
  @inlinable public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let behind = cursor.enter(kind, .zero, alignment)
    // Several views in a layer lie one over the other (engine facts 2.1), aligned as the layer is.
    let stack = cursor.enterImplicitStack(alignment)
    Layer._visit(layer, &cursor)
    cursor = stack
    return behind
  }
}

extension _ViewCursor {
  /// Takes and enters the stack in depth that stands for content where one view is needed.
  @usableFromInline @MainActor mutating func enterImplicitStack(_ alignment: Alignment) -> _ViewCursor {
    let node = take(.zStack)
    if isMaking {
      node.pointee.object = .passRetained(ZStackObject(alignment: alignment))
    } else {
      let object = node.object(ZStackObject.self)
      if object.alignment != alignment {
        object.alignment = alignment
        node.markSize()
      }
    }
    let behind = self
    descend(into: node)
    return behind
  }
}

extension View {
  /// Lays a view over this one.
  @inlinable public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> ModifiedContent<Self, _LayerModifier<Overlay>>
  {
    modifier(_LayerModifier(.overlay, overlay, alignment))
  }

  /// Lays views over this one.
  @inlinable public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _LayerModifier<V>> {
    modifier(_LayerModifier(.overlay, content(), alignment))
  }

  /// Lays a style over this view.
  @_disfavoredOverload public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  )
    -> ModifiedContent<Self, _LayerModifier<_PaintedShape<Rectangle>>>
  {
    modifier(_LayerModifier(.overlay, _PaintedShape(shape: Rectangle(), color: style._color), .center))
  }

  /// Lays a shape filled with a style over this view.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> ModifiedContent<
    Self, _LayerModifier<_PaintedShape<T>>
  > {
    modifier(_LayerModifier(.overlay, _PaintedShape(shape: shape, color: style._color), .center))
  }

  /// Lays a view under this one.
  @inlinable public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _LayerModifier<Background>> {
    modifier(_LayerModifier(.background, background, alignment))
  }

  /// Lays views under this one.
  @inlinable public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _LayerModifier<V>> {
    modifier(_LayerModifier(.background, content(), alignment))
  }

  /// Lays a style under this view.
  @_disfavoredOverload public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _LayerModifier<_PaintedShape<Rectangle>>> {
    modifier(_LayerModifier(.background, _PaintedShape(shape: Rectangle(), color: style._color), .center))
  }

  /// Lays a shape filled with a style under this view.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> ModifiedContent<
    Self, _LayerModifier<_PaintedShape<T>>
  > {
    modifier(_LayerModifier(.background, _PaintedShape(shape: shape, color: style._color), .center))
  }

  /// Draws a border inside the view's edges.
  @inlinable public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> ModifiedContent<
    Self, _BorderModifier
  > {
    modifier(_BorderModifier(color: content._color))
  }
}

/// Draws a border on a view.
public struct _BorderModifier: _PrimitiveModifier {
  let color: Color?

  @usableFromInline init(color: Color?) { self.color = color }

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.border)
    cursor.configurePaint(node, .border, color)
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}
