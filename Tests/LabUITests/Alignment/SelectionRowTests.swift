import LabUI
import Testing

/// The tables T1 and T2: one line of fixed width in a column on a custom guide.
@MainActor @Suite struct SelectionRowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var selected: Set<Int>
    var line: CGFloat
    /// Where the line begins, where the row begins, and how wide the column is.
    var lineX: CGFloat
    var rowX: CGFloat = 0
    var width: CGFloat = 144
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    // Guides of the items: 20, 48 + 16 = 64, 88 + 28 = 116.
    Row(name: "T1 item 0", selected: [0], line: 40, lineX: 0),
    Row(name: "B28, T1 item 1", selected: [1], line: 40, lineX: 44),
    Row(name: "B28, T1 item 2", selected: [2], line: 40, lineX: 96),
    Row(name: "T1 none: the middle of the row", selected: [], line: 40, lineX: 52),
    Row(name: "T1 not in the list", selected: [7], line: 40, lineX: 52),
    Row(name: "T1 all: the mean", selected: [0, 1, 2], line: 40, lineX: 200 / 3 - 20),
    Row(name: "B31 two: their mean", selected: [0, 2], line: 40, lineX: 48),
    Row(name: "T2 item 0: the row moves", selected: [0], line: 80, lineX: 0, rowX: 20, width: 164),
    Row(name: "T2 item 1", selected: [1], line: 80, lineX: 24),
    Row(name: "T2 item 2", selected: [2], line: 80, lineX: 76, width: 156),
  ]

  private func check(_ host: ViewHost, _ row: Row, mirroredIn width: CGFloat? = nil) {
    func x(_ frame: CGRect) -> CGFloat { width.map { $0 - frame.maxX } ?? frame.minX }
    #expect(abs(x(host.frame(.red)) - row.lineX) < 1e-9, "\(row.name)")
    #expect(abs(x(host.frame(.green)) - row.rowX) < 1e-9, "\(row.name)")
    #expect(abs(host.frame(.blue).width - row.width) < 1e-9, "\(row.name)")
    #expect(host.frame(.red).width == row.line)
  }

  @Test(arguments: rows) func leftToRight(_ row: Row) {
    let host = ViewHost(size: CGSize(width: 200, height: 21)) {
      GuideRow(selected: row.selected, line: row.line).frame(maxWidth: .infinity, alignment: .leading)
    }
    check(host, row)
  }

  @Test(arguments: rows) func rightToLeftIsTheMirrorImage(_ row: Row) {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let host = ViewHost(size: CGSize(width: 200, height: 21), environment: environment) {
      GuideRow(selected: row.selected, line: row.line).frame(maxWidth: .infinity, alignment: .leading)
    }
    check(host, row, mirroredIn: 200)
  }

  /// The column is 164 wide about item 0 and 144 about item 1: in the middle of 200 it begins at 18 and 28.
  @Test("T2 in the middle of a parent the row jumps by half of what the column changes")
  func theRowJumpsByHalfInTheMiddle() {
    let model = Model<Set<Int>>([0])
    let host = ViewHost(size: CGSize(width: 200, height: 21)) {
      Driven(model) { GuideRow(selected: $0, line: 80) }
    }
    #expect([host.frame(.blue).minX, host.frame(.green).minX] == [18, 38])
    model.set([1], host)
    #expect([host.frame(.blue).minX, host.frame(.green).minX] == [28, 28])
    // 156 wide: it begins at 22.
    model.set([2], host)
    #expect([host.frame(.blue).minX, host.frame(.green).minX] == [22, 22])
  }

  @Test func anyPathOfSelectionsEndsWhereAFreshHostDoes() {
    let model = Model<Set<Int>>([])
    let host = ViewHost(size: CGSize(width: 200, height: 21)) {
      Driven(model) { GuideRow(selected: $0, line: 40).frame(maxWidth: .infinity, alignment: .leading) }
    }
    let t1 = Self.rows.filter { $0.line == 40 }
    for row in t1 + t1.reversed() {
      model.set(row.selected, host)
      check(host, row)
    }
  }

  @Test func theLineMovesByTheAnimationAndDoesNotChangeItsWidth() {
    let model = Model<Set<Int>>([0])
    let host = ViewHost(size: CGSize(width: 200, height: 21)) {
      Driven(model) { GuideRow(selected: $0, line: 40).frame(maxWidth: .infinity, alignment: .leading) }
    }
    model.set([2], host, .linear(duration: 1))
    #expect(host.frame(.red).minX == 0)
    host.advance(by: 0.25)
    #expect(abs(host.frame(.red).minX - 24) < 1e-9)
    #expect(host.frame(.red).width == 40)
    host.settle()
    #expect(host.frame(.red).minX == 96)
  }
}
