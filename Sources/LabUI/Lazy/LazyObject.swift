/// A lazy stack or grid in the tree: it makes only the cells that are seen.
///
/// Cells stand in lines across the axis: one in a line in a stack, one for each track in a grid. What is seen is known
/// only once the containers around it are laid out, so lines are made after layout, in a round of their own.
final class LazyObject: BoxObject, Listed {
  let axis: Axis
  var look: LazyLook
  var runs: [LazyRun] = []
  unowned(unsafe) let graph: Graph
  let record: LazyRecord
  /// Whether `runs` must be built anew.
  private var runsAreStale = true
  /// How it was last placed.
  var placed = LazyArrangement()
  /// What was seen when the cells were made that are there now.
  var seen: [ClosedRange<CGFloat>] = []
  var needsRealization = true
  /// Its place among the graph's lazy containers, or nil.
  var position: Int?

  init(_ axis: Axis, _ look: LazyLook, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.axis = axis
    self.look = look
    graph = cursor.graph
    record = LazyRecord(node, cursor)
    super.init(node)
    record.container = self
    cursor.graph.lazies.insert(self)
    node.pointee.flags.insert(.watchesPosition)
  }

  override func detach(from graph: Graph, node: NodeRef) {
    graph.lazies.remove(self)
    record.container = nil
    record.detach(from: graph, node: node)
  }

  // MARK: Content

  override func childrenChanged() { runsAreStale = true }

  /// The elements of a `ForEach` in it are others.
  func contentsChanged() {
    runsAreStale = true
    needsRealization = true
  }

  /// Another look: all lengths are measured anew.
  func update(_ new: LazyLook) {
    guard look != new else { return }
    look = new
    placed = LazyArrangement()
    node.markSize()
  }

  func buildRuns() {
    guard runsAreStale else { return }
    runsAreStale = false
    var builder = LazyRunBuilder()
    builder.add(from: node.pointee.first)
    let new = builder.runs
    // That rows came into view changes no run: what is known of its lines stays.
    var lines = [LazyLines](repeating: LazyLines(), count: new.count)
    var isSame = new.count == runs.count
    for index in new.indices {
      if index < runs.count, runs[index].isSame(as: new[index]) {
        if index < placed.lines.count { lines[index] = placed.lines[index] }
      } else {
        isSame = false
      }
    }
    runs = new
    placed.lines = lines
    if !isSame { needsRealization = true }
  }

  // MARK: Layout

