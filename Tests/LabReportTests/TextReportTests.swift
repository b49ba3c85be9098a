import LabHarness
import Testing

@testable import LabReport

@Suite("The text report")
struct TextReportTests {
  @Test("The whole report on a comparison made by hand")
  func golden() {
    // Drawn by hand from the edges: see RowDrawingTests for the cells. The largest jump is 52 for the line of 40
    // (44 to 96) and 64 for the fitting one (right edge 80 to 144); 40/56 is 0.71 and 40/32 is 1.25.
    #expect(
      TextReport(HandMade.three).text == """
        Row: 3 items, 144 × 20 pt, left to right, fixed widths, 2 pt underline
        Change: default animation, 60 frames a second
        Selected: Inbox, then Sent, then Archive

        At rest, with Inbox, Sent and Archive selected:

        matched-geometry — Strategy matched-geometry
          Inbox  Sent  Archive      Inbox  Sent  Archive      Inbox  Sent  Archive
          ━━━━━                            ━━━━                            ━━━━━━━

        alignment-guide — Strategy alignment-guide
          Inbox  Sent  Archive      Inbox  Sent  Archive      Inbox  Sent  Archive
          ━━━━━                           ━━━━━━                            ━━━━━

        Side by side

                                        matched-  alignment-
                                 ideal  geometry       guide
        ────────────────────────────────────────────────────
        between two selections   jumps     jumps       jumps
        width / item's width         1         1   0.71–1.25
        leading edge off, pt         0         0           8
        trailing edge off, pt        0         0          -8
        bottom edge off, pt          0         0           0
        right on first frame       yes       yes         yes
        settles after, s             0         0           0
        ends after, s                0         0           0
        overshoot, pt                0         0           0
        largest jump, pt            64        64          52
        seen at once                 1         1           1
        least cover              100 %     100 %       100 %
        width off in flight, pt      0         0          16
        neighbours moved, pt         0         0           0
        row grows by, pt             0         0           0
        passes, first frame          1         1           1
        passes, change               –         1           1
        bodies run, change           –         0           0

        What differs most

        alignment-guide does not match the item's width: its indicator is 0.71–1.25 times as wide; the other
        matches it.

        """)
  }

  static let hostile = [
    "\u{1B}[2J\u{1B}]0;x\u{7}", "a\nb\r\tc", "\u{202E}evil\u{2066}", "\u{9B}1m", "日本語📥👩‍👩‍👧",
    "e" + String(repeating: "\u{301}", count: 500), "", "\u{0}", String(repeating: "long ", count: 200),
    "שלום",
  ]

  @Test(
    "No control character and no line above a hundred cells, whatever the titles",
    arguments: [1, 3, 10, 100, 2_000])
  func hostileTitles(count: Int) {
    let titles = (0..<count).map { Self.hostile[$0 % Self.hostile.count] }
    let widths = titles.map { Double(10 + 7 * $0.count % 90) }
    let edges = (0..<min(count, 9)).map { (Double($0) * 20 - 30, Double($0) * 20 + 500) as (Double, Double)? }
    let names = (0..<13).map { "a-long-name-for-a-strategy.variant-\($0)" }
    let comparison = HandMade.comparison(
      titles: titles, widths: widths, direction: .rightToLeft, lines: names.map { ($0, edges) })
    let text = TextReport(comparison).text
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(cellWidth(String(line)) <= 100, "\(line)")
    }
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\u{200E}" && scalar != "\u{200D}" {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        Issue.record("U+\(String(scalar.value, radix: 16)) is written raw")
      default: break
      }
    }
  }

  @Test("Colour is written only when asked for, and nothing else changes")
  func colour() {
    let plain = TextReport(HandMade.three).text
    let colored = TextReport(HandMade.three, isColored: true).text
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1mSide by side\u{1B}[0m"))
    let stripped = colored.replacing(/\u{1B}\[[0-9]*m/, with: "")
    #expect(
      stripped.split(separator: "\n").map { $0.trimmingSuffix { $0 == " " } } == plain.split(separator: "\n"))
  }

  @Test("Many strategies: tables below each other, each with the ideal one")
  func manyStrategies() {
    let names = (0..<13).map { "strategy-\($0)" }
    let comparison = HandMade.comparison(
      titles: ["A", "B"], widths: [10, 10], lines: names.map { ($0, [(0, 10), (18, 28)]) })
    let text = TextReport(comparison).text
    #expect(text.ranges(of: "ideal").count > 1)
    for index in 0..<13 { #expect(text.contains("strategy-\(index)")) }
    #expect(text.contains("Nothing of weight tells these strategies apart here."))
  }

  @Test("What was left out, and what the run had to say, stands at the end, once")
  func remarks() {
    var comparison = HandMade.three
    comparison.omissions = [.init(id: "alignment-guide", reason: "draws no capsule")]
    comparison.notes = ["The row is wide."]
    comparison.results[0].warnings = [
      "Bound preference tried to update\u{7}", "Bound preference tried to update\u{7}",
    ]
    let text = TextReport(comparison).text
    #expect(
      text.hasSuffix(
        """
        Remarks

        - alignment-guide is left out: it draws no capsule.
        - The row is wide.
        - matched-geometry: Bound preference tried to update\\u{7}

        """))
  }

  @Test("Nothing selected is drawn without a line")
  func nothingSelected() {
    var comparison = HandMade.comparison(
      titles: ["A", "B"], widths: [10, 10], lines: [("x", [(0, 10), nil])])
    comparison.reference.measurement.steps[0].rest?.selection = nil
    comparison.results[0].measurement.steps[0].rest?.selection = nil
    comparison.results[0].measurement.steps[0].rest?.item = nil
    let text = TextReport(comparison).text
    #expect(text.contains("At rest, with A and nothing selected:"))
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
