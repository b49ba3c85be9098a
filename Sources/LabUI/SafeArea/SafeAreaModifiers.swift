/// Takes room off the safe area of a view.
public struct _SafeAreaModifier<Bar: View>: _PrimitiveModifier {
  let rule: SafeAreaObject.Rule
  let bar: Bar

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.box)
    if cursor.isMaking {
      node.pointee.object = .passRetained(SafeAreaObject(rule, node))
      cursor.graph.safeAreaProviders += 1
    } else {
      let object = node.object(SafeAreaObject.self)
      if object.rule != rule {
        object.rule = rule
        node.markSize()
      }
    }
    let behind = cursor
    cursor.descend(into: node)
    if rule.edge != nil {
      let stack = cursor.enterImplicitStack(.center)
      Bar._visit(bar, &cursor)
      cursor = stack
    }
    return behind
  }
}

/// Lets a view reach out over the edges of its safe area.
public struct _IgnoresSafeAreaModifier: _PrimitiveModifier {
  let edges: Edge.Set

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.box)
    if cursor.isMaking {
      let object = SafeAreaReader(edges, node)
      node.pointee.object = .passRetained(object)
      cursor.graph.safeAreaReaders.append(.passUnretained(object))
    } else {
      let object = node.object(SafeAreaReader.self)
      if object.edges != edges {
        object.edges = edges
        node.markPlace()
      }
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

/// The parts of the room outside the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What containers take: bars, and the window's own edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What an on-screen keyboard takes; a window of the lab has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The edges along which bars lie above or below.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The edges along which bars lie at a side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  /// The edge at which reading begins.
  case leading
  /// The edge at which reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

extension View {
  /// Shows a bar above or below the view, which gets the room that is left.
  ///
  /// A scroll view keeps its frame and insets what it scrolls instead. The default spacing is 8 points (measured on Apple's
  /// SwiftUI, swiftui-web position/safe-area).
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaModifier(
        rule: SafeAreaObject.Rule(
          edge: edge == .top ? .top : .bottom, alignment: alignment.key,
          spacing: (spacing ?? Spacing.standard).orZero),
        bar: content()))
  }

  /// Shows a bar beside the view, which gets the room that is left.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaModifier(
        rule: SafeAreaObject.Rule(
          edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
          spacing: (spacing ?? Spacing.standard).orZero),
        bar: content()))
  }

  /// Takes room off the safe area: as padding does, but a scroll view insets what it scrolls.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      _SafeAreaModifier(rule: SafeAreaObject.Rule(padding: insets.finite), bar: EmptyView()))
  }

  /// Takes room off some edges of the safe area; nil is the standard length of 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? Insets.standardLength
    return safeAreaPadding(
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
  }

  /// Takes room off all edges of the safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Lets the view reach out over those of its edges that lie at the edge of its safe area.
  ///
  /// Around it nothing changes. A view that does not fill what it is offered is centred in it.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach out over some edges of its safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
