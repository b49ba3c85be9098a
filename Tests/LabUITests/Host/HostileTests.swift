import LabUI
import Testing

/// Nothing traps, whatever a person puts in.
@MainActor @Suite struct HostileTests {
  nonisolated static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  struct Zoo: View {
    var length: CGFloat
    @Namespace private var namespace

    var body: some View {
      VStack(spacing: length) {
        Color.red.frame(width: length, height: length)
        Color.red.frame(minWidth: length, idealWidth: length, maxWidth: length, minHeight: length)
        Color.red.frame(maxWidth: length, maxHeight: length)
        Color.red.padding(length)
        Color.red.padding(EdgeInsets(top: length, leading: -length, bottom: length, trailing: length))
        Color.red.offset(x: length, y: length)
        Color.red.position(x: length, y: length)
        Color.red.scaleEffect(x: length, y: -length, anchor: UnitPoint(x: length, y: length))
        HStack(spacing: length) {
          Spacer(minLength: length)
          Text("text").font(.system(size: length)).lineSpacing(length)
          Circle().aspectRatio(length, contentMode: .fill)
        }
        Group {
          Color.red.aspectRatio(CGSize(width: length, height: 0), contentMode: .fit)
          Color.red.opacity(Double(length)).zIndex(Double(length)).layoutPriority(Double(length))
          Color.red.alignmentGuide(.leading) { _ in length }
          Color.red.fixedSize().frame(width: 10).overlay { Color.blue.offset(x: length) }
          RoundedRectangle(cornerRadius: length)
        }
        Color.red.matchedGeometryEffect(id: length, in: namespace, anchor: UnitPoint(x: length, y: 0))
        Color.red.matchedGeometryEffect(
          id: length, in: namespace, anchor: UnitPoint(x: 0, y: length), isSource: false)
      }
    }
  }

  @Test(arguments: lengths) func lengthsOfAllKinds(_ length: CGFloat) {
    let host = ViewHost(size: size(100, 100)) { Zoo(length: length) }
    #expect(!host.displayList.isEmpty)
    for item in host.displayList where length.isFinite && abs(length) < 1e100 {
      #expect(item.frame.minX.isFinite && item.frame.width.isFinite && item.frame.width >= 0, "\(item)")
    }
  }

  @Test(arguments: lengths) func animatedBetweenLengthsOfAllKinds(_ length: CGFloat) {
    let model = Model<CGFloat>(5)
    let host = ViewHost(size: size(100, 100)) { Driven(model) { Zoo(length: $0) } }
    model.set(length, host, .bouncy)
    host.advance(by: 0.1)
    model.set(7, host, .linear)
    host.advance(by: 0.1)
    _ = host.displayList
    model.set(length, host)
    host.settle(limit: 5)
    model.set(5, host)
    host.settle(limit: 5)
    let fresh = ViewHost(size: size(100, 100)) { Zoo(length: 5) }
    #expect(host.displayList == fresh.displayList)
  }

  /// What has no bounds must not stay that way once it is gone.
  @Test(arguments: lengths) func windowsOfAllSizes(_ length: CGFloat) {
    let host = ViewHost(size: CGSize(width: length, height: length)) {
      VStack {
        Color.red
        Text("some text")
        HStack {
          Circle(); Spacer(); GeometryReader { _ in Color.blue }
        }
      }
    }
    _ = host.displayList
    host.tap(at: CGPoint(x: length, y: length))
    host.size = size(50, 50)
    let fresh = ViewHost(size: size(50, 50)) {
      VStack {
        Color.red
        Text("some text")
        HStack {
          Circle(); Spacer(); GeometryReader { _ in Color.blue }
        }
      }
    }
    #expect(host.displayList == fresh.displayList)
  }

  @Test func aWindowWithoutASize() {
    let host = ViewHost(size: .zero) { GuideRow(selected: [0], line: 40) }
    #expect(host.displayList.count == 6)
  }

  struct Deep: View {
    var depth: Int
    var isStacked: Bool
    var body: some View {
      if depth == 0 {
        Color.red.frame(width: 10, height: 10)
      } else if isStacked {
        VStack(spacing: 0) { Deep(depth: depth - 1, isStacked: true) }
      } else {
        Deep(depth: depth - 1, isStacked: false).padding(1)
      }
    }
  }

