/// A view that takes room off the safe area of its content: for a bar at one edge, or as padding.
///
/// Content stands in what is left. A scroll view keeps the whole frame instead and insets what it scrolls.
final class SafeAreaObject: BoxObject {
  /// What is taken off.
  struct Rule: Equatable {
    /// The edge of the bar; nil: there is none.
    var edge: Edge?
    /// The guide of the bar along the edge.
    var alignment = AlignmentKey.horizontalCenter
    /// The distance of bar and content, in points.
    var spacing: CGFloat = 0
    var padding = EdgeInsets()
  }

  var rule: Rule
  /// What views further out take off, where this one keeps the whole frame for a scroll view.
  fileprivate(set) var inherited = EdgeInsets()
  /// What is taken off in all, as placed last.
  private(set) var insets = EdgeInsets()

  init(_ rule: Rule, _ node: NodeRef) {
    self.rule = rule
    super.init(node)
  }

  override func detach(from graph: Graph, node: NodeRef) { graph.safeAreaProviders -= 1 }

  /// The bar is the first child, so that the content can be entered last; it is drawn in front.
  override var firstIsInFront: Bool { rule.edge != nil }

  private var bar: NodeRef? { rule.edge == nil ? nil : children.first }
  private var content: NodeRef? {
    let first = rule.edge == nil ? 0 : 1
    return children.count > first ? children[first] : nil
  }

  /// Whether a node is the bar, which stands outside of the safe area.
  func isBar(_ node: NodeRef) -> Bool { node == bar }

  override func size(_ proposal: Proposal, _ graph: Graph) -> CGSize {
    let insets = insets(proposal, graph)
    guard let content else { return CGSize(width: 0, height: 0).adding(insets) }
    if graph.pass(insets, to: content) { return graph.size(content, proposal) }
    return graph.size(content, proposal.reduced(by: insets)).adding(insets)
  }

  override func place(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) {
    insets = insets(proposal, graph)
    if let content {
      let keepsFrame = graph.pass(insets, to: content)
      let offered = keepsFrame ? proposal : proposal.reduced(by: insets)
      graph.placeChild(
        content, of: node, x: keepsFrame ? 0 : insets.leading, y: keepsFrame ? 0 : insets.top,
        graph.size(content, offered), offered)
    }
    guard let bar, let edge = rule.edge else { return }
    let offered = barProposal(proposal)
    let barSize = graph.size(bar, offered)
    var origin = CGPoint(x: inherited.leading, y: inherited.top)
    let room = size.removing(inherited)
    if edge == .bottom { origin.y += room.height - barSize.height }
    if edge == .trailing { origin.x += room.width - barSize.width }
    let line = rule.alignment.defaultValue(in: ViewDimensions(size: room))
    let guide = graph.guide(bar, rule.alignment, offered, barSize)
    if rule.alignment.axis == .horizontal { origin.x += line - guide } else { origin.y += line - guide }
    graph.placeChild(bar, of: node, x: origin.x, y: origin.y, barSize, offered)
  }

  /// Along the edge the bar is offered the whole length, across it its ideal one.
  private func barProposal(_ proposal: Proposal) -> Proposal {
    var offered = proposal.reduced(by: inherited)
    if rule.edge == .top || rule.edge == .bottom { offered.height = .nan } else { offered.width = .nan }
    return offered
  }

  private func insets(_ proposal: Proposal, _ graph: Graph) -> EdgeInsets {
    var insets = inherited + rule.padding
    guard let bar, let edge = rule.edge, NodeRef.firstElement(from: bar.pointee.first) != nil else {
      return insets
    }
    let size = graph.size(bar, barProposal(proposal))
    switch edge {
    case .top: insets.top += size.height + rule.spacing
    case .bottom: insets.bottom += size.height + rule.spacing
    case .leading: insets.leading += size.width + rule.spacing
    case .trailing: insets.trailing += size.width + rule.spacing
    }
    return insets
  }

  override func spacing(_ graph: Graph) -> Spacing {
    _ = currentChildren()
    return content.map(graph.spacing) ?? .plain
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize, _ graph: Graph)
    -> CGFloat
  {
    _ = graph.size(node, proposal)
    guard let content else { return .nan }
    let insets = insets(proposal, graph)
    let keepsFrame = graph.pass(insets, to: content)
    let offered = keepsFrame ? proposal : proposal.reduced(by: insets)
    let value = graph.explicitGuide(content, key, offered, graph.size(content, offered))
    guard !keepsFrame else { return value }
    return value + (key.axis == .horizontal ? insets.leading : insets.top)
  }
}

extension Graph {
  /// Lets a scroll view that fills a node take insets as its own; false where there is none.
  func pass(_ insets: EdgeInsets, to content: NodeRef) -> Bool {
    guard let absorber = content.absorber else { return false }
    let object = absorber.object(BoxObject.self)
    if let scroll = object as? ScrollObject {
      guard scroll.safeArea != insets else { return true }
      scroll.safeArea = insets
    } else if let area = object as? SafeAreaObject {
      guard area.inherited != insets else { return true }
      area.inherited = insets
    }
    // What was answered so far was for other insets; what is further out has not been answered yet.
    var node: NodeRef? = absorber
    while let current = node {
      if !current.pointee.kind.isTransparent { current.pointee.flags.formUnion([.sizeDirty, .placeDirty]) }
      if current == content { break }
      node = current.pointee.parent
    }
    return true
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The scroll view that fills the node, or what insets such a one further.
  fileprivate var absorber: NodeRef? {
    var node: NodeRef? = self
    while let current = node {
      if current.pointee.kind == .box {
        if current.scrollObject != nil { return current }
        guard let area = current.pointee.object?.takeUnretainedValue() as? SafeAreaObject else { return nil }
        _ = area.currentChildren()
        return area.isAroundScrollView ? current : nil
      }
      guard current.pointee.kind.passesThrough || current.pointee.kind.hasSecondary else { return nil }
      node = current.pointee.kind.hasSecondary ? current.primary : current.child
    }
    return nil
  }
}

extension SafeAreaObject {
  fileprivate var isAroundScrollView: Bool { content?.absorber != nil }
}

extension Proposal {
  fileprivate func reduced(by insets: EdgeInsets) -> Proposal {
    inset(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension CGSize {
  func adding(_ insets: EdgeInsets) -> CGSize {
    CGSize(
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }

  func removing(_ insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension EdgeInsets {
  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  /// The insets of some edges, zero elsewhere.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The insets with every length a finite number.
  var finite: EdgeInsets {
    EdgeInsets(top: top.orZero, leading: leading.orZero, bottom: bottom.orZero, trailing: trailing.orZero)
  }
}
