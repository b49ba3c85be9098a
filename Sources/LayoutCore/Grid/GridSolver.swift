package import Foundation

/// One cell of a grid: where it stands, and how it takes part in its columns and its row.
package struct GridCell {
  /// The row, from 0.
  package var row: Int
  /// The first column, from 0.
  package var column: Int
  /// How many columns it covers, at least 1.
  package var span: Int
  /// The guide along x on which it stands.
  package var horizontal: AlignmentKey
  /// The guide along y on which it stands.
  package var vertical: AlignmentKey
  /// The fractions of cell and view that meet instead of guides; nil: the guides do.
  package var anchor: CGPoint?
  /// Whether the view's width counts for its columns.
  package var countsForColumns = true
  /// Whether the view's height counts for its row.
  package var countsForRow = true

  /// Makes a cell.
  package init(
    row: Int, column: Int, span: Int = 1, horizontal: AlignmentKey = .horizontalCenter,
    vertical: AlignmentKey = .verticalCenter
  ) {
    self.row = row
    self.column = column
    self.span = span
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var columns: Range<Int> { column..<column + span }
}

/// The views of a grid, as its solver asks about them.
package protocol GridContent {
  /// The size that a cell's view takes for a proposal, in points.
  func size(_ cell: Int, _ proposal: Proposal) -> CGSize
  /// The value of a guide in a cell's view of a size, explicit or default, in points.
  func guide(_ cell: Int, _ key: AlignmentKey, size: CGSize, proposal: Proposal) -> CGFloat
}

/// The layout of a `Grid`: columns as wide as their widest cell, rows as high as their highest.
///
/// The rules agree with the frames that swiftui-web recorded on Apple's SwiftUI (group `grid`):
/// 1. The columns share the proposed width as the views of an HStack do, each being as flexible as its most flexible
///    cell of one column; so rigid columns get what they need and flexible ones equal parts of the rest.
/// 2. A cell of several columns is offered what the columns beside it leave, the narrower cells first. What it takes
///    beyond its columns is spread over them equally.
/// 3. The rows share the proposed height as the views of a VStack do, their cells being offered their columns' width.
/// 4. Each view is placed by its column's and its row's guide, or by its anchor, offered the whole cell.
package struct GridSolver {
  package let cells: [GridCell]
  /// The gap behind each column but the last, in points.
  package let columnGaps: [CGFloat]
  /// The gap below each row but the last, in points.
  package let rowGaps: [CGFloat]
  private let columnCells: [[Int]]
  private let rowCells: [[Int]]
  private let wideCells: [Int]

  /// Prepares a grid of cells; `columns` and `rows` are how many there are of each.
  package init(
    _ cells: [GridCell], columns: Int, rows: Int, columnGaps: [CGFloat], rowGaps: [CGFloat]
  ) {
    self.cells = cells
    self.columnGaps = columnGaps
    self.rowGaps = rowGaps
    var columnCells = [[Int]](repeating: [], count: columns)
    var rowCells = [[Int]](repeating: [], count: rows)
    var wideCells: [Int] = []
    for (index, cell) in cells.enumerated() {
      rowCells[cell.row].append(index)
      if cell.span == 1 { columnCells[cell.column].append(index) } else { wideCells.append(index) }
    }
    self.columnCells = columnCells
    self.rowCells = rowCells
    self.wideCells = wideCells.enumerated()
      .sorted { (cells[$0.element].span, $0.offset) < (cells[$1.element].span, $1.offset) }
      .map(\.element)
  }

  /// The columns and rows for a proposal.
  package func solve(_ proposal: Proposal, _ content: some GridContent) -> GridTracksSolution {
    let columns = columnWidths(proposal, content)
    let solver = StackSolver(axis: .vertical)
    let rows = RowContent(solver: self, columns: columns, content: content)
    _ = solver.solve(proposal, rows)
    let heights = (0..<rowCells.count).map { solver.childSize($0).height }
    return GridTracksSolution(
      columns: columns, rows: heights, columnGaps: columnGaps, rowGaps: rowGaps)
  }

  /// Steps 1 and 2 of the rule.
  private func columnWidths(_ proposal: Proposal, _ content: some GridContent) -> [CGFloat] {
    let solver = StackSolver(axis: .horizontal)
    _ = solver.solve(proposal, ColumnContent(solver: self, content: content))
    var widths = (0..<columnCells.count).map { solver.childSize($0).width }
    for index in wideCells where cells[index].countsForColumns {
      let columns = cells[index].columns
      let taken = Self.length(of: columns, widths, columnGaps)
      let all = Self.length(of: 0..<widths.count, widths, columnGaps)
      var offered = proposal
      if !offered.width.isNaN {
        let beside = all - taken
        offered.width = beside.isFinite ? max(offered.width - beside, 0) : 0
      }
      let needed = StackSolution.sane(content.size(index, offered).width)
      guard needed > taken else { continue }
      let extra = (needed - taken) / CGFloat(columns.count)
      for column in columns { widths[column] += extra }
    }
    return widths
  }

  /// The size and place of each cell's view in the columns and rows, before mirroring.
  package func placements(_ tracks: GridTracksSolution, _ content: some GridContent) -> [GridPlacement] {
    var placements = cells.map { cell in
      GridPlacement(
        proposal: Proposal(
          Self.length(of: cell.columns, tracks.columns, columnGaps), tracks.rows[cell.row]))
    }
    for index in cells.indices {
      placements[index].size = content.size(index, placements[index].proposal)
    }
    let columnLines = columnCells.indices.map { column in
      line(columnCells[column], tracks.columns[column], .horizontal, placements, content)
    }
    let rowLines = rowCells.indices.map { row in
      line(rowCells[row], tracks.rows[row], .vertical, placements, content)
    }
    for (index, cell) in cells.enumerated() {
      let placement = placements[index]
      let room = CGSize(width: placement.proposal.width, height: placement.proposal.height)
      var origin = CGPoint(x: tracks.columnOrigins[cell.column], y: tracks.rowOrigins[cell.row])
      if let anchor = cell.anchor {
        origin.x += (room.width - placement.size.width) * anchor.x
        origin.y += (room.height - placement.size.height) * anchor.y
      } else {
        let ownLine = cell.span == 1 ? columnLines[cell.column] : nil
        origin.x +=
          (ownLine ?? line([index], room.width, .horizontal, placements, content))
          - guide(index, .horizontal, placement.size, placement.proposal, content)
        origin.y +=
          rowLines[cell.row] - guide(index, .vertical, placement.size, placement.proposal, content)
      }
      placements[index].origin = origin
    }
    return placements
  }

  /// Where the guide of a column's or row's views lies: the views, aligned with one another, stand in the track as the
  /// guide stands in a view.
  private func line(
    _ indices: [Int], _ length: CGFloat, _ axis: LayoutAxis, _ placements: [GridPlacement],
    _ content: some GridContent
  ) -> CGFloat {
    var extent = AlignedExtent()
    var key: AlignmentKey?
    for index in indices where cells[index].anchor == nil {
      let placement = placements[index]
      extent.add(
        placement.size[axis], guide: guide(index, axis, placement.size, placement.proposal, content))
      key = key ?? self.key(index, axis)
    }
    guard let key else { return 0 }
    let fraction = min(max(key.fraction, 0), 1)
    return extent.low + (length - extent.length) * (fraction.isNaN ? 0 : fraction)
  }

  private func key(_ index: Int, _ axis: LayoutAxis) -> AlignmentKey {
    axis == .horizontal ? cells[index].horizontal : cells[index].vertical
  }

  /// A guide that cannot poison the union: one that is not finite counts as 0, as does any in an infinite view.
  fileprivate func guide(
    _ index: Int, _ axis: LayoutAxis, _ size: CGSize, _ proposal: Proposal, _ content: some GridContent
  ) -> CGFloat {
    guard size[axis] < .infinity else { return 0 }
    let guide = content.guide(index, key(index, axis), size: size, proposal: proposal)
    return guide.isFinite ? guide : 0
  }

  /// The length of some cells' views in their track, each offered a proposal.
  fileprivate func extent(
    _ indices: [Int], _ axis: LayoutAxis, _ content: some GridContent, proposal: (Int) -> Proposal
  ) -> CGFloat {
    var extent = AlignedExtent()
    var anchored: CGFloat = 0
    for index in indices {
      let cell = cells[index]
      guard axis == .horizontal ? cell.countsForColumns : cell.countsForRow else { continue }
      let offered = proposal(index)
      let answer = content.size(index, offered)
      let size = CGSize(
        width: StackSolution.sane(answer.width), height: StackSolution.sane(answer.height))
      if cell.anchor != nil {
        anchored = max(anchored, size[axis])
      } else {
        extent.add(size[axis], guide: guide(index, axis, size, offered, content))
      }
    }
    return max(extent.length, anchored)
  }

  fileprivate static func length(of range: Range<Int>, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    lengths[range].reduce(0, +)
      + gaps[range.lowerBound..<max(range.upperBound - 1, range.lowerBound)].reduce(0, +)
  }

  /// The columns as the views of a row.
  private struct ColumnContent<Content: GridContent>: StackContent {
    let solver: GridSolver
    let content: Content

    var count: Int { solver.columnCells.count }
    func priority(_ index: Int) -> Double { 0 }
    func size(_ index: Int, _ proposal: Proposal) -> CGSize {
      CGSize(
        width: solver.extent(solver.columnCells[index], .horizontal, content) { _ in proposal }, height: 0)
    }
    func guide(_ index: Int, size: CGSize, proposal: Proposal) -> CGFloat { 0 }
    func gap(after index: Int) -> CGFloat { solver.columnGaps[index] }
  }

  /// The rows as the views of a column, their widths known.
  private struct RowContent<Content: GridContent>: StackContent {
    let solver: GridSolver
    let columns: [CGFloat]
    let content: Content

    var count: Int { solver.rowCells.count }
    func priority(_ index: Int) -> Double { 0 }
    func size(_ index: Int, _ proposal: Proposal) -> CGSize {
      let height = solver.extent(solver.rowCells[index], .vertical, content) { cell in
        let width = GridSolver.length(of: solver.cells[cell].columns, columns, solver.columnGaps)
        return Proposal(width, proposal.height.isNaN ? nil : proposal.height)
      }
      return CGSize(width: 0, height: height)
    }
    func guide(_ index: Int, size: CGSize, proposal: Proposal) -> CGFloat { 0 }
    func gap(after index: Int) -> CGFloat { solver.rowGaps[index] }
  }
}

/// The union of views that stand with their guides on one line.
private struct AlignedExtent {
  /// From the start to the line.
  var low = -CGFloat.infinity
  private var high = -CGFloat.infinity

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    low = max(low, guide)
    high = max(high, length - guide)
  }

  var length: CGFloat { low == -.infinity ? 0 : low + high }
}

