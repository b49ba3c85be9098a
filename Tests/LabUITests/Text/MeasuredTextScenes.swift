import Foundation
import LabUI
import Testing

/// A view of texts whose frames were recorded on Apple's SwiftUI (swiftui-web), and those frames in drawing order.
struct MeasuredScene: Sendable, CustomTestStringConvertible {
  var name: String
  var container: CGSize
  var frames: [CGRect]
  var platform = "macOS_26.2"
  let makeHost: @MainActor @Sendable (CGSize, EnvironmentValues) -> ViewHost

  init<Content: View>(
    _ name: String, _ size: CGSize, _ frames: [[CGFloat]], platform: String = "macOS_26.2",
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    container = size
    self.frames = frames.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    self.platform = platform
    makeHost = { ViewHost(size: $0, environment: $1, content: content) }
  }

  var testDescription: String { name }

  /// The recordings beside the tests of `TypeMetrics`.
  static let recordings: Data = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("TypeMetricsTests/Fixtures/measured-text.json")
    return (try? Data(contentsOf: file)) ?? Data()
  }()

  @MainActor func host() throws -> ViewHost {
    var environment = EnvironmentValues()
    environment.textMeasurer = try TextMeasurer(measuredText: Self.recordings, platform: platform)
    return makeHost(container, environment)
  }
}

private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
private let short = "Short second text that wraps twice here"

@MainActor private func framed(_ text: some View, _ width: CGFloat = 150) -> some View {
  text.frame(width: width, alignment: .topLeading)
}

extension MeasuredScene {
  /// The groups text, textstyle, pressure and ios/text; a text in a frame is 137 wide in 150 (text/wrapped).
  static let all: [MeasuredScene] = lines + wrapping + pressure + runs

