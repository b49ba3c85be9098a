// How far a view may reach out over the edges of its safe area.
extension Graph {
  /// The distances from a view's edges to those of the containers whose safe area it touches there.
  ///
  /// An edge that does not lie at the edge of the safe area has none (cases 180 to 186 of the reference). What a scroll view
  /// scrolls has none, since the scroll view has taken them. By layout alone, whatever effects do.
  func safeAreaInsets(of node: NodeRef) -> EdgeInsets {
    guard safeAreaProviders > 0 || safeArea != EdgeInsets(), !node.pointee.frame.x.isNaN else {
      return EdgeInsets()
    }
    var rect = PhysicalEdges(left: 0, top: 0, right: node.pointee.frame.z, bottom: node.pointee.frame.w)
    var reach = rect
    var current = node
    while true {
      rect.move(by: current.pointee.frame)
      reach.move(by: current.pointee.frame)
      guard let parent = current.layoutParent else { break }
      if parent.pointee.kind == .box {
        if parent.scrollObject != nil { return rect.insets(to: reach, node) }
        if let area = parent.pointee.object?.takeUnretainedValue() as? SafeAreaObject, !area.isBar(current) {
          let frame = parent.pointee.frame
          reach.extend(
            from: area.insets, of: PhysicalEdges(left: 0, top: 0, right: frame.z, bottom: frame.w), parent)
        }
      }
      current = parent
    }
    reach.extend(
      from: safeArea, of: PhysicalEdges(left: 0, top: 0, right: size.width, bottom: size.height), root)
    return rect.insets(to: reach, node)
  }

  /// Lays out again as long as what reaches out has other edges to reach than before.
  func settleSafeAreas() {
    for _ in 0..<Self.safeAreaRounds {
      guard updateSafeAreas() else { return }
      layout()
    }
  }

  /// Finds out anew how far views reach out; true when one must be placed again.
  func updateSafeAreas() -> Bool {
    guard !safeAreaReaders.isEmpty, safeAreaProviders > 0 || safeArea != EdgeInsets() || reachesOut else {
      return false
    }
    var isChanged = false
    reachesOut = false
    for reader in safeAreaReaders {
      let object = reader.takeUnretainedValue()
      if object.update(self) { isChanged = true }
      if object.insets != EdgeInsets() { reachesOut = true }
    }
    return isChanged
  }

  /// The rounds after which views whose safe areas depend on each other stay as they are.
  private static var safeAreaRounds: Int { 4 }
}

/// Edges of a rectangle, not mirrored.
private struct PhysicalEdges {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  mutating func move(by frame: SIMD4<Double>) {
    left += frame.x
    right += frame.x
    top += frame.y
    bottom += frame.y
  }

  /// Moves each edge that lies at the edge of the safe area to that of the container.
  mutating func extend(from insets: EdgeInsets, of bounds: PhysicalEdges, _ container: NodeRef) {
    let isMirrored = container.pointee.flags.contains(.rightToLeft)
    let tolerance = 1e-6
    if left <= bounds.left + (isMirrored ? insets.trailing : insets.leading) + tolerance {
      left = min(left, bounds.left)
    }
    if right >= bounds.right - (isMirrored ? insets.leading : insets.trailing) - tolerance {
      right = max(right, bounds.right)
    }
    if top <= bounds.top + insets.top + tolerance { top = min(top, bounds.top) }
    if bottom >= bounds.bottom - insets.bottom - tolerance { bottom = max(bottom, bounds.bottom) }
  }

  func insets(to reach: PhysicalEdges, _ node: NodeRef) -> EdgeInsets {
    let isMirrored = node.pointee.flags.contains(.rightToLeft)
    let fromLeft = CGFloat(left - reach.left)
    let fromRight = CGFloat(reach.right - right)
    return EdgeInsets(
      top: CGFloat(top - reach.top), leading: isMirrored ? fromRight : fromLeft,
      bottom: CGFloat(reach.bottom - bottom), trailing: isMirrored ? fromLeft : fromRight)
  }
}

/// A view that reaches out over the edges of its safe area.
final class SafeAreaReader: BoxObject {
  var edges: Edge.Set
  /// How far it reaches out.
  private(set) var insets = EdgeInsets()

  init(_ edges: Edge.Set, _ node: NodeRef) {
    self.edges = edges
    super.init(node)
  }

  override func detach(from graph: Graph, node: NodeRef) {
    graph.safeAreaReaders.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
  }

  /// Finds out anew how far it reaches; true when that has changed.
  func update(_ graph: Graph) -> Bool {
    let new = graph.safeAreaInsets(of: node).only(edges)
    guard new != insets else { return false }
    insets = new
    node.markPlace()
    node.pointee.flags.insert(.placeDirty)
    return true
  }

  /// Around it nothing changes.
  override func size(_ proposal: Proposal, _ graph: Graph) -> CGSize {
    node.child.map { graph.size($0, proposal) } ?? .zero
  }

  override func place(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) {
    guard let child = node.child else { return }
    // NaN, an open length, stays NaN.
    let offered = Proposal(
      main: proposal.width + insets.leading + insets.trailing,
      cross: proposal.height + insets.top + insets.bottom, axis: .horizontal)
    let childSize = graph.size(child, offered)
    let reach = size.adding(insets)
    graph.placeChild(
      child, of: node, x: (reach.width - childSize.width) / 2 - insets.leading,
      y: (reach.height - childSize.height) / 2 - insets.top, childSize, offered)
  }

  override func spacing(_ graph: Graph) -> Spacing { node.child.map(graph.spacing) ?? .plain }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize, _ graph: Graph)
    -> CGFloat
  {
    node.child.map { graph.explicitGuide($0, key, proposal, graph.size($0, proposal)) } ?? .nan
  }
}
