import LabUI
import Testing
import TypeMetrics

/// Baselines: of texts, of what has none, through containers.
@MainActor @Suite struct BaselineTests {
  let large = Font.system(size: 34)
  let small = Font.system(size: 17)

  /// The baseline of a line, from the module that the tests of TypeMetrics hold to measured values.
  private func metrics(_ size: Double) -> LineMetrics {
    TextMeasurer.inter.lineMetrics(for: FontDescription(size: size), pixel: 0.5)
  }

  private func top(_ host: ViewHost, _ color: Color) -> CGFloat { host.frame(color).minY }

  @Test func textsOfTwoSizesStandOnOneLine() {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Ag").font(large)
        Text("Bg").font(small)
        square(.red, 10)
      }
    }
    let first = host.frame(of: "Ag").minY + metrics(34).baseline
    let second = host.frame(of: "Bg").minY + metrics(17).baseline
    #expect(abs(first - second) < 1e-9)
    // What has no text stands on its bottom edge.
    #expect(abs(host.frame(.red).maxY - first) < 1e-9)
  }

  @Test(arguments: [true, false]) func aColumnHasItsFirstAndLastBaseline(isFirst: Bool) {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      HStack(alignment: isFirst ? .firstTextBaseline : .lastTextBaseline, spacing: 0) {
        VStack(spacing: 5) {
          Text("Ag").font(small)
          Text("Bg").font(large)
        }
        square(.red, 10)
      }
    }
    let expected =
      isFirst
      ? host.frame(of: "Ag").minY + metrics(17).baseline : host.frame(of: "Bg").minY + metrics(34).baseline
    #expect(abs(host.frame(.red).maxY - expected) < 1e-9)
  }

  @Test func aWrappedTextHasItsLastBaselineInItsLastLine() {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("one\ntwo\nthree").font(small)
        square(.red, 10)
      }
    }
    let text = host.frame(of: "one\ntwo\nthree")
    let line = metrics(17)
    #expect(abs(host.frame(.red).maxY - (text.maxY - line.height + line.baseline)) < 1e-9)
  }

  @Test func paddingCarriesTheBaselineAlong() {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Ag").font(small).padding(.top, 30)
        square(.red, 10)
      }
    }
    #expect(abs(host.frame(.red).maxY - (host.frame(of: "Ag").minY + metrics(17).baseline)) < 1e-9)
  }
}