  @Test(arguments: [false, true]) func fiveHundredDeep(isStacked: Bool) {
    let host = ViewHost(size: size(2000, 2000)) { Deep(depth: 500, isStacked: isStacked) }
    #expect(host.frame(.red) == CGRect(x: 995, y: 995, width: 10, height: 10))
    host.size = size(20, 20)
    #expect(host.frame(.red).midX == 10)
  }

  @Test func thousandsOfItems() {
    let model = Model(Array(0..<2000))
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { items in
        VStack(spacing: 0) { ForEach(items, id: \.self) { _ in Color.red.frame(height: 1) } }
      }
    }
    #expect(host.displayList.count == 2000)
    #expect(host.displayList.first?.frame.minY == -950)
    model.set(Array((0..<2000).reversed()), host)
    model.set(Array(stride(from: 0, to: 2000, by: 7)), host)
    #expect(host.displayList.count == 286)
    model.set([], host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(host.displayList.count == 286)
    host.settle()
    #expect(host.displayList.isEmpty)
  }

  @Test func idsThatAreOptionalAreComparedByWhatTheyWrap() {
    struct Mixed: View {
      @Namespace private var namespace
      var body: some View {
        let id: String? = "x"
        HStack(spacing: 0) {
          square(.gray, 20).matchedGeometryEffect(id: id, in: namespace)
          Spacer(minLength: 0)
        }
        .overlay { Color.red.matchedGeometryEffect(id: "x", in: namespace, isSource: false) }
      }
    }
    let host = ViewHost(size: size(100, 20)) { Mixed() }
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  struct Endless: View {
    @State private var width: CGFloat = 10
    var body: some View {
      GeometryReader { proxy in
        Color.red.frame(width: width).onAppear { width = proxy.size.width + 1 }
          .onChange(of: width) { width += 1 }
      }.frame(width: width)
    }
  }

  @Test func geometryAndStateThatChaseEachOtherEnd() {
    let host = ViewHost(size: size(100, 20)) { Endless() }
    for _ in 0..<5 { host.advance(by: 0.1) }
    #expect(host.frame(.red).width.isFinite)
    #expect(!host.warnings.isEmpty)
  }

  struct SelfChanging: View {
    @State private var count = 0
    var body: some View {
      let _ = (count += 1)
      Text("\(count)")
    }
  }

  // SwiftUI: "Modifying state during view update, this will cause undefined behavior."
  @Test func stateChangedInABody() {
    let host = ViewHost(size: size(100, 20)) { SelfChanging() }
    #expect(host.warnings == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(host.texts.count == 1)
  }

  @Test func textsOfAllKinds() {
    let texts = [
      "", " ", "\n", "\u{0}", "\u{202E}abc", "e\u{301}", "👨‍👩‍👧‍👦", String(repeating: "W", count: 10_000),
    ]
    let host = ViewHost(size: size(100, 100)) {
      VStack { ForEach(texts, id: \.self) { Text($0) } }
    }
    #expect(host.texts == texts)
  }

  @Test func changesWhileEverythingIsOnItsWay() {
    let model = Model((items: [0, 1, 2], selection: 0))
    let host = ViewHost(size: size(200, 40)) {
      Driven(model) { state in
        HStack {
          ForEach(state.items, id: \.self) { item in
            Text("\(item)").padding(state.selection == item ? 5 : 0).transition(
              .scale.combined(with: .opacity))
          }
        }
      }
    }
    let steps: [([Int], Int)] = [
      ([0, 1, 2], 2), ([2, 1], 2), ([2, 1, 0], 9), ([], 0), ([0, 0], 0), ([1, 0, 2], 1), ([5], 5),
      ([0, 1, 2], 0),
    ]
    for (items, selection) in steps + steps {
      model.set((items, selection), host, selection.isMultiple(of: 2) ? .bouncy : .easeInOut)
      host.advance(by: 0.05)
      #expect(host.displayList.allSatisfy { $0.frame.minX.isFinite && $0.opacity.isFinite })
    }
    host.settle()
    #expect(host.texts == ["0", "1", "2"])
    #expect(host.displayList.allSatisfy { !$0.isRemoved && $0.opacity == 1 })
  }
}
