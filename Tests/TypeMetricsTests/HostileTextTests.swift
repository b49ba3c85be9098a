import Testing
import TypeMetrics

@Suite("Hostile input")
struct HostileTextTests {
  static let texts = [
    "\u{0}\u{1}\u{1B}[31m", "\t\t", "a\tb", "e\u{301}\u{302}\u{303}\u{304}", "\u{301}\u{302}",
    "\u{202E}abc\u{202C}",
    "👩‍❤️‍💋‍👩👍🏿🏴󠁧󠁢󠁥󠁮󠁧󠁿", "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया", "ไทยไม่มีช่องว่าง", "漢字（かな）。「カナ」",
    "\n\n\n", "\r\n\r", " \n ", "\u{FFFD}\u{FFFE}\u{10FFFF}", "…", "-", "--", "- -", "\u{200D}", "\u{FE0F}",
    "🇩", "1\u{20E3}", "\u{1100}\u{1161}\u{11A8}", "e" + String(repeating: "\u{301}", count: 500),
  ]
  static let numbers: [Double?] = [nil, 0, -1, -.infinity, .infinity, .nan, 1e-300, 1e300, 17]

  @Test(arguments: texts)
  func nothingTrapsAndSizesAreFinite(text: String) {
    for width in Self.numbers {
      for height in Self.numbers {
        for limit in [nil, .min, 0, 1, .max] as [Int?] {
          let request = TextRequest(
            text, font: FontDescription(.body), lineLimit: limit, minimumScaleFactor: width ?? 1)
          let layout = TextMeasurer.inter.layout(of: request, proposedWidth: width, proposedHeight: height)
          #expect(layout.width.isFinite && layout.width >= 0)
          #expect(layout.height.isFinite && layout.height >= 20.5 * min(layout.scale, 1))
          #expect(!layout.lines.isEmpty)
        }
      }
    }
  }

  @Test(arguments: numbers)
  func numbersThatAreNoSizesMeasureNothing(number: Double?) {
    let size = number ?? -0.0
    var font = FontDescription(size: size, leading: size)
    font.weight = FontWeight(rawValue: size.isFinite && abs(size) < 1e9 ? Int(size) : .max)
    let request = TextRequest(
      "Inbox and Sent", font: font, reservedLines: .max, lineSpacing: size, minimumScaleFactor: size,
      pixel: size)
    for width in [nil, 0, 10] as [Double?] {
      let layout = TextMeasurer.inter.layout(of: request, proposedWidth: width, proposedHeight: size)
      #expect(layout.width.isFinite && layout.height.isFinite)
      if !(size > 0) { #expect(layout.width == 0) }
    }
    let table = TextMeasurer.table(["Inbox": size, "Sent": 5], heights: ["Inbox": size])
    #expect(table.idealSize(of: "Inbox", font: FontDescription(.body)).width.isFinite)
  }

  /// A quadratic step anywhere would take these texts far beyond the limit.
  ///
  /// What is not ASCII is taken
  /// character by character, which is slow without optimisation: a tenth will do there.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("ab ", 1_000_000), ("abcdefgh", 100_000), ("a\n", 1_000_000), ("   ", 100_000), ("é-ü ", 100_000),
      ("字", 100_000), ("👍🏽", 100_000),
    ])
  func longTextsAreMeasuredInLinearTime(unit: String, bytes: Int) {
    let text = String(repeating: unit, count: bytes / unit.utf8.count)
    let request = TextRequest(text, font: FontDescription(.body))
    let ideal = TextMeasurer.inter.size(of: request)
    #expect(ideal.width > 0)
    let narrow = TextMeasurer.inter.size(of: request, proposedWidth: 300)
    #expect(narrow.width <= 300)
    var cut = request
    cut.lineLimit = 2
    cut.truncationMode = .middle
    #expect(TextMeasurer.inter.size(of: cut, proposedWidth: 300).lineCount <= 2)
  }

  /// The short way for ASCII and the way for everything else, which an empty table asks for, agree.
  @Test(arguments: [
    "a-b c--d -e 1-2", "a\r\nb\n\rc\r\n\n", "T\u{1}o\tT", "AV AV\u{B}AV-AV", "\r\n", "-",
    "well-known (to-day)",
  ])
  func bothWaysOfShapingAgree(text: String) {
    let general = TextMeasurer(general: FontTable())
    let request = TextRequest(text, font: FontDescription(.body))
    for width in [nil, 0, 20, 40, 80] as [Double?] {
      let short = TextMeasurer.inter.layout(of: request, proposedWidth: width)
      let long = general.layout(of: request, proposedWidth: width)
      #expect(short.lines.map(\.text) == long.lines.map(\.text))
      #expect(short.extent == long.extent)
    }
  }

  /// Sums of special bytes must not pass for a width, however many there are.
  @Test func manyUnmeasurableBytesDoNotOverflow() {
    let text = String(repeating: "\u{1}", count: 1 << 16)
    #expect(TextMeasurer.inter.idealSize(of: text, font: FontDescription(.body)).width == 0)
  }
}
