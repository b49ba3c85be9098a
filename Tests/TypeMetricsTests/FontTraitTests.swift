import Testing
import TypeMetrics

/// Designs, tracking, digits of one width, raised baselines, and the sizes of styles.
@Suite("Font traits")
struct FontTraitTests {
  static func font(_ size: Double, _ change: (inout FontDescription) -> Void) -> FontDescription {
    var font = FontDescription(size: size)
    change(&font)
    return font
  }

  static func width(_ text: String, _ font: FontDescription) -> Double {
    TextMeasurer.inter.idealSize(of: text, font: font, pixel: 0).width
  }

  /// Recorded on a Mac: "The quick brown fox" at 20 points is 235 wide monospaced.
  @Test func monospacedIsAsRecorded() {
    let font = Self.font(20) { $0.design = .monospaced }
    #expect(TextMeasurer.inter.idealSize(of: "The quick brown fox", font: font).width == 235)
    #expect(Self.width("iiii", font) == Self.width("WWWW", font))
    // A mark that combines with the letter before it takes no cell of its own.
    #expect(Self.width("e\u{301}e", font) == Self.width("ee", font))
  }

  /// Recorded on a Mac: 176.5, 175 and 185.5.
  @Test(arguments: [(FontDesign.rounded, 175 / 176.5), (.serif, 185.5 / 176.5)])
  func otherDesignsAreWiderOrNarrower(design: FontDesign, factor: Double) {
    let plain = Self.width("Measure", FontDescription(size: 20))
    #expect(abs(Self.width("Measure", Self.font(20) { $0.design = design }) - plain * factor) < 1e-9)
  }

  /// The designs that the file has are given back.
  @Test(arguments: [(FontDesign.default, 176.5), (.rounded, 175), (.serif, 185.5), (.monospaced, 235)])
  func recordedDesigns(design: FontDesign, width: Double) throws {
    let measurer = try TextMeasurer(measuredText: Fixture.data(MeasuredText.file), platform: MeasuredText.mac)
    let extent = measurer.idealSize(of: "The quick brown fox", font: Self.font(20) { $0.design = design })
    #expect(extent == TextExtent(width: width, height: 24, lineCount: 1))
  }

  @Test(arguments: [-1.0, 0.5, 3])
  func trackingIsAddedAfterEachCharacter(tracking: Double) {
    let plain = Self.width("Archive", FontDescription(size: 17))
    let tracked = Self.width("Archive", Self.font(17) { $0.tracking = tracking })
    #expect(abs(tracked - plain - 7 * tracking) < 1e-9)
    let table = TextMeasurer.table(["Archive": 56])
    let inTable = table.idealSize(of: "Archive", font: Self.font(17) { $0.tracking = tracking }).width
    #expect(inTable == 56 + 7 * tracking)
  }

  /// Ten points for each character, two after it: three characters are 36 wide, and the mark 12.
  @Test func trackedLinesBreakAndAreCut() {
    let measurer = TextMeasurer(
      general: FontTable(advances: Dictionary(uniqueKeysWithValues: "abc …".map { ($0, 10) })))
    let font = Self.font(20) { $0.tracking = 2 }
    let wrapped = measurer.layout(of: TextRequest("abc abc", font: font), proposedWidth: 36)
    #expect(wrapped.lines.map(\.width) == [36, 36])
    let cut = measurer.layout(of: TextRequest("abcabc", font: font, lineLimit: 1), proposedWidth: 36)
    #expect(cut.lines.map(\.text) == ["ab…"])
    #expect(cut.width == 36)
  }

  @Test(arguments: [-1e9, .nan, -.infinity, .infinity])
  func hostileTracking(tracking: Double) {
    let size = TextMeasurer.inter.size(
      of: TextRequest("abc abc", font: Self.font(17) { $0.tracking = tracking }), proposedWidth: 20)
    #expect(size.width >= 0 && size.height >= 20)
  }

  @Test func monospacedDigitsAreAllAsWideAsAZero() {
    let font = Self.font(17) { $0.hasMonospacedDigits = true }
    let zeros = Self.width("0000", FontDescription(size: 17))
    for digits in ["1111", "1234", "7717", "9999"] {
      #expect(abs(Self.width(digits, font) - zeros) < 1e-9, "\(digits)")
    }
    #expect(Self.width("1111", FontDescription(size: 17)) < zeros)
    #expect(Self.width("Total", font) == Self.width("Total", FontDescription(size: 17)))
  }

  /// textstyle/baseline, recorded on a Mac: a line of 16 with its baseline at 13, raised by 6, by 8, lowered by 4.
  @Test(arguments: [(6.0, 22.0, 19.0), (8, 24, 21), (-4, 20, 13), (0, 16, 13)])
  func raisedBaselinesAreAsRecorded(offset: Double, height: Double, baseline: Double) throws {
    let measurer = try TextMeasurer(measuredText: Fixture.data(MeasuredText.file), platform: MeasuredText.mac)
    let font = Self.font(13) { $0.baselineOffset = offset }
    #expect(measurer.idealSize(of: "Up", font: font).height == height)
    #expect(measurer.lineMetrics(for: font).baseline == baseline)
    // The same on the numbers of iOS, where 13 points are 16 high (15.51) with the baseline at 12.5 (12.38).
    let own = TextMeasurer.inter.lineMetrics(for: font)
    #expect([own.height, own.baseline] == [height, baseline - 0.5])
    #expect(TextMeasurer.inter.idealSize(of: "Up", font: font).height == height)
  }

  /// Tight and loose leading move lines of 20 points, 23.867 apart, by two points: 3 lines are 71.6 high.
  @Test(arguments: [(-2.0, 68.0), (0, 72), (2, 76)])
  func leadingMovesLines(leading: Double, height: Double) {
    let font = FontDescription(size: 20, leading: leading)
    #expect(TextMeasurer.inter.idealSize(of: "a\nb\nc", font: font).height == height)
    #expect(TextMeasurer.inter.idealSize(of: "a", font: font).height == 24)
  }

  /// Rows of Apple's table of Dynamic Type sizes: smallest, default, largest ordinary and largest of all.
  @Test(arguments: [
    (TextStyle.largeTitle, [31.0, 34, 40, 60]), (.title, [25, 28, 34, 58]), (.title2, [19, 22, 28, 56]),
    (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]), (.body, [14, 17, 23, 53]),
    (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]), (.footnote, [12, 13, 19, 44]),
    (.caption, [11, 12, 18, 43]), (.caption2, [11, 11, 17, 40]),
  ])
  func stylesScale(style: TextStyle, sizes: [Double]) {
    #expect([.xSmall, .large, .xxxLarge, .accessibility5].map { style.size(at: $0) } == sizes)
    #expect(style.size(at: .large) == style.size)
    let all = DynamicTypeSize.allCases.map { style.size(at: $0) }
    #expect(all == all.sorted())
  }

  @Test func typeSizesAreOrdered() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1 && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  /// A table for a style is for its default size; beyond it the measures are computed.
  @Test func aTableForAStyleIsForItsDefaultSize() {
    let measurer = TextMeasurer(fonts: [.style(.body, .regular): FontTable(widths: ["Inbox": 99])])
    #expect(measurer.idealSize(of: "Inbox", font: FontDescription(.body)).width == 99)
    let scaled = FontDescription(.body, at: .xxxLarge)
    let plain = TextMeasurer.inter.idealSize(of: "Inbox", font: FontDescription(size: 23))
    #expect(measurer.idealSize(of: "Inbox", font: scaled) == plain)
  }
}
