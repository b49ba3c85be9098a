import LabUI
import Testing

/// The life of a view that comes and goes (semantics section 7).
@MainActor @Suite struct LifecycleTests {
  private let linear = Animation.linear(duration: 1)

  private func toggled(
    _ isShown: Bool, @ViewBuilder _ content: @escaping (Bool) -> some View
  ) -> (Model<Bool>, ViewHost) {
    let model = Model(isShown)
    return (model, ViewHost(size: CGSize(width: 200, height: 20)) { Driven(model) { content($0) } })
  }

  private func row(_ isShown: Bool) -> some View {
    HStack(spacing: 0) {
      square(.gray, 20)
      if isShown { square(.red, 20) }
      square(.blue, 20)
      Spacer(minLength: 0)
    }
  }

  @Test func theFirstContentDoesNotComeIn() {
    let (_, host) = toggled(true) { row($0) }
    #expect(host.opacity(.red) == 1)
    #expect(!host.isAnimating)
  }

  @Test func aViewComesInFromItsActiveStateInTheSameUpdate() {
    let (model, host) = toggled(false) { row($0) }
    model.set(true, host, linear)
    #expect(host.opacity(.red) == 0)
    #expect(host.frame(.red).minX == 20)
    // Layout is at its end: only what is drawn of the last one is still on its way.
    #expect(host.frame(.blue).minX == 20)
    host.advance(by: 0.25)
    #expect(abs(host.opacity(.red) - 0.25) < 1e-9)
    #expect(abs(host.frame(.blue).minX - 25) < 1e-9)
    host.settle()
    #expect(host.opacity(.red) == 1)
    #expect(host.frame(.blue).minX == 40)
  }

  @Test func aViewThatGoesLeavesLayoutAtOnceKeepsItsFrameAndIsDrawnBehind() {
    let (model, host) = toggled(true) { row($0) }
    model.set(false, host, linear)
    host.advance(by: 0.25)
    let list = host.displayList
    #expect(list.map(\.content) == [.color(.red), .color(.gray), .color(.blue)])
    #expect(list.map(\.isRemoved) == [true, false, false])
    #expect(host.frame(.red) == CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(abs(host.opacity(.red) - 0.75) < 1e-9)
    #expect(abs(host.frame(.blue).minX - 35) < 1e-9)
    host.advance(by: 0.8)
    #expect(host.items(.red).isEmpty)
    #expect(host.frame(.blue).minX == 20)
    #expect(!host.isAnimating)
  }

  @Test func withoutAnAnimationItGoesAtOnce() {
    let (model, host) = toggled(true) { row($0) }
    model.set(false, host)
    #expect(host.items(.red).isEmpty)
    #expect(host.frame(.blue).minX == 20)
  }

  @Test func aDelayCountsAsRunning() {
    let (model, host) = toggled(true) { row($0) }
    model.set(false, host, linear.delay(1))
    host.advance(by: 0.9)
    #expect(host.opacity(.red) == 1)
    host.advance(by: 0.6)
    #expect(abs(host.opacity(.red) - 0.5) < 1e-9)
    host.advance(by: 0.6)
    #expect(host.items(.red).isEmpty)
  }

  @Test func aBranchIsErasedWhenTheLastOfItsAnimationsEnds() {
    let (model, host) = toggled(true) { isShown in
      HStack(spacing: 0) {
        if isShown {
          square(.red, 20).transition(.opacity.animation(.linear(duration: 1)))
          square(.blue, 20).transition(.opacity.animation(.linear(duration: 2)))
        }
      }
    }
    model.set(false, host)
    host.advance(by: 1.5)
    #expect([host.opacity(.red), host.opacity(.blue)] == [0, 0.25])
    host.advance(by: 0.6)
    #expect(host.displayList.isEmpty)
  }

  /// Sent back before the end it is the same view: it goes on from where it is, and has kept its state.
  struct Numbered: View {
    let log: Log<Int>
    @State private var number: Int

    init(_ log: Log<Int>) {
      self.log = log
      log.add(0)
      _number = State(initialValue: log.entries.count)
    }

    var body: some View { Text("\(number)") }
  }

  @Test func aViewThatComesBackIsTheSame() {
    let log = Log<Int>()
    let (model, host) = toggled(true) { isShown in
      HStack { if isShown { Numbered(log) } }
    }
    let first = host.texts
    model.set(false, host, linear)
    host.advance(by: 0.25)
    #expect(host.texts.isEmpty)
    model.set(true, host, linear)
    #expect(host.texts == first)
    #expect(abs((host.displayList.first?.opacity ?? 0) - 0.75) < 1e-9)
    host.settle()
    #expect(host.displayList.map(\.opacity) == [1])
    // After its end it is another one.
    model.set(false, host, linear)
    host.settle()
    model.set(true, host, linear)
    host.settle()
    #expect(host.texts.count == 1 && host.texts != first)
  }

