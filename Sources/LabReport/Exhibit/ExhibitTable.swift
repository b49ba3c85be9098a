import LabExhibits

/// The numbers of a program at some instants, with a line for each step.
struct ExhibitTable {
  /// A line of the table.
  enum Row {
    /// The values at a time.
    case values(time: String, [String])
    /// What was done.
    case step(String)
  }

  let headings: [(element: String, quantity: String)]
  let rows: [Row]
  /// Whether a value is of an element that is only drawn for its removal.
  let hasRemoved: Bool

  init(_ run: ExhibitResult.Run) {
    headings = run.columns.map { (terminalSafe($0.element), $0.quantity.rawValue) }
    var rows: [Row] = []
    var hasRemoved = false
    var steps = run.recording.steps[...]
    for instant in run.instants.sorted() {
      while let step = steps.first, step.time <= instant {
        rows.append(
          .step(
            "\(number(step.time, places: 3)) s: \(terminalSafe(step.action.description))"
              + (step.wasTaken ? "" : " (taken by nothing)")))
        steps.removeFirst()
      }
      guard let frame = run.recording.frame(at: instant) else { continue }
      let cells = run.columns.map { column -> String in
        guard let element = frame[column.element] else { return "–" }
        let text = number(column.value(of: element))
        hasRemoved = hasRemoved || element.isRemoved
        return element.isRemoved ? "(\(text))" : text
      }
      rows.append(.values(time: number(instant, places: 3), cells))
    }
    self.rows = rows
    self.hasRemoved = hasRemoved
  }

  /// The table's lines of text; columns that do not fit side by side go into a further table below.
  func lines(width: Int, style: Style) -> [String] {
    let widths = headings.indices.map { index in
      let values = rows.compactMap { row -> Int? in
        if case .values(_, let cells) = row { cellWidth(cells[index]) } else { nil }
      }
      return max(cellWidth(headings[index].element), cellWidth(headings[index].quantity), values.max() ?? 0)
    }
    let timeWidth = max(
      6, rows.map { if case .values(let time, _) = $0 { cellWidth(time) } else { 0 } }.max() ?? 0)
    var parts: [[Int]] = []
    var used = Int.max / 2
    for index in headings.indices {
      if used + 2 + widths[index] > width {
        parts.append([])
        used = 2 + timeWidth
      }
      parts[parts.count - 1].append(index)
      used += 2 + widths[index]
    }
    var lines = Array(
      parts.map { part in self.lines(part, widths: widths, timeWidth: timeWidth, width: width, style: style) }
        .joined(separator: [""]))
    if hasRemoved {
      lines += wordWrapped(
        "  (in parentheses: out of the layout, only drawn until its transition ends)", cells: width,
        indent: "  "
      ).map { style.faint("  " + $0) }
    }
    return lines
  }

  private func lines(_ part: [Int], widths: [Int], timeWidth: Int, width: Int, style: Style) -> [String] {
    func line(_ first: String, _ cell: (Int) -> String) -> String {
      let text = "  " + padded(first, toCells: timeWidth, alignRight: true)
      return part.reduce(text) { $0 + "  " + padded(cell($1), toCells: widths[$1], alignRight: true) }
    }
    var lines = [
      style.heading(line("") { headings[$0].element }), style.heading(line("s") { headings[$0].quantity }),
      "  " + style.faint(String(repeating: "─", count: part.reduce(timeWidth) { $0 + 2 + widths[$1] })),
    ]
    for row in rows {
      switch row {
      case .values(let time, let cells): lines.append(line(time) { cells[$0] })
      case .step(let text):
        lines.append("  " + style.indicator(truncated("▾ " + text, toCells: width - 2)))
      }
    }
    return lines
  }
}
