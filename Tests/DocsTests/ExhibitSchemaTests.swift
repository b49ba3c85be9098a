import LabExhibits
import Testing

/// The schema in `Docs` fits what `lab exhibit NAME --format json` writes.
@MainActor struct ExhibitSchemaTests {
  let schema: JSONSchema

  init() throws {
    schema = JSONSchema(root: try JSONValue(parsing: Repository.text("Docs/exhibit.schema.json")))
  }

  @Test(arguments: Exhibit.all.map(\.id) + ["tabs --at 0.1,0.2 --width 320"])
  func realOutputIsValid(_ line: String) throws {
    let text = try output(ofLab: ["exhibit"] + words(line) + ["--format", "json"])
    let findings = schema.findings(in: try JSONValue(parsing: text))
    #expect(findings.isEmpty, "\(findings.prefix(5))")
  }

  /// Each way to spoil a report, so that a schema that lets everything through is noticed.
  @Test func spoiltOutputIsNot() throws {
    let text = try output(ofLab: ["exhibit", "tabs", "--format", "json"])
    let report = try JSONValue(parsing: text)
    func isValid(_ change: (inout JSONValue) -> Void) -> Bool {
      var spoilt = report
      change(&spoilt)
      return schema.findings(in: spoilt).isEmpty
    }
    func run(_ change: @escaping (inout JSONValue) -> Void) -> (inout JSONValue) -> Void {
      { report in
        guard case .array(var runs)? = report["runs"] else { return }
        change(&runs[0])
        report["runs"] = .array(runs)
      }
    }
    let step = JSONValue.object([
      "action": .object(["kind": .string("tap"), "element": .string("a")]), "time": .number(0),
      "frame": .number(1), "wasTaken": .bool(true),
    ])
    #expect(isValid { _ in })
    #expect(!isValid { $0["version"] = .number(2) })
    #expect(!isValid { $0["runs"] = .array([]) })
    #expect(!isValid { $0["colour"] = .bool(true) })
    #expect(!isValid(run { $0["findings"] = nil }))
    #expect(!isValid(run { $0["instants"] = .array([.number(-1)]) }))
    #expect(!isValid(run { $0["recording"]?["window"]?["width"] = .string("wide") }))
    #expect(isValid(run { $0["recording"]?["window"]?["width"] = .string("nan") }))
    #expect(isValid(run { $0["recording"]?["steps"] = .array([step]) }))
    #expect(
      !isValid(
        run {
          var wrong = step
          wrong["action"]?["kind"] = .string("pinch")
          $0["recording"]?["steps"] = .array([wrong])
        }))
    #expect(!isValid(run { $0["recording"]?["frames"] = .array([.object([:])]) }))
  }
}
