import LabUI
import Testing

private struct Shear: GeometryEffect {
  var amount: CGFloat

  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
  }
}

/// The bounds of a rectangle of 40 by 20 in the middle of a window of 100 by 100, after an effect.
private struct Turned: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var expected: CGRect
  let content: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    @ViewBuilder _ content: @escaping @MainActor @Sendable (Block) -> some View
  ) {
    testDescription = name
    expected = CGRect(x: x, y: y, width: width, height: height)
    self.content = { AnyView(content(Block(color: .red, width: 40, height: 20))) }
  }
}

@Suite("Geometry effects") @MainActor struct GeometryEffectTests {
  // The rectangle lies from (30, 40) to (70, 60).
  nonisolated private static let cases = [
    Turned("a quarter", 40, 30, 20, 40) { $0.rotationEffect(.degrees(90)) },
    Turned("half a turn", 30, 40, 40, 20) { $0.rotationEffect(.degrees(180)) },
    // Clockwise about (30, 40): the right end goes down, the lower end to the left.
    Turned("about a corner", 10, 40, 20, 40) { $0.rotationEffect(.degrees(90), anchor: .topLeading) },
    // 40 cos 30 + 20 sin 30 by 40 sin 30 + 20 cos 30.
    Turned(
      "30 degrees", 50 - 22.320508075688775, 50 - 18.660254037844386, 44.64101615137755, 37.32050807568877
    ) {
      $0.rotationEffect(.degrees(30))
    },
    // Both lengths are 60 over the root of 2: the conversion of a rectangle is its bounds.
    Turned(
      "176 45 degrees", 50 - 21.213203435596427, 50 - 21.213203435596427, 42.426406871192853,
      42.426406871192853
    ) {
      $0.rotationEffect(.degrees(45))
    },
    // The top 20 · 0.5 further right at the bottom.
    Turned("sheared", 30, 40, 50, 20) { $0.modifier(Shear(amount: 0.5)) },
    Turned("moved", 35, 33, 40, 20) { $0.transformEffect(CGAffineTransform(translationX: 5, y: -7)) },
    Turned("scaled about the corner", 30, 40, 80, 10) {
      $0.transformEffect(CGAffineTransform(scaleX: 2, y: 0.5))
    },
    Turned("about z in space", 40, 30, 20, 40) {
      $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
    },
    // cos 60 of the width.
    Turned("about y without perspective", 40, 40, 20, 20) {
      $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    },
    Turned("no number", 30, 40, 40, 20) { $0.rotationEffect(.degrees(.nan)) },
    Turned("no axis", 30, 40, 40, 20) { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0)) },
    // Moved after the turn: the offset is not turned.
    Turned("in an offset", 50, 30, 20, 40) { $0.rotationEffect(.degrees(90)).offset(x: 10) },
    // Moved before the turn: the offset to the right becomes one downwards.
    Turned("around an offset", 40, 40, 20, 40) { $0.offset(x: 10).rotationEffect(.degrees(90)) },
  ]

  @Test(arguments: cases) fileprivate func bounds(_ scene: Turned) {
    let host = ViewHost(size: size(100, 100), content: scene.content)
    #expect(host.frame(.red).isClose(to: scene.expected), "\(host.frame(.red))")
  }

  @Test func layoutStaysAsItIs() {
    let host = ViewHost(size: size(100, 100)) {
      HStack(spacing: 0) {
        Block(color: .red, width: 40, height: 20).rotationEffect(.degrees(90)).named("turned")
        square(.blue, 10)
      }
    }
    // Measured (swiftui-web, Transform): every probe outside keeps the slot.
    #expect(host.frame(named: "turned") == CGRect(x: 25, y: 40, width: 40, height: 20))
    #expect(host.frame(.blue).minX == 65)
  }

  @Test func rightToLeftIsMirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let host = ViewHost(size: size(100, 100), environment: environment) {
      Block(color: .red, width: 40, height: 20).rotationEffect(.degrees(90), anchor: .topLeading)
    }
    // The mirror image of the frame from (10, 40) to (30, 80) above.
    #expect(host.frame(.red).isClose(to: CGRect(x: 70, y: 40, width: 20, height: 40)))
    host.environment.layoutDirection = .leftToRight
    #expect(host.frame(.red).isClose(to: CGRect(x: 10, y: 40, width: 20, height: 40)))
  }

  @Test func anglesAnimate() {
    let model = Model(0.0)
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { Block(color: .red, width: 40, height: 20).rotationEffect(.degrees($0)) }
    }
    model.set(90, host, .linear(duration: 1))
    #expect(host.frame(.red).isClose(to: CGRect(x: 30, y: 40, width: 40, height: 20)))
    host.advance(by: 0.5)
    // At 45 degrees both lengths are (40 + 20) / √2.
    let side = 60 / 2.0.squareRoot()
    #expect(
      host.frame(.red).isClose(to: CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side)))
    host.advance(by: 0.5)
    #expect(host.frame(.red).isClose(to: CGRect(x: 40, y: 30, width: 20, height: 40)))
    host.settle()
    #expect(!host.isAnimating)
    #expect(host.frame(.red).isClose(to: CGRect(x: 40, y: 30, width: 20, height: 40)))
  }

  @Test func ownEffectsAnimate() {
    let model = Model(0.0)
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { Block(color: .red, width: 40, height: 20).modifier(Shear(amount: $0)) }
    }
    model.set(1, host, .linear(duration: 1))
    host.advance(by: 0.25)
    #expect(host.frame(.red).isClose(to: CGRect(x: 30, y: 40, width: 45, height: 20)))
    host.settle()
    #expect(host.frame(.red).isClose(to: CGRect(x: 30, y: 40, width: 60, height: 20)))
  }

  @Test func readersSeeTheBounds() {
    let model = Model(0.0)
    let log = Log<CGRect>()
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { degrees in
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Color.red.onChange(of: frame, initial: true) { _, new in log.add(new) }
        }
        .frame(width: 40, height: 20)
        .rotationEffect(.degrees(degrees))
      }
    }
    #expect(log.entries.last?.isClose(to: CGRect(x: 30, y: 40, width: 40, height: 20)) == true)
    model.set(90, host, .linear(duration: 1))
    // Final geometry, as for every effect here.
    #expect(log.entries.last?.isClose(to: CGRect(x: 40, y: 30, width: 20, height: 40)) == true)
    host.settle()
    #expect(log.entries.count == 2)
  }

  @Test func tapsLandInTheBounds() {
    let log = Log<Int>()
    let host = ViewHost(size: size(100, 100)) {
      Block(color: .red, width: 40, height: 20).onTapGesture { log.add(1) }.rotationEffect(.degrees(90))
    }
    #expect(!host.tap(at: CGPoint(x: 35, y: 50)))
    #expect(host.tap(at: CGPoint(x: 50, y: 35)))
    #expect(log.entries == [1])
  }

  @Test func changesEqualFreshWindows() {
    let model = Model(0)
    @ViewBuilder func content(_ value: Int) -> some View {
      HStack {
        Group {
          Block(color: .red, width: CGFloat(20 + value), height: 20)
          Text("Inbox")
        }
        .rotationEffect(.degrees(Double(value * 30)), anchor: value == 2 ? .bottom : .center)
        .transformEffect(CGAffineTransform(translationX: CGFloat(value), y: 0))
        if value != 1 { square(.blue, 10).modifier(Shear(amount: CGFloat(value))) }
      }
    }
    let host = ViewHost(size: size(200, 100)) { Driven(model) { content($0) } }
    for value in [1, 2, 3, 0, 2] {
      model.set(value, host)
      #expect(host.displayList == ViewHost(size: size(200, 100)) { content(value) }.displayList)
    }
    for value in [1, 3, 0, 2] {
      model.set(value, host, .linear(duration: 0.2))
      host.settle()
      #expect(host.displayList == ViewHost(size: size(200, 100)) { content(value) }.displayList)
    }
  }

  @Test func projectionsInvert() {
    var transform = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 4, ty: 5))
    transform.m13 = 0.01
    let point = CGPoint(x: 3, y: 7)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 7) < 1e-9)
    var nothing = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    let isInverted = nothing.invert()
    #expect(!isInverted)
  }
}
