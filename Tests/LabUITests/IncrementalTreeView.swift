import LabUI

struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct MiddleID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
  fileprivate static let middle = HorizontalAlignment(MiddleID.self)
}

/// A layout that breaks into rows.
private struct Flow: Layout {
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, point) in zip(subviews, arrange(subviews, width: bounds.width).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (size: CGSize, points: [CGPoint]) {
    var points: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var row: CGFloat = 0
    var widest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += row + gap
        row = 0
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + gap
      widest = max(widest, x - gap)
      row = max(row, size.height)
    }
    return (CGSize(width: widest, height: y + row), points)
  }
}

/// Shows a tree.
struct TreeView: View {
  let node: TreeNode
  let namespace: Namespace.ID

  private static let alignments: [Alignment] = [
    .center, .topLeading, .bottomTrailing, .leading, .top, .bottom,
  ]
  private static let colors: [Color] = [.red, .green, .blue, .yellow, .orange, .pink]
  private var length: CGFloat { CGFloat(node.number) }

  private func child(_ index: Int) -> TreeView { TreeView(node: node.children[index], namespace: namespace) }

  private var children: some View {
    ForEach(node.children, id: \.id) { TreeView(node: $0, namespace: namespace) }
  }

  var body: some View {
    switch node.kind {
    case .text, .color, .flexible, .spacer: leaf
    case .padding, .frame, .flexFrame, .fixedSize, .offset, .scale, .opacity, .guide, .priority, .aspect:
      AnyView(firstModifiers)
    case .position, .zIndex, .border, .hidden, .matchedSource, .matchedFollower, .direction, .font:
      AnyView(secondModifiers)
    case .preference, .anchor, .identity, .transition, .animation, .lineLimit, .erased, .observer, .clipped:
      AnyView(thirdModifiers)
    case .grid, .fitting, .switched, .barred, .grouped, .visual: AnyView(laterContainers)
    default: AnyView(containers)
    }
  }

  @ViewBuilder private var leaf: some View {
    switch node.kind {
    case .text: Text(String(repeating: "word ", count: node.other) + "\(node.number)")
    case .color: Self.colors[node.other].frame(width: length, height: CGFloat(node.other) * 7)
    case .flexible:
      if node.flag { Circle().fill(Self.colors[node.other]) } else { Self.colors[node.other] }
    default: Spacer(minLength: node.flag ? length : nil)
    }
  }

  @ViewBuilder private var firstModifiers: some View {
    switch node.kind {
    case .padding: child(0).padding(node.flag ? .leading : .vertical, length / 4)
    case .frame:
      child(0).frame(width: node.flag ? length : nil, height: length, alignment: Self.alignments[node.other])
    case .flexFrame:
      child(0).frame(
        minWidth: node.flag ? length : nil, maxWidth: node.other > 2 ? .infinity : length * 2,
        maxHeight: node.other > 3 ? .infinity : nil, alignment: Self.alignments[node.other])
    case .fixedSize: child(0).fixedSize(horizontal: node.flag, vertical: true)
    case .offset: child(0).offset(x: length, y: CGFloat(node.other))
    case .scale: child(0).scaleEffect(length / 30, anchor: node.flag ? .topLeading : .center)
    case .opacity: child(0).opacity(Double(node.number) / 60)
    case .guide:
      let number = node.number
      let isOwn = node.flag
      child(0).alignmentGuide(isOwn ? .middle : .leading) {
        $0[HorizontalAlignment.center] + CGFloat(number) / 2
      }
    case .priority: child(0).layoutPriority(Double(node.other))
    default: child(0).aspectRatio(node.flag ? length / 20 : nil, contentMode: node.other > 2 ? .fit : .fill)
    }
  }

  @ViewBuilder private var secondModifiers: some View {
    switch node.kind {
    case .position: child(0).position(x: length, y: CGFloat(node.other) * 9)
    case .zIndex: child(0).zIndex(Double(node.other))
    case .border: child(0).border(Self.colors[node.other])
    case .hidden:
      if node.flag { child(0).hidden() } else { child(0) }
    case .matchedSource: child(0).matchedGeometryEffect(id: node.id, in: namespace)
    case .matchedFollower:
      // Sources have the ids of their nodes, so some exist and some do not.
      child(0).matchedGeometryEffect(
        id: node.number / 2, in: namespace, properties: node.flag ? .frame : .position, isSource: false)
    case .direction: child(0).environment(\.layoutDirection, node.flag ? .rightToLeft : .leftToRight)
    default: child(0).font(.system(size: 8 + length / 4))
    }
  }

