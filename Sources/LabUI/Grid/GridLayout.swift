/// The layout of a `Grid` as a value, to be put into an `AnyLayout`.
public struct GridLayout: Layout {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance of columns in points; nil: as neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance of rows in points; nil: as neighbours prefer.
  public var verticalSpacing: CGFloat?

  /// Makes a grid layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What a grid keeps while its views stay the same.
  public struct Cache {
    var solver: GridSolver
    /// The last solution, which placing mostly asks for again.
    var last: (proposal: Proposal, tracks: GridTracksSolution)?

    mutating func solve(_ proposal: Proposal, _ subviews: LayoutSubviews) -> GridTracksSolution {
      if let last, last.proposal.isSame(as: proposal) { return last.tracks }
      let tracks = solver.solve(proposal, GridSubviews(subviews: subviews))
      last = (proposal, tracks)
      return tracks
    }
  }

  /// Finds the cells.
  public func makeCache(subviews: Subviews) -> Cache { Cache(solver: solver(subviews)) }

  /// The size of all columns and rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    subviews.isEmpty ? .zero : cache.solve(proposal.proposal, subviews).size
  }

  /// Places each view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    guard !subviews.isEmpty else { return }
    let tracks = cache.solve(proposal.proposal, subviews)
    let placements = cache.solver.placements(tracks, GridSubviews(subviews: subviews))
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: ProposedViewSize(placement.proposal))
    }
  }

  /// Each edge as the cells along it prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let cells = cache.solver.cells
    guard let rows = cells.last.map({ $0.row + 1 }), cells.count == subviews.count else {
      return ViewSpacing()
    }
    let columns = cache.solver.columnGaps.count + 1
    var result = Spacing.none
    for (cell, subview) in zip(cells, subviews) {
      var edges: EdgeSet = []
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == rows - 1 { edges.insert(.bottom) }
      if cell.column == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == columns { edges.insert(.trailing) }
      if !edges.isEmpty { result.formUnion(subview.spacing.spacing, edges: edges) }
    }
    return ViewSpacing(result)
  }

  private func solver(_ subviews: Subviews) -> GridSolver {
    var cells: [GridCell] = []
    var rowNodes: [NodeRef?] = []
    var columns = 1
    var next = 0
    for subview in subviews {
      let row = subview.node.gridRow
      if rowNodes.isEmpty || row == nil || rowNodes[rowNodes.count - 1] != row {
        rowNodes.append(row)
        next = 0
      }
      var cell = GridCell(
        row: rowNodes.count - 1, column: next, horizontal: alignment.horizontal.key,
        vertical: row?.rowAlignment ?? alignment.vertical.key)
      cell.span = min(max(subview[GridCellColumns.self], 1), GridCellColumns.limit)
      cell.anchor = subview[GridCellAnchor.self].map { CGPoint(x: $0.x, y: $0.y) }
      let unsized = subview[GridCellUnsizedAxes.self]
      cell.countsForColumns = !unsized.contains(.horizontal)
      cell.countsForRow = !unsized.contains(.vertical)
      cells.append(cell)
      guard row != nil else { continue }
      next += cell.span
      columns = max(columns, next)
    }
    var alignments: [Int: AlignmentKey] = [:]
    for index in cells.indices {
      // Outside of a row a view covers all columns, whatever it says.
      if rowNodes[cells[index].row] == nil { cells[index].span = columns }
      guard cells[index].span == 1, let own = subviews[index][GridColumnAlignment.self] else { continue }
      let column = cells[index].column
      if alignments[column] == nil { alignments[column] = own.key }
    }
    for index in cells.indices where cells[index].span == 1 {
      if let key = alignments[cells[index].column] { cells[index].horizontal = key }
    }
    return GridSolver(
      cells, columns: columns, rows: rowNodes.count, columnGaps: columnGaps(cells, columns, subviews),
      rowGaps: rowGaps(cells, rowNodes.count, subviews))
  }

  private func columnGaps(_ cells: [GridCell], _ columns: Int, _ subviews: Subviews) -> [CGFloat] {
    if let horizontalSpacing { return Array(repeating: horizontalSpacing.orZero, count: columns - 1) }
    var gaps = [CGFloat?](repeating: nil, count: columns - 1)
    for index in cells.indices.dropFirst() where cells[index].column > 0 {
      let gap = subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
      gaps[cells[index].column - 1] = max(gaps[cells[index].column - 1] ?? gap, gap)
    }
    return gaps.map { ($0 ?? Spacing.standard).orZero }
  }

  /// The largest distance of two cells one above the other.
  private func rowGaps(_ cells: [GridCell], _ rows: Int, _ subviews: Subviews) -> [CGFloat] {
    guard rows > 1 else { return [] }
    if let verticalSpacing { return Array(repeating: verticalSpacing.orZero, count: rows - 1) }
    var gaps = [CGFloat?](repeating: nil, count: rows - 1)
    let spacings = subviews.map(\.spacing)
    var above = 0
    for index in cells.indices where cells[index].row > 0 {
      let cell = cells[index]
      while cells[above].row < cell.row - 1 { above += 1 }
      var other = above
      while cells[other].row == cell.row - 1 {
        if cells[other].columns.overlaps(cell.columns) {
          let gap = spacings[other].distance(to: spacings[index], along: .vertical)
          gaps[cell.row - 1] = max(gaps[cell.row - 1] ?? gap, gap)
        }
        other += 1
      }
    }
    return gaps.map { ($0 ?? Spacing.standard).orZero }
  }
}

/// The views of a grid as its solver asks about them.
private struct GridSubviews: GridContent {
  let subviews: LayoutSubviews

  func size(_ cell: Int, _ proposal: Proposal) -> CGSize {
    subviews.graph.size(subviews.nodes[cell], proposal)
  }

  func guide(_ cell: Int, _ key: AlignmentKey, size: CGSize, proposal: Proposal) -> CGFloat {
    subviews.graph.guide(subviews.nodes[cell], key, proposal, size)
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The row that the element stands in, up to the nearest container.
  fileprivate var gridRow: NodeRef? {
    var node = pointee.parent
    while let current = node, current.pointee.kind.isTransparent {
      if current.pointee.kind == .gridRow { return current }
      node = current.pointee.parent
    }
    return nil
  }

  /// The alignment that a row has of its own.
  fileprivate var rowAlignment: AlignmentKey? {
    pointee.key0 < 0 ? nil : AlignmentKey(index: pointee.key0)
  }
}

extension CGFloat {
  /// The length where it is a finite number, else zero.
  var orZero: CGFloat { isFinite ? self : 0 }
}
