import Foundation
import LabHarness

/// Comparisons made by hand.
enum HandMade {
  /// A comparison of rows whose items stand next to each other, 8 points apart and 20 high.
  ///
  /// - Parameters:
  ///   - lines: For each strategy, its id and its line's edges under each selection.
  static func comparison(
    titles: [String], widths: [Double], direction: Scenario.Direction = .leftToRight,
    lines: [(id: String, edges: [(Double, Double)?])]
  ) -> Comparison {
    var items: [RecordedFrame.Item] = []
    let total = widths.reduce(0, +) + 8 * Double(max(0, widths.count - 1))
    var x = 0.0
    for (index, width) in widths.enumerated() {
      let left = direction == .leftToRight ? x : total - x - width
      items.append(.init(id: "\(index)", frame: Frame(x: left, y: 0, width: width, height: 20)))
      x += width + 8
    }
    let row = Reference(container: Frame(x: 0, y: 0, width: total, height: 20), items: items)
    func recording(_ id: String, _ edges: [(Double, Double)?]) -> Recording {
      var recording = Recording(strategy: id, direction: direction, initialSelection: "0")
      for (index, edge) in edges.enumerated() {
        let line = edge.map { Frame(x: $0.0, y: 18, width: $0.1 - $0.0, height: 2) }
        let time = Double(index)
        if index > 0 {
          recording.commits.append(.init(selection: "\(index)", time: time, frame: recording.frames.count))
        }
        recording.frames.append(
          RecordedFrame(
            time: time, step: index > 0 ? index - 1 : nil, container: row.container, items: items,
            indicators: line.map { [.init(frame: $0)] } ?? [],
            ideal: .init(left: items[index].frame.x, right: items[index].frame.maxX),
            work: WorkCounts(updatePasses: 1)))
      }
      return recording
    }
    let ideal = lines.first?.edges.indices.map { (items[$0].frame.x, items[$0].frame.maxX) } ?? []
    return Comparison(
      scenario: Scenario(
        items: titles.enumerated().map { .init(id: "\($0)", title: $1, width: widths[$0]) },
        initialSelection: "0",
        steps: (1..<max(1, lines.first?.edges.count ?? 1)).map { .init(select: "\($0)") },
        direction: direction),
      row: row,
      reference: .init(
        id: Comparison.referenceID, title: "The ideal indicator", recording: recording("reference", ideal),
        row: row),
      results: lines.map {
        .init(id: $0.id, title: "Strategy \($0.id)", recording: recording($0.id, $0.edges), row: row)
      })
  }

  static let three = comparison(
    titles: ["Inbox", "Sent", "Archive"], widths: [40, 32, 56],
    lines: [
      ("matched-geometry", [(0, 40), (48, 80), (88, 144)]),
      ("alignment-guide", [(0, 40), (44, 84), (96, 136)]),
    ])
}
