/// A change to a view that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that makes up the body.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// Writes the modified content into the retained tree. Not for conformers outside the engine.
  static func _visit<Modified: View>(_ modifier: Self, _ content: Modified, _ cursor: inout _ViewCursor)

  /// Whether the modified content always is exactly one layout element.
  static func _isUnary<Modified: View>(_ content: Modified.Type) -> Bool

  /// The id that the modifier gives, if that is what it does. Not for conformers outside the engine.
  static func _explicitID(_ modifier: Self) -> AnyHashable?
}

extension ViewModifier {
  /// Most modifiers give none.
  @inlinable public static func _explicitID(_ modifier: Self) -> AnyHashable? { nil }
}

/// The content that a view modifier is applied to, standing in its body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  @usableFromInline let visit: @MainActor (inout _ViewCursor) -> Void

  @usableFromInline init(visit: @escaping @MainActor (inout _ViewCursor) -> Void) { self.visit = visit }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) { view.visit(&cursor) }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { false }
}

extension ViewModifier {
  /// A modifier with a body is as many elements as its body.
  @inlinable public static func _isUnary<Modified: View>(_ content: Modified.Type) -> Bool { Body._isUnary }

  /// Evaluates the modifier's body.
  @inlinable public static func _visit<Modified: View>(
    _ modifier: Self, _ content: Modified, _ cursor: inout _ViewCursor
  ) {
    let resume = Body._isUnary ? cursor.beginElement() : nil
    let node = cursor.take(.composite)
    let value = _ModifierValue(modifier: modifier, content: content)
    var inner = cursor
    if cursor.isMaking {
      let record = ViewRecord(value, node, cursor) { record, cursor in
        let body = record.observed { value in
          value.modifier.body(content: Content { cursor in Modified._visit(value.content, &cursor) })
        }
        Body._visit(body, &cursor)
      }
      inner.descend(into: node)
      inner.depth += 1
      record.start(&inner)
    } else {
      let record = node.object(ViewRecord<_ModifierValue<Self, Modified>>.self)
      if record.update(value, cursor) {
        inner.descend(into: node)
        inner.depth += 1
        record.start(&inner)
      }
    }
    cursor.end(resume)
  }
}

/// A modifier with the content that it modifies: what its record keeps.
@usableFromInline struct _ModifierValue<Modifier: ViewModifier, Modified: View>: FlattensFirstField {
  @usableFromInline var modifier: Modifier
  @usableFromInline var content: Modified

  @usableFromInline init(modifier: Modifier, content: Modified) {
    self.modifier = modifier
    self.content = content
  }
}

extension _ModifierValue: Animatable where Modifier: Animatable {
  @usableFromInline var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// A modifier that is evaluated again while its animatable data moves.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Body == Never {
  /// Never called: a primitive modifier writes itself.
  public func body(content: Self.Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The content.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to content.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    Modifier._visit(view.modifier, view.content, &cursor)
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { Modifier._isUnary(Content.self) }

  /// A modifier changes nothing in how many elements there are.
  @inlinable public static var _isSeveral: Bool { Content._isSeveral }

  /// The id that the modifier or one further in gives.
  @inlinable public static func _explicitID(_ view: Self) -> AnyHashable? {
    Modifier._explicitID(view.modifier) ?? Content._explicitID(view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Writes itself into the retained tree.
  @inlinable public static func _visit<Modified: View>(
    _ modifier: Self, _ content: Modified, _ cursor: inout _ViewCursor
  ) {
    Modifier._visit(
      modifier.modifier, ModifiedContent<Modified, Content>(content: content, modifier: modifier.content),
      &cursor)
  }

  /// Whether the modified content always is one layout element.
  @inlinable public static func _isUnary<Modified: View>(_ content: Modified.Type) -> Bool { false }
}

extension ViewModifier {
  /// Applies another modifier after this one.
  @inlinable public func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier.
  @inlinable public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier of the engine's own: one node around one element.
@MainActor @preconcurrency public protocol _PrimitiveModifier: ViewModifier where Body == Never {
  /// Takes the modifier's node, configures it and enters it; returns the cursor behind it.
  func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor

  /// Whether each element of the content is wrapped by itself.
  static var _wrapsEachElement: Bool { get }
}

extension _PrimitiveModifier {
  /// Most modifiers of several elements modify each.
  @inlinable public static var _wrapsEachElement: Bool { true }

  /// Whether the modified content always is one layout element.
  @inlinable public static func _isUnary<Modified: View>(_ content: Modified.Type) -> Bool {
    Modified._isUnary
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit<Modified: View>(
    _ modifier: Self, _ content: Modified, _ cursor: inout _ViewCursor
  ) {
    if Modified._isUnary {
      let resume = cursor.beginElement()
      let behind = modifier._enter(&cursor)
      Modified._visit(content, &cursor)
      cursor = resume ?? behind
    } else if !_wrapsEachElement {
      let behind = modifier._enter(&cursor)
      Modified._visit(content, &cursor)
      cursor = behind
    } else {
      let pending = PendingModifier(cursor) { modifier._enter(&$0) }
      let outer = cursor.pending
      cursor.pending = pending
      Modified._visit(content, &cursor)
      cursor.pending = outer
      withExtendedLifetime(pending) {}
    }
  }
}
