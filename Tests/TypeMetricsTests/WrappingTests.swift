import Testing
import TypeMetrics

/// Rules of wrapping and cutting on a font in which every character is 10 points wide.
@Suite("Wrapping")
struct WrappingTests {
  static let measurer = TextMeasurer(
    general: FontTable(
      advances: Dictionary(uniqueKeysWithValues: "abcdefghijklmnopqrstuvwxyz -…".map { ($0, 10) })))

  /// At 20 pt a line is 23.867 high: 24 on pixels of half a point.
  static let font = FontDescription(size: 20)

  static func layout(
    _ text: String, _ width: Double?, height: Double? = nil, limit: Int? = nil,
    mode: TextTruncationMode = .tail, minimumScale: Double = 1
  ) -> TextLayout {
    measurer.layout(
      of: TextRequest(
        text, font: font, lineLimit: limit, truncationMode: mode, minimumScaleFactor: minimumScale),
      proposedWidth: width, proposedHeight: height)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var width: Double
    var lines: [String]
    /// The widest line, with the space that hangs over its end, no wider than proposed.
    var reported: Double
    var testDescription: String { "\(text.debugDescription) in \(width)" }

    init(_ text: String, _ width: Double, _ lines: [String], _ reported: Double) {
      (self.text, self.width, self.lines, self.reported) = (text, width, lines, reported)
    }
  }

  @Test(arguments: [
    // Greedy; three lines and more stay so.
    Case("aa bb cc dd ee", 50, ["aa bb", "cc dd", "ee"], 50),
    Case("aa bb cc dd ee", 59, ["aa bb", "cc dd", "ee"], 59),
    Case("aa bb cc dd ee", 65, ["aa bb", "cc dd", "ee"], 60),
    // A line fits if what it draws fits.
    Case("aaa bbb", 30, ["aaa", "bbb"], 30), Case("aaa bbb", 29, ["aa", "a", "bb", "b"], 20),
    // Several spaces hang together.
    Case("aaa   bbb", 45, ["aaa", "bbb"], 45), Case("aaa   bbb", 80, ["aaa", "bbb"], 60),
    // Two lines with a lone last word: the one before it goes down if that is more even and fits.
    Case("layout must wrap", 120, ["layout", "must wrap"], 90),
    Case("aaaaaaaa bb c", 120, ["aaaaaaaa", "bb c"], 90),
    // Both ways differ by 90; moving must be better, not as good.
    Case("a bbbbbbbb c", 100, ["a bbbbbbbb", "c"], 100),
    Case("aa bbbbbb cccccc", 100, ["aa bbbbbb", "cccccc"], 100),
    Case("aa bb cc dd", 90, ["aa bb", "cc dd"], 60), Case("aaaaaa bbbb", 100, ["aaaaaa", "bbbb"], 70),
    // Each paragraph by itself.
    Case("x\nlayout must wrap", 120, ["x", "layout", "must wrap"], 90),
    // A word that is too wide breaks between characters, on a line of its own.
    Case("abcdef", 40, ["abcd", "ef"], 40), Case("aa bcdefg", 40, ["aa", "bcde", "fg"], 40),
    Case("abcdef gh", 40, ["abcd", "ef", "gh"], 40),
    // One character a line at least, and leading spaces make no line of their own.
    Case("ab c", 0, ["a", "b", "c"], 0), Case(" ab", 0, [" a", "b"], 0), Case("ab c", 5, ["a", "b", "c"], 5),
    Case("   ", 10, ["   "], 10), Case("aa bb ", 60, ["aa bb "], 60), Case("aa bb ", 55, ["aa bb "], 55),
    // Hyphens between letters.
    Case("well-known", 60, ["well-", "known"], 50), Case("-ab -cd", 30, ["-ab", "-cd"], 30),
  ])
  func breaks(_ item: Case) {
    let layout = Self.layout(item.text, item.width)
    #expect(layout.lines.map(\.text) == item.lines)
    #expect(layout.width == item.reported)
    #expect(layout.height == LineMetrics(font: Self.font).height(lines: item.lines.count))
    #expect(!layout.isTruncated)
  }

