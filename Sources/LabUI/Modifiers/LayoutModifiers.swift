/// A modifier that is one kind of node and four numbers.
public struct _NumbersLayout: _PrimitiveModifier {
  @usableFromInline let kind: NodeKind
  @usableFromInline let config: SIMD4<Double>

  @usableFromInline init(_ kind: NodeKind, _ config: SIMD4<Double>) {
    self.kind = kind
    self.config = config
  }

  /// Takes its node, configures it and enters it.
  @inlinable public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor { cursor.enter(kind, config) }
}

extension View {
  /// Adds room around the view.
  @inlinable public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _NumbersLayout> {
    modifier(
      _NumbersLayout(
        .padding,
        SIMD4(Double(insets.top), Double(insets.leading), Double(insets.bottom), Double(insets.trailing))))
  }

  /// Adds room on some edges; nil is the standard length of 16 points.
  @inlinable public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = Double(length ?? Insets.standardLength)
    return modifier(
      _NumbersLayout(
        .padding,
        SIMD4(
          edges.contains(.top) ? length : 0, edges.contains(.leading) ? length : 0,
          edges.contains(.bottom) ? length : 0, edges.contains(.trailing) ? length : 0)))
  }

  /// Adds room on all edges, in points.
  @inlinable public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives the view its ideal size, whatever it is offered.
  @inlinable public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length in some directions.
  @inlinable public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _NumbersLayout>
  {
    modifier(_NumbersLayout(.fixedSize, SIMD4(horizontal ? 1 : 0, vertical ? 1 : 0, 0, 0)))
  }

  /// Sets the priority with which a stack gives the view room; 0 by default.
  @inlinable public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _NumbersLayout> {
    modifier(_NumbersLayout(.priority, SIMD4(value.isNaN ? 0 : value, 0, 0, 0)))
  }

  /// Puts the view's centre at a point of the room it is offered, which it takes whole.
  @inlinable public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _NumbersLayout> {
    modifier(_NumbersLayout(.position, SIMD4(x.isFinite ? Double(x) : 0, y.isFinite ? Double(y) : 0, 0, 0)))
  }

  /// Puts the view's centre at a point of the room it is offered, which it takes whole.
  @inlinable public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Keeps width and height in proportion; nil keeps the view's own.
  @inlinable public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> ModifiedContent<Self, _NumbersLayout>
  {
    modifier(
      _NumbersLayout(
        .aspectRatio, SIMD4(aspectRatio.map(Double.init) ?? .nan, contentMode == .fill ? 1 : 0, 0, 0)))
  }

  /// Keeps width and height in the proportion of a size.
  @inlinable public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's own proportion, all of it within the room it is offered.
  @inlinable public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own proportion, covering the room it is offered.
  @inlinable public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view before or behind its siblings; 0 by default.
  @inlinable public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }

  /// Keeps the view's room but does not draw it, and takes no taps.
  @inlinable public func hidden() -> some View { modifier(_HiddenModifier()) }

  /// Sets a horizontal alignment guide of the view; the closure sees the view without this modifier.
  @inlinable public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
    modifier(_AlignmentGuideModifier(key: guide.key, value: computeValue))
  }

  /// Sets a vertical alignment guide of the view; the closure sees the view without this modifier.
  @inlinable public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
    modifier(_AlignmentGuideModifier(key: guide.key, value: computeValue))
  }
}

/// How a proportion meets the room that is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the view lies within it.
  case fit
  /// The view covers it.
  case fill
}

/// Sets the order of drawing among siblings.
public struct _ZIndexModifier: _PrimitiveModifier {
  let value: Double

  @usableFromInline init(value: Double) { self.value = value }

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.zIndex)
    if node.setConfig(SIMD4(value.isNaN ? 0 : value, 0, 0, 0)) || cursor.isMaking {
      cursor.graph.drawing.orderIsDirty = true
    }
    cursor.graph.drawing.hasZIndex = true
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

/// Keeps a view from being drawn.
public struct _HiddenModifier: _PrimitiveModifier {
  @usableFromInline init() {}

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor { cursor.enter(.hidden, .zero) }
}

/// Sets an alignment guide.
public struct _AlignmentGuideModifier: _PrimitiveModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  @usableFromInline init(key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
  }

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.guide)
    if cursor.isMaking {
      node.pointee.object = .passRetained(GuideObject(key, value))
      node.raise(.hasGuides)
    } else {
      let guide = node.object(GuideObject.self)
      let graph = cursor.graph
      if node.pointee.flags.contains(.sizeDirty) {
        // What will be measured anew is asked anew in any case; and nothing dirty may be measured before layout.
        guide.replace(key, value)
      } else {
        let isChanged = guide.update(key, value) { proposal, size, rule in
          guard let child = node.child else { return .nan }
          return graph.withDimensions(child, proposal, size, rule)
        }
        if isChanged { node.markSize() }
      }
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}
