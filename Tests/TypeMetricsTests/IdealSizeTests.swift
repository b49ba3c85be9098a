import Testing
import TypeMetrics

@Suite("Ideal sizes")
struct IdealSizeTests {
  /// hb-shape 6.0.0 on Inter 4.001: font units with kerning; a point at 17 pt is units x 17 / 2048, then up
  /// to half a point: 44.1104, 36.4238, 60.8613, 100.5308.
  @Test(arguments: [
    ("Inbox", 5314.0, 44.5), ("Sent", 4388, 36.5), ("Archive", 7332, 61), ("Hello, world!", 12111, 101),
  ])
  func widthsAreInters(text: String, units: Double, points: Double) {
    let measurer = TextMeasurer.inter
    #expect(measurer.idealSize(of: text, font: FontDescription(size: 2048)).width == units)
    #expect(
      measurer.idealSize(of: text, font: FontDescription(.body))
        == TextExtent(width: points, height: 20.5, lineCount: 1))
  }

  /// HarfBuzz on Inter 4.001: A and V are 1413 units wide, T 1322, R 1318, and AVATAR 7664, which is
  /// 4 x 1413 + 1322 + 1318 - 628.
  @Test func kerningIsApplied() {
    let font = FontDescription(size: 2048)
    let apart = "AVATAR".map { TextMeasurer.inter.idealSize(of: String($0), font: font).width }.reduce(0, +)
    #expect(TextMeasurer.inter.idealSize(of: "AVATAR", font: font).width == apart - 628)
  }

  @Test func anEmptyTextIsALineHighAndHasNoWidth() {
    let font = FontDescription(.body)
    #expect(
      TextMeasurer.inter.idealSize(of: "", font: font) == TextExtent(width: 0, height: 20.5, lineCount: 1))
    let layout = TextMeasurer.inter.layout(of: TextRequest("", font: font))
    #expect(layout.lines.map(\.text) == [""])
    #expect(layout.extent == TextExtent(width: 0, height: 20.5, lineCount: 1))
  }

  /// All of Unicode's line breaks start a paragraph; carriage return and line feed are one.
  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func lineBreaksStartParagraphs(mark: String) {
    let font = FontDescription(size: 20)
    let extent = TextMeasurer.inter.idealSize(of: "Sent\(mark)Archive\(mark)", font: font)
    #expect(extent.lineCount == 3)
    #expect(extent.width == TextMeasurer.inter.idealSize(of: "Archive", font: font).width)
    // 20 x 1.193359375 x 3 = 71.6016
    #expect(extent.height == 72)
  }

  @Test func tablesGiveWidthsAndHeights() {
    let measurer = TextMeasurer.table(["Inbox": 40, "Sent": 32, "Archive": 56.3], heights: ["Sent": 10])
    let font = FontDescription(.body)
    let height = 20.5
    #expect(
      measurer.idealSize(of: "Inbox", font: font) == TextExtent(width: 40, height: height, lineCount: 1))
    #expect(measurer.idealSize(of: "Sent", font: font) == TextExtent(width: 32, height: 10, lineCount: 1))
    #expect(measurer.idealSize(of: "Archive", font: font).width == 56.3)
    #expect(
      measurer.idealSize(of: "Drafts", font: font) == TextMeasurer.inter.idealSize(of: "Drafts", font: font))
    // Words of a longer text have their widths too: a space of Inter is 576 units, 4.78 at 17 pt.
    #expect(measurer.size(of: TextRequest("Inbox Sent", font: font), proposedWidth: 45).lineCount == 2)
    #expect(measurer.size(of: TextRequest("Inbox Sent", font: font), proposedWidth: 44).width == 44)
  }

  @Test func measurersAreEqualWhenTheirMeasuresAre() {
    #expect(TextMeasurer.inter == TextMeasurer())
    #expect(TextMeasurer.table(["a": 1]) == TextMeasurer.table(["a": 1]))
    #expect(TextMeasurer.table(["a": 1]) != TextMeasurer.table(["a": 2]))
    #expect(TextMeasurer.table(["a": 1]) != TextMeasurer.inter)
  }

  /// Fallback widths: one em for wide characters and emoji of any length, 0.6 em for letters without a
  /// table, nothing for marks and invisible characters; a precomposed letter and its parts are the same.
  @Test(arguments: [
    ("漢字", 2.0), ("👍🏽", 1), ("👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 2), ("1️⃣", 1), ("❤️", 1), ("한글", 2), ("ａ", 1),
    ("سلام", 2.4), ("\u{200B}\u{200D}\u{FEFF}", 0), ("\u{0}\u{1B}\u{7F}", 0),
  ])
  func fallbacks(text: String, ems: Double) {
    let width = TextMeasurer.inter.idealSize(of: text, font: FontDescription(size: 100), pixel: 0).width
    #expect(abs(width - ems * 100) < 1e-9)
  }

  @Test func decomposedLettersAreTheirComposedOnes() {
    let font = FontDescription(.body)
    #expect(
      TextMeasurer.inter.idealSize(of: "Re\u{301}glages", font: font)
        == TextMeasurer.inter.idealSize(of: "R\u{E9}glages", font: font))
  }
}
