import Foundation
import LabUI
import Testing

/// The text size that the user has set.
@MainActor @Suite("Dynamic Type") struct DynamicTypeTests {
  /// A line of a system font is 1.193359375 em, rounded up to half a point.
  private func line(_ size: Double) -> CGFloat { (size * 1.193359375 * 2).rounded(.up) / 2 }

  /// Apple's table of sizes of the body style.
  @Test(arguments: zip(DynamicTypeSize.allCases, [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]))
  func stylesScaleAndSizesDoNot(typeSize: DynamicTypeSize, body: Double) {
    let host = ViewHost(size: size(2000, 2000)) {
      VStack {
        Text("Ag")
        Text("Ag").font(.body)
        Text("Ag").font(.system(.body, design: .serif, weight: .black))
        Text("Ag").font(.system(size: 17))
        Text("Ag").font(.custom("Menlo", size: 34))
        Text("Ag").font(.custom("Menlo", fixedSize: 34))
        Text("Ag").font(.system(size: 17)) + Text("Ag").bold()
      }
    }
    host.environment.dynamicTypeSize = typeSize
    #expect(
      host.displayList.map(\.frame.height) == [
        line(body), line(body), line(body), line(17), line(body * 2), line(34), line(max(body, 17)),
      ])
  }

  /// Title is 28 at the default size and 34 at the largest ordinary one: 56 becomes 68.
  @Test func customFontsFollowTheStyleTheyAreRelativeTo() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxxLarge
    let host = ViewHost(size: size(500, 500), environment: environment) {
      Text("Ag").font(.custom("Menlo", size: 56, relativeTo: .title))
    }
    #expect(host.displayList[0].frame.height == line(68))
  }

  @Test(arguments: DynamicTypeSize.allCases) func rangesLimit(typeSize: DynamicTypeSize) {
    func shown(_ view: some View) -> [String] {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = typeSize
      return ViewHost(size: size(900, 900), environment: environment) { view }.texts
    }
    let most = min(typeSize, .xLarge)
    #expect(shown(Reader().dynamicTypeSize(.medium ... .xLarge)) == ["\(max(most, .medium))"])
    #expect(shown(Reader().dynamicTypeSize(...DynamicTypeSize.xLarge)) == ["\(most)"])
    #expect(shown(Reader().dynamicTypeSize(..<DynamicTypeSize.xLarge)) == ["\(min(typeSize, .large))"])
    #expect(shown(Reader().dynamicTypeSize(DynamicTypeSize.xLarge...)) == ["\(max(typeSize, .xLarge))"])
    #expect(shown(Reader().dynamicTypeSize(DynamicTypeSize.large..<DynamicTypeSize.large)) == ["\(typeSize)"])
    #expect(shown(Reader().dynamicTypeSize(.small)) == ["small"])
  }

  private struct Reader: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    var body: some View { Text(String(describing: typeSize)).font(.system(size: 8)) }
  }

  private struct Scaled: View {
    @ScaledMetric private var side = 34.0
    @ScaledMetric(relativeTo: .title) private var width: CGFloat = 56
    var body: some View { Color.red.frame(width: width, height: side) }
  }

  /// Body goes from 17 to 14, 23 and 53, title from 28 to 25, 34 and 58: twice those.
  @Test func scaledNumbers() {
    let model = Model(DynamicTypeSize.large)
    let host = ViewHost(size: size(500, 500)) {
      Driven(model) { typeSize in VStack { Scaled() }.dynamicTypeSize(typeSize) }
    }
    for (typeSize, width, height) in [
      (DynamicTypeSize.xSmall, 50.0, 28.0), (.xxxLarge, 68, 46), (.accessibility5, 116, 106),
      (.large, 56, 34),
    ] {
      model.set(typeSize, host)
      #expect(abs(host.frame(.red).width - width) < 1e-9)
      #expect(abs(host.frame(.red).height - height) < 1e-9)
    }
  }
}