  @Test(arguments: [
    ("aa bb cc dd", 60.0, 1, TextTruncationMode.tail, ["aa bb…"], 60.0),
    ("aa bb cc dd", 69, 1, .tail, ["aa bb…"], 60),
    ("aa bb cc dd", 70, 1, .tail, ["aa bb…"], 60),
    ("aa bb cc dd", 80, 1, .tail, ["aa bb c…"], 80),
    ("aa bb cc dd ee", 50, 2, .tail, ["aa bb", "cc d…"], 50),
    ("aa bb cc dd", 60, 1, .head, ["…cc dd"], 60), ("aa bb cc dd", 80, 1, .head, ["…b cc dd"], 80),
    ("abcdefghij", 70, 1, .middle, ["abc…hij"], 70), ("abcdefghij", 80, 1, .middle, ["abc…ghij"], 80),
    ("aaa bbb\ncc", 200, 1, .tail, ["aaa bbb…"], 80), ("abc", 10, 1, .tail, ["…"], 10),
    ("abc", 0, 1, .tail, ["…"], 0), ("aa bb cc dd", 60, 0, .tail, ["aa bb…"], 60),
  ])
  func cuts(
    text: String, width: Double, limit: Int, mode: TextTruncationMode, lines: [String], reported: Double
  ) {
    let layout = Self.layout(text, width, limit: limit, mode: mode)
    #expect(layout.lines.map(\.text) == lines)
    #expect(layout.width == reported)
    #expect(layout.isTruncated)
  }

  /// Lines are 23.867 apart: heights of 24, 47.8 and 71.7 hold one, two and three.
  @Test(arguments: [(0.0, 1), (-5, 1), (24, 1), (47, 1), (48, 2), (71, 2), (72, 3), (1e9, 3)])
  func heightsLimitLines(height: Double, lines: Int) {
    let layout = Self.layout("aaa bbb ccc", 30, height: height)
    #expect(layout.lines.count == lines)
    #expect(layout.isTruncated == (lines < 3))
  }

  @Test func reservedLinesOnlyAddHeight() {
    let request = TextRequest("aa", font: Self.font, reservedLines: 3)
    let layout = Self.measurer.layout(of: request)
    #expect(layout.lines.count == 1)
    // 3 x 23.867 = 71.6016
    #expect(layout.height == 72)
    #expect(layout.lastBaseline == layout.firstBaseline)
  }

  @Test func theFontShrinksBeforeTheTextIsCut() {
    let shrunk = Self.layout("abcdefghij", 80, limit: 1, minimumScale: 0.5)
    #expect(shrunk.lines.map(\.text) == ["abcdefghij"])
    #expect(abs(shrunk.scale - 0.8) < 0.002)
    #expect(shrunk.width <= 80 && shrunk.width > 79)
    // 23.867 x 0.8 = 19.09
    #expect(abs(shrunk.height - 19.5) <= 0.5)

    let cut = Self.layout("abcdefghij", 40, limit: 1, minimumScale: 0.5)
    // At half the size a character is 5 wide: eight fit, one of them the mark.
    #expect(cut.lines.map(\.text) == ["abcdefg…"])
    #expect(cut.scale == 0.5)
    #expect(Self.layout("abcdefghij", 100, limit: 1, minimumScale: 0.5).scale == 1)
  }

  @Test func sizeAndLayoutAgree() {
    for text in ["", "aa", "aa bb cc", "aaaa bbbb\ncc", "abcdefghijkl", " a  b "] {
      for width in [nil, 0, 5, 10, 35, 60, 200, .infinity] as [Double?] {
        for height in [nil, 0, 30, 60] as [Double?] {
          let request = TextRequest(text, font: Self.font, lineLimit: text.count % 3 + 1)
          let extent = Self.measurer.size(of: request, proposedWidth: width, proposedHeight: height)
          let layout = Self.measurer.layout(of: request, proposedWidth: width, proposedHeight: height)
          #expect(extent == layout.extent, "\(text) in \(String(describing: width))")
          #expect(extent.width <= width ?? .infinity)
        }
      }
    }
  }

  /// A text fits in its own ideal size, whatever the rounding.
  @Test func idealSizesHoldTheirTexts() {
    for text in ["Inbox", "The quick brown fox", "Съешь ещё", "漢字 かな", "a-b", "Two\nlines"] {
      for size in stride(from: 9.0, through: 30, by: 0.7) {
        for pixel in [1, 0.5, 1.0 / 3] {
          let request = TextRequest(text, font: FontDescription(size: size), pixel: pixel)
          let ideal = TextMeasurer.inter.size(of: request)
          let again = TextMeasurer.inter.size(
            of: request, proposedWidth: ideal.width, proposedHeight: ideal.height)
          #expect(again == ideal)
        }
      }
    }
  }
}
