// What is seen of a lazy container, and the cells that are made for it.
extension LazyObject {
  /// Asks for a round of making cells if other ones are seen than before.
  func checkVisibility() {
    let ranges = visibleRanges()
    if !look.pinnedViews.isEmpty, ranges != seen { node.markPlace() }
    if needsRealization || ranges != seen { graph.needsLate(record) }
  }

  /// What can be seen, in this container's coordinates along its axis: in the nearest scroll view, else in the window.
  func visibleRanges() -> [ClosedRange<CGFloat>] {
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
  @MainActor func makeCells(of index: Int, in range: ClosedRange<CGFloat>) -> Range<Int>? {
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
  func isSeen(_ line: Int, of index: Int, in range: ClosedRange<CGFloat>) -> Bool {
    let origin = placed.origin(of: line, in: index, look.spacing)
    return origin < range.upperBound || origin == range.lowerBound
      || origin == range.upperBound
        && (placed.lines[index].length(line) == 0 || placed.lines[index].estimate == 0)
  }

  @MainActor func makeLine(_ line: Int, of index: Int) {
    for cell in runs[index].cells(of: line, columns: placed.columns) {
      let (segment, position) = runs[index].locate(cell)
      if case .lazy(let record) = runs[index].segments[segment] { _ = record.make(position) }
    }
    if measure(line, of: index, &placed) { placed.lines[index].sum() }
  }
}