  /// Its frame is frozen where it was: it does not travel with a container that moves.
  @Test func aViewThatGoesStaysWhereItWas() {
    let (model, host) = toggled(true) { isShown in
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          if isShown { square(.red, 20) }
          square(.blue, 20)
        }
      }
      .frame(maxWidth: .infinity, alignment: isShown ? .leading : .trailing)
    }
    model.set(false, host, linear)
    host.advance(by: 0.5)
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 20, height: 20))
    // The blue one is half way from 20 to 180.
    #expect(abs(host.frame(.blue).minX - 100) < 1e-9)
  }

  /// Equal z-indices draw a removed view under its living siblings; a z-index of its own keeps it in front.
  @Test("B36 the order of a removed view", arguments: [false, true]) func theOrderOfARemovedView(
    hasIndex: Bool
  ) {
    let (model, host) = toggled(true) { isShown in
      ZStack {
        Color.gray
        if isShown { square(.red, 20).zIndex(hasIndex ? 1 : 0) }
      }
    }
    model.set(false, host, linear)
    host.advance(by: 0.25)
    #expect(host.displayList.map(\.isRemoved) == (hasIndex ? [false, true] : [true, false]))
    #expect(abs(host.opacity(.red) - 0.75) < 1e-9)
  }

  /// If the container of a view with a transition goes itself, only the container's own transition runs.
  @Test func onlyTheOutermostOfNestedTransitionsRuns() {
    let (model, host) = toggled(true) { isShown in
      ZStack {
        Color.gray
        if isShown {
          VStack {
            if isShown { square(.red, 20).transition(.offset(x: 100)) }
          }.transition(.opacity)
        }
      }
    }
    model.set(false, host, linear)
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 90)
    #expect(abs(host.opacity(.red) - 0.5) < 1e-9)
    host.settle()
    model.set(true, host, linear)
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 90)
    #expect(abs(host.opacity(.red) - 0.5) < 1e-9)
  }

  @Test func eachElementOfABranchFadesByItself() {
    let (model, host) = toggled(true) { isShown in
      HStack(spacing: 0) {
        if isShown {
          square(.red, 20).transition(.move(edge: .top))
          square(.blue, 20)
        }
      }
    }
    model.set(false, host, linear)
    host.advance(by: 0.5)
    #expect(host.frame(.red).minY == -10)
    #expect(host.opacity(.red) == 1)
    #expect(host.frame(.blue).minY == 0)
    #expect(abs(host.opacity(.blue) - 0.5) < 1e-9)
  }

  @Test func theTransitionMayStandInsideOtherModifiers() {
    let (model, host) = toggled(false) { isShown in
      ZStack {
        if isShown { square(.red, 20).transition(.offset(x: 40)).padding(0).opacity(1).frame(height: 20) }
      }
    }
    model.set(true, host, linear)
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 110)
    #expect(host.opacity(.red) == 1)
  }

  @Test func aSwitchFadesFromOneBranchToTheOther() {
    let (model, host) = toggled(true) { isShown in
      ZStack {
        if isShown { square(.red, 20) } else { square(.blue, 20) }
      }
    }
    model.set(false, host, linear)
    host.advance(by: 0.25)
    #expect(abs(host.opacity(.red) - 0.75) < 1e-9)
    #expect(abs(host.opacity(.blue) - 0.25) < 1e-9)
    host.settle()
    #expect(host.displayList.map(\.content) == [.color(.blue)])
  }

  @Test func aChangedIdIsAChangeOfViews() {
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      ZStack { Driven(model) { square(.red, 20).id($0) } }
    }
    model.set(1, host, linear)
    host.advance(by: 0.25)
    let items = host.items(.red)
    #expect(items.map(\.isRemoved) == [true, false])
    #expect(items.map(\.opacity).map { ($0 * 100).rounded() } == [75, 25])
  }

  @Test func manyRemovalsInARowAllEnd() {
    let model = Model(Array(0..<10))
    let host = ViewHost(size: CGSize(width: 400, height: 20)) {
      Driven(model) { items in HStack(spacing: 0) { ForEach(items, id: \.self) { _ in square(.red, 20) } } }
    }
    for count in (0..<10).reversed() {
      model.set(Array(0..<count), host, linear)
      host.advance(by: 0.05)
    }
    #expect(host.items(.red).count == 10)
    host.settle()
    #expect(host.displayList.isEmpty)
  }

  /// What the transaction is where the container stands decides, not where the change was made.
  @Test func aScopeWithoutAnimationRemovesAtOnce() {
    let (model, host) = toggled(true) { isShown in
      ZStack { if isShown { square(.red, 20) } }.transaction { $0.animation = nil }
    }
    model.set(false, host, linear)
    #expect(host.displayList.isEmpty)
    model.set(true, host, linear)
    #expect(host.opacity(.red) == 1)
    #expect(!host.isAnimating)
  }

  @Test func aScopeWithAnimationRemovesByIt() {
    let (model, host) = toggled(true) { isShown in
      ZStack { if isShown { square(.red, 20) } }.animation(.linear(duration: 2), value: isShown)
    }
    model.set(false, host)
    host.advance(by: 0.5)
    #expect(abs(host.opacity(.red) - 0.75) < 1e-9)
  }

  struct Pulse: View {
    @State private var isOn = false
    var body: some View {
      square(.red, 20).opacity(isOn ? 0.5 : 1).offset(y: isOn ? 1 : 0)
        .animation(.linear(duration: 1).repeatForever(), value: isOn)
        .onAppear { isOn = true }
    }
  }

  @Test func whatRepeatsForEverInsideDoesNotKeepIt() {
    let (model, host) = toggled(true) { isShown in
      ZStack { if isShown { Pulse() } }
    }
    host.advance(by: 0.5)
    #expect(host.isAnimating)
    model.set(false, host, linear)
    host.advance(by: 0.5)
    #expect(host.items(.red).map(\.isRemoved) == [true])
    host.advance(by: 0.6)
    #expect(host.displayList.isEmpty)
    #expect(!host.isAnimating)
  }
}
