import LabUI
import Testing

/// When `onPreferenceChange` runs, and what its changes lead to.
@MainActor @Suite struct PreferenceActionTests {
  @Test("198 it runs for the first value and for each change") func itRunsForEachChange() {
    let log = Log<Int>()
    let model = Model(1)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Driven(model) { Color.red.preference(key: TotalKey.self, value: $0) }
        .onPreferenceChange(TotalKey.self) { log.add($0) }
    }
    #expect(log.entries == [1])
    model.value = 2
    host.advance(by: 0)
    #expect(log.entries == [1, 2])
    model.value = 2
    host.advance(by: 1)
    #expect(log.entries == [1, 2])
  }

  /// The indicator of seed 001: a size dictionary, once filled from inside the loop, once from outside with a reduce
  /// that keeps the last value.
  struct Sizes: View {
    var isInside: Bool
    let log: Log<Int>
    @State private var sizes: [Int: CGFloat] = [:]

    var body: some View {
      HStack(spacing: 0) {
        ForEach([72, 64, 88], id: \.self) { width in
          if isInside {
            item(width).onPreferenceChange(LastKey.self, perform: store)
          } else {
            item(width)
          }
        }
      }
      .onPreferenceChange(LastKey.self) { if !isInside { store($0) } }
      .overlay { ForEach(sizes.keys.sorted(), id: \.self) { Text("\($0)") } }
    }

    private func store(_ width: Int?) {
      guard let width else { return }
      log.add(width)
      sizes[width] = CGFloat(width)
    }

    private func item(_ width: Int) -> some View {
      Color.gray.frame(width: CGFloat(width), height: 32).overlay {
        GeometryReader { Color.clear.preference(key: LastKey.self, value: Int($0.size.width)) }
      }
    }
  }

  @Test(arguments: [true, false]) func aReduceThatKeepsTheLastLosesTheOthersOutsideTheLoop(isInside: Bool) {
    let log = Log<Int>()
    let host = ViewHost(size: CGSize(width: 300, height: 40)) { Sizes(isInside: isInside, log: log) }
    #expect(log.entries == (isInside ? [72, 64, 88] : [88]))
    #expect(host.texts == (isInside ? ["64", "72", "88"] : ["88"]))
  }

  struct Measured: View {
    @State private var width: CGFloat = 0
    let animation: Animation?

    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(width: 72, height: 10).overlay {
          GeometryReader { Color.clear.preference(key: SizesKey.self, value: [0: $0.size]) }
        }
        Color.red.frame(width: width, height: 1)
      }
      .onPreferenceChange(SizesKey.self) { width = $0[0]?.width ?? 0 }
    }
  }

  @Test func theFirstDisplayedFrameHasWhatWasMeasured() {
    let host = ViewHost(size: CGSize(width: 100, height: 20)) { Measured(animation: nil) }
    #expect(host.frame(.red).width == 72)
    #expect(!host.isAnimating)
    // One pass for the content, one for the state set by the action.
    #expect(host.statistics.updatePasses == 2)
    #expect(host.statistics.actionDispatches == 1)
  }

  /// Seed 001 with the value-less `.animation`: the first measured size is animated too, so the line grows from zero.
  @available(*, deprecated)
  struct Deprecated: View {
    @State private var width: CGFloat = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.gray.frame(width: 72, height: 10).overlay {
          GeometryReader { Color.clear.preference(key: SizesKey.self, value: [0: $0.size]) }
        }
        Color.red.frame(width: width, height: 1).animation(.linear(duration: 1))
      }
      .onPreferenceChange(SizesKey.self) { width = $0[0]?.width ?? 0 }
    }
  }

  @available(*, deprecated)
  @Test func theValuelessAnimationGrowsFromZero() {
    let host = ViewHost(size: CGSize(width: 72, height: 11)) { Deprecated() }
    #expect(host.frame(.red) == CGRect(x: 0, y: 10, width: 0, height: 1))
    host.advance(by: 0.25)
    #expect(host.frame(.red).isClose(to: CGRect(x: 0, y: 10, width: 18, height: 1)))
    host.settle()
    #expect(host.frame(.red).width == 72)
  }

  struct Growing: View {
    @State private var width: CGFloat = 100
    let log: Log<CGFloat>

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .overlay { GeometryReader { Color.clear.preference(key: SizesKey.self, value: [0: $0.size]) } }
        .onPreferenceChange(SizesKey.self) {
          let measured = $0[0]?.width ?? 0
          log.add(measured)
          width = measured + 1
        }
    }
  }

  /// A reader whose state widens itself by 1 each pass.
  @Test("B9 two dispatches in a frame, and the third is dropped with a warning")
  func twoDispatchesInAFrame() {
    let log = Log<CGFloat>()
    let host = ViewHost(size: CGSize(width: 300, height: 10)) { Growing(log: log) }
    #expect(log.entries == [100, 101])
    #expect(host.frame(.red).width == 102)
    #expect(host.warnings == ["Bound preference SizesKey tried to update multiple times per frame."])
    host.advance(by: 0.1)
    #expect(host.warnings.count == 1)
    #expect(log.entries.count <= 4)
  }

  struct Echo: View {
    let model: Model<Int>
    @State private var received = 0

    var body: some View {
      Color.red.frame(width: CGFloat(received), height: 10)
        .background { Driven(model) { Color.clear.preference(key: TotalKey.self, value: $0) } }
        .onPreferenceChange(TotalKey.self) { received = $0 }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// The second pass is a transaction of its own: without the animation of the first.
  @Test func whatTheActionChangesIsNotAnimated() {
    let model = Model(40)
    let host = ViewHost(size: CGSize(width: 100, height: 10)) { Echo(model: model) }
    #expect(host.frame(.red).width == 40)
    model.set(80, host, .linear(duration: 1))
    #expect(host.frame(.red).width == 80)
    #expect(!host.isAnimating)
  }

  @Test func withoutAWriterTheActionIsNotCalled() {
    let log = Log<Int>()
    _ = ViewHost(size: CGSize(width: 10, height: 10)) {
      Color.red.onPreferenceChange(TotalKey.self) { log.add($0) }
    }
    #expect(log.entries.isEmpty)
  }

  @Test func anotherIdForgetsTheLastValue() {
    let log = Log<Int>()
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 10, height: 10)) {
      Driven(model) {
        Color.red.preference(key: TotalKey.self, value: 7).onPreferenceChange(TotalKey.self) { log.add($0) }
          .id($0)
      }
    }
    model.set(1, host)
    #expect(log.entries == [7, 7])
  }

  /// The underline picker of seed 001 with its selection view in a stack in depth: B3.
  struct UnderlinePicker: View {
    var vertical: VerticalAlignment
    @State private var sizes: [Int: CGSize] = [:]

    var body: some View {
      ZStack(alignment: Alignment(horizontal: .leading, vertical: vertical)) {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          Color.red.frame(height: 1)
        }
        .frame(width: sizes[0]?.width ?? 0, height: sizes[0]?.height ?? 0)
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.gray.frame(width: [72, 64, 88][index], height: 32).overlay {
              GeometryReader { Color.clear.preference(key: SizesKey.self, value: [index: $0.size]) }
            }
          }
        }
      }
      .onPreferenceChange(SizesKey.self) { sizes = $0 }
    }
  }

  @Test("B3 the line is at the bottom on the first frame", arguments: [true, false])
  func theLineIsAtTheBottomOnTheFirstFrame(isCentred: Bool) {
    let host = ViewHost(size: CGSize(width: 224, height: 32)) {
      UnderlinePicker(vertical: isCentred ? .center : .bottom)
    }
    #expect(host.frame(.red) == CGRect(x: 0, y: 31, width: 72, height: 1))
  }
}
