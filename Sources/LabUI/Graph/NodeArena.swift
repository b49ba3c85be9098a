/// Hands out nodes with stable addresses, chunk by chunk, and takes them back.
///
/// Chunks instead of one doubling buffer: no copy, no page faults for slack, and a pointer stays valid for a node's life.
final class NodeArena {
  private static let chunkSize = 256
  @exclusivity(unchecked) private var chunks: [UnsafeMutablePointer<Node>] = []
  @exclusivity(unchecked) private var used = NodeArena.chunkSize
  @exclusivity(unchecked) private var free: NodeRef?
  @exclusivity(unchecked) private(set) var live = 0

  func allocate(_ kind: NodeKind) -> NodeRef {
    live += 1
    if let node = free {
      free = node.pointee.next
      node.initialize(to: Node(kind: kind))
      return node
    }
    if used == Self.chunkSize {
      chunks.append(.allocate(capacity: Self.chunkSize))
      used = 0
    }
    let node = chunks[chunks.count - 1] + used
    used += 1
    node.initialize(to: Node(kind: kind))
    return node
  }

  func release(_ node: NodeRef) {
    live -= 1
    node.pointee.parent = nil
    node.pointee.first = nil
    node.pointee.object = nil
    node.pointee.leaf = -1
    // A list of the running pass may still name it: without flags it is passed over.
    node.pointee.flags = []
    node.pointee.next = free
    free = node
  }

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }
}
