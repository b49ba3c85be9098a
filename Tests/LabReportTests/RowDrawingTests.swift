import LabHarness
import Testing

@testable import LabReport

@Suite("Drawings of a row")
struct RowDrawingTests {
  /// Items of these titles and widths, 8 points apart.
  private func items(_ titles: [String], _ widths: [Double]) -> [(title: String, frame: Frame)] {
    var x = 0.0
    return zip(titles, widths).map { title, width in
      defer { x += width + 8 }
      return (title, Frame(x: x, y: 0, width: width, height: 20))
    }
  }

  // Inbox takes cells 0…5, Sent 7…11, Archive 13…20. A point between two edges lies between their cells:
  // 44 is half way from 40 (cell 5) to 48 (cell 7), so cell 6; 96 is an eighth... 8 of 56 into Archive, cell 14.
  static let lines: [(Double, Double, String)] = [
    (0, 40, "━━━━━"), (48, 80, "       ━━━━"), (88, 144, "             ━━━━━━━"), (44, 84, "      ━━━━━━"),
    (96, 136, "              ━━━━━"), (0, 20, "━━╸"), (20, 40, "  ╺━━"), (0, 144, "━━━━━━━━━━━━━━━━━━━━"),
    (20, 20, "  ·"), (40, 40, "     ·"),
  ]

  @Test("An underline to half a cell", arguments: lines)
  func underline(left: Double, right: Double, line: String) {
    let row = RowCells(items: items(["Inbox", "Sent", "Archive"], [40, 32, 56]), focus: nil, limit: 96)
    let drawing = RowDrawing(row, indicator: (left, right), isCapsule: false, overhang: 0)
    #expect(drawing.titles == "Inbox  Sent  Archive")
    #expect(drawing.indicator == line)
  }

  @Test("Items of fixed widths take a cell for eight points, with the title in the middle")
  func fixedWidths() {
    let row = RowCells(
      items: items(["1", "2", "3"], [40, 32, 56]), fixedWidths: [40, 32, 56], focus: nil, limit: 96)
    let drawing = RowDrawing(row, indicator: (44, 84), isCapsule: false, overhang: 0)
    // Five, four and seven cells, two between them, as Inbox, Sent and Archive have.
    #expect(drawing.titles == "  1     2       3")
    #expect(drawing.indicator == "      ━━━━━━")
  }

  @Test("A capsule's ends lie outside the item")
  func capsule() {
    let row = RowCells(items: items(["Inbox", "Sent", "Archive"], [40, 32, 56]), focus: nil, limit: 96)
    #expect(RowDrawing.overhang(row, indicator: (0, 40), isCapsule: true) == 1)
    let first = RowDrawing(row, indicator: (0, 40), isCapsule: true, overhang: 1)
    #expect(first.titles == " Inbox  Sent  Archive")
    #expect(first.indicator == "╰─────╯")
    let last = RowDrawing(row, indicator: (88, 144), isCapsule: true, overhang: 1)
    #expect(last.indicator == "             ╰───────╯")
    #expect(last.width == 22)
  }

  @Test("Wide characters take two cells, and the line follows them")
  func wide() {
    let row = RowCells(items: items(["日本", "é", "📥"], [34, 10, 20]), focus: nil, limit: 96)
    let drawing = RowDrawing(row, indicator: (60, 80), isCapsule: false, overhang: 0)
    #expect(drawing.titles == "日本  é  📥")
    // Four cells, two, one, two: the envelope begins at cell 9.
    #expect(drawing.indicator == "         ━━")
  }

  @Test("A line that begins before the row moves the row")
  func overhang() {
    let row = RowCells(items: items(["Inbox", "Sent"], [40, 32]), focus: nil, limit: 96)
    // Eleven cells on 80 points: 20 points are 2.75 cells, 3 to half a cell.
    let edges = (left: -20.0, right: 60.0)
    #expect(RowDrawing.overhang(row, indicator: edges, isCapsule: false) == 3)
    let drawing = RowDrawing(row, indicator: edges, isCapsule: false, overhang: 3)
    #expect(drawing.titles == "   Inbox  Sent")
    // 60 is 12 of 32 into Sent: cell 7 + 1.5, three cells farther right.
    #expect(drawing.indicator == "━━━━━━━━━━━╸")
  }

  @Test("Right to left, the first item is drawn last")
  func rightToLeft() {
    let placed = items(["Archive", "Sent", "Inbox"], [56, 32, 40]).reversed()
    let row = RowCells(items: Array(placed), focus: 0, limit: 96)
    let drawing = RowDrawing(row, indicator: (104, 144), isCapsule: false, overhang: 0)
    #expect(drawing.titles == "Archive  Sent  Inbox")
    #expect(drawing.indicator == "               ━━━━━")
  }

  @Test("Long titles are cut before items are left out")
  func longTitles() {
    let titles = (0..<5).map { "A rather long title number \($0)" }
    let row = RowCells(items: items(titles, [200, 200, 200, 200, 200]), focus: 4, limit: 96)
    #expect(row.titles.count == 5)
    // Five times 16 and four gaps of 2 are 88; five times 24 would be 128.
    #expect(row.titles.allSatisfy { $0.width == 16 && $0.text.hasSuffix("…") })
    #expect(row.width == 88)
  }

  @Test("Of many items the ones around the selected one stay", arguments: [0, 50, 99])
  func many(focus: Int) {
    let titles = (0..<100).map { "Item \($0)" }
    let row = RowCells(items: items(titles, Array(repeating: 40, count: 100)), focus: focus, limit: 96)
    #expect(row.width <= 96)
    #expect(row.titles.contains { $0.text == "Item \(focus)" })
    #expect(row.before == (focus == 0 ? "" : "… "))
    let left = Double(focus) * 48
    let drawing = RowDrawing(row, indicator: (left, left + 40), isCapsule: false, overhang: 0)
    let title = "Item \(focus)"
    // The line has the title's cells.
    let start = drawing.titles.prefix { _ in true }.ranges(of: title).first.map {
      drawing.titles.distance(from: drawing.titles.startIndex, to: $0.lowerBound)
    }
    #expect(drawing.indicator.prefix { $0 == " " }.count == start)
    #expect(drawing.indicator.filter { $0 == "━" }.count == title.count)
    if focus < 99 { #expect(drawing.titles.contains(" more")) }
  }

  @Test("Nothing to draw, and nothing that traps")
  func degenerate() {
    let empty = RowCells(items: [], focus: nil, limit: 96)
    #expect(RowDrawing(empty, indicator: (0, 40), isCapsule: false, overhang: 0).titles == "")
    let flat = RowCells(items: [("", Frame(x: 0, y: 0, width: 0, height: 0))], focus: 0, limit: 96)
    for edges in [(Double.nan, 1.0), (-1e300, 1e300), (0, Double.infinity), (5, -5)] {
      for isCapsule in [false, true] {
        let overhang = RowDrawing.overhang(flat, indicator: edges, isCapsule: isCapsule)
        let drawing = RowDrawing(flat, indicator: edges, isCapsule: isCapsule, overhang: overhang)
        #expect(drawing.width <= 96)
      }
    }
  }
}
