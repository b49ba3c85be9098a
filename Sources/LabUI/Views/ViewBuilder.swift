/// Makes one view of the statements of a closure.
@MainActor @resultBuilder public struct ViewBuilder {
  /// A single statement.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements, any number of them.
  @_disfavoredOverload @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { value, cursor in
      repeat (each Content)._visit(each value, &cursor)
    }
  }

  /// An `if` without an `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }

  /// The second branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }

  /// An `if #available`, whose type must not name what is not there.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
