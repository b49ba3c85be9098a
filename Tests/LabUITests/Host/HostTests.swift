import LabUI
import Testing

/// The rest of the contract of a window: size, warnings, counts, equal output for equal input.
@MainActor @Suite struct HostTests {
  @Test func aNewSizeIsANewProposal() {
    let host = ViewHost(size: size(100, 50)) { Color.red }
    host.size = size(30, 40)
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(host.size == size(30, 40))
    let before = host.statistics
    host.size = size(30, 40)
    #expect(host.statistics == before)
  }

  @Test func contentIsCentred() {
    let host = ViewHost(size: size(100, 50)) { square(.red, 20) }
    #expect(host.frame(.red) == CGRect(x: 40, y: 15, width: 20, height: 20))
  }

  @Test func aWarningIsGivenOnce() {
    let model = Model<CGFloat>(-1)
    let host = ViewHost(size: size(100, 50)) {
      Driven(model) { Color.red.frame(width: $0) }
      Color.blue.frame(height: -.infinity)
      Color.green.frame(minWidth: 30, maxWidth: 20)
    }
    #expect(
      host.warnings.sorted() == [
        "Contradictory frame constraints specified.", "Invalid frame dimension (negative or non-finite).",
      ])
    model.set(-2, host)
    #expect(host.warnings.count == 2)
  }

  @Test(arguments: [-1, CGFloat.infinity, .nan]) func aFrameThatBecomesInvalidWarnsToo(width: CGFloat) {
    let model = Model<CGFloat>(10)
    let host = ViewHost(size: size(100, 50)) { Driven(model) { Color.red.frame(width: $0) } }
    #expect(host.warnings.isEmpty)
    model.set(width, host)
    #expect(host.warnings == ["Invalid frame dimension (negative or non-finite)."])
    // Ignored: the colour fills.
    #expect(host.frame(.red).width == 100)
  }

  @Test func statisticsAreSubtracted() {
    var first = UpdateStatistics()
    first.updatePasses = 5
    first.bodyEvaluations = 40
    first.sizeQueries = 7
    first.placements = 9
    first.preferenceReductions = 11
    first.actionDispatches = 2
    var second = first
    second.updatePasses += 1
    second.bodyEvaluations += 2
    second.sizeQueries += 3
    second.placements += 4
    second.preferenceReductions += 5
    second.actionDispatches += 6
    let difference = second - first
    let counts: [Int] =
      [
        difference.updatePasses, difference.bodyEvaluations, difference.sizeQueries, difference.placements,
        difference.preferenceReductions, difference.actionDispatches,
      ]
    #expect(counts == Array(1...6))
    #expect(second - second == UpdateStatistics())
  }

  /// A scene with everything that could bring in hashing order or identity: dictionaries, matched ids, transitions.
  struct Everything: View {
    var selection: Int
    @Namespace private var namespace
    @State private var sizes: [Int: CGSize] = [:]

    var body: some View {
      VStack(spacing: 3) {
        HStack {
          ForEach(0..<6) { index in
            Text("item \(index)")
              .matchedGeometryEffect(id: index, in: namespace)
              .overlay {
                GeometryReader { Color.clear.preference(key: SizesKey.self, value: [index: $0.size]) }
              }
              .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { index == selection ? $0 : nil }
          }
        }
        .overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              Color.green.frame(width: proxy[anchor].width, height: 1).offset(x: proxy[anchor].minX)
            }
          }
        }
        .overlay { Color.red.matchedGeometryEffect(id: selection, in: namespace, isSource: false) }
        if selection.isMultiple(of: 2) {
          Capsule().fill(.blue).frame(width: sizes[selection]?.width ?? 0, height: 2)
        }
      }
      .onPreferenceChange(SizesKey.self) { sizes = $0 }
      .animation(.bouncy, value: selection)
    }
  }

  private func recording() -> [String] {
    let model = Model(0)
    let host = ViewHost(size: size(500, 60)) { Driven(model) { Everything(selection: $0) } }
    var lines: [String] = []
    for selection in [3, 2, 5, 4, 0] {
      model.value = selection
      for _ in 0..<5 {
        host.advance(by: 0.04)
        lines.append("\(host.displayList) \(host.statistics)")
      }
    }
    return lines
  }

  @Test func equalInputsGiveEqualBytes() {
    let first = recording()
    #expect(first == recording())
    #expect(first.count == 25)
  }

  @Test func readingTheDisplayListChangesNothing() {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.3)
    let first = host.displayList
    #expect(first == host.displayList)
    #expect(host.time == 0.3)
  }

  @Test func aFrameReportsNoRoundedNumbers() {
    let host = ViewHost(size: size(100, 10)) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    }
    #expect(abs(host.frame(.green).minX - 100.0 / 3) < 1e-12)
  }
}