  @ViewBuilder private var thirdModifiers: some View {
    switch node.kind {
    case .preference: child(0).preference(key: SumKey.self, value: node.number)
    case .anchor: child(0).transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
    case .identity: child(0).id(node.other)
    case .transition:
      child(0).transition(node.flag ? .scale : .move(edge: .leading).combined(with: .opacity))
    case .animation: child(0).animation(node.flag ? .linear(duration: 0.2) : .default, value: node.number)
    case .clipped: child(0).clipped()
    case .lineLimit: child(0).lineLimit(node.flag ? 1 : nil)
    case .erased:
      if node.flag { AnyView(child(0)) } else { AnyView(child(0).padding(1)) }
    default:
      child(0).overlayPreferenceValue(SumKey.self) { sum in
        Color.orange.frame(width: CGFloat(sum), height: 2)
      }
    }
  }

  @ViewBuilder private var laterContainers: some View {
    switch node.kind {
    case .grid:
      Grid(alignment: Self.alignments[node.other], horizontalSpacing: node.flag ? length / 8 : nil) {
        ForEach(node.children, id: \.id) { row in
          if row.flag {
            GridRow(alignment: row.other > 3 ? .top : nil) {
              TreeView(node: row, namespace: namespace).gridCellColumns(row.other > 2 ? 2 : 1)
              Text("\(row.number)").gridColumnAlignment(.trailing)
              if row.other > 1 { Color.mint.frame(width: 5, height: 5).gridCellAnchor(.bottomTrailing) }
            }
          } else {
            TreeView(node: row, namespace: namespace).gridCellUnsizedAxes(row.other > 3 ? .horizontal : [])
          }
        }
      }
    case .fitting: ViewThatFits(in: node.flag ? .horizontal : [.horizontal, .vertical]) { children }
    case .switched:
      let layout =
        node.flag
        ? AnyLayout(HStackLayout(spacing: CGFloat(node.other)))
        : node.other > 2 ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(ZStackLayout())
      layout { children }
    case .barred:
      child(0).ignoresSafeArea(edges: node.other > 2 ? .all : .bottom)
        .safeAreaInset(edge: node.flag ? .bottom : .top, spacing: CGFloat(node.other)) {
          Color.pink.frame(height: length / 6)
        }
    case .grouped: child(0).geometryGroup()
    default:
      child(0).visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 10, y: proxy.frame(in: .global).minX / 20).opacity(0.5)
      }
    }
  }

  @ViewBuilder private var containers: some View {
    switch node.kind {
    case .hStack:
      HStack(alignment: node.flag ? .top : .center, spacing: node.other > 2 ? length / 8 : nil) { children }
    case .vStack:
      VStack(alignment: node.flag ? .middle : .leading, spacing: node.other > 2 ? length / 8 : nil) {
        children
      }
    case .zStack: ZStack(alignment: Self.alignments[node.other]) { children }
    case .group: Group { children }.padding(CGFloat(node.other))
    case .overlay: child(0).overlay(alignment: Self.alignments[node.other]) { child(1) }
    case .background: child(0).background(alignment: Self.alignments[node.other]) { child(1) }
    case .reader:
      GeometryReader { proxy in
        child(0).frame(width: proxy.size.width / 2)
        if node.flag { Color.pink.frame(width: 3, height: proxy.frame(in: .global).minY / 10) }
      }
    case .layer:
      child(0).overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(Array(anchors.enumerated()), id: \.offset) { _, anchor in
            let frame = proxy[anchor]
            Color.mint.frame(width: frame.width, height: 1).offset(x: frame.minX, y: frame.maxY)
          }
        }
      }
    case .optional:
      if node.flag { child(0) }
    case .either:
      if node.flag { child(0) } else { child(1) }
    case .scroll:
      ScrollView(node.flag ? .horizontal : node.other > 3 ? [.horizontal, .vertical] : .vertical) {
        children
      }
      .frame(height: node.other > 1 ? length * 3 : nil)
    case .lazyStack:
      // As long as something else than its content says: else what is made and the room for it depend on each other.
      ScrollView(node.flag ? .horizontal : .vertical) {
        if node.flag {
          LazyHStack(alignment: .top, spacing: CGFloat(node.other)) { children }
        } else {
          LazyVStack(alignment: .leading, spacing: CGFloat(node.other)) { children }
        }
      }
      .frame(width: node.flag ? length * 3 : nil, height: node.flag ? nil : length * 3)
    case .lazyGrid:
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 10 + length)), GridItem(.flexible(minimum: 5))],
          alignment: node.flag ? .leading : .center, spacing: CGFloat(node.other)
        ) { children }
      }
      .frame(height: length * 3)
    case .section:
      Section {
        children
      } header: {
        if node.flag { Text("header") }
      } footer: {
        Color.mint.frame(width: length, height: 3)
      }
    case .flow: Flow(gap: CGFloat(node.other))() { children }
    default: children
    }
  }
}

/// A tree in a namespace of its own.
struct TreeRoot: View {
  let node: TreeNode
  @Namespace private var namespace
  var body: some View { TreeView(node: node, namespace: namespace) }
}
