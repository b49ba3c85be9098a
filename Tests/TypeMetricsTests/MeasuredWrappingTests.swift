import Foundation
import Testing
import TypeMetrics

/// The text recordings of swiftui-web: Apple's SwiftUI, 2 pixels a point.
///
/// Nobody recorded the advances of single characters. Those of the fixture are estimated: they reproduce
/// every recorded width of a single line, so that wrapping and cutting can be held to the recorded widths of
/// wrapped texts.
struct MeasuredText: Decodable {
  struct Wrapped: Decodable, Sendable, CustomTestStringConvertible {
    var font: String
    var string: String
    var width: Double?
    var lineLimit: Int?
    var mode: String?
    var lines: Int
    var reported: Double?
    var height: Double?

    var testDescription: String {
      "\(string.debugDescription) in \(width ?? .infinity), limit \(lineLimit ?? 0), \(mode ?? "tail")"
    }
  }

  var wrapped: [Wrapped]
  var singleLineWidths: [String: [String: Double]]

  static let file = "measured-text.json"
  static let mac = "macOS_26.2"

  static func load() throws -> [String: MeasuredText] {
    try Fixture.decode([String: MeasuredText].self, from: file)
  }
}

@Suite("Recorded wrapping")
struct MeasuredWrappingTests {
  static func cases() throws -> [MeasuredText.Wrapped] {
    try MeasuredText.load()[MeasuredText.mac]?.wrapped.filter { $0.font == "size13/400" } ?? []
  }

  @Test(arguments: try cases())
  func wrapsAsRecorded(_ recorded: MeasuredText.Wrapped) throws {
    let measurer = try TextMeasurer(measuredText: Fixture.data(MeasuredText.file), platform: MeasuredText.mac)
    let modes: [String: TextTruncationMode] = ["head": .head, "middle": .middle]
    let request = TextRequest(
      recorded.string, font: FontDescription(size: 13), lineLimit: recorded.lineLimit,
      truncationMode: modes[recorded.mode ?? ""] ?? .tail)
    let layout = measurer.layout(of: request, proposedWidth: recorded.width)
    #expect(layout.lines.count == recorded.lines)
    #expect(layout.height == Double(recorded.lines) * 16)
    if let reported = recorded.reported {
      #expect(layout.width == reported, "\(layout.lines.map(\.text))")
    }
  }

  /// The recordings pressure/heights: a text 110 wide in frames of these heights.
  @Test(arguments: [
    (8.0, 103.5, 16.0), (20, 103.5, 16), (32, 110, 32), (40, 110, 32), (48, 110, 48), (70, 110, 64),
  ])
  func heightLimitsLines(height: Double, width: Double, answer: Double) throws {
    let measurer = try TextMeasurer(measuredText: Fixture.data(MeasuredText.file), platform: MeasuredText.mac)
    let request = TextRequest(
      "Layout must wrap this sentence onto several lines inside a narrow frame.",
      font: FontDescription(size: 13))
    let extent = measurer.size(of: request, proposedWidth: 110, proposedHeight: height)
    #expect(extent == TextExtent(width: width, height: answer, lineCount: Int(answer / 16)))
  }

  /// The recordings of `First line.…` and of zero width: one character a line, spaces hanging.
  @Test func zeroWidthGivesALineACharacter() throws {
    let measurer = try TextMeasurer(measuredText: Fixture.data(MeasuredText.file), platform: MeasuredText.mac)
    let text = "Layout must wrap this sentence onto several lines inside a narrow frame."
    let extent = measurer.size(of: TextRequest(text, font: FontDescription(size: 13)), proposedWidth: 0)
    // 72 characters, 11 of them spaces.
    #expect(extent == TextExtent(width: 0, height: 61 * 16, lineCount: 61))
  }

  @Test func everyRecordedWidthIsGivenBack() throws {
    let data = try Fixture.data(MeasuredText.file)
    for (platform, measured) in try MeasuredText.load() {
      let measurer = try TextMeasurer(measuredText: data, platform: platform)
      for (name, widths) in measured.singleLineWidths {
        let parts = name.split(separator: "/")
        guard parts.count == 2, let weight = Int(parts[1]) else { continue }
        var font = FontDescription(size: Double(parts[0].dropFirst(4)) ?? 0)
        if let style = TextStyle(rawValue: String(parts[0])) { font = FontDescription(style) }
        font.weight = FontWeight(rawValue: weight)
        for (text, width) in widths {
          #expect(measurer.idealSize(of: text, font: font).width == width, "\(text) in \(name), \(platform)")
        }
      }
    }
  }

  @Test func anUnknownPlatformIsNamed() throws {
    let data = try Fixture.data(MeasuredText.file)
    #expect(
      throws: TextMeasurer.MeasuredTextError.noPlatform(
        "Windows", available: ["iOS_26.0_simulator_2x", "macOS_26.2"])
    ) {
      try TextMeasurer(measuredText: data, platform: "Windows")
    }
    #expect(throws: TextMeasurer.MeasuredTextError.badFontName("huge")) {
      let text = #"{"p": {"fonts": {"huge": {"lineHeight": 1}}}}"#
      return try TextMeasurer(measuredText: Data(text.utf8), platform: "p")
    }
  }
}
