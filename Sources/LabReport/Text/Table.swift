/// A table of words and numbers; columns that do not fit side by side go into further tables below.
struct Table {
  /// A line of the table.
  struct Row {
    /// What the line is about.
    var label: String
    /// One cell for each column.
    var cells: [String]
  }

  /// The columns' headings: ids, which may be broken after a hyphen or a dot.
  var columns: [String]
  /// The lines.
  var rows: [Row]

  /// The table's lines of text, each at most `width` cells.
  ///
  /// - Parameter pinned: How many of the first columns are repeated in every part.
  func lines(width: Int, pinned: Int, style: Style) -> [String] {
    let labelWidth = rows.map { cellWidth($0.label) }.max() ?? 0
    let widths = columns.indices.map { index in
      max(
        Self.broken(columns[index]).map { cellWidth($0) }.max() ?? 0,
        rows.map { Self.widest(of: $0.cells[index]) }.max() ?? 0)
    }
    var parts: [[Int]] = []
    var part: [Int] = []
    var used = labelWidth
    for index in columns.indices {
      if used + 2 + widths[index] > width, part.count > pinned {
        parts.append(part)
        part = Array(0..<min(pinned, index))
        used = labelWidth + part.reduce(0) { $0 + 2 + widths[$1] }
      }
      part.append(index)
      used += 2 + widths[index]
    }
    if !part.isEmpty { parts.append(part) }
    return Array(
      parts.map { lines(of: $0, labelWidth: labelWidth, widths: widths, style: style) }.joined(separator: [""]
      ))
  }

  private func lines(of part: [Int], labelWidth: Int, widths: [Int], style: Style) -> [String] {
    func line(_ label: String, _ cells: [String]) -> String {
      var text = padded(label, toCells: labelWidth)
      for (cell, column) in zip(cells, part) {
        text += "  " + padded(cell, toCells: widths[column], alignRight: true)
      }
      while text.last == " " { text.removeLast() }
      return text
    }
    func block(_ label: String, _ cells: [[String]], atBottom: Bool) -> [String] {
      let height = cells.map(\.count).max() ?? 0
      return (0..<max(1, height)).map { index in
        line(
          index == 0 ? label : "",
          cells.map { lines in
            let place = atBottom ? index - (height - lines.count) : index
            return lines.indices.contains(place) ? lines[place] : ""
          })
      }
    }
    var result = block("", part.map { Self.broken(columns[$0]) }, atBottom: true).map(style.heading)
    let ruled = labelWidth + part.reduce(0) { $0 + 2 + widths[$1] }
    result.append(style.faint(String(repeating: "─", count: ruled)))
    for row in rows {
      result += block(row.label, part.map { Self.cellLines(row.cells[$0]) }, atBottom: false)
    }
    return result
  }

  private static let cellLimit = 12

  private static func cellLines(_ cell: String) -> [String] { wordWrapped(cell, cells: cellLimit) }

  private static func widest(of cell: String) -> Int { cellLines(cell).map { cellWidth($0) }.max() ?? 0 }

  /// An id broken after hyphens and dots into lines of at most twelve cells where that is possible.
  private static func broken(_ id: String) -> [String] {
    var pieces: [String] = [""]
    for character in id {
      pieces[pieces.count - 1].append(character)
      if character == "-" || character == "." { pieces.append("") }
    }
    var lines: [String] = []
    for piece in pieces where !piece.isEmpty {
      let piece = truncated(piece, toCells: 2 * cellLimit)
      if let last = lines.last, cellWidth(last) + cellWidth(piece) <= cellLimit {
        lines[lines.count - 1] = last + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }
}
