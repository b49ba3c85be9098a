/// Views in a grid that grows down and makes only what is seen.
///
/// Columns are found from its width alone; each line is as tall as its tallest cell.
public struct LazyVGrid<Content: View>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes the grid; lengths in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let look = LazyLook(
      tracks: view.columns, alignment: Alignment(horizontal: view.alignment, vertical: .center),
      spacing: view.spacing,
      pinnedViews: view.pinnedViews)
    cursor.visitLazy(.vertical, look, view.content)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// Views in a grid that grows to the side and makes only what is seen.
///
/// Rows are found from its height alone; each line is as wide as its widest cell.
public struct LazyHGrid<Content: View>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes the grid; lengths in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let look = LazyLook(
      tracks: view.rows, alignment: Alignment(horizontal: .center, vertical: view.alignment),
      spacing: view.spacing,
      pinnedViews: view.pinnedViews)
    cursor.visitLazy(.horizontal, look, view.content)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}
