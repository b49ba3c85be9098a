// What each kind of node prefers as its distance to a neighbour.
extension Graph {
  func spacing(_ node: NodeRef) -> Spacing {
    switch node.pointee.kind {
    case .text:
      return textSpacing(node)
    case .spacer:
      guard let axis = node.layoutParentAxis else { return .zero }
      return .spacer(along: axis)
    case .leaf:
      return node.object(LeafObject.self).spacing(node)
    case .color, .shape, .geometryReader, .position:
      return .plain
    case .padding, .fixedFrame, .flexibleFrame:
      guard let child = node.child else { return .plain }
      let inner = spacing(child)
      switch node.pointee.kind {
      case .padding: return inner.resetting(node.insets.resetEdges)
      case .fixedFrame:
        // A Spacer in a frame still asks for no distance (engine facts 2.3).
        return child.pointee.kind == .spacer ? inner : inner.resetting(node.fixedFrame.resetEdges)
      default: return inner.resetting(node.object(FlexibleFrameObject.self).frame.resetEdges)
      }
    case .overlay, .background:
      return node.primary.map(spacing) ?? .plain
    case .hStack, .vStack:
      let axis: LayoutAxis = node.pointee.kind == .hStack ? .horizontal : .vertical
      return .ofStack(children(of: node).map(spacing), along: axis)
    case .zStack:
      return union(children(of: node).map(spacing))
    case .box:
      return node.object(BoxObject.self).spacing(self)
    default:
      return node.child.map(spacing) ?? .plain
    }
  }

  func union(_ spacings: [Spacing]) -> Spacing {
    guard var result = spacings.first else { return .plain }
    for spacing in spacings.dropFirst() { result.formUnion(spacing) }
    return result
  }

  func children(of node: NodeRef) -> [NodeRef] {
    var children: [NodeRef] = []
    node.forEachElement { children.append($0) }
    return children
  }
}
