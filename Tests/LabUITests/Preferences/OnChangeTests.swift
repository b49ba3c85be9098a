import LabUI
import Testing

/// `onChange`, `onAppear` and `onDisappear`: when and in which order.
@MainActor @Suite struct OnChangeTests {
  @Test("192 old and new values", arguments: [false, true]) func oldAndNewValues(isInitial: Bool) {
    let log = Log<[Int]>()
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 10, height: 10)) {
      Driven(model) { value in
        Color.red.onChange(of: value, initial: isInitial) { log.add([$0, $1]) }
      }
    }
    model.set(1, host)
    model.set(2, host)
    model.set(2, host)
    #expect(log.entries == (isInitial ? [[0, 0], [0, 1], [1, 2]] : [[0, 1], [1, 2]]))
  }

  @Test func theOtherSignatures() {
    let new = Log<Int>()
    let plain = Log<Int>()
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 10, height: 10)) {
      Driven(model) { value in
        Color.red
          .onChange(of: value, perform: { new.add($0) })
          .onChange(of: value) { plain.add(value) }
          .onChange(of: value, initial: true) { plain.add(-value) }
      }
    }
    model.set(3, host)
    #expect(new.entries == [3])
    #expect(plain.entries.sorted() == [-3, 0, 3])
  }

  /// It runs after the update: what it sets is a second pass of the same frame, without an animation.
  struct Follower: View {
    let model: Model<Int>
    @State private var width: CGFloat = 0

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onChange(of: model.value) { width = CGFloat($1) }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func itsChangesAreShownInTheSameFrameWithoutAnimation() {
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 100, height: 10)) { Follower(model: model) }
    model.set(60, host, .linear(duration: 1))
    #expect(host.frame(.red).width == 60)
    #expect(!host.isAnimating)
  }

  struct Counting: View {
    let model: Model<Int>
    let log: Log<Int>
    @State private var count = 0

    var body: some View {
      Color.red.onChange(of: model.value + count) {
        log.add($1); count += 1
      }
    }
  }

  @Test func aThirdTimeInOneFrameIsDroppedWithAWarning() {
    let log = Log<Int>()
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { Counting(model: model, log: log) }
    model.set(10, host)
    #expect(log.entries == [10, 11])
    #expect(host.warnings == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  struct Appearing: View {
    @State private var width: CGFloat = 10
    var body: some View { Color.red.frame(width: width, height: 10).onAppear { width = 50 } }
  }

  @Test func whatAppearingSetsIsInTheFirstFrame() {
    let host = ViewHost(size: CGSize(width: 100, height: 10)) { Appearing() }
    #expect(host.frame(.red).width == 50)
    #expect(!host.isAnimating)
  }

  @Test func appearAndDisappearComeInPairs() {
    let log = Log<String>()
    let model = Model([1, 2])
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      Driven(model) { items in
        HStack {
          ForEach(items, id: \.self) { id in
            Color.red.onAppear { log.add("+\(id)") }.onDisappear { log.add("-\(id)") }
          }
        }
      }
    }
    #expect(log.entries == ["+1", "+2"])
    model.set([2, 3], host)
    #expect(log.entries.sorted() == ["+1", "+2", "+3", "-1"])
    // Back while it is going: it is told both.
    model.set([3], host, .linear(duration: 1))
    host.advance(by: 0.5)
    model.set([2, 3], host, .linear(duration: 1))
    host.settle()
    #expect(log.entries.filter { $0.hasSuffix("2") } == ["+2", "-2", "+2"])
    model.set([2, 3], host)
    #expect(log.entries.count == 6)
  }

  @Test func disappearingIsToldWhenTheTransitionStarts() {
    let log = Log<String>()
    let model = Model(true)
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      Driven(model) { if $0 { Color.red.onDisappear { log.add("gone") } } }
    }
    model.set(false, host, .linear(duration: 1))
    #expect(log.entries == ["gone"])
    #expect(host.displayList.count == 1)
    host.settle()
    #expect(log.entries == ["gone"])
  }

  @Test func allActionsOfOneUpdateSeeTheSameState() {
    let log = Log<String>()
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      Driven(model) { value in
        Color.red
          .preference(key: TotalKey.self, value: value)
          .onPreferenceChange(TotalKey.self) { log.add("preference \($0)") }
          .onChange(of: value) { log.add("change \($1)") }
      }
    }
    model.set(1, host)
    model.set(2, host)
    #expect(Set(log.entries) == ["preference 0", "preference 1", "change 1", "preference 2", "change 2"])
    #expect(log.entries.count == 5)
  }
}
