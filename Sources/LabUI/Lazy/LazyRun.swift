/// A stretch of a lazy container whose cells follow each other line by line: what stands between two section edges, or
/// one header or footer, which has a line of its own.
struct LazyRun {
  enum Kind { case cells, header, footer }

  /// Cells that are a view of the container's content, or the elements of a `ForEach`.
  enum Segment {
    case view(NodeRef)
    case lazy(LazyForEachRecord)

    var count: Int {
      switch self {
      case .view: 1
      case .lazy(let record): record.source.count
      }
    }
  }

  let kind: Kind
  /// Which section it belongs to, or nil.
  let section: Int?
  var segments: [Segment] = []
  /// The cell at which each segment begins.
  var starts: [Int] = []
  var count = 0
  /// The state of the data of each `ForEach` when it was read.
  private var versions: [UInt32] = []

  init(_ kind: Kind, section: Int?) {
    self.kind = kind
    self.section = section
  }

  mutating func append(_ segment: Segment) {
    starts.append(count)
    if case .lazy(let record) = segment { versions.append(record.version) }
    segments.append(segment)
    count += segment.count
  }

  /// Whether it holds the same cells as another.
  func isSame(as other: LazyRun) -> Bool {
    kind == other.kind && section == other.section && count == other.count && versions == other.versions
      && segments.elementsEqual(other.segments) {
        switch ($0, $1) {
        case (.view(let a), .view(let b)): a == b
        case (.lazy(let a), .lazy(let b)): a === b
        default: false
        }
      }
  }

  func lineCount(columns: Int) -> Int {
    kind == .cells ? (count + columns - 1) / max(columns, 1) : min(count, 1)
  }

  /// The cells of a line.
  func cells(of line: Int, columns: Int) -> Range<Int> {
    guard kind == .cells else { return 0..<count }
    return line * columns..<min((line + 1) * columns, count)
  }

  /// The segment that holds a cell, and its place in it.
  func locate(_ cell: Int) -> (segment: Int, index: Int) {
    let segment = starts.indices.first(fromWhich: { starts[$0] > cell }) - 1
    return (segment, cell - starts[segment])
  }

  /// The cells that exist: views of the content, and elements that are made, with the branch they are in.
  func forEachMadeCell(_ body: (_ cell: Int, _ node: NodeRef) -> Void) {
    for (segment, start) in zip(segments, starts) {
      switch segment {
      case .view(let node): body(start, node)
      case .lazy(let record): for item in record.items { body(start + item.index, item.node) }
      }
    }
  }
}
