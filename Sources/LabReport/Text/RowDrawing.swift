/// A small drawing of a row with its indicator: a line of titles, and a line with the indicator below.
struct RowDrawing {
  /// The titles' line, without trailing spaces.
  private(set) var titles = ""
  /// The indicator's line, without trailing spaces.
  private(set) var indicator = ""
  /// How many cells the drawing takes.
  private(set) var width = 0

  /// Draws a row.
  ///
  /// - Parameters:
  ///   - row: The titles in cells.
  ///   - indicator: The indicator's left and right edge in points, or `nil` if there is none.
  ///   - overhang: The cells to leave free before the row, for an indicator that begins before it.
  ///   - room: The cells that the indicator may take, with what stands before it; the rest of it is cut.
  init(
    _ row: RowCells, indicator edges: (left: Double, right: Double)?, isCapsule: Bool, overhang: Int,
    room: Int = 96
  ) {
    titles = String(repeating: " ", count: overhang) + row.before
    var cell = row.before.count
    for title in row.titles {
      let text = cellWidth(title.text)
      let start = title.start + (title.width - text) / 2
      titles += String(repeating: " ", count: max(0, start - cell)) + Self.isolated(title.text)
      cell = start + text
    }
    titles += row.after
    width = overhang + row.width
    guard let edges, let span = Self.span(row, edges) else { return }
    let cells =
      isCapsule ? Self.capsule(from: span.start, to: span.end) : Self.line(from: span.start, to: span.end)
    // What begins farther left than there is room for is cut.
    let start = overhang + cells.start
    indicator =
      start >= 0
      ? String(repeating: " ", count: start) + cells.text : String(cells.text.dropFirst(-start))
    indicator = truncated(indicator, toCells: room)
    width = max(width, indicator.count)
  }

  /// How many cells the indicator reaches beyond the row's left edge.
  static func overhang(_ row: RowCells, indicator edges: (left: Double, right: Double)?, isCapsule: Bool)
    -> Int
  {
    guard let edges, let span = span(row, edges) else { return 0 }
    let start = isCapsule ? span.start.rounded(.down) - 1 : span.start.rounded(.down)
    return min(farthest, max(0, Int(-start)))
  }

  /// The farthest that anything is drawn beyond the row, in cells.
  static let farthest = 12

  /// The cells that the indicator covers, to half a cell.
  private static func span(
    _ row: RowCells, _ edges: (left: Double, right: Double)
  ) -> (start: Double, end: Double)? {
    guard edges.left.isFinite, edges.right.isFinite else { return nil }
    let bounds = -Double(farthest)...Double(row.width + farthest)
    func half(_ cell: Double) -> Double {
      (min(max(cell, bounds.lowerBound), bounds.upperBound) * 2).rounded() / 2
    }
    let start = half(row.cell(ofLeftEdge: edges.left))
    return (start, max(start, half(row.cell(ofRightEdge: edges.right))))
  }

  /// A heavy line of half cells; a dot if it is too short for one.
  private static func line(from start: Double, to end: Double) -> (start: Int, text: String) {
    let first = Int(start.rounded(.down))
    guard end > start else { return (first, "·") }
    var text = ""
    for cell in first..<Int(end.rounded(.up)) {
      let left = start <= Double(cell), right = end >= Double(cell + 1)
      text += left && right ? "━" : left ? "╸" : right ? "╺" : "╍"
    }
    return (first, text)
  }

  /// The lower edge of a capsule, whose round ends lie outside what it holds.
  private static func capsule(from start: Double, to end: Double) -> (start: Int, text: String) {
    let first = Int(start.rounded(.down)), last = Int(end.rounded(.up))
    return (first - 1, "╰" + String(repeating: "─", count: max(0, last - first)) + "╯")
  }

  /// A title that reads from right to left is kept apart from its neighbours by a mark without width.
  private static func isolated(_ title: String) -> String {
    title.unicodeScalars.contains { isRightToLeft($0) } ? title + "\u{200E}" : title
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x0590...0x08FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
      || (0xFE70...0xFEFF).contains(scalar.value) || (0x10800...0x10FFF).contains(scalar.value)
      || (0x1E800...0x1EFFF).contains(scalar.value)
  }
}
