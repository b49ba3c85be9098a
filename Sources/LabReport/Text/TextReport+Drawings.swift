import LabHarness

extension TextReport {
  /// The drawings of all strategies, each under the strategy's name.
  ///
  /// A row that stays is drawn once for each selection, and a row that changes as it stands in the end.
  var drawings: [String] {
    let isChanged = comparison.scenario.changesRow
    let drawn = isChanged ? comparison.scenario.finalItems : comparison.scenario.items
    let steps = comparison.reference.measurement.steps
    let lastSelection = steps.isEmpty ? comparison.scenario.initialSelection : steps[steps.count - 1].to
    let selections = isChanged ? [lastSelection] : distinctSelections
    let titles = drawn.map { terminalSafe($0.title) }
    let row = isChanged ? comparison.finalRow : comparison.row
    let frames = Dictionary(
      row.items.map { ($0.id, $0.frame.relative(to: row.container)) }, uniquingKeysWith: { first, _ in first }
    )
    let placed = drawn.indices.map { index in
      let zero = Frame(x: 0, y: 0, width: 0, height: 0)
      return (title: titles[index], frame: frames[drawn[index].id] ?? zero)
    }
    let fixedWidths = drawn.map { $0.width.map(Double.init) }
    let shown = selections.prefix(Self.mostDrawings)
    let rows = shown.map { selection in
      RowCells(
        items: placed, fixedWidths: fixedWidths,
        focus: drawn.firstIndex { $0.id == selection },
        limit: width - 2 * Self.margin - RowDrawing.farthest)
    }
    let isCapsule = comparison.scenario.underlineThickness == nil
    let edges = comparison.results.map { result in
      shown.map { Self.edges(result, $0, frames, isLast: isChanged) }
    }
    let overhang =
      edges.joined().enumerated().map { index, edges in
        RowDrawing.overhang(rows[index % max(1, rows.count)], indicator: edges, isCapsule: isCapsule)
      }.max() ?? 0

    var lines: [String] = []
    if shown.contains(nil) || !selections.isEmpty {
      let names = shown.map { id -> String in
        guard let index = drawn.firstIndex(where: { $0.id == id }) else {
          return "nothing"
        }
        return truncated(titles[index], toCells: 24)
      }
      let more = selections.count > shown.count ? ["\(selections.count - shown.count) more"] : []
      lines += wordWrapped(
        "\(isChanged ? "In the end" : "At rest"), with \(list(names + more)) selected:", cells: width)
      lines.append("")
    }
    for (result, edges) in zip(comparison.results, edges) {
      let id = terminalSafe(result.id)
      let about = wordWrapped("\(id) — \(terminalSafe(result.about))", cells: width)
      lines.append(style.heading(id) + (about.first ?? "").dropFirst(id.count))
      lines += about.dropFirst()
      let drawings = zip(rows, edges).map { row, edges in
        RowDrawing(
          row, indicator: edges, isCapsule: isCapsule, overhang: overhang, room: width - 2 * Self.margin)
      }
      lines += drawn.isEmpty ? ["  (no items)"] : side(bySide: drawings)
      lines.append("")
    }
    return lines
  }

  private static let margin = 2
  private static let gap = 6
  private static let mostDrawings = 6

  /// Drawings next to each other, as many as fit on a line.
  private func side(bySide drawings: [RowDrawing]) -> [String] {
    let column = drawings.map(\.width).max() ?? 0
    let perLine = max(1, (width - Self.margin + Self.gap) / max(1, column + Self.gap))
    var lines: [String] = []
    for start in stride(from: 0, to: drawings.count, by: perLine) {
      let group = drawings[start..<min(start + perLine, drawings.count)]
      func line(_ part: (RowDrawing) -> String, _ styled: (String) -> String) -> String {
        let texts = group.map { styled(padded(part($0), toCells: column)) }
        let text =
          String(repeating: " ", count: Self.margin)
          + texts.joined(separator: String(repeating: " ", count: Self.gap))
        return isColored ? text : Self.withoutTrailingSpaces(text)
      }
      lines.append(line(\.titles) { $0 })
      lines.append(line(\.indicator, style.indicator))
    }
    return lines
  }

  private static func withoutTrailingSpaces(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// What was selected at the rests, each once, in the order in which it came.
  private var distinctSelections: [String?] {
    let ids = Set(comparison.scenario.items.map(\.id))
    var seen: Set<String?> = []
    return comparison.reference.measurement.rests
      .map { rest in rest.selection.flatMap { ids.contains($0) ? $0 : nil } }
      .filter { seen.insert($0).inserted }
  }

  /// The edges of a strategy's indicator while an item is selected, in the coordinates of the row without any
  /// indicator; `nil` if there is none.
  private static func edges(
    _ result: Comparison.Result, _ selection: String?, _ frames: [String: Frame], isLast: Bool
  ) -> (left: Double, right: Double)? {
    let rests = result.measurement.rests
    let rest =
      isLast
      ? rests.last
      : rests.first { rest in selection == nil ? rest.item == nil : rest.selection == selection }
    guard let rest, let indicator = rest.indicator else { return nil }
    // A strategy that moves the row is drawn on the row where it would have been: what counts is where the
    // indicator stands against the item.
    let shift = selection.flatMap { frames[$0] }.flatMap { frame in rest.item.map { frame.x - $0.x } } ?? 0
    return (indicator.x + shift, indicator.maxX + shift)
  }
}
