import Foundation
import LabUI
import Testing

@MainActor @Suite struct ImageTests {
  private func host(
    _ size: CGSize = CGSize(width: 400, height: 340), @ViewBuilder content: () -> some View
  ) -> ViewHost {
    var environment = EnvironmentValues()
    environment.imageCatalog = ImageCatalog(["swatch": CGSize(width: 64, height: 40)])
    environment.font = .system(size: 13)
    return ViewHost(size: size, environment: environment, content: content)
  }

  private func size(_ name: String, in host: ViewHost) -> CGSize {
    host.displayList.first { $0.content == .image(name) }?.frame.size ?? CGSize(width: -1, height: -1)
  }

  @Test("A picture is as large as the catalogue says, whatever the room; a missing one has no size")
  func rigid() {
    let host = host {
      VStack(spacing: 0) {
        Image("swatch").frame(width: 10, height: 10)
        Image("nope")
      }
    }
    #expect(size("swatch", in: host) == CGSize(width: 64, height: 40))
    #expect(size("nope", in: host) == .zero)
    var environment = host.environment
    environment.imageCatalog.missingSize = CGSize(width: 5, height: 6)
    environment.imageCatalog.sizes["swatch"] = CGSize(width: 20, height: 64)
    host.environment = environment
    #expect(size("nope", in: host) == CGSize(width: 5, height: 6))
    #expect(size("swatch", in: host) == CGSize(width: 20, height: 64))
    host.environment.imageCatalog = ImageCatalog(["swatch": CGSize(width: CGFloat.nan, height: -3)])
    #expect(size("swatch", in: host) == .zero)
  }

  struct Ratio: CustomTestStringConvertible, Sendable {
    var ratio: CGFloat?
    var mode: ContentMode
    var width: CGFloat?
    var height: CGFloat?
    var expected: CGSize
    var testDescription: String {
      "\(ratio.map { "\($0)" } ?? "own") \(mode) in \(width ?? -1) x \(height ?? -1)"
    }
  }

  @Test(
    "A resizable picture of 64 by 40 keeps a ratio (measured facts, section 3)",
    arguments: [
      Ratio(ratio: nil, mode: .fit, width: 100, height: 40, expected: CGSize(width: 64, height: 40)),
      Ratio(ratio: nil, mode: .fit, width: 40, height: 100, expected: CGSize(width: 40, height: 25)),
      Ratio(ratio: nil, mode: .fill, width: 40, height: 60, expected: CGSize(width: 96, height: 60)),
      Ratio(ratio: nil, mode: .fit, width: 100, height: nil, expected: CGSize(width: 100, height: 62.5)),
      Ratio(ratio: nil, mode: .fit, width: nil, height: 30, expected: CGSize(width: 48, height: 30)),
      Ratio(ratio: 1, mode: .fit, width: 60, height: 40, expected: CGSize(width: 40, height: 40)),
      Ratio(ratio: 1.0 / 3, mode: .fill, width: 30, height: 30, expected: CGSize(width: 30, height: 90)),
    ])
  func aspectRatio(_ test: Ratio) {
    let host = host {
      Image("swatch").resizable().aspectRatio(test.ratio, contentMode: test.mode)
        .frame(width: test.width, height: test.height).fixedSize()
    }
    #expect(size("swatch", in: host) == test.expected)
  }

  struct Symbol: CustomTestStringConvertible, Sendable {
    var name: String
    var size: CGFloat
    var weight = Font.Weight.regular
    var scale = Image.Scale.medium
    var expected: CGSize
    var testDescription: String { "\(name) at \(size) \(weight) \(scale)" }
  }

  @Test(
    "Symbols by font, weight and scale (measured: symbol/basic, ios/symbol/basic)",
    arguments: [
      Symbol(name: "star", size: 10, expected: CGSize(width: 13, height: 11.5)),
      Symbol(name: "star", size: 13, expected: CGSize(width: 16.5, height: 16)),
      Symbol(name: "star.fill", size: 30, expected: CGSize(width: 39, height: 35.5)),
      Symbol(name: "star", size: 13, weight: .bold, expected: CGSize(width: 17, height: 16.5)),
      Symbol(name: "star", size: 13, scale: .small, expected: CGSize(width: 13.5, height: 13)),
      Symbol(name: "star", size: 24, scale: .large, expected: CGSize(width: 39.5, height: 37)),
      Symbol(name: "chevron.right", size: 30, weight: .semibold, expected: CGSize(width: 23, height: 31.5)),
      Symbol(name: "ellipsis", size: 13, expected: CGSize(width: 14, height: 4.5)),
      // Twice a recorded size is twice as large: 14 and 16 at 13 points.
      Symbol(name: "rectangle.portrait", size: 26, expected: CGSize(width: 28, height: 32)),
      // A name that was not recorded: a square of 47/40 em, 23.5 at 20 points.
      Symbol(name: "not.recorded", size: 20, expected: CGSize(width: 23.5, height: 23.5)),
    ])
  func symbols(_ test: Symbol) {
    let host = host {
      Image(systemName: test.name).font(.system(size: test.size, weight: test.weight)).imageScale(test.scale)
    }
    #expect(size(test.name, in: host) == test.expected)
  }

  @Test("A symbol stands on the baseline of the text beside it, 3 points below it at 13")
  func baseline() {
    let host = host {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star")
        Text("Star")
      }
    }
    let text = host.frame(of: "Star")
    let star = host.displayList.first { $0.content == .image("star") }?.frame ?? .null
    // The text's baseline is its ascender rounded to a pixel, 0.952148 * 13 = 12.38: 12.5 below its top.
    #expect(star.maxY - 3 == text.minY + 12.5)
  }

  @Test("Symbols follow a change of font and scale")
  func changes() {
    let large = Model(false)
    let host = host {
      Driven(large) { large in
        Image(systemName: "star").imageScale(large ? .large : .medium)
          .font(.system(size: large ? 24 : 13))
      }
    }
    #expect(size("star", in: host) == CGSize(width: 16.5, height: 16))
    large.set(true, host)
    #expect(size("star", in: host) == CGSize(width: 39.5, height: 37))
  }

  @Test("A divider lies across its stack")
  func divider() {
    let row = ViewHost(size: CGSize(width: 100, height: 60)) {
      HStack(spacing: 0) {
        Color.red
        Divider()
        Color.blue
      }
    }
    let line = row.displayList.first { $0.content == .shape("Divider", .gray) }?.frame
    #expect(line == CGRect(x: 49.75, y: 0, width: 0.5, height: 60))
    let column = ViewHost(size: CGSize(width: 100, height: 60)) {
      VStack(spacing: 0) {
        Color.red
        Divider()
      }
    }
    #expect(
      column.displayList.last?.frame == CGRect(x: 0, y: 59.5, width: 100, height: 0.5))
  }
}
