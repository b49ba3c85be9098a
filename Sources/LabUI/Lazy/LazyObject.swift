/// A lazy stack or grid in the tree: it makes only the cells that are seen.
///
/// Cells stand in lines across the axis: one in a line in a stack, one for each track in a grid. What is seen is known
/// only once the containers around it are laid out, so lines are made after layout, in a round of their own.
final class LazyObject: BoxObject {
  let axis: Axis
  var look: LazyLook
  var runs: [LazyRun] = []
  private unowned(unsafe) let graph: Graph
  private let record: LazyRecord
  /// Whether `runs` must be built anew.
  private var runsAreStale = true
  /// How it was last placed.
  private var placed = LazyArrangement()
  /// What was seen when the cells were made that are there now.
  private var seen: [ClosedRange<CGFloat>] = []
  private var needsRealization = true

  init(_ axis: Axis, _ look: LazyLook, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.axis = axis
    self.look = look
    graph = cursor.graph
    record = LazyRecord(node, cursor)
    super.init(node)
    record.container = self
    cursor.graph.lazies.append(.passUnretained(self))
    node.pointee.flags.insert(.watchesPosition)
  }

  override func detach(from graph: Graph, node: NodeRef) {
    graph.lazies.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
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

  private func buildRuns() {
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

  private func across(_ proposal: Proposal) -> CGFloat {
    axis == .vertical ? proposal.width : proposal.height
  }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func proposal(across: CGFloat) -> Proposal {
    axis == .vertical ? Proposal(across.unlessNaN, nil) : Proposal(nil, across.unlessNaN)
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

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
  @discardableResult private func measureMade(_ arrangement: inout LazyArrangement) -> Bool {
    var isChanged = false
    for index in runs.indices {
      var made = Set<Int>()
      runs[index].forEachMadeCell { cell, _ in
        made.insert(runs[index].kind == .cells ? cell / arrangement.columns : 0)
      }
      for line in made.sorted() where measure(line, of: index, &arrangement) { isChanged = true }
      if let last = made.max() { arrangement.lines[index].forget(after: last) }
    }
    arrangement.locate(runs, look.spacing)
    return isChanged
  }

  private func measure(_ line: Int, of index: Int, _ arrangement: inout LazyArrangement) -> Bool {
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
    case .lazy(let record): return record.items.first { $0.index == index }?.node
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

  /// Where pinned headers and footers stand while their section is seen, by run.
  private func pinnedOrigins() -> [Int: CGFloat] {
    guard !look.pinnedViews.isEmpty, let view = visibleRanges().first else { return [:] }
    var result: [Int: CGFloat] = [:]
    for index in runs.indices where isPinned(index) {
      let length = placed.lines[index].length(0)
      let (start, end) = sectionBounds(index)
      result[index] =
        runs[index].kind == .header
        ? max(placed.origins[index], min(view.lowerBound, end - length))
        : min(placed.origins[index], max(view.upperBound - length, start))
    }
    return result
  }

  /// Whether a run is a header or footer that stays in sight as long as its section is seen.
  private func isPinned(_ index: Int) -> Bool {
    guard runs[index].section != nil, runs[index].count > 0 else { return false }
    return switch runs[index].kind {
    case .cells: false
    case .header: look.pinnedViews.contains(.sectionHeaders)
    case .footer: look.pinnedViews.contains(.sectionFooters)
    }
  }

  /// Where the section of a run begins and ends along the axis.
  private func sectionBounds(_ index: Int) -> (start: CGFloat, end: CGFloat) {
    let parts = runs.indices.filter { runs[$0].section == runs[index].section && runs[$0].count > 0 }
    return (
      parts.map { placed.origins[$0] }.min() ?? 0,
      parts.map { placed.end(of: runs[$0], at: $0, look.spacing) }.max() ?? 0
    )
  }

  private func isSectionSeen(_ index: Int, in range: ClosedRange<CGFloat>) -> Bool {
    let (start, end) = sectionBounds(index)
    return start < range.upperBound && end > range.lowerBound
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

  // MARK: What is seen

  override func positionChanged(_ graph: Graph) { checkVisibility() }

  /// Asks for a round of making cells if other ones are seen than before.
  func checkVisibility() {
    let ranges = visibleRanges()
    if !look.pinnedViews.isEmpty, ranges != seen { node.markPlace() }
    if needsRealization || ranges != seen { graph.needsLate(record) }
  }

  /// What can be seen, in this container's coordinates along its axis: in the nearest scroll view, else in the window.
  private func visibleRanges() -> [ClosedRange<CGFloat>] {
    guard !node.pointee.frame.x.isNaN else { return [] }
    let bounds = SIMD4<Double>(0, 0, node.pointee.frame.z, node.pointee.frame.w)
    let isMirrored = axis == .horizontal && node.pointee.flags.contains(.rightToLeft)
    let length = axis == .vertical ? node.size.height : node.size.width
    var ancestor = node.pointee.parent
    while let current = ancestor {
      if let scroll = current.scrollObject, scroll.axes.contains(axis.set) {
        let rect = graph.convert(bounds, from: node, upTo: current).rect
        let start =
          isMirrored
          ? current.size.width - rect.maxX : axis == .vertical ? rect.minY : rect.minX
        return scroll.visible(axis).map { $0.lowerBound - start...$0.upperBound - start }
      }
      ancestor = current.pointee.parent
    }
    let window = graph.convertFromWindow(CGRect(origin: .zero, size: graph.size), to: node)
    let start = isMirrored ? length - window.maxX : axis == .vertical ? window.minY : window.minX
    let extent = axis == .vertical ? window.height : window.width
    return [start...start + max(extent, 0)]
  }

  /// Makes the lines that are seen and lets go of the others.
  @MainActor func realize() {
    buildRuns()
    let ranges = visibleRanges()
    guard needsRealization || ranges != seen, placed.origins.count == runs.count else { return }
    seen = ranges
    needsRealization = false
    var wanted = [[Range<Int>]](repeating: [], count: runs.count)
    for range in ranges {
      for index in runs.indices {
        if let cells = makeCells(of: index, in: range) { wanted[index].append(cells) }
        placed.locate(runs, look.spacing)
      }
    }
    for range in ranges {
      for index in runs.indices where isPinned(index) && isSectionSeen(index, in: range) {
        makeLine(0, of: index)
        wanted[index].append(0..<runs[index].count)
      }
    }
    for (run, wanted) in zip(runs, wanted) {
      for (segment, start) in zip(run.segments, run.starts) {
        guard case .lazy(let record) = segment else { continue }
        record.keep(only: wanted.map { max($0.lowerBound - start, 0)..<max($0.upperBound - start, 0) })
      }
    }
    node.markSize()
  }

  /// Makes the cells of a run whose lines reach into a range; returns which these are.
  @MainActor private func makeCells(of index: Int, in range: ClosedRange<CGFloat>) -> Range<Int>? {
    let count = runs[index].lineCount(columns: placed.columns)
    guard count > 0 else { return nil }
    if placed.lines[index].estimate.isNaN { makeLine(0, of: index) }
    let first = placed.lines[index].line(
      at: range.lowerBound - placed.origins[index], count: count, gap: look.spacing)
    var line = first
    while line < count, isSeen(line, of: index, in: range) {
      makeLine(line, of: index)
      line += 1
    }
    guard line > first else { return nil }
    return runs[index].cells(of: first, columns: placed.columns)
      .lowerBound..<runs[index].cells(of: line - 1, columns: placed.columns).upperBound
  }

  /// Whether a line that ends behind the start of a range begins before its end.
  ///
  /// What lies at the very start is made even where there is no room to see it, and so is what has no length at the end:
  /// in a scroll view that is as long as its content, that may be what makes room.
  private func isSeen(_ line: Int, of index: Int, in range: ClosedRange<CGFloat>) -> Bool {
    let origin = placed.origin(of: line, in: index, look.spacing)
    return origin < range.upperBound || origin == range.lowerBound
      || origin == range.upperBound
        && (placed.lines[index].length(line) == 0 || placed.lines[index].estimate == 0)
  }

  @MainActor private func makeLine(_ line: Int, of index: Int) {
    for cell in runs[index].cells(of: line, columns: placed.columns) {
      let (segment, position) = runs[index].locate(cell)
      if case .lazy(let record) = runs[index].segments[segment] { _ = record.make(position) }
    }
    _ = measure(line, of: index, &placed)
  }
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
