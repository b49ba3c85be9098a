/// Content that can scroll the scroll views in it.
public struct ScrollViewReader<Content: View>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  @inlinable public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = Content._isUnary ? cursor.beginElement() : nil
    let node = cursor.take(.composite)
    var inner = cursor
    inner.descend(into: node)
    inner.depth += 1
    if cursor.isMaking {
      let record = ViewRecord(view, node, cursor) { record, cursor in
        let proxy = ScrollViewProxy(reader: ScrollReaderReference(record))
        Content._visit(record.observed { $0.content(proxy) }, &cursor)
      }
      record.start(&inner)
    } else {
      let record = node.object(ViewRecord<Self>.self)
      if record.update(view, cursor) { record.start(&inner) }
    }
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { Content._isUnary }
}

/// The reader that a proxy belongs to, as long as it exists.
@usableFromInline final class ScrollReaderReference {
  weak var record: Record?
  @usableFromInline init(_ record: Record) { self.record = record }
}

/// A handle on the scroll views in a reader.
public struct ScrollViewProxy {
  @usableFromInline let reader: ScrollReaderReference

  @usableFromInline init(reader: ScrollReaderReference) { self.reader = reader }

  /// Scrolls the scroll view that holds a view with an id until that view is seen.
  ///
  /// Without an anchor it is the smallest move that shows all of the view; with one, the view's point at the anchor
  /// meets that point of the scroll view. It happens with the next update, in the transaction of the call: at once, or
  /// animated inside `withAnimation`. Ids that are optional stand for the value in them (design decision: programs pass
  /// `items.last?.id`). An id that is not there is ignored.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let record = reader.record, !record.isDetached, let id = AnyHashable(unwrapping: id) else { return }
    record.graph.requestScroll(ScrollRequest(reader: record, id: id, anchor: anchor))
  }
}

extension AnyHashable {
  /// The value itself, or the value in an optional; nil for an optional without one.
  init?(unwrapping value: some Hashable) {
    guard let optional = value as? any OptionalID else {
      self.init(value)
      return
    }
    guard let wrapped = optional.wrappedID else { return nil }
    self = wrapped
  }
}

private protocol OptionalID {
  var wrappedID: AnyHashable? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
  fileprivate var wrappedID: AnyHashable? { flatMap { AnyHashable(unwrapping: $0) } }
}
