/// A scroll view in the tree: how far it is scrolled and what can be seen.
///
/// An offset is the logical coordinate of the content at the viewport's start; the content is drawn through an effect
/// that shifts it, so that scrolling places nothing anew.
final class ScrollObject: BoxObject {
  var axes: Axis.Set
  private(set) var environment: ScrollEnvironment
  private let shift: EffectObject
  /// How far it is scrolled, final.
  private(set) var offset = CGPoint.zero
  private(set) var metrics = [ScrollMetrics(content: 0, viewport: 0), ScrollMetrics(content: 0, viewport: 0)]
  private var hasStarted = false

  init(_ axes: Axis.Set, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.axes = axes
    environment = cursor.environment.values.builtIn.scroll
    shift = EffectObject(node, .identity, cursor.transactions, isGeometric: true)
    shift.clips = true
    super.init(node)
  }

  override var effect: EffectObject? { shift }

  override func detach(from graph: Graph, node: NodeRef) { shift.detach(from: graph, node: node) }

  override func resolve(_ new: EnvironmentValues.BuiltIn) -> Bool {
    guard new.scroll != environment else { return false }
    environment = new.scroll
    return true
  }

  // MARK: Layout

  /// The margins are outside of what scrolls along an axis, and around the content across it.
  private var margins: EdgeInsets { environment.margins + safeArea }
  /// What bars around it take off the safe area: its content keeps clear of them when it rests.
  var safeArea = EdgeInsets()

  private func contentProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal)
        ? nil : proposal.width.unlessNaN.map { max(0, $0 - margins.leading - margins.trailing) },
      axes.contains(.vertical)
        ? nil : proposal.height.unlessNaN.map { max(0, $0 - margins.top - margins.bottom) })
  }

  override func size(_ proposal: Proposal, _ graph: Graph) -> CGSize {
    var content = CGSize.zero
    if let child = node.child { content = graph.size(child, contentProposal(proposal)) }
    content.width += margins.leading + margins.trailing
    content.height += margins.top + margins.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width.unlessNaN ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height.unlessNaN ?? content.height : content.height)
  }

  override func place(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) {
    guard let child = node.child else { return }
    let offered = contentProposal(proposal)
    let content = graph.size(child, offered)
    let before = metrics
    metrics = [
      ScrollMetrics(
        content: content.width, viewport: size.width, startMargin: margins.leading,
        endMargin: margins.trailing),
      ScrollMetrics(
        content: content.height, viewport: size.height, startMargin: margins.top, endMargin: margins.bottom),
    ]
    keepPlace(from: before)
    moveContent(graph)
    graph.placeChild(
      child, of: node, x: contentOrigin(.horizontal), y: contentOrigin(.vertical), content, offered)
  }

  /// Where the content begins before it is shifted: short content lies by the alignment anchor.
  private func contentOrigin(_ axis: Axis) -> CGFloat {
    guard axes.contains(axis.set) else { return axis == .horizontal ? margins.leading : margins.top }
    guard let anchor = environment.alignmentAnchor else { return 0 }
    return metrics[axis.index].shortContentOrigin(anchor: anchor[axis])
  }

  /// The offset after a layout: within its bounds, at its anchor at first and where an anchor holds it.
  private func keepPlace(from before: [ScrollMetrics]) {
    for axis in Axis.allCases {
      let index = axis.index
      guard axes.contains(axis.set) else {
        offset[axis] = 0
        continue
      }
      if !hasStarted {
        offset[axis] = metrics[index].initialOffset(anchor: environment.initialAnchor?[axis] ?? 0)
      } else if let anchor = environment.sizeChangesAnchor?[axis],
        abs(offset[axis] - before[index].initialOffset(anchor: anchor)) < 0.5
      {
        offset[axis] = metrics[index].initialOffset(anchor: anchor)
      } else if abs(offset[axis] - before[index].initialOffset(anchor: 0)) < 0.5 {
        // At the start it stays there, also where a margin or a bar has another length than before.
        offset[axis] = metrics[index].initialOffset(anchor: 0)
      } else {
        offset[axis] = metrics[index].clamp(offset[axis])
      }
    }
  }

  private func moveContent(_ graph: Graph) {
    let values = EffectValues.offset(-Double(offset.x), -Double(offset.y))
    guard hasStarted else {
      // It begins where it is: nothing has scrolled.
      hasStarted = true
      shift.values = values
      shift.shownValues = values
      return
    }
    graph.set(shift, values)
  }

  // MARK: Scrolling

  /// Moves to an offset, as far as there is content; true when that is another one than before.
  @discardableResult func scroll(to target: CGPoint, _ graph: Graph) -> Bool {
    let old = offset
    for axis in Axis.allCases where axes.contains(axis.set) {
      offset[axis] = metrics[axis.index].clamp(target[axis])
    }
    guard offset != old else { return false }
    moveContent(graph)
    return true
  }

  /// Stops an animated scroll where it is.
  func stopAnimation(_ graph: Graph) {
    guard shift.shift.isRunning else { return }
    let shown = shift.shownValues.shift.components
    shift.shift = Animator()
    if !shift.isRunning { graph.stop(shift) }
    scroll(to: CGPoint(x: -shown.x, y: -shown.y), graph)
  }

  /// The offset that reveals a part of the content, given in the scroll view's coordinates before it is scrolled.
  func offset(revealing rect: CGRect, anchor: UnitPoint?, from start: CGPoint) -> CGPoint {
    var result = start
    for axis in Axis.allCases where axes.contains(axis.set) {
      let isMirrored = axis == .horizontal && node.pointee.flags.contains(.rightToLeft)
      let origin =
        isMirrored ? metrics[0].viewport - rect.maxX : axis == .horizontal ? rect.minX : rect.minY
      let length = axis == .horizontal ? rect.width : rect.height
      result[axis] = metrics[axis.index].offset(
        revealing: origin, length: length, anchor: anchor?[axis], from: start[axis])
    }
    return result
  }

  /// What can be seen of the content along an axis: finally, and at this time of an animated scroll.
  func visible(_ axis: Axis) -> [ClosedRange<CGFloat>] {
    let length = metrics[axis.index].viewport
    let shown = -CGFloat(shift.shownValues.shift.components[axis.index])
    let end = offset[axis]...offset[axis] + max(length, 0)
    let isMoving = shift.shift.isRunning || shift.isChanged && shift.transactions.resolve().animation != nil
    guard isMoving, shown != offset[axis], shown.isFinite else { return [end] }
    return [end, shown...shown + max(length, 0)]
  }
}

extension Axis {
  var index: Int { self == .horizontal ? 0 : 1 }
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
