/// Shows the first of several views that fits into the room that is offered, or the last one.
///
/// A view fits if its ideal size is no larger than the room along the constrained axes; an open proposal fits anything
/// (measured on Apple's SwiftUI, swiftui-web layout/view-that-fits). Only the view that is shown is drawn, takes taps, sends
/// preferences and appears.
public struct ViewThatFits<Content: View>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// Makes a choice of views, in order of preference.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let node = cursor.take(.box)
    if cursor.isMaking {
      node.pointee.object = .passRetained(FitObject(node, view.axes))
    } else {
      let object = node.object(FitObject.self)
      if object.axes != view.axes {
        object.axes = view.axes
        node.markSize()
      }
    }
    let behind = cursor
    cursor.descend(into: node)
    // Each view is a candidate, also in a Group or ForEach; what modifies it stands inside of the candidate's node.
    let pending = PendingModifier(cursor) { $0.enterCandidate() }
    cursor.pending = pending
    Content._visit(view.content, &cursor)
    cursor = resume ?? behind
    withExtendedLifetime(pending) {}
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

extension _ViewCursor {
  @MainActor fileprivate mutating func enterCandidate() -> _ViewCursor {
    let node = take(.candidate)
    if isMaking {
      node.pointee.object = .passRetained(CandidateObject())
      graph.candidates += 1
    }
    let behind = self
    descend(into: node)
    return behind
  }
}

/// One of the views that a `ViewThatFits` chooses from.
///
/// All of them exist, because they must be measured. One that is not chosen is dormant: it has no frame, is passed over by
/// drawing and preferences, and its actions wait.
final class CandidateObject: NodeObject {
  var isChosen = false

  override func detach(from graph: Graph, node: NodeRef) { graph.candidates -= 1 }
}

/// Chooses and places one candidate.
private final class FitObject: BoxObject {
  var axes: Axis.Set

  init(_ node: NodeRef, _ axes: Axis.Set) {
    self.axes = axes
    super.init(node)
  }

  override func size(_ proposal: Proposal, _ graph: Graph) -> CGSize {
    choice(proposal, graph).map { graph.size($0, proposal) } ?? .zero
  }

  override func place(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, _ graph: Graph) {
    let chosen = choice(proposal, graph)
    for candidate in children where candidate != chosen && candidate.isChosenCandidate {
      graph.silence(candidate)
    }
    guard let chosen else { return }
    if !chosen.isChosenCandidate { graph.wake(chosen) }
    graph.placeChild(chosen, of: node, x: 0, y: 0, graph.size(chosen, proposal), proposal)
  }

  /// The first candidate's, whichever is shown: distances are asked for before it is known what fits.
  override func spacing(_ graph: Graph) -> Spacing { currentChildren().first.map(graph.spacing) ?? .plain }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize, _ graph: Graph)
    -> CGFloat
  {
    // Its own size first: that brings the list of candidates up to date.
    _ = graph.size(node, proposal)
    return choice(proposal, graph).map { graph.explicitGuide($0, key, proposal, size) } ?? .nan
  }

  private func choice(_ proposal: Proposal, _ graph: Graph) -> NodeRef? {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = .nan }
    if axes.contains(.vertical) { ideal.height = .nan }
    for candidate in children.dropLast() {
      let size = graph.size(candidate, ideal)
      if fits(size.width, proposal.width, .horizontal), fits(size.height, proposal.height, .vertical) {
        return candidate
      }
    }
    return children.last
  }

  private func fits(_ length: CGFloat, _ room: CGFloat, _ axis: Axis.Set) -> Bool {
    !axes.contains(axis) || room.isNaN || length <= room
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Whether it is a candidate that is shown.
  var isChosenCandidate: Bool { object(CandidateObject.self).isChosen }
  /// Whether it is a candidate that is not shown.
  var isDormantCandidate: Bool { pointee.kind == .candidate && !isChosenCandidate }
}
