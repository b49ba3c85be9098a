import LabUI
import Testing

/// Views at rest that take the geometry of a source (semantics 6; swiftui-web's matched goldens).
@MainActor @Suite struct FollowerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var properties = MatchedGeometryProperties.frame
    var sourceAnchor = UnitPoint.center
    var anchor = UnitPoint.center
    /// nil: the follower takes any size.
    var width: CGFloat? = 80
    var height: CGFloat? = 20
    var expected: CGRect

    init(
      _ name: String, _ properties: MatchedGeometryProperties = .frame,
      from sourceAnchor: UnitPoint = .center,
      at anchor: UnitPoint = .center, width: CGFloat? = 80, height: CGFloat? = 20, is expected: CGRect
    ) {
      testDescription = name
      self.properties = properties
      self.sourceAnchor = sourceAnchor
      self.anchor = anchor
      self.width = width
      self.height = height
      self.expected = expected
    }
  }

  /// Source: 40 by 40 at (100, 60).
  ///
  /// Follower: 80 by 20 in a slot at (10, 150), or as large as it is offered.
  /// Position and size: origin = S + as s - af c + af (s - c). Position alone: S + as s - af c.
  nonisolated static let cases = [
    // (-40, +20) from the source's origin.
    Case("measured: fixed, centre", is: CGRect(x: 60, y: 80, width: 80, height: 20)),
    Case(
      "fixed, both top leading", from: .topLeading, at: .topLeading,
      is: CGRect(x: 100, y: 60, width: 80, height: 20)),
    // 2 (s - c) = (-80, 40).
    Case(
      "fixed, both bottom trailing", from: .bottomTrailing, at: .bottomTrailing,
      is: CGRect(x: 20, y: 100, width: 80, height: 20)),
    // as s = (20, 20), af = 0.
    Case(
      "fixed, from the centre at the top leading", at: .topLeading,
      is: CGRect(x: 120, y: 80, width: 80, height: 20)),
    // (20, 20) - (80, 20) + (-40, 20).
    Case(
      "fixed, from the centre at the bottom trailing", at: .bottomTrailing,
      is: CGRect(x: 0, y: 80, width: 80, height: 20)),
    Case(
      "flexible is the source's frame", width: nil, height: nil,
      is: CGRect(x: 100, y: 60, width: 40, height: 40)),
    Case(
      "flexible, any common anchor", from: .bottom, at: .bottom, width: nil, height: nil,
      is: CGRect(x: 100, y: 60, width: 40, height: 40)),
    // Seed 000 at 15:02: a line of height 1 lies in the last point of its source.
    Case("a line of height 1", width: nil, height: 1, is: CGRect(x: 100, y: 99, width: 40, height: 1)),
    Case("position, fixed", .position, is: CGRect(x: 80, y: 70, width: 80, height: 20)),
    Case(
      "position, top leading on the centre", .position, at: .topLeading,
      is: CGRect(x: 120, y: 80, width: 80, height: 20)),
    Case(
      "position, bottom on bottom", .position, from: .bottom, at: .bottom,
      is: CGRect(x: 80, y: 80, width: 80, height: 20)),
    Case("size, fixed, keeps its slot", .size, is: CGRect(x: 10, y: 150, width: 80, height: 20)),
    Case(
      "size, flexible, at its slot's origin", .size, width: nil, height: nil,
      is: CGRect(x: 10, y: 150, width: 40, height: 40)),
    Case("nothing", [], is: CGRect(x: 10, y: 150, width: 80, height: 20)),
  ]

  struct Pair: View {
    let row: Case
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        square(.gray, 40)
          .matchedGeometryEffect(id: 1, in: namespace, anchor: row.sourceAnchor)
          .padding(EdgeInsets(top: 60, leading: 100, bottom: 0, trailing: 0))
        Color.red.frame(width: row.width, height: row.height)
          .matchedGeometryEffect(
            id: 1, in: namespace, properties: row.properties, anchor: row.anchor, isSource: false
          )
          .frame(width: 80, height: 20)
          .border(Color.blue)
          .padding(EdgeInsets(top: 150, leading: 10, bottom: 0, trailing: 0))
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test(arguments: cases) func theFollowerAtRest(_ row: Case) {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Pair(row: row) }
    #expect(host.frame(.red).isClose(to: row.expected), "\(row) is at \(host.frame(.red))")
    // Neither slot changes.
    #expect(host.frame(.gray) == CGRect(x: 100, y: 60, width: 40, height: 40))
    #expect(host.frame(.blue) == CGRect(x: 10, y: 150, width: 80, height: 20))
    #expect(host.warnings.isEmpty)
  }

  /// P6: items 5, 4 and 7 wide with a gap of 1 and a follower in an overlay.
  struct Row: View {
    var selection: Int
    var height: CGFloat? = nil
    var alignment = Alignment.center
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 1) {
        ForEach(0..<3) { index in
          Color.gray.frame(width: [5, 4, 7][index], height: 10).matchedGeometryEffect(
            id: index, in: namespace)
        }
      }
      .overlay(alignment: alignment) {
        Color.red.frame(height: height).matchedGeometryEffect(id: selection, in: namespace, isSource: false)
      }
    }
  }

  nonisolated static let p6: [(x: CGFloat, width: CGFloat)] = [(0, 5), (6, 4), (11, 7)]

  @Test(
    "P6 at rest and after each change", arguments: [0, 1, 2], [Animation?.none, .default, .bouncy])
  func atRestAndAfterEachChange(first: Int, animation: Animation?) {
    let model = Model(first)
    let host = ViewHost(size: CGSize(width: 18, height: 10)) { Driven(model) { Row(selection: $0) } }
    for selection in [first, 0, 2, 1, 0, 1, 2] {
      model.set(selection, host, animation)
      host.settle()
      let (x, width) = Self.p6[selection]
      #expect(host.frame(.red).isClose(to: CGRect(x: x, y: 0, width: width, height: 10)))
    }
  }

  /// Seed 000: with a fixed height of 1 and no wrapper the overlay's alignment does not matter.
  @Test(arguments: [Alignment.top, .center, .bottom, .bottomTrailing, .leading])
  func aFixedLineLiesAtTheBottomWhateverTheAlignment(_ alignment: Alignment) {
    for selection in 0..<3 {
      let host = ViewHost(size: CGSize(width: 18, height: 10)) {
        Row(selection: selection, height: 1, alignment: alignment)
      }
      let (x, width) = Self.p6[selection]
      #expect(host.frame(.red) == CGRect(x: x, y: 9, width: width, height: 1))
    }
  }

  @Test func withoutASourceAViewKeepsItsOwnFrame() {
    let model = Model(1)
    let host = ViewHost(size: CGSize(width: 18, height: 10)) { Driven(model) { Row(selection: $0) } }
    model.set(9, host)
    // In the overlay it is offered the whole row.
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 18, height: 10))
    model.set(2, host)
    #expect(host.frame(.red) == CGRect(x: 11, y: 0, width: 7, height: 10))
    #expect(host.warnings.isEmpty)
  }

  struct Namespaces: View {
    @Namespace private var one
    @Namespace private var two

    var body: some View {
      HStack(spacing: 0) {
        square(.gray, 10).matchedGeometryEffect(id: 1, in: one)
        Color.green.frame(width: 20).matchedGeometryEffect(id: 1, in: two)
      }
      .overlay { Color.red.matchedGeometryEffect(id: 1, in: two, isSource: false) }
    }
  }

  @Test func theSameIdInAnotherNamespaceIsAnotherGroup() {
    let host = ViewHost(size: CGSize(width: 30, height: 10)) { Namespaces() }
    #expect(host.frame(.red) == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(host.warnings.isEmpty)
  }

  struct TwoSources: View {
    var hasSecond: Bool
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        Color.gray.frame(width: 10).matchedGeometryEffect(id: "x", in: namespace)
        if hasSecond { Color.green.frame(width: 20).matchedGeometryEffect(id: "x", in: namespace) }
        Spacer(minLength: 0)
      }
      .overlay { Color.red.matchedGeometryEffect(id: "x", in: namespace, isSource: false) }
    }
  }

  @Test func ofTwoSourcesTheNewestCountsAndOneWarningIsGiven() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 100, height: 10)) { Driven(model) { TwoSources(hasSecond: $0) } }
    #expect(host.frame(.red).width == 10)
    for _ in 0..<3 {
      model.set(true, host)
      #expect(host.frame(.red) == CGRect(x: 10, y: 0, width: 20, height: 10))
      model.set(false, host)
      #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.hasPrefix("Multiple inserted views in matched geometry group") == true)
    #expect(host.warnings.first?.hasSuffix("have `isSource: true`, results are undefined.") == true)
  }

  struct Order: View {
    var frameIsOutside: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        square(.gray, 40).matchedGeometryEffect(id: 1, in: namespace).padding(.leading, 50)
        if frameIsOutside {
          Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false).frame(width: 10, height: 10)
        } else {
          square(.red, 10).matchedGeometryEffect(id: 1, in: namespace, properties: .position, isSource: false)
        }
      }
    }
  }

  /// The frame outside fixes only the slot; the frame inside cannot be resized, it is centred on the source.
  @Test(arguments: [true, false]) func theOrderWithFrameMatters(isOutside: Bool) {
    let host = ViewHost(size: CGSize(width: 90, height: 40)) { Order(frameIsOutside: isOutside) }
    #expect(
      host.frame(.red)
        == (isOutside
          ? CGRect(x: 50, y: 0, width: 40, height: 40) : CGRect(x: 65, y: 15, width: 10, height: 10)))
  }

  struct Hole: View {
    @Namespace private var namespace
    var body: some View {
      HStack(spacing: 0) {
        square(.gray, 20).matchedGeometryEffect(id: 1, in: namespace)
        square(.red, 20).matchedGeometryEffect(id: 1, in: namespace, isSource: false)
        square(.blue, 20)
      }
    }
  }

  @Test func aFollowerInARowLeavesAHole() {
    let host = ViewHost(size: CGSize(width: 60, height: 20)) { Hole() }
    #expect(host.frame(.red).minX == 0)
    #expect(host.frame(.blue).minX == 40)
  }

  /// What moves the source moves the follower in the same update.
  @Test func theFollowerFollowsWhateverMovesItsSource() {
    struct Moving: View {
      var x: CGFloat
      @Namespace private var namespace
      var body: some View {
        ZStack(alignment: .topLeading) {
          square(.gray, 10).matchedGeometryEffect(id: 1, in: namespace).offset(x: x).padding(.leading, x)
          Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false)
        }.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 100, height: 10)) { Driven(model) { Moving(x: $0) } }
    for x: CGFloat in [0, 10, 33, 5] {
      model.set(x, host)
      #expect(host.frame(.red) == CGRect(x: 2 * x, y: 0, width: 10, height: 10))
    }
  }

  @Test func rightToLeftTheFollowerStillHasTheFrameOfItsSource() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    for selection in 0..<3 {
      let host = ViewHost(size: CGSize(width: 18, height: 10), environment: environment) {
        Row(selection: selection)
      }
      let (x, width) = Self.p6[selection]
      #expect(host.frame(.red) == CGRect(x: 18 - x - width, y: 0, width: width, height: 10))
    }
  }
}
