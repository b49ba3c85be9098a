/// Content that is larger than the room it is seen through, and can be moved.
///
/// Along its axes it takes the room it is offered and offers its content none of its own; across them it is exactly as
/// large as its content (measured on Apple's SwiftUI, swiftui-web). Several views in it stand in a column, whatever its
/// axes are. Content that is shorter than the room lies at its start.
public struct ScrollView<Content: View>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// The content.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether it shows how far it is scrolled; nothing of it is drawn here.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  @inlinable public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let behind = cursor.enterScrollView(view.axes)
    if !Content._isUnary { _ = cursor.enterStack(.vStack, .horizontalCenter, nil) }
    Content._visit(view.content, &cursor)
    cursor = resume ?? behind
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { true }
}

extension _ViewCursor {
  /// Takes and enters a scroll view; returns the cursor behind it.
  @usableFromInline @MainActor mutating func enterScrollView(_ axes: Axis.Set) -> _ViewCursor {
    let node = take(.box)
    if isMaking {
      node.pointee.object = .passRetained(ScrollObject(axes, node, self))
    } else {
      let object = node.object(ScrollObject.self)
      if object.axes != axes {
        object.axes = axes
        node.markSize()
      }
    }
    let behind = self
    descend(into: node)
    return behind
  }
}
