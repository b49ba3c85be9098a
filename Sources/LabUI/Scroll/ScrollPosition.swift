/// Ties a scroll view to a value that says which view is seen at its start.
public struct _ScrollPositionModifier<ID: Hashable>: _PrimitiveModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.passThrough)
    let new = id.wrappedValue.flatMap { AnyHashable(unwrapping: $0) }
    if cursor.isMaking {
      // The first value does not scroll (measured on Apple's SwiftUI, swiftui-web).
      node.pointee.object = .passRetained(ScrollPositionRecord(new, node, cursor))
    } else if let record = node.scrollPosition, record.id != new {
      record.id = new
      if let new {
        cursor.graph.preferredScrolls.append(ScrollRequest(reader: record, id: new, anchor: anchor))
      }
    }
    let binding = id
    node.scrollPosition?.write = { binding.wrappedValue = $0?.base as? ID }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

/// What a scroll position keeps.
final class ScrollPositionRecord: Record {
  var id: AnyHashable?
  var write: (AnyHashable?) -> Void = { _ in }

  init(_ id: AnyHashable?, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.id = id
    super.init(node, cursor)
    pending = nil
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  fileprivate var scrollPosition: ScrollPositionRecord? {
    pointee.kind == .passThrough
      ? pointee.object?.takeUnretainedValue() as? ScrollPositionRecord : nil
  }
}

extension ScrollObject {
  /// Tells the position around this scroll view which view is the first that is seen now.
  @MainActor func didScrollByHand(_ graph: Graph) {
    var ancestor = node.pointee.parent
    while let current = ancestor, current.pointee.kind.isTransparent || current.pointee.kind.isUnary {
      if let position = current.scrollPosition {
        // What is made lazily must be there to be found.
        graph.requestPass()
        graph.flush()
        let first = firstSeen(below: node, graph)
        guard position.id != first else { return }
        position.id = first
        position.write(first)
        return
      }
      ancestor = current.pointee.parent
    }
  }

  private func firstSeen(below parent: NodeRef, _ graph: Graph) -> AnyHashable? {
    var child = parent.pointee.first
    while let current = child {
      child = current.pointee.next
      guard !current.pointee.flags.contains(.removed) else { continue }
      if let id = id(of: current), isSeen(current, graph) { return id }
      if let found = firstSeen(below: current, graph) { return found }
    }
    return nil
  }

  /// The id that a view was given, or that of the element of a `ForEach` that it is the content of.
  private func id(of node: NodeRef) -> AnyHashable? {
    if node.pointee.kind == .identity { return node.object(IdentityObject.self).anyID }
    guard node.pointee.kind == .item, let parent = node.pointee.parent else { return nil }
    switch parent.pointee.kind {
    case .forEach: return parent.object(ForEachContainer.self).id(of: node)
    case .lazyForEach:
      let id = parent.object(LazyForEachRecord.self).items.first { $0.node == node }?.id
      return id?.base is SectionEdgeID ? nil : id
    default: return nil
    }
  }

  private func isSeen(_ target: NodeRef, _ graph: Graph) -> Bool {
    guard let rect = ScrollTarget(node: target).rect(in: node, graph) else { return false }
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis.set) else { return true }
      let start = offset[axis]
      let end = start + metrics[axis.index].viewport
      let isMirrored = axis == .horizontal && node.pointee.flags.contains(.rightToLeft)
      let low = isMirrored ? metrics[0].viewport - rect.maxX : axis == .horizontal ? rect.minX : rect.minY
      let high = low + (axis == .horizontal ? rect.width : rect.height)
      return high > start && low < end
    }
  }
}

extension View {
  /// Ties the scroll views inside to the id of the view that is seen first.
  ///
  /// Setting the value scrolls as little as shows that view, or to the anchor; scrolling by hand sets it. The value that
  /// is there at first scrolls nothing (measured on Apple's SwiftUI, swiftui-web).
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Accepted: all views with an id count as targets here.
  @inlinable public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
}
