import LabUI
import Testing

/// What each transition does to a view of 40 by 20 at (80, 90) in a window of 200 by 200.
@MainActor @Suite struct KindTests {
  static let home = CGRect(x: 80, y: 90, width: 40, height: 20)

  struct Tilt: ViewModifier {
    var inset: CGFloat
    func body(content: Content) -> some View { content.offset(x: inset) }
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var transition: AnyTransition
    /// Where it is shown a quarter of the way in, and a quarter of the way out; nil: not at all.
    var coming: (CGRect, Double)
    var going: (CGRect, Double)?
    var isRightToLeft = false

    init(
      _ name: String, _ transition: AnyTransition, coming: (CGRect, Double), going: (CGRect, Double)?,
      rightToLeft: Bool = false
    ) {
      testDescription = name
      self.transition = transition
      self.coming = coming
      self.going = going
      isRightToLeft = rightToLeft
    }
  }

  private nonisolated static func moved(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: 80 + x, y: 90 + y, width: 40, height: 20)
  }

  private nonisolated static func scaled(_ scale: CGFloat, about x: CGFloat = 100, _ y: CGFloat = 100)
    -> CGRect
  {
    CGRect(x: x + (80 - x) * scale, y: y + (90 - y) * scale, width: 40 * scale, height: 20 * scale)
  }

  /// A factor of 1e-5 stands for nothing: a quarter of the way to 1.
  private nonisolated static let quarter: CGFloat = 1e-5 + (1 - 1e-5) * 0.25
  private nonisolated static let three: CGFloat = 1 - (1 - 1e-5) * 0.25

  nonisolated static let kinds: [Kind] = [
    Kind("opacity", .opacity, coming: (moved(0, 0), 0.25), going: (moved(0, 0), 0.75)),
    Kind("identity", .identity, coming: (moved(0, 0), 1), going: nil),
    Kind("scale", .scale, coming: (scaled(quarter), 1), going: (scaled(three), 1)),
    // From 0.2: 0.2 + 0.8 / 4 = 0.4, and 1 - 0.8 / 4 = 0.8.
    Kind(
      "scale 0.2 at the top leading", .scale(scale: 0.2, anchor: .topLeading),
      coming: (scaled(0.4, about: 80, 90), 1),
      going: (scaled(0.8, about: 80, 90), 1)),
    Kind("offset", .offset(x: 100, y: -60), coming: (moved(75, -45), 1), going: (moved(25, -15), 1)),
    Kind(
      "offset of a size", .offset(CGSize(width: 8, height: 4)), coming: (moved(6, 3), 1),
      going: (moved(2, 1), 1)),
    Kind("move leading", .move(edge: .leading), coming: (moved(-30, 0), 1), going: (moved(-10, 0), 1)),
    Kind("move trailing", .move(edge: .trailing), coming: (moved(30, 0), 1), going: (moved(10, 0), 1)),
    Kind("move top", .move(edge: .top), coming: (moved(0, -15), 1), going: (moved(0, -5), 1)),
    Kind("move bottom", .move(edge: .bottom), coming: (moved(0, 15), 1), going: (moved(0, 5), 1)),
    Kind("slide", .slide, coming: (moved(-30, 0), 1), going: (moved(10, 0), 1)),
    Kind(
      "push from the bottom", .push(from: .bottom), coming: (moved(0, 15), 0.25), going: (moved(0, -5), 0.75)),
    Kind(
      "asymmetric", .asymmetric(insertion: .opacity, removal: .move(edge: .top)), coming: (moved(0, 0), 0.25),
      going: (moved(0, -5), 1)),
    Kind(
      "combined", .move(edge: .leading).combined(with: .opacity), coming: (moved(-30, 0), 0.25),
      going: (moved(-10, 0), 0.75)),
    Kind(
      "combined in both", .opacity.combined(with: .scale(scale: 0.2)), coming: (scaled(0.4), 0.25),
      going: (scaled(0.8), 0.75)),
    Kind(
      "modifier", .modifier(active: Tilt(inset: 40), identity: Tilt(inset: 0)), coming: (moved(30, 0), 1),
      going: (moved(10, 0), 1)),
    Kind(
      "an animation of its own, twice as fast", .opacity.animation(.linear(duration: 0.5)),
      coming: (moved(0, 0), 0.5), going: (moved(0, 0), 0.5)),
    Kind(
      "move leading, right to left", .move(edge: .leading), coming: (moved(30, 0), 1),
      going: (moved(10, 0), 1),
      rightToLeft: true),
    Kind(
      "offset, right to left", .offset(x: 100), coming: (moved(-75, 0), 1), going: (moved(-25, 0), 1),
      rightToLeft: true),
  ]

  @Test(arguments: kinds) func comingAndGoing(_ kind: Kind) {
    let model = Model(false)
    var environment = EnvironmentValues()
    if kind.isRightToLeft { environment.layoutDirection = .rightToLeft }
    let host = ViewHost(size: CGSize(width: 200, height: 200), environment: environment) {
      Driven(model) { isShown in
        ZStack {
          Color.gray
          if isShown { Color.red.frame(width: 40, height: 20).transition(kind.transition) }
        }
      }
    }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.25)
    expect(host, kind.coming, isRemoved: false)
    host.settle()
    expect(host, (Self.home, 1), isRemoved: false)
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.25)
    if let going = kind.going {
      expect(host, going, isRemoved: true)
    } else {
      #expect(host.items(.red).isEmpty)
    }
    host.settle()
    #expect(host.items(.red).isEmpty)
  }

  private func expect(_ host: ViewHost, _ shown: (CGRect, Double), isRemoved: Bool) {
    let item = host.items(.red).first
    #expect(item?.isRemoved == isRemoved)
    #expect(item?.frame.isClose(to: shown.0) == true, "\(item?.frame ?? .null), not \(shown.0)")
    #expect(abs((item?.opacity ?? .nan) - shown.1) < 1e-9)
  }

  @Test(arguments: kinds) func withoutAnAnimationThereIsNoTransition(_ kind: Kind) {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Driven(model) { if $0 { Color.red.frame(width: 40, height: 20).transition(kind.transition) } }
    }
    // A transition with an animation of its own needs no other.
    guard kind.testDescription != "an animation of its own, twice as fast" else { return }
    model.set(true, host)
    #expect(host.items(.red).map(\.frame) == [Self.home])
    #expect(host.opacity(.red) == 1)
    #expect(!host.isAnimating)
    model.set(false, host)
    #expect(host.displayList.isEmpty)
    #expect(!host.isAnimating)
  }

  @Test func anAnimationOfItsOwnNeedsNoOther() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Driven(model) { if $0 { Color.red.transition(.opacity.animation(.linear(duration: 1))) } }
    }
    model.set(true, host)
    host.advance(by: 0.5)
    #expect(abs(host.opacity(.red) - 0.5) < 1e-9)
    host.settle()
    model.set(false, host)
    host.advance(by: 0.25)
    #expect(abs(host.opacity(.red) - 0.75) < 1e-9)
    host.settle()
    #expect(host.displayList.isEmpty)
  }
}

