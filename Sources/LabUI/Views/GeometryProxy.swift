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

  /// How far the edges of the reader that lie at the edge of its safe area are from those of its container.
  public var safeAreaInsets: EdgeInsets {
    guard let node, let graph = reader.record?.graph else { return EdgeInsets() }
    watch(node)
    return graph.safeAreaInsets(of: node)
  }

  /// From now on the content depends on where the reader is, not only on its size.
  private func watch(_ node: NodeRef) { node.pointee.flags.insert(.watchesPosition) }
}
