import Foundation
import LabHarness
import LabReport
import Testing

@testable import lab

@Suite("lab compare from the command line to the report")
struct EndToEndTests {
  static let plain = [
    "per-item-transition", "alignment-guide", "matched-geometry", "anchor-preference", "size-dictionary",
  ]

  private func isClean(_ text: String) -> Bool {
    text.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { cellWidth(String($0)) <= 100 }
      && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
  }

  @Test("The five strategies on three items")
  func compare() throws {
    let outcome = try BuiltProgram.run(["compare", "--items", "Inbox,Sent,Archive"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(isClean(outcome.output))
    for id in Self.plain { #expect(outcome.output.contains("\n\(id) — ")) }
    #expect(
      outcome.output.contains("Between two selections per-item-transition fades, while the other four move."))
    #expect(!outcome.output.contains("Remarks"))
    // The same bytes again.
    #expect(try BuiltProgram.run(["compare", "--items", "Inbox,Sent,Archive"]).output == outcome.output)
  }

  @Test("All with their variants, from standard input, as JSON into a file")
  func json() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("rows.json")
    let outcome = try BuiltProgram.run(
      [
        "compare", "--items-file", "-", "--strategies", "all", "--format", "json", "--frames", "--output",
        path,
      ],
      input: "Inbox\nSent, read\n\u{1B}[31m日本\u{202E}\n")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(folder.names == ["rows.json"])
    let comparison = try JSONReport.comparison(from: String(contentsOfFile: path, encoding: .utf8))
    #expect(comparison.scenario.items.map(\.title) == ["Inbox", "Sent, read", "\u{1B}[31m日本\u{202E}"])
    #expect(comparison.results.count > 5)
    #expect(comparison.results.allSatisfy { $0.recording?.frames.isEmpty == false })
    // Every step was taken by a tap.
    for result in comparison.results {
      #expect(result.recording?.commits.allSatisfy { $0.delivery == .tap } == true, "\(result.id)")
    }
  }

  @Test("Hostile titles reach no terminal raw")
  func hostile() throws {
    let outcome = try BuiltProgram.run(
      ["compare", "--items", "\u{1B}[2J,\u{9B}m,\"a\nb\",\u{202E}x,日本", "--strategies", "matched-geometry"])
    #expect(outcome.status == 0)
    #expect(isClean(outcome.output))
    #expect(outcome.output.contains("\\u{1B}[2J"))
  }

  @Test("A report that cannot be written leaves nothing, neither a file nor half a text")
  func cannotWrite() throws {
    let outcome = try BuiltProgram.run(["compare", "--items", "A,B", "--output", "/nowhere/report.txt"])
    #expect(outcome.status == 73)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "lab: --output \"/nowhere/report.txt\" cannot be written: No such file or directory.\n")
  }

  @Test("One strategy is named wrong, another cannot draw a capsule")
  func strategies() throws {
    let wrong = try BuiltProgram.run(["compare", "--items", "A", "--strategies", "matched-geometri"])
    #expect(wrong.status == 64)
    #expect(
      wrong.errors
        == "lab: --strategies \"matched-geometri\": \"matched-geometri\" is not a strategy "
        + "(did you mean matched-geometry?). See lab list.\n")
    let none = try BuiltProgram.run(
      ["compare", "--items", "A,B", "--strategies", "alignment-guide", "--look", "capsule"])
    #expect(none.status == 64)
    #expect(
      none.errors
        == "lab: --look capsule: no strategy is left (alignment-guide draws no capsule, only underline).\n")
    let some = try BuiltProgram.run(["compare", "--items", "A,B", "--look", "capsule"])
    #expect(some.status == 0)
    #expect(some.output.contains("- alignment-guide is left out: it draws no capsule, only underline."))
    #expect(some.output.contains("╰"))
  }

  @Test("The list names every strategy and stays in 80 columns")
  func list() throws {
    let outcome = try BuiltProgram.run(["list"])
    #expect(outcome.status == 0)
    for id in Self.plain { #expect(outcome.output.contains("\(id) (")) }
    for line in outcome.output.split(separator: "\n") { #expect(cellWidth(String(line)) <= 80) }
  }

  @Test("The list of scenarios names each and stays in 80 columns, and each of them runs")
  @MainActor func scenarios() throws {
    let world = FakeWorld()
    #expect(world.run(["list", "--scenarios"]) == 0)
    for named in Scenario.catalogue {
      #expect(world.output.contains("\(named.name) (\(named.title))"))
      let run = FakeWorld()
      #expect(run.run(["compare", "--scenario", named.name]) == 0)
      #expect(run.output.hasPrefix("Scenario: \(named.name). "))
      #expect(isClean(run.output))
      for line in run.output.split(separator: "\n") { #expect(cellWidth(String(line)) <= 100, "\(line)") }
    }
    for line in world.output.split(separator: "\n") { #expect(cellWidth(String(line)) <= 80) }
  }

  @Test("Many items are compared in reasonable time")
  func many() throws {
    let items = (0..<1_000).map { "Item \($0)" }.joined(separator: "\n")
    let outcome = try BuiltProgram.run(
      ["compare", "--items-file", "-", "--strategies", "matched-geometry", "--select", "0,999"], input: items)
    #expect(outcome.status == 0)
    #expect(isClean(outcome.output))
    #expect(outcome.output.contains("… and 99"))
  }

  @Test("A change in mid-flight, right to left, with every kind of option")
  func everything() throws {
    let outcome = try BuiltProgram.run([
      "compare", "--item-widths", "40,32,56", "--spacing", "8", "--direction", "rtl", "--select",
      "0,2@0.5,1@0.6,none",
      "--animation", "spring(0.5,0.825)", "--fps", "120", "--thickness", "3", "--width", "320",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("right to left, fixed widths, 3 pt underline"))
    #expect(outcome.output.contains("spring(0.5,0.825) animation, 120 frames a second"))
    // The second selection is cut short, so it is never at rest.
    #expect(outcome.output.contains("At rest, with 1, 2 and nothing selected:"))
  }
}
