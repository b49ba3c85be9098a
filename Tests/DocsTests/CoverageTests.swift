import Foundation
import Testing

/// The public cases that the engine is held to: each has a test that names it, or a reason why there is none.
struct Coverage: Decodable {
  struct Table: Decodable, CustomTestStringConvertible {
    var prefix: String
    /// The numbers run from 1 to this one.
    var last: Int
    /// Numbers that the source has no row for.
    var absent: [Int]
    var what: String
    var rows: [Row]

    var testDescription: String { what }
  }

  struct Row: Decodable {
    /// A case, or several in a row: "B3", "77-147".
    var ids: String
    /// The files that test it.
    var tests: [String]?
    /// Why there is no test.
    var reason: String?
  }

  var tables: [Table]

  static let path = "Tests/Coverage/cases.json"
}

/// The names of cases in a text.
enum CaseName {
  /// All cases of a list such as "B44, B46" or "60-61, 75".
  static func expand(_ list: some StringProtocol) -> [String] {
    list.components(separatedBy: ", ").flatMap { item -> [String] in
      let prefix = item.prefix { $0.isLetter }
      let bounds = item.dropFirst(prefix.count).split(separator: "-").compactMap { Int($0) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { return [] }
      return (first...last).map { "\(prefix)\($0)" }
    }
  }

  /// The cases that string literals and comments of a source file begin with.
  ///
  /// So `"208 sameSizeInVStack"` and `"B44, B46 …"` do. Of comments only `/// B48: …` counts: they begin with numbers of
  /// all kinds.
  static func named(in source: String) -> Set<String> {
    Set(
      source.matches(of: /(?:"|\/\/\/ (?=[A-Z]))([A-Z]?\d+(?:-\d+)?(?:, [A-Z]?\d+(?:-\d+)?)*)[ :]/)
        .flatMap { expand($0.output.1) })
  }
}

struct CoverageTests {
  static let tables = (try? Repository.decode(Coverage.self, from: Coverage.path).tables) ?? []

  @Test func theRegisterIsThere() { #expect(Self.tables.map(\.prefix) == ["", "U", "X", "A", "P", "B"]) }

  @Test(arguments: tables) func everyCaseStandsOnce(_ table: Coverage.Table) {
    let registered = table.rows.flatMap { CaseName.expand($0.ids) }
    let absent = table.absent.map { "\(table.prefix)\($0)" }
    let twice = Dictionary(grouping: registered + absent) { $0 }.filter { $1.count > 1 }.keys
    #expect(twice.isEmpty, "\(twice.sorted())")
    #expect(Set(registered + absent) == Set((1...table.last).map { "\(table.prefix)\($0)" }))
  }

  @Test(arguments: tables) func everyCaseHasATestOrAReason(_ table: Coverage.Table) {
    for row in table.rows {
      #expect((row.tests == nil) != (row.reason == nil), "\(row.ids)")
      #expect(row.tests?.isEmpty != true && row.reason?.isEmpty != true, "\(row.ids)")
    }
  }

  @Test(arguments: tables) func theTestsNameTheirCases(_ table: Coverage.Table) throws {
    let files = Set(table.rows.flatMap { $0.tests ?? [] })
    for file in files.sorted() {
      let named = CaseName.named(in: try Repository.text(file))
      let rows = table.rows.filter { $0.tests?.contains(file) == true }
      let missing = rows.flatMap { CaseName.expand($0.ids) }.filter { !named.contains($0) }
      #expect(missing.isEmpty, "\(file) does not name \(missing)")
    }
  }

  /// The search is only worth something if it can fail.
  @Test(arguments: [
    ("Scene(\"208 same\")", ["208"]), ("@Test(\"B44, B46 added\")", ["B44", "B46"]),
    ("\"60-61, 75 unions\"", ["60", "61", "75"]), ("// row 208, B44", []), ("/// B48: the dock", ["B48"]),
    ("/// 164 wide", []), ("\"b9\"", []), ("\"12\"", []),
    ("\"9-7 x\"", []),
  ])
  func theSearchFindsNamesAtTheStart(_ source: String, _ names: [String]) {
    #expect(CaseName.named(in: source) == Set(names))
  }
}