  private static let lines = [
    MeasuredScene("text/hello", size(200, 100), [[84.5, 42, 31, 16]]) { Text("Hello") },
    MeasuredScene(
      "text/system-fonts", size(400, 400),
      [
        [62.5, 57, 97.5, 13], [62.5, 70, 114.5, 15], [62.5, 85, 176.5, 24], [62.5, 109, 207, 28],
        [62.5, 137, 275, 38], [62.5, 175, 174, 24], [62.5, 199, 181, 24], [62.5, 223, 189.5, 24],
        [62.5, 247, 202, 24], [62.5, 271, 175, 24], [62.5, 295, 185.5, 24], [62.5, 319, 235, 24],
      ]
    ) {
      let fox = "The quick brown fox"
      VStack(alignment: .leading, spacing: 0) {
        ForEach([10, 12, 20, 24, 32], id: \.self) { Text(fox).font(.system(size: $0)) }
        Text(fox).font(.system(size: 20, weight: .light))
        Text(fox).font(.system(size: 20, weight: .medium))
        Text(fox).font(.system(size: 20)).fontWeight(.bold)
        Text(fox).font(.system(size: 20).weight(.black))
        Text(fox).font(.system(size: 20, design: .rounded))
        Text(fox).fontDesign(.serif).font(.system(size: 20))
        Text(fox).font(.system(size: 20).monospaced())
      }
    },
    MeasuredScene(
      "text/alignment", size(400, 300),
      [
        [101.75, 38, 196.5, 48], [101.75, 86, 196.5, 48], [101.75, 134, 196.5, 48], [169.75, 182, 60.5, 32],
        [169.75, 214, 60.5, 32], [100, 246, 13, 16],
      ]
    ) {
      VStack(spacing: 0) {
        ForEach(TextAlignment.allCases, id: \.self) {
          Text(sentence).multilineTextAlignment($0).frame(width: 200, alignment: .top)
        }
        Text("Left\nRight side").multilineTextAlignment(.trailing)
        Text("Left\nRight side").multilineTextAlignment(.center)
        Text("Hi").multilineTextAlignment(.trailing).frame(width: 200, alignment: .leading)
      }
    },
    MeasuredScene(
      "text/vstack-spacing", size(200, 200),
      [
        [87.5, 64.553466796875, 25, 16], [87.5, 80.553466796875, 25, 16], [75, 104.704345703125, 50, 10],
        [82.25, 119.446533203125, 35.5, 16],
      ]
    ) {
      VStack {
        Text("One")
        Text("Two")
        Color.red.frame(width: 50, height: 10)
        Text("Three")
      }
    },
    MeasuredScene(
      "text/hstack-spacing", size(300, 100),
      [[90.25, 42, 25, 16], [123.25, 42, 25, 16], [156.25, 45, 10, 10], [174.25, 42, 35.5, 16]]
    ) {
      HStack {
        Text("One")
        Text("Two")
        square(.red, 10)
        Text("Three")
      }
    },
    MeasuredScene(
      "text/hstack-baseline", size(300, 100),
      [
        [103, 12, 36.5, 38], [147.5, 28, 31.5, 16], [187, 31, 10, 10], [112, 50, 36.5, 38],
        [156.5, 66, 31.5, 16],
      ]
    ) {
      VStack(spacing: 0) {
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.largeTitle)
          Text("small")
          square(.red, 10)
        }
        HStack(alignment: .lastTextBaseline) {
          Text("Big").font(.largeTitle)
          Text("small")
        }
      }
    },
    MeasuredScene(
      "text/modifiers", size(300, 200),
      [
        [109, 8.5, 29.5, 16], [109, 24.5, 29.5, 16], [109, 40.5, 28.5, 18.5], [109, 59, 29.5, 18.5],
        [109, 77.5, 28.5, 16], [109, 93.5, 44.5, 16], [109, 109.5, 35.5, 33], [109, 142.5, 82, 33],
        [109, 175.5, 52, 16],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Bold").bold()
        Text("Bold").fontWeight(.bold)
        Text("Bold").font(.body.bold())
        Text("Bold").font(.body).fontWeight(.bold)
        Text("Bold").fontWeight(.semibold)
        Text("Weight").fontWeight(.semibold)
        VStack(alignment: .leading, spacing: 0) { Text("Env") }.font(.title)
        Text("Count: \(0)").font(.title)
        Text("Count: \(0)")
      }
    },
    MeasuredScene(
      "textstyle/baseline", size(260, 160),
      [
        [77, 34, 30, 16], [119, 28, 17.5, 22], [148.5, 34, 34.5, 20], [77, 73, 30, 16], [119, 70, 17.5, 22],
        [77, 108, 41, 24],
      ]
    ) {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("Base")
          Text("Up").baselineOffset(6)
          Text("Down").baselineOffset(-4)
        }
        HStack(spacing: 12) {
          Text("Base")
          Text("Up").baselineOffset(6)
        }
        Text("Raised").baselineOffset(8)
      }
    },
    MeasuredScene(
      "ios/text/styles", size(400, 460),
      [
        [123.75, 8.75, 39, 24.5], [123.75, 41.25, 152.5, 49], [123.75, 98.25, 52, 41.5],
        [123.75, 147.75, 58.5, 32.5], [123.75, 188.25, 54.5, 28], [123.75, 224.25, 70.5, 24.5],
        [123.75, 256.75, 85, 21], [123.75, 285.75, 39.5, 24.5], [123.75, 318.25, 51, 23.5],
        [123.75, 349.75, 54.5, 19], [123.75, 376.75, 44, 17.5], [123.75, 402.25, 51, 16.5],
        [123.75, 426.75, 36, 24.5],
      ], platform: "iOS_26.0_simulator_2x"
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Hello")
        Group {
          Text("Large Title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Title 2").font(.title2)
          Text("Title 3").font(.title3)
          Text("Headline").font(.headline)
          Text("Subheadline").font(.subheadline)
          Text("Body").font(.body)
          Text("Callout").font(.callout)
          Text("Footnote").font(.footnote)
        }
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
        Text("Bold").bold()
      }
    },
  ]

  private static let wrapping = [
    MeasuredScene(
      "text/wrapped", size(400, 300),
      [[22.25, 86, 137, 64], [22.25, 150, 227, 32], [22.25, 182, 355.5, 32]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        framed(Text(sentence))
        framed(Text(sentence), 260)
        Text(sentence)
      }
    },
    MeasuredScene(
      "text/line-limit", size(400, 420),
      [
        [125, 26, 144, 16], [125, 42, 144, 32], [125, 74, 147, 48], [125, 122, 137, 64],
        [125, 186, 144, 32], [125, 218, 147, 48], [125, 266, 31, 16], [125, 282, 31, 32],
        [125, 314, 31, 32], [125, 346, 31, 48],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([1, 2, 3, 10], id: \.self) { framed(Text(sentence).lineLimit($0)) }
        framed(Text(sentence).lineLimit(...2))
        framed(Text(sentence).lineLimit(1...3))
        Text("Hello").lineLimit(1)
        Text("Hello").lineLimit(2, reservesSpace: true)
        Text("Hello").lineLimit(2...4)
        Text("Hello").lineLimit(3...)
      }
    },
    MeasuredScene(
      "text/truncation", size(400, 200),
      [
        [70, 44, 145, 16], [70, 60, 150, 16], [70, 76, 144, 16], [70, 92, 258, 16], [70, 108, 147, 32],
        [70, 140, 31, 16],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        framed(Text(sentence).lineLimit(1).truncationMode(.head))
        framed(Text(sentence).lineLimit(1).truncationMode(.middle))
        framed(Text(sentence).lineLimit(1).truncationMode(.tail))
        framed(Text(sentence).lineLimit(1).truncationMode(.tail), 260)
        framed(Text(sentence).lineLimit(2).truncationMode(.middle))
        Text("Hello").truncationMode(.head)
      }
    },
    MeasuredScene(
      "text/baseline-wrapped", size(400, 200),
      [
        [113.25, 25, 118, 64], [233.25, 57, 43.5, 38], [276.75, 76, 10, 10], [113.25, 111, 118, 64],
        [233.25, 95, 43.5, 38], [276.75, 114, 10, 10],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          framed(Text(sentence), 120)
          Text("End").font(.largeTitle)
          square(.red, 10)
        }
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          framed(Text(sentence), 120)
          Text("End").font(.largeTitle)
          square(.red, 10)
        }
      }
    },
  ]

  private static let pressure = [
    MeasuredScene(
      "pressure/heights", size(760, 200),
      [
        [25, 65, 103.5, 16], [145, 65, 103.5, 16], [265, 65, 110, 32], [385, 65, 110, 32],
        [505, 65, 110, 48], [625, 65, 110, 64],
      ]
    ) {
      HStack(alignment: .top, spacing: 10) {
        ForEach([8, 20, 32, 40, 48, 70], id: \.self) {
          Text(sentence).frame(width: 110, height: $0, alignment: .topLeading)
        }
      }
    },
    MeasuredScene(
      "pressure/stack-fits", size(200, 200), [[0, 28, 200, 40], [25, 68, 137, 64], [0, 132, 200, 40]]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        framed(Text(sentence))
        Color.red.frame(height: 40)
      }
    },
    // Cut at three lines: 147 wide, as with a limit of 3.
    MeasuredScene(
      "pressure/stack-tight", size(200, 130), [[0, 1, 200, 40], [25, 41, 147, 48], [0, 89, 200, 40]]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        framed(Text(sentence))
        Color.red.frame(height: 40)
      }
    },
    MeasuredScene(
      "pressure/spacer-roomy", size(200, 150), [[0, 0, 200, 40], [25, 40, 147, 48], [0, 110, 200, 40]]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        framed(Text(sentence))
        Spacer()
        Color.red.frame(height: 40)
      }
    },
    MeasuredScene(
      "pressure/spacer-min0", size(200, 130), [[0, 0, 200, 40], [25, 40, 147, 48], [0, 90, 200, 40]]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        framed(Text(sentence))
        Spacer(minLength: 0)
        Color.red.frame(height: 40)
      }
    },
    MeasuredScene(
      "pressure/spacer-min30", size(200, 130), [[0, 0, 200, 40], [25, 40, 144, 16], [0, 90, 200, 40]]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        framed(Text(sentence))
        Spacer(minLength: 30)
        Color.red.frame(height: 40)
      }
    },
    // Widths are those of the same number of lines in text/line-limit; the second text's was not recorded.
    MeasuredScene("pressure/two-texts", size(300, 90), [[75, 5, 147, 48], [75, 53, .nan, 32]]) {
      VStack(spacing: 0) {
        framed(Text(sentence))
        framed(Text(short))
      }
    },
    MeasuredScene(
      "pressure/three-texts", size(300, 100), [[75, 2, 144, 32], [75, 34, .nan, 32], [75, 66, 144, 32]]
    ) {
      VStack(spacing: 0) {
        framed(Text(sentence))
        framed(Text(short))
        framed(Text(sentence))
      }
    },
    MeasuredScene("pressure/row-tight", size(300, 50), [[55, 0, 40, 50], [95, 1, 147, 48]]) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40)
        framed(Text(sentence))
      }
    },
    MeasuredScene("pressure/alone45", size(300, 45), [[75, 6.5, 144, 32]]) {
      VStack(spacing: 0) { framed(Text(sentence)) }
    },
  ]

  private static let runs = [
    MeasuredScene(
      "text/concatenation", size(400, 300),
      [
        [125, 31, 76.5, 16], [125, 47, 74, 38], [125, 85, 54, 16], [125, 101, 90, 33], [125, 134, 85.5, 33],
        [125, 167, 74, 38], [199, 186, 10, 10], [125, 205, .nan, 64],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Hello, ").bold() + Text("World")
        Text("Big ").font(.largeTitle) + Text("small")
        Text("Red ").foregroundColor(.red) + Text("Blue").foregroundColor(.blue)
        (Text("Title ") + Text("italic").italic()).font(.title)
        VStack(alignment: .leading, spacing: 0) { Text("Env ") + Text("bold").bold() }.font(.title)
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("Big ").font(.largeTitle) + Text("small")
          square(.red, 10)
        }
        framed(
          Text("Layout must ").bold()
            + Text("wrap this sentence onto several lines inside a narrow frame."))
      }
    }
  ]
}
