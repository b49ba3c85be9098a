import Foundation
import Testing

/// What the runner says of cases that it cannot run or that do not come out.
@Suite("Reading cases") @MainActor struct ReaderTests {
  /// A case whose view is 40 by 20 in the centre of 100 by 100, with further keys.
  private func text(
    _ more: String = "", view: String = #""type": "color""#, frame: String = "[30, 40, 40, 20]"
  )
    -> String
  {
    #"""
    [{"id": "a", "host": {"width": 100, "height": 100}, "platform": "macOS", "expect": {"box": \#(frame)},
      "input": {\#(view), "modifiers": [{"frame": {"width": 40, "height": 20}}, {"probe": "box"}]}\#(more)}]
    """#
  }

  private func read(_ text: String) -> [Result<MeasuredCase, CaseError>] {
    CaseReader(file: "f.json", isOwn: false).read(Data(text.utf8))
  }

  @Test func aGoodCasePasses() throws {
    let measured = try #require(read(text()).first).get()
    #expect(try CaseRun.problems(of: measured) == [])
  }

  @Test func aWrongFrameIsNamed() throws {
    let measured = try #require(read(text(frame: "[30, 40, 41, 20]")).first).get()
    let problems = try CaseRun.problems(of: measured)
    #expect(
      problems == ["box is [30.0, 40.0, 40.0, 20.0] at rest, but measured [30.0, 40.0, 41.0, 20.0]"])
  }

  @Test(arguments: [
    (#"{"#, "f.json: is not JSON"),
    (#"{"id": "a"}"#, "f.json: is not a list of cases"),
    (#"[{"id": "a", "colour": 1}]"#, "f.json, case a: the case has the unknown key “colour”"),
    (#"[{"host": {}}]"#, "f.json, case number 1: “id” is missing or no text"),
  ])
  func aBadFileIsNamed(text: String, message: String) throws {
    let error = try #require(throws: CaseError.self) { try read(text).first?.get() }
    #expect(error.description.hasPrefix(message), "\(error)")
  }

  @Test(arguments: [
    (#", "tolerances": 1"#, #""type": "color""#, "the case has the unknown key “tolerances”"),
    ("", #""type": "colour""#, "the unknown view “colour”"),
    ("", #""type": "hstack", "children": [], "gap": 3"#, "the unknown key “gap” of “hstack”"),
    (
      "", #""type": "zstack", "children": [{"type": "color", "modifiers": [{"blink": 1}]}]"#,
      "the unknown modifier {\"blink\": 1}"
    ),
    (
      "", #""type": "zstack", "children": [{"type": "color", "modifiers": [{"offset": {"z": 1}}]}]"#,
      "the unknown key “z” of “offset”"
    ),
    (
      "", #""type": "zstack", "children": [{"type": "color", "modifiers": [{"hidden": true, "x": 1}]}]"#,
      "the unknown key “x” beside “hidden”"
    ),
    (
      #", "steps": [{"name": "s", "expect": {}, "wait": 1}]"#, #""type": "color""#,
      "a step has the unknown key “wait”"
    ),
  ])
  func anUnknownKeyIsNamed(more: String, view: String, message: String) throws {
    let error = try #require(throws: CaseError.self) { try read(text(more, view: view)).first?.get() }
    #expect(error.description == "f.json, case a: \(message)")
  }

  @Test(arguments: [
    (#""type": "hstack", "children": [], "alignment": "middle""#, "“hstack” has the “alignment” \"middle\""),
    (#""type": "hstack", "children": [], "spacing": true"#, "“hstack” has the “spacing” true"),
    (#""type": "shape", "kind": "star""#, "“shape” has the “kind” \"star\""),
    (#""type": "text", "string": {"$var": "x"}"#, "the reference {\"$var\": \"x\"} is not understood"),
  ])
  func anUnknownValueIsNamed(view: String, message: String) throws {
    let measured = try #require(read(text(view: view)).first).get()
    #expect(try CaseRun.problems(of: measured).contains(message))
  }

  @Test func aMissingFileIsNamed() throws {
    let error = try #require(throws: CaseError.self) { try CaseFiles.further("/no/such/file").first?.get() }
    #expect(error.description == "/no/such/file: LAB_MEASURED_CASES names it, but it is not there")
    #expect(CaseFiles.further(nil).isEmpty)
  }

  @Test(arguments: [
    ("x+100", JSON.number(107)), ("'A'+x+' D'+y", .string("A7 D2.5")), ("x", .number(7)),
    ("x+", nil), ("'x", nil), ("z", nil), ("x*2", nil),
  ])
  func sums(text: String, value: JSON?) {
    #expect(Expression(text)?.value(["x": .number(7), "y": .number(2.5)]) == value)
  }
}
