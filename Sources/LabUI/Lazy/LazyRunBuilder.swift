/// Reads the content of a lazy container into runs.
struct LazyRunBuilder {
  private(set) var runs: [LazyRun] = []
  private var section: Int?
  private var sections = 0

  init() {}

  mutating func add(from first: NodeRef?) {
    var sibling = first
    while let node = sibling {
      sibling = node.pointee.next
      guard !node.pointee.flags.contains(.removed) else { continue }
      switch node.pointee.kind {
      case .lazyForEach: append(.lazy(node.object(LazyForEachRecord.self)), .cells)
      case .section: addSection(node)
      case let kind where kind.isTransparent: add(from: node.pointee.first)
      default: append(.view(node), .cells)
      }
    }
  }

  private mutating func addSection(_ node: NodeRef) {
    let outer = section
    section = sections
    sections += 1
    node.forEachSectionPart { part, content in
      switch part {
      case .content: add(from: content.pointee.first)
      case .header: addEdge(content, .header)
      case .footer: addEdge(content, .footer)
      }
    }
    section = outer
  }

  private mutating func addEdge(_ content: NodeRef, _ kind: LazyRun.Kind) {
    if let first = content.pointee.first, first.pointee.kind == .lazyForEach {
      append(.lazy(first.object(LazyForEachRecord.self)), kind)
    } else {
      content.forEachElement { append(.view($0), kind) }
    }
  }

  private mutating func append(_ segment: LazyRun.Segment, _ kind: LazyRun.Kind) {
    if kind != .cells || runs.last?.kind != .cells || runs.last?.section != section {
      runs.append(LazyRun(kind, section: section))
    }
    runs[runs.count - 1].append(segment)
  }
}
