import Foundation
import LabHarness
import Testing

@testable import LabReport

@Suite("The JSON report")
struct JSONReportTests {
  @Test("It can be read again, with and without recordings")
  func roundTrip() throws {
    for comparison in [HandMade.three, HandMade.three.withoutRecordings] {
      #expect(try JSONReport.comparison(from: JSONReport(comparison).text()) == comparison)
    }
  }

  @Test("It is JSON, has a version, and is the same twice")
  func valid() throws {
    let text = try JSONReport(HandMade.three).text()
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(text == (try JSONReport(HandMade.three).text()))
    #expect(text.hasSuffix("}\n"))
  }

  @Test("Hostile titles stay what they are, and no control character is written raw")
  func hostile() throws {
    let titles = TextReportTests.hostile
    let comparison = HandMade.comparison(
      titles: titles, widths: titles.map { _ in 10 }, lines: [("x", [(0, 10)])])
    let text = try JSONReport(comparison).text()
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control || $0.value >= 0x7F
      })
    #expect(try JSONReport.comparison(from: text).scenario.items.map(\.title) == titles)
  }

  @Test("Numbers that are not finite are written as words")
  func notFinite() throws {
    var comparison = HandMade.three.withoutRecordings
    comparison.results[0].measurement.appearance.rest?.leadingError = -.infinity
    let text = try JSONReport(comparison).text()
    #expect(text.contains("\"leadingError\": \"-inf\""))
    #expect(try JSONReport.comparison(from: text) == comparison)
  }

  @Test(
    "Short things stay on a line, long ones are broken, and strings are left alone",
    arguments: [
      ("{}", "{}"), ("[]", "[]"), ("[1,2]", "[1, 2]"), ("{\"a\":{\"b\":[1,2]}}", "{\"a\": {\"b\": [1, 2]}}"),
      ("[\"a,b:{\\\"}\"]", "[\"a,b:{\\\"}\"]"),
    ])
  func layOut(compact: String, text: String) {
    #expect(layOutJSON(compact, limit: 40) == text)
  }

  @Test("A long list is a line each")
  func layOutLong() {
    #expect(
      layOutJSON("{\"list\":[1000,2000,3000],\"x\":{\"y\":\"}\"}}", limit: 12) == """
        {
          "list": [
            1000,
            2000,
            3000
          ],
          "x": {"y": "}"}
        }
        """)
  }
}
