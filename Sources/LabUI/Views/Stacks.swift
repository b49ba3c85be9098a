/// Views in a row.
public struct HStack<Content> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content
}

extension HStack: View where Content: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a row; without a spacing each pair of views has its own distance.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let behind = cursor.enterStack(.hStack, view.alignment.key, view.spacing)
    Content._visit(view.content, &cursor)
    cursor = resume ?? behind
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { true }
}

/// Views in a column.
public struct VStack<Content> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content
}

extension VStack: View where Content: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a column; without a spacing each pair of views has its own distance.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let behind = cursor.enterStack(.vStack, view.alignment.key, view.spacing)
    Content._visit(view.content, &cursor)
    cursor = resume ?? behind
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { true }
}

/// Views one over the other.
public struct ZStack<Content> {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content
}

extension ZStack: View where Content: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a stack in depth.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let behind = cursor.enterImplicitStack(view.alignment)
    Content._visit(view.content, &cursor)
    cursor = resume ?? behind
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { true }
}

/// Room that grows as far as its stack lets it.
public struct Spacer: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// The least length in points; nil is 8.
  public var minLength: CGFloat?

  /// Makes room of at least a length in points.
  @inlinable nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let node = cursor.take(.spacer)
    let minimum = view.minLength ?? Spacing.standard
    if node.setConfig(SIMD4(minimum.isFinite ? max(Double(minimum), 0) : 0, 0, 0, 0)), !cursor.isMaking {
      node.markSize()
    }
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

extension _ViewCursor {
  /// Takes and enters a horizontal or vertical stack; returns the cursor behind it.
  @usableFromInline @MainActor mutating func enterStack(
    _ kind: NodeKind, _ alignment: AlignmentKey, _ spacing: CGFloat?
  ) -> _ViewCursor {
    let node = take(kind)
    let spacing = spacing.map { $0.isFinite ? $0 : 0 }
    if isMaking {
      let axis: LayoutAxis = kind == .hStack ? .horizontal : .vertical
      node.pointee.object = .passRetained(StackObject(axis: axis, alignment: alignment, spacing: spacing))
    } else {
      let stack = node.object(StackObject.self)
      let isSameSpacing = stack.spacing == spacing ?? .nan || stack.spacing.isNaN && spacing == nil
      if stack.alignment != alignment || !isSameSpacing {
        stack.alignment = alignment
        stack.spacing = spacing ?? .nan
        stack.solver.childrenChanged(count: stack.children.count)
        node.markSize()
      }
    }
    let behind = self
    descend(into: node)
    return behind
  }
}