/// Transitions made of a person's own modifiers.
@MainActor @Suite struct ModifierTransitionTests {
  struct Squeeze: ViewModifier {
    var width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  struct Sweep: AnimatableModifier {
    var fraction: CGFloat
    nonisolated var animatableData: CGFloat {
      get { fraction }
      set { fraction = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: 100 * (1 - fraction)) }
  }

  private func host(_ model: Model<Bool>, _ transition: AnyTransition, _ log: Log<String>) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 20)) {
      Driven(model) { isShown in
        HStack(spacing: 0) {
          if isShown {
            Color.red.onAppear { log.add("+") }.onDisappear { log.add("-") }.transition(transition)
          }
          Color.blue.frame(width: 20)
        }.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @Test func aModifierThatChangesLayout() {
    let model = Model(false)
    let log = Log<String>()
    let transition = AnyTransition.modifier(active: Squeeze(width: 20), identity: Squeeze(width: 100))
    let host = host(model, transition, log)
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.25)
    // From the active state, 20 wide at the start of the row, to 100.
    #expect(host.frame(.red).isClose(to: CGRect(x: 0, y: 0, width: 40, height: 20)))
    #expect(host.frame(.blue).minX == 25)
    host.settle()
    #expect(host.frame(.red).width == 100)
    #expect(log.entries == ["+"])
  }

  @Test func anAnimatableModifier() {
    let model = Model(false)
    let log = Log<String>()
    let transition = AnyTransition.modifier(active: Sweep(fraction: 0), identity: Sweep(fraction: 1))
    let host = host(model, transition.combined(with: .opacity), log)
    model.set(true, host, .linear(duration: 1))
    #expect(host.frame(.red).minX == 100)
    host.advance(by: 0.25)
    #expect(abs(host.frame(.red).minX - 75) < 1e-9)
    #expect(abs(host.opacity(.red) - 0.25) < 1e-9)
    host.settle()
    #expect(host.frame(.red).minX == 0)
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.25)
    #expect(abs(host.frame(.red).minX - 25) < 1e-9)
    #expect(abs(host.opacity(.red) - 0.75) < 1e-9)
    host.settle()
    #expect(host.items(.red).isEmpty)
    #expect(log.entries == ["+", "-"])
  }

  @Test func anAnimatableModifierAloneKeepsItsViewUntilItEnds() {
    let model = Model(true)
    let host = host(model, .modifier(active: Sweep(fraction: 0), identity: Sweep(fraction: 1)), Log())
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(host.items(.red).map(\.isRemoved) == [true])
    #expect(abs(host.frame(.red).minX - 50) < 1e-9)
    host.settle()
    #expect(host.items(.red).isEmpty)
  }

  /// A transition made of modifiers, on a branch of several elements, is to be applied to each.
  @Test func onSeveralElements() {
    let model = Model(false)
    let transition = AnyTransition.modifier(active: Sweep(fraction: 0), identity: Sweep(fraction: 1))
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      Driven(model) { isShown in
        ZStack {
          if isShown {
            Group {
              square(.red, 20); square(.blue, 20)
            }.transition(transition)
          }
        }
      }
    }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    // Both are 20 wide in the middle of 200, and half of 100 to the right.
    #expect(abs(host.frame(.red).minX - 140) < 1e-9)
    #expect(abs(host.frame(.blue).minX - 140) < 1e-9)
    host.settle()
    #expect(host.displayList.map(\.frame.minX) == [90, 90])
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.25)
    #expect(host.displayList.map(\.isRemoved) == [true, true])
    #expect(abs(host.frame(.blue).minX - 115) < 1e-9)
    // It comes back from where it is.
    model.set(true, host, .linear(duration: 1))
    #expect(abs(host.frame(.blue).minX - 115) < 1e-9)
    host.settle()
    #expect(host.displayList.map(\.frame.minX) == [90, 90])
    model.set(false, host, .linear(duration: 1))
    host.settle()
    #expect(host.displayList.isEmpty)
  }

  @Test func itsOwnAnimationMovesItsModifiers() {
    let model = Model(false)
    let transition = AnyTransition.modifier(active: Sweep(fraction: 0), identity: Sweep(fraction: 1))
    let host = host(model, transition.animation(.linear(duration: 2)), Log())
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 75) < 1e-9)
  }

  @Test func insideAnotherTransitionItRestsInItsIdentity() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      Driven(model) { isShown in
        ZStack {
          if isShown {
            ZStack {
              square(.red, 20).transition(.modifier(active: Sweep(fraction: 0), identity: Sweep(fraction: 1)))
            }
          }
        }
      }
    }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 90)
    #expect(abs(host.opacity(.red) - 0.5) < 1e-9)
  }
}
