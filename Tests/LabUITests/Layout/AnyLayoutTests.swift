import LabUI
import Testing

/// Layouts as values, and layouts of any type.
@MainActor @Suite struct AnyLayoutTests {
  /// A view with a state of its own.
  private struct Counter: View {
    let log: Log<String>
    @State private var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }.onAppear { log.add("+") }.onDisappear { log.add("-") }
    }
  }

  /// customlayout/any of swiftui-web (macOS 26.2), to 0.01 points.
  @Test func recordedSwitch() {
    let model = Model(true)
    let host = ViewHost(size: size(240, 120), environment: recordedEnvironment) {
      Driven(model) { isHorizontal in
        (isHorizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))) {
          Text("One").named("one")
          Color.red.frame(width: 30, height: 20).named("box")
          Text("Three").named("three")
        }.named("stack")
      }
    }
    let row: [String: CGRect] = [
      "one": CGRect(x: 66.75, y: 52, width: 25, height: 16),
      "box": CGRect(x: 99.75, y: 50, width: 30, height: 20),
      "stack": CGRect(x: 66.75, y: 50, width: 106.5, height: 20),
      "three": CGRect(x: 137.75, y: 52, width: 35.5, height: 16),
    ]
    let column: [String: CGRect] = [
      "one": CGRect(x: 107.5, y: 30, width: 25, height: 16),
      "box": CGRect(x: 105, y: 30 + 20, width: 30, height: 20),
      "stack": CGRect(x: 102.25, y: 30, width: 35.5, height: 60),
      "three": CGRect(x: 102.25, y: 74, width: 35.5, height: 16),
    ]
    #expect(host.namedFrames == row)
    model.set(false, host)
    #expect(host.namedFrames == column)
    model.set(true, host)
    #expect(host.namedFrames == row)
  }

  @Test func aSwitchKeepsStateAndMoves() {
    let log = Log<String>()
    let model = Model(true)
    let host = ViewHost(size: size(100, 100), environment: recordedEnvironment) {
      Driven(model) { isHorizontal in
        (isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
          square(.red, 20)
          square(.blue, 20)
          Counter(log: log)
        }
      }
    }
    #expect(host.tap("0"))
    let red = host.frame(.red)
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(host.texts == ["1"])
    #expect(log.entries == ["+"])
    let half = host.frame(.red)
    host.settle()
    // Half-way between the row's and the column's place.
    let end = host.frame(.red)
    #expect(abs(half.minX - (red.minX + end.minX) / 2) < 1e-9)
    #expect(abs(half.minY - (red.minY + end.minY) / 2) < 1e-9)
    #expect(end != red)
  }

  enum Kind: CaseIterable { case row, column, depth, grid }

  private static func layout(_ kind: Kind) -> AnyLayout {
    switch kind {
    case .row: AnyLayout(HStackLayout(alignment: .top))
    case .column: AnyLayout(VStackLayout(alignment: .leading))
    case .depth: AnyLayout(ZStackLayout(alignment: .topLeading))
    case .grid: AnyLayout(GridLayout(alignment: .topLeading))
    }
  }

  @ViewBuilder private static var content: some View {
    GridRow {
      Text("One")
      Color.red.frame(width: 30)
    }
    Spacer()
    GridRow {
      Color.green.frame(height: 10)
      Color.blue.layoutPriority(1)
    }
  }

  @ViewBuilder private static func built(_ kind: Kind) -> some View {
    switch kind {
    case .row: HStack(alignment: .top) { content }
    case .column: VStack(alignment: .leading) { content }
    case .depth: ZStack(alignment: .topLeading) { content }
    case .grid: Grid(alignment: .topLeading) { content }
    }
  }

  /// Each layout lays out as the view of its name, also after another one.
  @Test(arguments: Kind.allCases, Kind.allCases) func aLayoutIsTheStackOfItsName(
    _ first: Kind, _ second: Kind
  ) {
    let model = Model(first)
    let host = ViewHost(size: size(200, 100), environment: recordedEnvironment) {
      Driven(model) { kind in
        let layout = Self.layout(kind)
        layout { Self.content }
      }
    }
    for kind in [first, second] {
      model.set(kind, host)
      let other = ViewHost(size: size(200, 100), environment: recordedEnvironment) { Self.built(kind) }
      #expect(host.displayList == other.displayList)
    }
  }

  /// The animatable data of a layout still moves behind the erased type.
  private struct Slide: Layout {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + x * x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test func animatableDataOfAnErasedLayout() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: size(100, 10)) {
      Driven(model) { x in
        let layout = AnyLayout(Slide(x: x))
        layout { square(.red, 10) }
      }
    }
    model.set(8, host, .linear(duration: 1))
    host.advance(by: 0.25)
    // A quarter of the way x is 2, and the layout puts the view at its square.
    #expect(abs(host.frame(.red).minX - 4) < 1e-9)
    host.settle()
    #expect(host.frame(.red).minX == 64)
    #expect(!host.isAnimating)
  }
}
