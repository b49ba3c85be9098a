/// A view that is to be scrolled to.
struct ScrollRequest {
  /// The reader (or other record) in which the view is looked for.
  let reader: Record
  let id: AnyHashable
  let anchor: UnitPoint?
  /// Where each scroll view was before: a smallest move starts there, also when content is made on the way.
  var starts: [(scroll: ScrollObject, offset: CGPoint)] = []
}

extension Graph {
  /// Scrolls with the next update, in the current transaction.
  func requestScroll(_ request: ScrollRequest) {
    requestPass()
    batches[batches.count - 1].scrolls.append(request)
  }

  /// Scrolls to what is asked for, as far as it is known where that is; true when something was scrolled.
  @MainActor func runScrolls(_ requests: inout [ScrollRequest]) -> Bool {
    var hasScrolled = false
    for index in requests.indices where !requests[index].reader.isDetached {
      if run(&requests[index]) { hasScrolled = true }
    }
    return hasScrolled
  }

  @MainActor private func run(_ request: inout ScrollRequest) -> Bool {
    guard let target = ScrollTarget.find(request.id, below: request.reader.node) else { return false }
    var hasScrolled = false
    // From the inside out: a scroll view around another one shows that one's part.
    var ancestor = target.node.pointee.parent
    while let node = ancestor, node != request.reader.node.pointee.parent {
      if let scroll = node.scrollObject, let rect = target.rect(in: node, self) {
        let start: CGPoint
        if let known = request.starts.first(where: { $0.scroll === scroll }) {
          start = known.offset
        } else {
          start = scroll.offset
          request.starts.append((scroll, start))
        }
        let offset = scroll.offset(revealing: rect, anchor: request.anchor, from: start)
        if scroll.scroll(to: offset, self) { hasScrolled = true }
        break
      }
      ancestor = node.pointee.parent
    }
    return hasScrolled
  }
}

/// Where a view with an id is: a node, or an element of a lazy container that is not made.
struct ScrollTarget {
  let node: NodeRef
  var lazyIndex: Int?

  /// Looks for an id among the ids that views were given and those of the elements of a `ForEach`.
  @MainActor static func find(_ id: AnyHashable, below node: NodeRef) -> ScrollTarget? {
    if node.pointee.flags.contains(.removed) { return nil }
    switch node.pointee.kind {
    case .identity:
      if node.object(IdentityObject.self).anyID == id { return ScrollTarget(node: node) }
    case .forEach:
      if let branch = node.object(ForEachContainer.self).branch(for: id) { return ScrollTarget(node: branch) }
    case .lazyForEach:
      if let index = node.object(LazyForEachRecord.self).index(of: id) {
        return ScrollTarget(node: node, lazyIndex: index)
      }
    default: break
    }
    var child = node.pointee.first
    while let current = child {
      if let found = find(id, below: current) { return found }
      child = current.pointee.next
    }
    return nil
  }

  /// Its frame in the coordinates of a scroll view around it, before that is scrolled.
  func rect(in scroll: NodeRef, _ graph: Graph) -> CGRect? {
    if let lazyIndex {
      let record = node.object(LazyForEachRecord.self)
      guard let container = record.container, let rect = container.rect(of: record, lazyIndex) else {
        return nil
      }
      return graph.convert(SIMD4(rect), from: container.node, upTo: scroll).rect
    }
    var result: CGRect?
    let add: (NodeRef) -> Void = { element in
      let frame = element.pointee.frame
      guard !frame.x.isNaN else { return }
      let rect = graph.convert(SIMD4(0, 0, frame.z, frame.w), from: element, upTo: scroll).rect
      result = result?.union(rect) ?? rect
    }
    if node.pointee.kind.isTransparent { node.forEachElement(add) } else { add(node) }
    return result
  }
}

extension SIMD4<Double> {
  init(_ rect: CGRect) { self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height) }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The scroll view that this node is, or nil.
  var scrollObject: ScrollObject? {
    pointee.kind == .box ? object(BoxObject.self) as? ScrollObject : nil
  }
}
