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

/// A handle on a reader that outlives it safely.
final class ReaderReference {
  weak var record: Record?
  /// The node whose geometry is read.
  var node: NodeRef
  /// For a layer over or under a view: the size of the layer comes from the view.
  init(_ record: Record) {
    self.record = record
    node = record.node
  }
}

/// The geometry of a reader: its size, and the frames and anchors of others in its coordinates.
public struct GeometryProxy {
  let reader: ReaderReference

  private var node: NodeRef? {
    guard let record = reader.record, !record.isDetached else { return nil }
    return record.node
  }

  /// The size of the reader, in points.
  public var size: CGSize { node?.size ?? .zero }

  /// The value of an anchor in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node, let graph = reader.record?.graph else { return anchor.box.fallback }
    watch(node)
    return anchor.box.convert { graph.convertFromWindow($0, to: node) }
  }

  /// The reader's frame in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard let node, let graph = reader.record?.graph else { return .zero }
    watch(node)
    let bounds = SIMD4<Double>(0, 0, node.pointee.frame.z, node.pointee.frame.w)
    switch space {
    case .local: return bounds.rect
    case .global: return graph.convert(bounds, from: node, upTo: nil).rect
    case .named(let name):
      return graph.convert(bounds, from: node, upTo: node.coordinateSpace(named: name)).rect
    }
  }

  /// The reader's frame in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The reader's bounds in a named space, or nil where no such space surrounds it.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let node, let graph = reader.record?.graph, let ancestor = node.coordinateSpace(named: space.name)
    else { return nil }
    watch(node)
    return graph.convertFromWindow(graph.windowFrame(ancestor), to: node)
  }

  /// The insets of the safe area: a window of the lab has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// From now on the content depends on where the reader is, not only on its size.
  private func watch(_ node: NodeRef) { node.pointee.flags.insert(.watchesPosition) }
}

/// Coordinates in which a frame is expressed.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// The view that was given a name.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view that was given a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Names the coordinates of a view.
public struct _CoordinateSpaceModifier: _PrimitiveModifier {
  let name: AnyHashable

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.coordinateSpace)
    if cursor.isMaking {
      node.pointee.object = .passRetained(CoordinateSpaceObject(name))
    } else {
      node.object(CoordinateSpaceObject.self).name = name
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

final class CoordinateSpaceObject: NodeObject {
  var name: AnyHashable
  init(_ name: AnyHashable) { self.name = name }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The nearest ancestor with that name, or nil.
  func coordinateSpace(named name: AnyHashable) -> NodeRef? {
    var node = pointee.parent
    while let current = node {
      if current.pointee.kind == .coordinateSpace, current.object(CoordinateSpaceObject.self).name == name {
        return current
      }
      node = current.pointee.parent
    }
    return nil
  }
}

extension View {
  /// Gives the view's coordinates a name.
  public func coordinateSpace<T: Hashable>(name: T) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinates a name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedContent<Self, _CoordinateSpaceModifier>
  {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
