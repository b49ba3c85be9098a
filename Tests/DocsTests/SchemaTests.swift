import Foundation
import Testing

/// The schema in `Docs` fits what `lab compare --format json` writes.
@MainActor struct SchemaTests {
  let schema: JSONSchema

  init() throws {
    schema = JSONSchema(root: try JSONValue(parsing: Repository.text("Docs/comparison.schema.json")))
  }

  @Test(arguments: [
    "--items Inbox,Sent,Archive",
    "--items Inbox,Sent,Archive --strategies all --frames",
    "--items A,B,C --look capsule --strategies all --direction rtl --font-size 15 --width 20",
    "--item-widths 40,32,56 --spacing 8 --select none,2,none,0@3,1@3.1 --frames",
    "--items One --animation none --fps 24",
    "--scenario inserted --frames --strategies matched-geometry",
    "--scenario selected-removed-moving --strategies matched-geometry",
    "--scenario reordered --strategies matched-geometry",
    "--scenario resized --strategies matched-geometry",
    "--scenario turned --frames --strategies matched-geometry",
    "--scenario type-sizes --strategies matched-geometry",
    "--scenario bold-selection --strategies matched-geometry",
    "--scenario shared-namespace --strategies matched-geometry",
    "--scenario empty-row --strategies matched-geometry",
  ])
  func realOutputIsValid(_ line: String) throws {
    let text = try output(ofLab: ["compare", "--format", "json"] + words(line))
    let findings = schema.findings(in: try JSONValue(parsing: text))
    #expect(findings.isEmpty, "\(findings.prefix(5))")
  }

  /// Each way to spoil a report, so that a schema that lets everything through is noticed.
  @Test func spoiltOutputIsNot() throws {
    let text = try output(ofLab: ["compare", "--format", "json", "--items", "A,B"])
    let report = try JSONValue(parsing: text)
    func isValid(_ change: (inout JSONValue) -> Void) -> Bool {
      var spoilt = report
      change(&spoilt)
      return schema.findings(in: spoilt).isEmpty
    }
    #expect(isValid { _ in })
    #expect(!isValid { $0["version"] = .number(2) })
    #expect(!isValid { $0["results"] = nil })
    #expect(!isValid { $0["colour"] = .bool(true) })
    #expect(!isValid { $0["row"]?["container"]?["width"] = .string("wide") })
    #expect(isValid { $0["row"]?["container"]?["width"] = .string("nan") })
    #expect(!isValid { $0["reference"]?["measurement"]?["appearance"]?["frameCount"] = .number(1.5) })
    #expect(!isValid { $0["reference"]?["summary"]?["visibleAtOnce"] = .number(-1) })
    #expect(!isValid { $0["scenario"]?["direction"] = .string("up") })
    #expect(!isValid { $0["scenario"]?["containerSize"] = .array([.number(1)]) })
    #expect(!isValid { $0["scenario"]?["look"] = .object([:]) })
    #expect(!isValid { $0["scenario"]?["steps"] = .array([.object(["action": .string("explode")])]) })
  }

  @Test func unknownKeywordsAreFindings() {
    let schema = JSONSchema(root: .object(["pattern": .string("a")]))
    #expect(schema.findings(in: .string("a")) == ["$: the schema's pattern is not understood"])
  }

  /// Every number in the report is explained on the page of measures.
  @Test func everyNameIsExplained() throws {
    let page = try Repository.text("Docs/Measures.md")
    let parts = ["work", "motion", "rest", "growth", "appearance", "step", "summary", "recording", "commit"]
    for part in parts {
      guard case .object(let properties)? = schema.root["$defs"]?[part]?["properties"] else {
        Issue.record("The schema has no \(part).")
        continue
      }
      for name in properties.keys.sorted() { #expect(page.contains("`\(name)`"), "\(part).\(name)") }
    }
  }

  /// Every row of the text report's table is explained too, by its label.
  @Test func everyRowIsExplained() throws {
    let page = try Repository.text("Docs/Measures.md")
    let lines = try output(ofLab: ["compare", "--scenario", "selected-removed"]).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("─") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("What differs most") })
    let labels = lines[(start + 1)..<end].compactMap { line in
      line.range(of: "  ").map { String(line[..<$0.lowerBound]) }
    }
    #expect(labels.count > 10)
    for label in labels { #expect(page.contains("| \(label) |"), "\(label)") }
  }
}
