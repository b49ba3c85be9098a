import Foundation
import Testing
import TypeMetrics

/// Texts of several parts on fonts in which every character is 10, or 20, points wide.
@Suite("Several fonts in one text")
struct RichTextTests {
  static let characters = "abcdefghijklmnopqrstuvwxyz -…"
  static let small = FontDescription(size: 20)
  static let large = FontDescription(size: 40)
  static let measurer = TextMeasurer(fonts: [
    FontKey(small): FontTable(advances: Dictionary(uniqueKeysWithValues: characters.map { ($0, 10) })),
    FontKey(large): FontTable(advances: Dictionary(uniqueKeysWithValues: characters.map { ($0, 20) })),
  ])

  static func request(_ parts: [(String, FontDescription)], limit: Int? = nil, scale: Double = 1)
    -> TextRequest
  {
    TextRequest("", font: small, lineLimit: limit, minimumScaleFactor: scale)
      .withRuns(parts.map { TextRun($0.0, font: $0.1) })
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var parts: [(String, FontDescription)]
    var width: Double?
    var height: Double?
    var limit: Int?
    var lines: [String]
    var size: [Double]
    var baselines: [Double]
    var testDescription: String { "\(parts.map(\.0)) in \(width ?? .infinity)" }

    init(
      _ parts: [(String, FontDescription)], _ width: Double?, height: Double? = nil, limit: Int? = nil,
      _ lines: [String], _ size: [Double], _ baselines: [Double]
    ) {
      (self.parts, self.width, self.height, self.limit) = (parts, width, height, limit)
      (self.lines, self.size, self.baselines) = (lines, size, baselines)
    }
  }

  // At 20 pt a line is 23.8672 high with its baseline at 19, at 40 pt 47.7344 with 38 (0.952148 em to the nearest
  // half point: 19.04, 38.09).
  @Test(arguments: [
    // One line: the tallest part's height and baseline; 2 x 10 + 2 x 20 wide.
    Case([("ab", small), ("cd", large)], nil, ["abcd"], [60, 48], [38]),
    Case([("cd", large), ("ab", small)], nil, ["cdab"], [60, 48], [38]),
    // A break at a space that ends a part: 47.7344 + 23.8672 = 71.6016, up to 72; the second line begins at
    // 47.7344, so its baseline is at 66.73, which is 66.5.
    Case([("aa ", large), ("bb", small)], 60, ["aa", "bb"], [60, 72], [38, 66.5]),
    // A part that goes on in the next line makes both as tall as it is: 2 x 47.7344 = 95.47, baselines 47.7344 apart.
    Case([("a ", small), ("bb cc", large)], 60, ["a bb", "cc"], [60, 95.5], [38, 85.5]),
    // The space that hangs over the second line is in the large font, so that line is tall too: 23.8672 + 2 x 47.7344
    // = 119.336, baselines at 19, 61.87 and 109.6.
    Case(
      [("aa bb", small), (" cc dd", small), (" ee", large)], 50, ["aa bb", "cc dd", "ee"], [50, 119.5],
      [19, 62, 109.5]),
    // Cut in the second part, the mark as wide as a character of it: 20 + 20 + 20.
    Case([("ab", small), ("cdef", large)], 60, limit: 1, ["abc…"], [60, 48], [38]),
    // Cut in the first one.
    Case([("abcdef", small), ("gh", large)], 50, limit: 1, ["abcd…"], [50, 24], [19]),
    // A height of 60 holds the tall line and not the small one under it (71.6).
    Case([("aa ", large), ("bb", small)], 60, height: 60, ["aa…"], [60, 48], [38]),
    Case([("aa ", large), ("bb", small)], 60, height: 72, ["aa", "bb"], [60, 72], [38, 66.5]),
    // A line break in one of the parts: each paragraph by itself.
    Case([("a\nb", small), ("c", large)], nil, ["a", "bc"], [30, 72], [19, 62]),
    // An empty line is as tall as what stands before it.
    Case([("a\n", small), ("\n", large), ("b", small)], nil, ["a", "", "b"], [10, 72], [19, 43, 66.5]),
  ])
  func setsInLines(_ item: Case) {
    let layout = Self.measurer.layout(
      of: Self.request(item.parts, limit: item.limit), proposedWidth: item.width, proposedHeight: item.height)
    #expect(layout.lines.map(\.text) == item.lines)
    #expect([layout.width, layout.height] == item.size)
    #expect(layout.lines.map(\.baseline) == item.baselines)
    let extent = Self.measurer.size(
      of: Self.request(item.parts, limit: item.limit), proposedWidth: item.width, proposedHeight: item.height)
    #expect(extent == layout.extent)
  }

  /// 60 into 30 by a scale of at least 0.4: half, so 24 high.
  @Test func theFontsShrinkTogether() {
    let layout = Self.measurer.layout(
      of: Self.request([("ab", Self.small), ("cd", Self.large)], limit: 1, scale: 0.4), proposedWidth: 30)
    #expect(!layout.isTruncated)
    #expect(abs(layout.scale - 0.5) < 0.002)
    #expect(layout.height == 24)
  }

  @Test func partsOfOneFontAreMeasuredAsOne() {
    let text = "the quick brown fox jumps"
    let font = FontDescription(.body)
    for split in 0...text.count {
      let halves = [text.prefix(split), text.dropFirst(split)]
      let parts = halves.map { TextRun(String($0), font: font) }
      let request = TextRequest("", font: font).withRuns(parts)
      for width in [40.0, 90, 150] {
        let rich = TextMeasurer.inter.layout(of: request, proposedWidth: width)
        let plain = TextMeasurer.inter.layout(of: TextRequest(text, font: font), proposedWidth: width)
        #expect(rich.lines.map(\.text) == plain.lines.map(\.text))
        #expect([rich.height, rich.lastBaseline] == [plain.height, plain.lastBaseline])
      }
    }
  }

  @Test(arguments: ["", "\u{301}", "\r", "\n", "👩‍", "\u{200D}", "  "])
  func hostileSeamsDoNotTrap(_ seam: String) {
    let seconds = [seam + "b", "\n", "\u{301}x", "👧"]
    for (first, second) in ["a" + seam, seam].flatMap({ first in seconds.map { (first, $0) } }) {
      for width in [nil, 0.0, 5, 15, .nan, -1] {
        let layout = Self.measurer.layout(
          of: Self.request([(first, Self.small), (second, Self.large), ("", Self.small)], limit: 2),
          proposedWidth: width)
        #expect(!layout.lines.isEmpty && layout.width.isFinite && layout.height > 0)
      }
    }
  }
}
