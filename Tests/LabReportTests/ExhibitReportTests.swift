import Foundation
import LabExhibits
import LabHarness
import Testing

@testable import LabReport

@MainActor @Suite("The report of an exhibit")
struct ExhibitReportTests {
  /// A dot that goes from 0 to 70 in three frames and fades out for its removal.
  static let result = ExhibitResult(
    id: "dot", title: "A dot", summary: "It moves.",
    runs: [
      .init(
        id: "dot.plain", summary: "It is tapped.",
        columns: [.init("dot", .left), .init("dot", .width), .init("dot", .opacity)], instants: [0, 1, 2],
        findings: [.init("way", "It goes 70 pt.", values: [70])],
        recording: ExhibitRecording(
          program: "dot.plain", window: Frame(x: 0, y: 0, width: 100, height: 50), frameRate: 1,
          steps: [.init(action: .tap("dot"), time: 1, frame: 1)],
          frames: [
            frame(0, x: 0),
            frame(1, x: 10, step: 0),
            frame(2, x: 70, opacity: 0.5, isRemoved: true),
            ExhibitFrame(time: 3, elements: []),
          ], notes: ["A note."]))
    ])

  private static func frame(
    _ time: Double, x: Double, step: Int? = nil, opacity: Double = 1, isRemoved: Bool = false
  ) -> ExhibitFrame {
    ExhibitFrame(
      time: time, step: step,
      elements: [
        .init(
          id: "dot", frame: Frame(x: x, y: 0, width: 5, height: 5), opacity: opacity, isRemoved: isRemoved)
      ])
  }

  /// The strip has 80 - 11 - 6 - 4 = 59 cells for three seconds, 19 2/3 for each; 10 of 70 is one block of seven
  /// above the lowest, and half is the fourth, rounded up.
  @Test("The whole text of a result made by hand") func golden() {
    let left =
      String(repeating: "▁", count: 20) + String(repeating: "▂", count: 19)
      + String(repeating: "█", count: 20)
    let opacity = String(repeating: "█", count: 39) + String(repeating: "▅", count: 20)
    #expect(
      ExhibitTextReport(Self.result).text == """
        dot — A dot
        It moves.

        Window: 100 × 50 pt, 1 frame a second
        Script: at 1 s tap dot

        dot.plain
        It is tapped.

        - It goes 70 pt.

                                           ▾1 s
          dot left     \(left)  0–70
          dot opacity  \(opacity)  0–1

                   dot    dot      dot
               s  left  width  opacity
          ────────────────────────────
               0     0      5        1
          ▾ 1 s: tap dot
               1    10      5        1
               2  (70)    (5)    (0.5)
          (in parentheses: out of the layout, only drawn until its transition ends)

        Work: 4 frames, 0 update passes, 0 bodies evaluated, 0 sizes computed, 0
        placements and 0 actions run.
        ! A note.

        """)
  }

  @Test("It can be read again, and is the same twice") func json() throws {
    let text = try ExhibitJSONReport(Self.result).text()
    #expect(try ExhibitJSONReport.result(from: text) == Self.result)
    #expect(text == (try ExhibitJSONReport(Self.result).text()))
    #expect(throws: (any Error).self) {
      try ExhibitJSONReport.result(from: text.replacing("\"version\": 1", with: "\"version\": 2"))
    }
  }

  @Test("What is too wide or hostile stays in its lines") func hostile() {
    var result = Self.result
    let id = "\u{1B}[2J" + String(repeating: "x", count: 100)
    result.runs[0].columns = (0..<30).map { _ in .init(id, .left) }
    result.runs[0].recording.frames[0].elements[0].id = id
    result.runs[0].recording.frames[0].elements[0].frame.x = .nan
    result.runs[0].recording.warnings = ["\u{1B}[31m"]
    let text = ExhibitTextReport(result).text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    let empty = ExhibitResult(
      id: "e", title: "E", summary: "S",
      runs: [
        .init(
          id: "e.a", summary: "s", columns: [], instants: [.nan], findings: [],
          recording: ExhibitRecording(program: "e.a", window: Frame(x: 0, y: 0, width: 0, height: 0)))
      ])
    #expect(ExhibitTextReport(empty).text.contains("Work: 0 frames"))
  }

  @Test("Every exhibit fits in 80 columns", arguments: Exhibit.all.map(\.id)) func width(id: String) throws {
    let exhibit = try #require(Exhibit.all.first { $0.id == id })
    let text = ExhibitTextReport(exhibit.run()).text
    for line in text.split(separator: "\n") {
      #expect(cellWidth(String(line)) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }
}
