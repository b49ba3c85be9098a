import LabUI
import Observation
import Testing

private struct Wave: View, Animatable {
  var phase: Double
  nonisolated var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  var body: some View { Color.red.frame(width: phase, height: 1) }
}
private struct Shake: AnimatableModifier {
  var n: CGFloat
  nonisolated var animatableData: CGFloat {
    get { n }
    set { n = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: n) }
}
private struct M: ViewModifier {
  @State var k = 0; var x: Int
  func body(content: Content) -> some View {
    VStack {
      content; Text("\(k)")
    }.onTapGesture { k += 1 }
  }
}
private struct K: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  fileprivate var kk: Int {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }
}
@Observable private final class VocabularyModel { var n = 0 }
private struct P: PreferenceKey {
  static let defaultValue: [Int] = [];
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
private struct MyLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for s in subviews { s.place(at: bounds.origin, anchor: .center, proposal: .unspecified) }
  }
}
private enum E1 { case a, b, c }
private struct Child: View {
  @Binding var n: Int; @Environment(\.layoutDirection) var dir; @Environment(\.kk) private var kk;
  @Environment(VocabularyModel.self) var model: VocabularyModel?
  let e: E1
  var body: some View {
    let q = n + 1
    switch e {
    case .a: Text("a");
    case .b: Text("b\(q)");
    case .c: Spacer()
    }
    if let model { Text("\(model.n)") } else if n > 3 { EmptyView() } else { Divider2() }
    ForEach(0..<n, id: \.self) { Text("\($0)") }
    ForEach(Array([1, 2].enumerated()), id: \.offset) { i, v in Text("\(i) \(v)") }
  }
}
private struct Divider2: View { var body: some View { Rectangle().frame(height: 1) } }
private struct Root: View {
  @State private var n = 0; @State private var on: Bool = false; @State private var sel: String?
  @Namespace var ns
  @State private var model = VocabularyModel()
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Child(n: $n, e: .b).environment(model).environment(\.kk, 4).transformEnvironment(\.kk) { $0 += 1 }
      Wave(phase: on ? 1 : 0).modifier(Shake(n: 3)).modifier(M(x: 1))
      Text("x").bold().font(.title).fontWeight(.heavy).foregroundColor(.red).foregroundStyle(.blue).lineLimit(
        1
      ).padding().padding(3).padding(.top).padding([.leading, .top], 3).padding(EdgeInsets())
        .frame(width: 3).frame(minWidth: 0, maxWidth: .infinity).offset(x: 3).offset(
          CGSize(width: 1, height: 1)
        ).position(x: 3, y: 3)
        .overlay(Text("o")).overlay(Circle(), alignment: .top).overlay {
          Text("p"); Text("q")
        }.overlay(.red).background(.blue).background(Color.red).background(Capsule().fill(.red)).background(
          .red, in: Capsule()
        ).background {}
        .border(.red).border(Color.red, width: 2).opacity(0.3).fixedSize().layoutPriority(2).aspectRatio(
          2, contentMode: .fit
        ).zIndex(3).hidden().id(3).tag("x")
        .scaleEffect(2).scaleEffect(x: 2, y: 3, anchor: .top).disabled(true).allowsHitTesting(false)
        .onTapGesture { n += 1 }.onAppear { n = 1 }.onDisappear {}
        .onChange(of: n) { a in print(a) }.onChange(of: n) { a, b in print(a, b) }.onChange(
          of: n, initial: true
        ) {}
        .transition(.opacity).transition(
          .asymmetric(insertion: .scale, removal: .slide.combined(with: .push(from: .top)))
        ).transition(AnyTransition.modifier(active: M(x: 1), identity: M(x: 2)).animation(.linear))
        .transition(.scale(scale: 0.3, anchor: .top)).transition(.offset(x: 1)).transition(
          .move(edge: .leading))
      MyLayout() {
        Text("a"); Text("b")
      }
      GeometryReader { proxy in
        let f = proxy.frame(in: .named("space"))
        Text("\(f.minX) \(proxy.size.width) \(proxy.frame(in: .global).midX) \(proxy.frame(in: .local).midX)")
          .preference(key: P.self, value: [3])
      }.coordinateSpace(name: "space").coordinateSpace(.named("b"))
        .onPreferenceChange(P.self) { v in n = v.count }
        .transformPreference(P.self) { $0.append(3) }
        .overlayPreferenceValue(P.self) { v in Text("\(v.count)") }
        .backgroundPreferenceValue(P.self) { v in if v.isEmpty { Text("x") } }
        .anchorPreference(key: P.self, value: .center) { (a: Anchor<CGPoint>) in [1] }
        .transformAnchorPreference(key: P.self, value: .bounds) { (v: inout [Int], a: Anchor<CGRect>) in
          v.append(2)
        }
      Button("A") { withAnimation(.spring()) { on.toggle() } }.buttonStyle(.plain).buttonStyle(
        PlainButtonStyle())
      Button(action: { withAnimation { n += 1 } }) { Text("x") }
      Button {
        var t = Transaction(animation: .easeIn); t.disablesAnimations = true; withTransaction(t) { n = 3 }
      } label: {
        Text("l"); Text("m")
      }
      Group {
        Text("a").matchedGeometryEffect(id: "a", in: ns);
        Color.accentColor.opacity(0.3).matchedGeometryEffect(
          id: sel, in: ns, properties: .position, anchor: .top, isSource: false)
      }
      .animation(.default.delay(1).speed(2).repeatCount(3), value: n).animation(
        .easeInOut(duration: 1).repeatForever(autoreverses: false), value: on
      ).animation(nil, value: n)
      .transaction { $0.animation = nil }
      HStack {
        Spacer(); Spacer(minLength: 0)
      }.alignmentGuide(.leading) { d in
        d[.trailing] + d[HorizontalAlignment.center] + (d[explicit: .leading] ?? 0) + d[VerticalAlignment.top]
      }
      ZStack(alignment: .bottomTrailing) {
        Circle().fill(Color.red); RoundedRectangle(cornerRadius: 3).stroke(.red); AnyView(Text("z"));
        Rectangle().foregroundColor(.green)
      }
    }
    .animation(.interactiveSpring(response: 0.3), value: sel)
  }
}

/// Every form of the vocabulary in one program: it compiles, is hosted, tapped and animated without a trap.
@MainActor @Suite struct VocabularyTests {
  @Test func theWholeVocabularyIsHosted() {
    let host = ViewHost(size: CGSize(width: 390, height: 844)) { Root() }
    #expect(!host.displayList.isEmpty)
    for item in host.displayList {
      #expect(item.frame.origin.x.isFinite && item.frame.origin.y.isFinite)
      #expect(item.frame.width.isFinite && item.frame.height.isFinite)
    }
    #expect(host.tap("A"))
    host.advance(by: 0.1)
    host.settle(limit: 1)
  }
}
