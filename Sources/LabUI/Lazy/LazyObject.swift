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
  /// The lengths across the axis that cells were measured with.
  private var measuredAcross: CGFloat = .nan
  private var tracks: [GridTracks.Track] = []
  /// What was seen when the cells were made that are there now.
  private var seen: [ClosedRange<CGFloat>] = []
  private var needsRealization = true
  private var total: CGFloat = 0

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
    measuredAcross = .nan
    node.markSize()
  }

  private func buildRuns() {
    guard runsAreStale else { return }
    runsAreStale = false
    var builder = LazyRunBuilder()
    builder.add(from: node.pointee.first)
    var new = builder.runs
    // That rows came into view changes no run: what is known of its lines stays.
    var isSame = new.count == runs.count
    for index in new.indices {
      if index < runs.count, runs[index].isSame(as: new[index]) {
        new[index].lines = runs[index].lines
      } else {
        isSame = false
      }
    }
    runs = new
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
    arrange(across(proposal))
    let own = across(proposal)
    if let items = look.tracks {
      return size(along: total, across: GridTracks(items, in: own).reportedLength(for: own))
    }
    return size(along: total, across: own.isNaN ? widestMade() : own)
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

  private var columns: Int { look.tracks == nil ? 1 : max(tracks.count, 1) }

  /// Measures the lines that are made, for a length across the axis, and finds where each stretch begins.
  private func arrange(_ across: CGFloat) {
    buildRuns()
    if !(across == measuredAcross || across.isNaN && measuredAcross.isNaN) {
      // With another width every line may be of another height.
      for index in runs.indices { runs[index].lines.removeAll() }
      measuredAcross = across
      needsRealization = true
      if let items = look.tracks { tracks = GridTracks.placed(items, in: across).tracks }
    }
    for index in runs.indices {
      var made = Set<Int>()
      runs[index].forEachMadeCell { cell, _ in
        made.insert(runs[index].kind == .cells ? cell / columns : 0)
      }
      for line in made.sorted() { measure(line, of: index) }
    }
    locateRuns()
  }

  private func locateRuns() {
    var end: CGFloat = 0
    var isFirst = true
    for index in runs.indices {
      let count = runs[index].lineCount(columns: columns)
      guard count > 0 else {
        runs[index].origin = end
        continue
      }
      if !isFirst { end += look.spacing }
      isFirst = false
      runs[index].origin = end
      end += runs[index].lines.total(before: count) + CGFloat(count - 1) * look.spacing
    }
    total = end
  }

  private func measure(_ line: Int, of index: Int) {
    var length: CGFloat = 0
    for cell in runs[index].cells(of: line, columns: columns) {
      guard let node = madeCell(cell, of: runs[index]) else { continue }
      length = max(length, cellLength(node, cellProposal(cell, in: runs[index])))
    }
    runs[index].lines.set(line, length)
  }

  private func cellProposal(_ cell: Int, in run: LazyRun) -> Proposal {
    guard run.kind == .cells, look.tracks != nil, !tracks.isEmpty else {
      return proposal(across: measuredAcross)
    }
    return proposal(across: tracks[cell % columns].length)
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

  private func lineOrigin(_ line: Int, of run: LazyRun) -> CGFloat {
    run.origin + run.lines.total(before: line) + CGFloat(line) * look.spacing
  }

  override func place(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) {
    arrange(look.tracks == nil ? across(size) : across(proposal))
    let pins = pinnedOrigins()
    for (index, run) in runs.enumerated() {
      run.forEachMadeCell { cell, cellNode in
        let line = run.kind == .cells ? cell / columns : 0
        placeCell(
          cellNode, origin: pins[index] ?? lineOrigin(line, of: run), length: run.lines.length(line),
          cell: cell, run: run, size: size)
      }
    }
    checkVisibility()
  }

  private func placeCell(
    _ cell: NodeRef, origin: CGFloat, length: CGFloat, cell index: Int, run: LazyRun, size: CGSize
  ) {
    let offered = cellProposal(index, in: run)
    var slot = (origin: CGFloat(0), length: across(size))
    var alignment = look.alignment
    if run.kind == .cells, look.tracks != nil, !tracks.isEmpty {
      let track = tracks[index % columns]
      let used = tracks.last.map { $0.origin + $0.length } ?? 0
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
    for (index, run) in runs.enumerated() {
      guard let section = run.section, run.count > 0, run.kind != .cells else { continue }
      let length = run.lines.length(0)
      let others = runs.filter { $0.section == section && $0.count > 0 }
      let start = others.map(\.origin).min() ?? run.origin
      let end =
        others.map { $0.origin + $0.lines.total(before: $0.lineCount(columns: columns)) }.max() ?? run.origin
      if run.kind == .header, look.pinnedViews.contains(.sectionHeaders) {
        result[index] = max(run.origin, min(view.lowerBound, end - length))
      } else if run.kind == .footer, look.pinnedViews.contains(.sectionFooters) {
        result[index] = min(run.origin, max(view.upperBound - length, start))
      }
    }
    return result
  }

  /// The frame of an element in this container, made or not; nil before it is laid out.
  func rect(of record: LazyForEachRecord, _ index: Int) -> CGRect? {
    buildRuns()
    for run in runs {
      for (segment, start) in zip(run.segments, run.starts) {
        guard case .lazy(let other) = segment, other === record, !node.pointee.frame.x.isNaN else { continue }
        let line = (start + index) / columns
        let along = lineOrigin(line, of: run)
        let length = run.lines.length(line)
        var slot = (origin: CGFloat(0), length: across(node.size))
        if look.tracks != nil, !tracks.isEmpty {
          let track = tracks[(start + index) % columns]
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
    guard needsRealization || ranges != seen else { return }
    seen = ranges
    needsRealization = false
    var wanted = [[Range<Int>]](repeating: [], count: runs.count)
    for range in ranges {
      for index in runs.indices {
        if let cells = makeCells(of: index, in: range) { wanted[index].append(cells) }
        locateRuns()
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
    let count = runs[index].lineCount(columns: columns)
    guard count > 0 else { return nil }
    if runs[index].lines.estimate.isNaN { makeLine(0, of: index) }
    let first = runs[index].lines.line(
      at: range.lowerBound - runs[index].origin, count: count, gap: look.spacing)
    var line = first
    while line < count, lineOrigin(line, of: runs[index]) < range.upperBound {
      makeLine(line, of: index)
      line += 1
    }
    guard line > first else { return nil }
    return runs[index].cells(of: first, columns: columns)
      .lowerBound..<runs[index].cells(of: line - 1, columns: columns).upperBound
  }

  @MainActor private func makeLine(_ line: Int, of index: Int) {
    for cell in runs[index].cells(of: line, columns: columns) {
      let (segment, position) = runs[index].locate(cell)
      if case .lazy(let record) = runs[index].segments[segment] { _ = record.make(position) }
    }
    measure(line, of: index)
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
