/// Views in a column that makes only what is seen.
///
/// It takes all the width it is offered and hugs its content along its axis. Without a spacing it is 8 points.
public struct LazyVStack<Content: View>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes the column; lengths in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let look = LazyLook(
      alignment: Alignment(horizontal: view.alignment, vertical: .center), spacing: view.spacing,
      pinnedViews: view.pinnedViews)
    cursor.visitLazy(.vertical, look, view.content)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// Views in a row that makes only what is seen.
///
/// It takes all the height it is offered and hugs its content along its axis. Without a spacing it is 8 points.
public struct LazyHStack<Content: View>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes the row; lengths in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let look = LazyLook(
      alignment: Alignment(horizontal: .center, vertical: view.alignment), spacing: view.spacing,
      pinnedViews: view.pinnedViews)
    cursor.visitLazy(.horizontal, look, view.content)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}
