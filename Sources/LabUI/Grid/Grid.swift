/// Views in rows and columns.
///
/// Each `GridRow` is a row whose views are cells; a view outside of a row is a row of its own across all columns.
/// Columns are as wide as their widest cell, and flexible cells share what the grid is offered.
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View where Content: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a grid; without a spacing neighbours have the distance they prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    _LayoutView._visit(_LayoutView(layout: view.layout, content: view.content), &cursor)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// A row of a grid.
///
/// A modifier on it modifies each of its views. Outside of a grid it is its views.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a row; without an alignment it has the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let node = cursor.take(.gridRow)
    let key = view.alignment?.key.index ?? -1
    if node.pointee.key0 != key {
      node.pointee.key0 = key
      if !cursor.isMaking { node.markSize() }
    }
    var inner = cursor
    inner.descend(into: node)
    Content._visit(view.content, &inner)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { false }
}