/// The columns and rows of a grid for one proposal.
package struct GridTracksSolution {
  /// The width of each column, in points.
  package let columns: [CGFloat]
  /// The height of each row, in points.
  package let rows: [CGFloat]
  /// Where each column begins, in points.
  package let columnOrigins: [CGFloat]
  /// Where each row begins, in points.
  package let rowOrigins: [CGFloat]
  /// The size of the grid, in points.
  package let size: CGSize

  fileprivate init(columns: [CGFloat], rows: [CGFloat], columnGaps: [CGFloat], rowGaps: [CGFloat]) {
    self.columns = columns
    self.rows = rows
    let width: CGFloat
    let height: CGFloat
    (columnOrigins, width) = Self.origins(columns, columnGaps)
    (rowOrigins, height) = Self.origins(rows, rowGaps)
    size = CGSize(width: width, height: height)
  }

  private static func origins(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> ([CGFloat], CGFloat) {
    var origins: [CGFloat] = []
    var position: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      origins.append(position)
      position += length + (index < gaps.count ? gaps[index] : 0)
    }
    return (origins, position)
  }
}

/// Where the view of a cell goes.
package struct GridPlacement {
  /// What it is offered: its cell.
  package var proposal: Proposal
  /// Its size, in points.
  package var size = CGSize.zero
  /// Its left top in the grid, in points, before mirroring.
  package var origin = CGPoint.zero

  fileprivate init(proposal: Proposal) { self.proposal = proposal }
}
