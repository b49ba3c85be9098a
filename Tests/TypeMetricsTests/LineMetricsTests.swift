import Foundation
import Testing
import TypeMetrics

/// The vertical measures recorded on iOS by swiftui-web.
private struct RecordedFonts: Decodable {
  struct Font: Decodable {
    var capHeight: Double?
    var lineHeight: Double
    var spacingAbove: Double?
    var spacingBelow: Double?
    var textToText: Double?
  }

  var fonts: [String: Font]
}

@Suite("Line metrics")
struct LineMetricsTests {
  /// All twelve recorded system fonts, at 2 pixels a point.
  @Test(arguments: [10, 11, 12, 13, 15, 17, 20, 22, 24, 26, 32, 40])
  func systemFontsAreAsRecorded(size: Int) throws {
    let recorded = try Fixture.decode([String: RecordedFonts].self, from: MeasuredText.file)
    let font = try #require(recorded["iOS_26.0_simulator_2x"]?.fonts["size\(size)"])
    let metrics = LineMetrics(font: FontDescription(size: Double(size)))
    #expect(metrics.height == font.lineHeight)
    #expect(abs(metrics.spacingAbove - (font.spacingAbove ?? 0)) < 1e-6)
    #expect(abs(metrics.spacingBelow - (font.spacingBelow ?? 0)) < 1e-6)
    #expect(metrics.spacingBetweenTexts == font.textToText)
    #expect(abs(metrics.capHeight - (font.capHeight ?? 0)) < 1e-6)
  }

  /// The recorded baselines of system fonts on iOS.
  @Test(arguments: [(24.0, 23.0), (26.0, 25.0), (32.0, 30.5), (40.0, 38.0)])
  func baselinesAreAsRecorded(size: Double, baseline: Double) {
    #expect(LineMetrics(font: FontDescription(size: size)).baseline == baseline)
  }

  /// 17 pt: 17 x 1.193359375 = 20.287, which is 20.5 at 2 pixels a point, 20.333 at 3, 21 at 1.
  @Test(arguments: [(0.5, 20.5), (1.0 / 3, 61.0 / 3), (1.0, 21.0), (0.0, 17 * 1.193359375)])
  func heightsAreRoundedUpToAPixel(pixel: Double, height: Double) {
    #expect(LineMetrics(font: FontDescription(.body), pixel: pixel).height == height)
    #expect(
      TextMeasurer.inter.idealSize(of: "A", font: FontDescription(.body), pixel: pixel).height == height)
  }

  /// iOS 26's body as recorded: 24.29 high, 26 apart, so 24.5, 50.5, 76.5 and 102.5 for 1 to 4 lines.
  @Test func recordedStylesStackLines() throws {
    let measurer = try TextMeasurer(
      measuredText: Fixture.data(MeasuredText.file), platform: "iOS_26.0_simulator_2x")
    let metrics = measurer.lineMetrics(for: FontDescription(.body))
    #expect((1...4).map { metrics.height(lines: $0) } == [24.5, 50.5, 76.5, 102.5])
    #expect(metrics.baseline == 18.5)
  }

  /// At 13 pt on a Mac a line is 16 high and lines are 16 apart: spacing 5 makes it 21.
  @Test func spacingCountsFromTheLinesHeight() throws {
    let measurer = try TextMeasurer(measuredText: Fixture.data(MeasuredText.file), platform: MeasuredText.mac)
    let metrics = measurer.lineMetrics(for: FontDescription(size: 13))
    #expect(metrics.height(lines: 1, lineSpacing: 5) == 16)
    #expect(metrics.height(lines: 3, lineSpacing: 5) == 16 + 2 * 21)
    #expect(metrics.baseline(ofLine: 2, lineSpacing: 5) == 13 + 2 * 21)
    #expect(metrics.height(lines: 3, lineSpacing: -5) == 48)
    #expect(metrics.height(lines: 3, lineSpacing: .nan) == 48)
  }

  @Test func leadingMovesLinesApart() {
    let plain = LineMetrics(font: FontDescription(size: 20))
    let leaded = LineMetrics(font: FontDescription(size: 20, leading: 3))
    #expect(leaded.height == plain.height)
    #expect(leaded.pitch == plain.pitch + 3)
    #expect(leaded.spacingBetweenTexts == 3)
  }

  /// Apple's Human Interface Guidelines, Typography, iOS, size Large.
  @Test func stylesHaveApplesSizes() {
    #expect(TextStyle.allCases.map(\.size) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
  }

  @Test func weightsAreMeasuredAsTheNearest() {
    func width(_ weight: Int) -> Double {
      let font = FontDescription(size: 2048, weight: FontWeight(rawValue: weight))
      return TextMeasurer.inter.idealSize(of: "Inbox", font: font).width
    }
    // HarfBuzz, Inter 4.001: 5060 at 100, 5314 at 400, 5390 at 500, 5739 at 900.
    #expect([-5, 0, 449, 450, 2000].map(width) == [5060, 5060, 5314, 5390, 5739])
  }
}
