internal import Observation

/// Content that is made knowing the room it has.
///
/// It takes all the room it is offered (10 points where nothing is) and lays its content one over the other at the
/// leading top, each offered the whole size.
public struct GeometryReader<Content: View>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let node = cursor.take(.geometryReader)
    if cursor.isMaking {
      let record = TypedReaderRecord(view, node, cursor)
      node.pointee.object = .passRetained(record)
    } else {
      // Its content is made after layout, when the size is known.
      let record = node.object(TypedReaderRecord<Content>.self)
      record.view = view
      if !record.size.width.isNaN { cursor.graph.needsLate(record) }
    }
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// The record of a reader: evaluated after layout, when its size or what it read of its position has changed.
class GeometryReaderRecord: Record {
  /// The size that its content was last made for.
  final var size = CGSize(width: CGFloat.nan, height: .nan)
  final var hasRun = false
}

private final class TypedReaderRecord<Content: View>: GeometryReaderRecord {
  var view: GeometryReader<Content>

  init(_ view: GeometryReader<Content>, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.view = view
    super.init(node, cursor)
    pending = nil
  }

  override func evaluate() {
    var cursor = makeCursor()
    if !hasRun {
      cursor.isMaking = true
      cursor.existing = nil
      hasRun = true
      graph.drawing.orderIsDirty = true
    }
    graph.statistics.bodyEvaluations += 1
    let content = view.content
    let proxy = GeometryProxy(reader: ReaderReference(self))
    let token = observationToken()
    track {
      let body = withObservationTracking {
        content(proxy)
      } onChange: {
        token.fire()
      }
      Content._visit(body, &cursor)
    }
    // New content must be placed although the reader's own size does not depend on it.
    node.markPlace()
    node.pointee.flags.insert(.placeDirty)
  }
}
