import Foundation
import LabHarness
import Testing

@Suite("Recordings and comparisons in JSON")
struct CodingTests {
  private func comparison() -> Comparison {
    Comparison(
      scenario: Scenario(items: [.init(id: "0", title: "Inbox", width: 40)], initialSelection: "0"),
      row: HandMade.reference,
      reference: .init(id: "reference", title: "Ideal", recording: HandMade.mover, row: HandMade.reference),
      results: [.init(id: "fader", title: "Fader", recording: HandMade.fader, row: HandMade.reference)],
      omissions: [.init(id: "x", reason: "draws no capsule")], notes: ["note"])
  }

  @Test("A recording is the same after a way through JSON", arguments: [HandMade.mover, HandMade.fader])
  func recording(_ recording: Recording) throws {
    let data = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(Recording.self, from: data) == recording)
  }

  @Test("What did not change is written once")
  func deltas() throws {
    let text = String(decoding: try JSONEncoder().encode(HandMade.mover), as: UTF8.self)
    // Seven frames, one list of items.
    #expect(text.ranges(of: "\"items\"").count == 1)
    #expect(text.ranges(of: "\"container\"").count == 1)
    // The line stands still in the second frame and in the first of the step: five pictures.
    #expect(text.ranges(of: "\"indicators\"").count == 5)
  }

  @Test("A comparison is the same after a way through JSON")
  func roundTrip() throws {
    let data = try JSONEncoder().encode(comparison())
    #expect(try JSONDecoder().decode(Comparison.self, from: data) == comparison())
  }

  @Test("Another version is refused, with both versions in the message")
  func version() throws {
    let data = try JSONEncoder().encode(comparison())
    let text = String(decoding: data, as: UTF8.self).replacing("\"version\":1", with: "\"version\":2")
    #expect {
      try JSONDecoder().decode(Comparison.self, from: Data(text.utf8))
    } throws: { error in
      "\(error)".contains("version 2") && "\(error)".contains("only 1")
    }
  }

  @Test("Without recordings, the numbers stay")
  func withoutRecordings() {
    let full = comparison()
    let lean = full.withoutRecordings
    #expect(lean.results[0].recording == nil)
    #expect(lean.reference.recording == nil)
    #expect(lean.results[0].measurement == full.results[0].measurement)
  }
}
