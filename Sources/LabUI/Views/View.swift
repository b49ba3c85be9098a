/// A piece of user interface, described by a value.
///
/// Conform by giving a `body`. The engine's own views have `Never` as their body and write themselves into the tree.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that makes up the body.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder var body: Self.Body { get }

  /// Writes the view into the retained tree. Not for conformers outside the engine.
  static func _visit(_ view: Self, _ cursor: inout _ViewCursor)

  /// Whether the view always is exactly one layout element, known from its type.
  static var _isUnary: Bool { get }

  /// Whether the view may be other than one element, known from its type; a row that is, is not made lazily.
  static var _isSeveral: Bool { get }

  /// The id that the view was given by a modifier, as far as the value alone tells. Not for conformers outside the
  /// engine.
  static func _explicitID(_ view: Self) -> AnyHashable?
}

extension Never: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Never called: there is no value of this type.
  @inlinable public static func _visit(_ view: Never, _ cursor: inout _ViewCursor) {}

  /// A primitive view says this for itself.
  @inlinable public static var _isUnary: Bool { false }

  /// Most primitive views are one element.
  @inlinable public static var _isSeveral: Bool { false }
}

extension View {
  /// A composite view is as many elements as its body.
  @inlinable public static var _isUnary: Bool { Body._isUnary }

  /// Evaluates the body unless nothing that it depends on has changed.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = _isUnary ? cursor.beginElement() : nil
    let node = cursor.take(.composite)
    if cursor.isMaking {
      let record = ViewRecord(view, node, cursor) { record, cursor in
        Body._visit(record.observed { $0.body }, &cursor)
      }
      var inner = cursor
      inner.descend(into: node)
      inner.depth += 1
      record.start(&inner)
    } else {
      let record = node.object(ViewRecord<Self>.self)
      if record.update(view, cursor) {
        var inner = cursor
        inner.descend(into: node)
        inner.depth += 1
        record.start(&inner)
      }
    }
    cursor.end(resume)
  }
}

extension View {
  /// A composite view is as many elements as its body.
  @inlinable public static var _isSeveral: Bool { Body._isSeveral }

  /// Most views are given none.
  @inlinable public static func _explicitID(_ view: Self) -> AnyHashable? { nil }
}

extension View where Body == Never {
  /// Never called: a primitive view writes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