  func across(_ proposal: Proposal) -> CGFloat {
    axis == .vertical ? proposal.width : proposal.height
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func proposal(across: CGFloat) -> Proposal {
    axis == .vertical ? Proposal(across.unlessNaN, nil) : Proposal(nil, across.unlessNaN)
  }

  func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  override func size(_ proposal: Proposal, _ graph: Graph) -> CGSize {
    buildRuns()
    let own = across(proposal)
    var arrangement = placed
    // A question must not change what is shown.
    if !arrangement.isFor(own) { arrangement = LazyArrangement(own, look, runs.count) }
    measureMade(&arrangement)
    if let items = look.tracks {
      return size(along: arrangement.length, across: GridTracks(items, in: own).reportedLength(for: own))
    }
    return size(along: arrangement.length, across: own.isNaN ? widestMade() : own)
  }

  private func widestMade() -> CGFloat {
    var widest: CGFloat = 0
    for run in runs {
      run.forEachMadeCell { _, node in
        for element in Self.elements(node) {
          widest = max(widest, across(graph.size(element, proposal(across: .nan))))
        }
      }
    }
    return widest
  }

  /// Measures the lines that are made and finds where each stretch begins; true when a line is of another length.
  @discardableResult func measureMade(_ arrangement: inout LazyArrangement) -> Bool {
    var isChanged = false
    for index in runs.indices {
      var made = Set<Int>()
      runs[index].forEachMadeCell { cell, _ in
        made.insert(runs[index].kind == .cells ? cell / arrangement.columns : 0)
      }
      for line in made.sorted() where measure(line, of: index, &arrangement) { isChanged = true }
      if let last = made.max() { arrangement.lines[index].forget(after: last) }
      arrangement.lines[index].sum()
    }
    arrangement.locate(runs, look.spacing)
    return isChanged
  }

  func measure(_ line: Int, of index: Int, _ arrangement: inout LazyArrangement) -> Bool {
    var length: CGFloat = 0
    for cell in runs[index].cells(of: line, columns: arrangement.columns) {
      guard let node = madeCell(cell, of: runs[index]) else { continue }
      length = max(length, cellLength(node, cellProposal(cell, in: runs[index], arrangement)))
    }
    return arrangement.lines[index].set(line, length)
  }

  private func cellProposal(_ cell: Int, in run: LazyRun, _ arrangement: LazyArrangement) -> Proposal {
    guard run.kind == .cells, !arrangement.tracks.isEmpty else {
      return proposal(across: arrangement.across)
    }
    return proposal(across: arrangement.tracks[cell % arrangement.columns].length)
  }

  /// Several elements in one cell follow each other along the axis.
  private func cellLength(_ cell: NodeRef, _ proposal: Proposal) -> CGFloat {
    let elements = Self.elements(cell)
    return elements.reduce(CGFloat(max(elements.count - 1, 0)) * look.spacing) {
      $0 + along(graph.size($1, proposal))
    }
  }

  private static func elements(_ cell: NodeRef) -> [NodeRef] {
    guard cell.pointee.kind.isTransparent else { return [cell] }
    var elements: [NodeRef] = []
    cell.forEachElement { elements.append($0) }
    return elements
  }

  private func madeCell(_ cell: Int, of run: LazyRun) -> NodeRef? {
    let (segment, index) = run.locate(cell)
    switch run.segments[segment] {
    case .view(let node): return node
    case .lazy(let record): return record.branch(at: index)
    }
  }

  override func place(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) {
    buildRuns()
    let own = look.tracks == nil ? across(size) : across(proposal)
    if !placed.isFor(own) {
      // With another width every line may be of another height.
      placed = LazyArrangement(own, look, runs.count)
      needsRealization = true
    }
    // With lines of other lengths, other ones are seen.
    if measureMade(&placed) { needsRealization = true }
    let pins = pinnedOrigins()
    for (index, run) in runs.enumerated() {
      run.forEachMadeCell { cell, cellNode in
        let line = run.kind == .cells ? cell / placed.columns : 0
        placeCell(
          cellNode, origin: pins[index] ?? placed.origin(of: line, in: index, look.spacing),
          length: placed.lines[index].length(line), cell: cell, run: run, size: size)
      }
    }
    checkVisibility()
  }

  private func placeCell(
    _ cell: NodeRef, origin: CGFloat, length: CGFloat, cell index: Int, run: LazyRun, size: CGSize
  ) {
    let offered = cellProposal(index, in: run, placed)
    var slot = (origin: CGFloat(0), length: across(size))
    var alignment = look.alignment
    if run.kind == .cells, !placed.tracks.isEmpty {
      let track = placed.tracks[index % placed.columns]
      let used = placed.tracks.last.map { $0.origin + $0.length } ?? 0
      // The tracks as a whole lie in the grid by the grid's own alignment; when they are too long, at its start.
      let start = look.fraction(of: look.alignment, axis.across) * max(across(size) - used, 0)
      slot = (start + track.origin, track.length)
      alignment = look.cellAlignments[track.item] ?? look.alignment
    }
    var along = origin
    for element in Self.elements(cell) {
      let elementSize = graph.size(element, offered)
      let origin = graph.withDimensions(element, offered, elementSize) { dimensions in
        alignment.origin(of: dimensions, inFrame: self.size(along: length, across: slot.length))
      }
      let isCell = run.kind == .cells && look.tracks != nil
      let x: CGFloat
      let y: CGFloat
      if axis == .vertical {
        x = slot.origin + origin.x
        y = along + (isCell ? origin.y : 0)
      } else {
        x = along + (isCell ? origin.x : 0)
        y = slot.origin + origin.y
      }
      graph.placeChild(element, of: node, x: x, y: y, elementSize, offered)
      along += self.along(elementSize) + look.spacing
    }
  }

  /// The frame of an element in this container, made or not; nil before it is laid out.
  func rect(of record: LazyForEachRecord, _ index: Int) -> CGRect? {
    buildRuns()
    for (position, run) in runs.enumerated() where position < placed.origins.count {
      for (segment, start) in zip(run.segments, run.starts) {
        guard case .lazy(let other) = segment, other === record, !node.pointee.frame.x.isNaN else { continue }
        let line = run.kind == .cells ? (start + index) / placed.columns : 0
        let along = placed.origin(of: line, in: position, look.spacing)
        let length = placed.lines[position].length(line)
        var slot = (origin: CGFloat(0), length: across(node.size))
        if !placed.tracks.isEmpty, run.kind == .cells {
          let track = placed.tracks[(start + index) % placed.columns]
          slot = (track.origin, track.length)
        }
        let isMirrored = node.pointee.flags.contains(.rightToLeft)
        var rect =
          axis == .vertical
          ? CGRect(x: slot.origin, y: along, width: slot.length, height: length)
          : CGRect(x: along, y: slot.origin, width: length, height: slot.length)
        if isMirrored { rect.origin.x = node.size.width - rect.maxX }
        return rect
      }
    }
    return nil
  }

  override func positionChanged(_ graph: Graph) { checkVisibility() }
}

/// Evaluates a lazy container after layout.
final class LazyRecord: Record {
  unowned(unsafe) var container: LazyObject?

  override func evaluate() {
    isDirty = false
    container?.realize()
  }
}

extension Axis {
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
