import LabUI
import Testing

/// Which views contribute to a preference, in which order, and how often `reduce` is called.
@MainActor @Suite struct ReduceTests {
  /// The value that arrives at the outside of a view, nil when the action never runs.
  private func value<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ content: () -> some View) -> K.Value?
  where K.Value: Equatable {
    let log = Log<K.Value>()
    let view = content()
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      VStack { view }.onPreferenceChange(key) { log.add($0) }
    }
    #expect(log.entries.count <= 1)
    #expect(host.warnings.isEmpty)
    return log.entries.last
  }

  private func write<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) -> some View {
    Color.red.preference(key: key, value: value)
  }

  @Test("188 both sides combine") func bothSidesCombine() {
    #expect(
      value(TotalKey.self) {
        write(TotalKey.self, 10); write(TotalKey.self, 20)
      } == 30)
  }

  @Test("189 one side alone is taken as it is") func oneSideAloneIsTakenAsItIs() {
    #expect(
      value(TotalKey.self) {
        write(TotalKey.self, 10); Color.red
      } == 10)
    #expect(
      value(TotalKey.self) {
        Color.red; write(TotalKey.self, 20)
      } == 20)
  }

  @Test("190 a transform starts from the value or the default") func aTransform() {
    #expect(
      value(TotalKey.self) { write(TotalKey.self, 10).transformPreference(TotalKey.self) { $0 += 5 } } == 15)
    #expect(value(TotalKey.self) { Color.red.transformPreference(TotalKey.self) { $0 += 5 } } == 5)
  }

  @Test(
    "191 two keys do not mix",
    arguments: [([1, 3], [2, 4], 3, 12), ([5, 2], [6, 7], 11, 14), ([0, 0], [9, 9], 9, 0)])
  func twoKeysDoNotMix(_ first: [Int], _ second: [Int], _ sum: Int, _ product: Int) {
    let both = VStack {
      write(TotalKey.self, first[0]).preference(key: ProductKey.self, value: first[1])
      write(TotalKey.self, second[0]).preference(key: ProductKey.self, value: second[1])
    }
    #expect(value(TotalKey.self) { both } == sum)
    #expect(value(ProductKey.self) { both } == product)
  }

  @Test func theOrderIsThatOfTheTree() {
    let result = value(OrderKey.self) {
      write(OrderKey.self, "a")
      HStack {
        write(OrderKey.self, "b")
        Group {
          Color.red
          ForEach(["c", "d"], id: \.self) { write(OrderKey.self, $0) }
        }
      }
      if true { write(OrderKey.self, "e") }
      AnyView(write(OrderKey.self, "f"))
      write(OrderKey.self, "g").padding().frame(width: 50)
    }
    #expect(result == "abcdefg")
  }

  @Test func anOverlayComesAfterAndABackgroundBeforeItsView() {
    #expect(value(OrderKey.self) { write(OrderKey.self, "p").overlay { write(OrderKey.self, "s") } } == "ps")
    #expect(
      value(OrderKey.self) { write(OrderKey.self, "p").background { write(OrderKey.self, "s") } } == "sp")
  }

  @Test func zIndexAndLayoutPriorityDoNotChangeTheOrder() {
    let result = value(OrderKey.self) {
      write(OrderKey.self, "a").zIndex(5)
      write(OrderKey.self, "b").layoutPriority(3)
      write(OrderKey.self, "c").zIndex(-1)
    }
    #expect(result == "abc")
  }

  @Test func aPreferenceReplacesWhatIsInsideIt() {
    let result = value(OrderKey.self) {
      HStack {
        write(OrderKey.self, "a")
        write(OrderKey.self, "b")
      }.preference(key: OrderKey.self, value: "z")
    }
    #expect(result == "z")
  }

  @Test func hiddenAndTransparentViewsStillWrite() {
    #expect(
      value(TotalKey.self) {
        write(TotalKey.self, 1).hidden(); write(TotalKey.self, 2).opacity(0)
      } == 3)
  }

  @Test func contentOfAReaderWrites() {
    #expect(value(TotalKey.self) { GeometryReader { _ in write(TotalKey.self, 4) } } == 4)
  }

  /// VStack of a writer, Color?.some, if true, if false, Color?.none, Circle?.some.
  @Test("B6 dynamic siblings contribute the default") func dynamicSiblingsContributeTheDefault() {
    let some: Color? = .green
    let none: Color? = nil
    let circle: Circle? = Circle()
    func content<K: PreferenceKey>(_ key: K.Type) -> some View where K.Value == Int? {
      VStack {
        write(key, 42)
        some
        if Bool(true) { Circle() }
        if Bool(false) { Rectangle() }
        none
        circle
      }
    }
    #expect(value(FirstKey.self) { content(FirstKey.self) } == 42)
    // Reported: the last one wins with nil, for it is called with nil for the siblings that are there.
    #expect(value(LastKey.self) { content(LastKey.self) } == .some(nil))
  }

  /// Sizes 72, 64 and 88.
  @Test("B7 what each reduce keeps") func whatEachReduceKeeps() {
    func row<K: PreferenceKey>(_ key: K.Type) -> some View where K.Value == Int {
      ForEach([72, 64, 88], id: \.self) { write(key, $0) }
    }
    #expect(value(EmptyKey.self) { row(EmptyKey.self) } == 72)
    #expect(value(LastKey.self) { ForEach([72, 64, 88], id: \.self) { write(LastKey.self, $0) } } == 88)
    #expect(value(TotalKey.self) { row(TotalKey.self) } == 224)
    #expect(value(MaxKey.self) { row(MaxKey.self) } == 88)
    let sizes = value(SizesKey.self) {
      ForEach([72, 64, 88], id: \.self) { width in
        write(SizesKey.self, [width: CGSize(width: width, height: 1)])
      }
    }
    #expect(sizes?.count == 3)
  }

  struct Count: Sendable {
    var writers: Int
    /// One contributor: reduce never runs.
    ///
    /// Each further one: once.
    var reductions: Int { max(writers - 1, 0) }
  }

  @Test(arguments: [Count(writers: 0), Count(writers: 1), Count(writers: 2), Count(writers: 7)])
  func reduceRunsOnceForEachFurtherContributor(_ count: Count) {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      HStack {
        Color.blue
        ForEach(0..<count.writers, id: \.self) { write(TotalKey.self, $0) }
        Color.blue
      }.onPreferenceChange(TotalKey.self) { _ in }
    }
    #expect(host.statistics.preferenceReductions == count.reductions)
  }

  @Test func nobodyReducesWhatNobodyReads() {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      HStack { ForEach(0..<9) { write(TotalKey.self, $0) } }
    }
    #expect(host.statistics.preferenceReductions == 0)
  }

  @Test func aViewThatIsGoingNoLongerWrites() {
    let log = Log<Int>()
    let model = Model(true)
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      Driven(model) { isShown in
        HStack {
          write(TotalKey.self, 1)
          if isShown { write(TotalKey.self, 2) }
        }.onPreferenceChange(TotalKey.self) { log.add($0) }
      }
    }
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(host.displayList.count == 2)
    #expect(log.entries == [3, 1])
    model.set(true, host, .linear(duration: 1))
    host.settle()
    #expect(log.entries == [3, 1, 3])
  }

  @Test func insertedRemovedAndReorderedItemsAreReducedAnew() {
    let log = Log<String>()
    let model = Model(["a", "b", "c"])
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      Driven(model) { items in
        HStack { ForEach(items, id: \.self) { write(OrderKey.self, $0) } }
      }.onPreferenceChange(OrderKey.self) { log.add($0) }
    }
    for items in [["c", "a", "b"], ["c", "b"], ["x", "c", "b"], [], ["y"]] { model.set(items, host) }
    #expect(log.entries == ["abc", "cab", "cb", "xcb", "", "y"])
  }
}
