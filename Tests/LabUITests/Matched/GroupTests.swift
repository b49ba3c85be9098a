import LabUI
import Testing

/// What belongs to a group of matched geometry, and what a flight looks like (semantics section 6).
@MainActor @Suite struct GroupTests {
  /// Row 250 wide with 10 of padding: a green rectangle of 100 at the leading end against a blue circle of 50 at the
  /// trailing one.
  struct Swap: View {
    var isCircle: Bool
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        if !isCircle {
          Rectangle().fill(Color.green).matchedGeometryEffect(id: "shape", in: namespace)
            .frame(width: 100, height: 100)
        }
        Spacer(minLength: 0)
        if isCircle {
          Circle().fill(Color.blue).matchedGeometryEffect(id: "shape", in: namespace)
            .frame(width: 50, height: 50)
        }
      }
      .frame(width: 250)
      .padding(10)
    }
  }

  @Test("A3 MatchedGeometryEffectUITests: ease-in-out 2 s, each half second")
  func rectangleAndCircle() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 300, height: 150)) { Driven(model) { Swap(isCircle: $0) } }
    #expect(host.frame(.green) == CGRect(x: 25, y: 25, width: 100, height: 100))
    model.set(true, host, .easeInOut(duration: 2))
    // Ease-in-out at quarters: 0.12916, 0.5 and 0.87084.
    for (step, part) in [(1, 0.12916), (2, 0.5), (3, 0.87084)] as [(Int, CGFloat)] {
      host.advance(by: 0.5)
      // From (25, 25) and 100 to (225, 50) and 50; both are drawn there, one going, one coming.
      let expected = CGRect(
        x: 25 + 200 * part, y: 25 + 25 * part, width: 100 - 50 * part, height: 100 - 50 * part)
      #expect(host.frame(.green).isClose(to: expected, within: 0.01), "green, step \(step)")
      #expect(host.frame(.blue).isClose(to: expected, within: 0.01), "blue, step \(step)")
      #expect(abs(host.opacity(.green) - (1 - part)) < 1e-4)
      #expect(abs(host.opacity(.blue) - part) < 1e-4)
    }
    host.settle()
    #expect(host.items(.green).isEmpty)
    #expect(host.frame(.blue) == CGRect(x: 225, y: 50, width: 50, height: 50))
  }

  struct Apart: View {
    @Namespace private var namespace

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(width: 100, height: 30)
            Color.gray.frame(width: 100, height: 20).matchedGeometryEffect(id: 1, in: namespace)
            Color.clear.frame(width: 100, height: 100)
          }
        }
        .frame(width: 100, height: 60)
        ZStack { Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false) }
          .frame(width: 10, height: 10)
      }
    }
  }

  @Test("B21 one scope in a host: a group reaches across containers, and counts the scroll offset")
  func acrossContainers() {
    let host = ViewHost(size: CGSize(width: 100, height: 70)) { Apart() }
    #expect(host.frame(.red) == CGRect(x: 0, y: 30, width: 100, height: 20))
    _ = host.scroll(at: CGPoint(x: 50, y: 30), by: CGSize(width: 0, height: 25))
    #expect(host.frame(.red) == CGRect(x: 0, y: 5, width: 100, height: 20))
  }

  /// A namespace made in each row instead of around them.
  struct Lonely: View {
    var isSource: Bool
    @Namespace private var namespace

    var body: some View {
      if isSource {
        Color.gray.frame(width: 30).matchedGeometryEffect(id: 1, in: namespace)
      } else {
        Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false).frame(width: 20)
      }
    }
  }

  @Test("B16 a namespace of each row matches nothing") func aNamespaceOfEachRow() {
    let host = ViewHost(size: CGSize(width: 50, height: 10)) {
      HStack(spacing: 0) {
        Lonely(isSource: true)
        Lonely(isSource: false)
      }
    }
    #expect(host.frame(.red) == CGRect(x: 30, y: 0, width: 20, height: 10))
    #expect(host.warnings.isEmpty)
  }

  struct Padded: View {
    var isEffectOutside: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isEffectOutside {
          square(.gray, 40).padding(10).matchedGeometryEffect(id: 1, in: namespace)
        } else {
          square(.gray, 40).matchedGeometryEffect(id: 1, in: namespace).padding(10)
        }
        Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false).frame(width: 5, height: 5)
      }
    }
  }

  @Test("Padding belongs to the geometry of a source if it is inside the effect", arguments: [true, false])
  func paddingOfASource(isEffectOutside: Bool) {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { Padded(isEffectOutside: isEffectOutside) }
    #expect(host.frame(.gray) == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(
      host.frame(.red)
        == (isEffectOutside
          ? CGRect(x: 0, y: 0, width: 60, height: 60) : CGRect(x: 10, y: 10, width: 40, height: 40)))
  }

  struct Far: View {
    @Namespace private var namespace

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { Color.gray.frame(height: 20).matchedGeometryEffect(id: $0, in: namespace) }
        }
      }
      .overlay(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: 40, in: namespace, isSource: false).frame(width: 10, height: 10)
      }
    }
  }

  @Test("A lazy row that is not made is no source; once it is made the follower takes its frame")
  func rowsThatAreNotMade() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Far() }
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 10, height: 10))
    // The end of 1000 is at an offset of 800: row 40 begins there.
    _ = host.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: 800))
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  struct Flight: View {
    var isDocked: Bool
    @Namespace private var namespace

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          ZStack {
            Color.clear
            if !isDocked { square(.red, 40).matchedGeometryEffect(id: 1, in: namespace) }
          }
          .frame(width: 100, height: 100)
        }
        .frame(height: 100)
        ZStack {
          Color.clear
          if isDocked { square(.blue, 40).matchedGeometryEffect(id: 1, in: namespace) }
        }
        .frame(width: 100, height: 100)
      }
    }
  }

  @Test("A copy that flies out of a scroll view is still clipped by it") func clippedFlight() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Driven(model) { Flight(isDocked: $0) } }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    // Half way from y 30 to y 130.
    let expected = CGRect(x: 30, y: 80, width: 40, height: 40)
    #expect(host.frame(.red).isClose(to: expected))
    #expect(host.frame(.blue).isClose(to: expected))
    let visible = host.items(.red).first?.visibleFrame ?? .null
    #expect(visible.isClose(to: CGRect(x: 30, y: 80, width: 40, height: 20)))
    #expect(host.items(.blue).first?.visibleFrame.isClose(to: expected) == true)
  }

  struct Anchored: View {
    var anchor: UnitPoint
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        square(.gray, 40).matchedGeometryEffect(id: 1, in: namespace, anchor: anchor).padding(.leading, 100)
        Color.red.frame(width: 80, height: 20)
          .matchedGeometryEffect(id: 1, in: namespace, properties: .position, anchor: anchor, isSource: false)
      }
      .frame(width: 200, height: 40, alignment: .topLeading)
    }
  }

  /// Right to left the source is at 200 - 100 - 40 = 60; unit points stay where they are.
  @Test(
    "Right to left the anchors of a group are not mirrored (semantics 12)",
    arguments: [(UnitPoint.leading, 60), (.trailing, 20), (.center, 40)] as [(UnitPoint, CGFloat)])
  func anchorsRightToLeft(anchor: UnitPoint, x: CGFloat) {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let host = ViewHost(size: CGSize(width: 200, height: 40), environment: environment) {
      Anchored(anchor: anchor)
    }
    #expect(host.frame(.gray).minX == 60)
    #expect(host.frame(.red).minX == x)
  }
}
