/// Several views in order.
public struct TupleView<T>: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// The views, as a tuple.
  public var value: T
  @usableFromInline let visit: @MainActor (T, inout _ViewCursor) -> Void

  @inlinable init(_ value: T, visit: @escaping @MainActor (T, inout _ViewCursor) -> Void) {
    self.value = value
    self.visit = visit
  }

  /// Makes a view of a tuple of views; an element that is not a view is left out.
  public init(_ value: T) {
    self.value = value
    visit = { value, cursor in
      // Only a tuple made by hand comes here: its elements' types are known at run time alone.
      let mirror = Mirror(reflecting: value)
      let elements = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
      for case let element as any View in elements { AnyView._visit(AnyView(element), &cursor) }
    }
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    view.visit(view.value, &cursor)
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { false }
  /// Whether it may be other than one element.
  @inlinable public static var _isSeveral: Bool { true }
}

/// No view at all.
public struct EmptyView: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes an empty view.
  @inlinable nonisolated public init() {}

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {}

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { false }
  /// Whether it may be other than one element.
  @inlinable public static var _isSeveral: Bool { true }
}

/// Several views as one value; a modifier of the group modifies each of them.
public struct Group<Content> {
  @usableFromInline let content: Content
}

extension Group: View where Content: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Groups views.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    Content._visit(view.content, &cursor)
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { Content._isUnary }
  /// Whether it may be other than one element.
  @inlinable public static var _isSeveral: Bool { Content._isSeveral }
}
