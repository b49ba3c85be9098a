// How large each kind of node is for a proposal. Sizes are final geometry: nothing here is animated or rounded.
extension Graph {
  /// The size that a node takes for a proposal, from its memory where nothing has changed.
  func size(_ node: NodeRef, _ proposal: Proposal) -> CGSize {
    let isDirty = node.pointee.flags.contains(.sizeDirty)
    let answer = node.pointee.answer
    if !isDirty, !answer.z.isNaN, SizeMemory.matches(answer, proposal) {
      return CGSize(width: answer.z, height: answer.w)
    }
    statistics.sizeQueries += 1
    let size = compute(node, proposal, isDirty: isDirty)
    node.pointee.flags.remove(.sizeDirty)
    node.pointee.answer = SIMD4(
      Double(proposal.width), Double(proposal.height), Double(size.width), Double(size.height))
    return size
  }

  private func compute(_ node: NodeRef, _ proposal: Proposal, isDirty: Bool) -> CGSize {
    switch node.pointee.kind {
    case .text: return textSize(node, proposal)
    case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .position:
      return unarySize(node, proposal)
    case .overlay, .background:
      guard let primary = node.primary else { return .zero }
      return size(primary, proposal)
    case .hStack, .vStack, .zStack, .box:
      let object = node.object(ContainerObject.self)
      if isDirty {
        object.forget()
        refresh(node, object)
      } else if let size = object.memory.size(proposal) {
        return size
      }
      let size = containerSize(node, object, proposal)
      object.memory.store(proposal, size)
      return size
    case .geometryReader, .color:
      return proposal.replacingUnspecified()
    case .shape:
      return shapeSize(node, proposal)
    case .leaf:
      return node.object(LeafObject.self).size(proposal, node)
    case .spacer:
      return spacerSize(node, proposal)
    default:
      guard let child = node.child else { return .zero }
      return size(child, proposal)
    }
  }

  private func unarySize(_ node: NodeRef, _ proposal: Proposal) -> CGSize {
    guard let child = node.child else { return childlessSize(node, proposal) }
    switch node.pointee.kind {
    case .padding:
      let insets = node.insets
      return insets.size(around: size(child, insets.childProposal(proposal)))
    case .fixedFrame:
      return node.fixedFrame.size(proposal) { size(child, $0) }
    case .flexibleFrame:
      return node.object(FlexibleFrameObject.self).frame.size(proposal) { size(child, $0) }
    case .position:
      guard proposal.width.isNaN || proposal.height.isNaN else {
        return CGSize(width: proposal.width, height: proposal.height)
      }
      return proposal.replacingUnspecified(by: size(child, proposal))
    default:
      return size(child, childProposal(node, proposal, child: child))
    }
  }

  /// A modifier over nothing: only a length that it sets itself counts.
  private func childlessSize(_ node: NodeRef, _ proposal: Proposal) -> CGSize {
    switch node.pointee.kind {
    case .padding: node.insets.size(around: .zero)
    case .fixedFrame: node.fixedFrame.size(proposal) { _ in .zero }
    case .flexibleFrame: node.object(FlexibleFrameObject.self).frame.size(proposal) { _ in .zero }
    default: .zero
    }
  }

  /// What a unary node offers its child, for a proposal of its own; for frames, while it is sized.
  func childProposal(_ node: NodeRef, _ proposal: Proposal, child: NodeRef) -> Proposal {
    switch node.pointee.kind {
    case .padding: return node.insets.childProposal(proposal)
    case .fixedFrame: return node.fixedFrame.childProposal(proposal)
    case .fixedSize:
      return Proposal(
        node.pointee.config.x != 0 ? nil : proposal.width.unlessNaN,
        node.pointee.config.y != 0 ? nil : proposal.height.unlessNaN)
    case .aspectRatio:
      let ratio = AspectRatio(
        CGFloat(node.pointee.config.x).unlessNaN, mode: node.pointee.config.y != 0 ? .fill : .fit)
      return ratio.childProposal(proposal) { size(child, $0) }
    default: return proposal
    }
  }

  /// Rebuilds or refreshes what a container knows of its children after a change below it.
  private func refresh(_ node: NodeRef, _ object: ContainerObject) {
    if node.pointee.flags.contains(.childrenDirty) {
      node.pointee.flags.remove(.childrenDirty)
      let old = object.children
      object.children = []
      object.children.reserveCapacity(old.count)
      node.forEachElement { object.children.append($0) }
      if let stack = object as? StackObject, !old.isEmpty, old.count == stack.children.count {
        // One took another's place, as in an `if`: the rest is where it was.
        for index in old.indices
        where old[index] != stack.children[index] || stack.children[index].pointee.flags.contains(.sizeDirty)
        {
          invalidate(index, of: stack)
        }
        return
      }
      if let stack = object as? StackObject { stack.solver.childrenChanged(count: object.children.count) }
      (object as? BoxObject)?.childrenChanged()
      return
    }
    guard let stack = object as? StackObject else {
      (object as? BoxObject)?.invalidate()
      return
    }
    for (index, child) in object.children.enumerated() where child.pointee.flags.contains(.sizeDirty) {
      invalidate(index, of: stack)
    }
  }

  private func invalidate(_ index: Int, of stack: StackObject) {
    stack.solver.invalidate(index)
    if stack.spacing.isNaN { stack.solver.invalidateGaps(around: index) }
  }

  private func containerSize(_ node: NodeRef, _ object: ContainerObject, _ proposal: Proposal) -> CGSize {
    switch node.pointee.kind {
    case .zStack:
      return DepthLayout(proposal, ZStackChildren(graph: self, object: node.object())).size
    case .box:
      return node.object(BoxObject.self).size(proposal, self)
    default:
      let stack = node.object(StackObject.self)
      // A stack of nothing has no size, whatever it is offered.
      guard !stack.children.isEmpty else { return .zero }
      return stack.solver.solve(proposal, StackChildren(graph: self, stack: stack))
    }
  }

  private func shapeSize(_ node: NodeRef, _ proposal: Proposal) -> CGSize {
    let size = proposal.replacingUnspecified()
    // Measured on Apple's SwiftUI (swiftui-web, Shape): a circle answers a square of the lesser length.
    guard node.pointee.key0 == ShapeKind.circle.rawValue else { return size }
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  private func spacerSize(_ node: NodeRef, _ proposal: Proposal) -> CGSize {
    let minimum = CGFloat(node.pointee.config.x)
    func length(_ proposed: CGFloat) -> CGFloat { proposed.isNaN ? minimum : max(proposed, minimum) }
    switch node.layoutParentAxis {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  /// The layout priority that a container reads off a child.
  func priority(_ node: NodeRef) -> Double {
    var node = node
    while true {
      switch node.pointee.kind {
      case .priority: return node.pointee.config.x
      case .spacer: return -.infinity
      case .fixedSize, .aspectRatio: break
      case .overlay, .background:
        guard let primary = node.primary else { return 0 }
        node = primary
        continue
      case .hStack, .vStack, .zStack:
        if NodeRef.firstElement(from: node.pointee.first) == nil { return -.infinity }
        return 0
      case let kind where kind.passesThrough: break
      default: return 0
      }
      guard let child = node.child else { return 0 }
      node = child
    }
  }
}

extension CGFloat {
  var unlessNaN: CGFloat? { isNaN ? nil : self }
}

extension UnsafeMutablePointer where Pointee == Node {
  var insets: Insets {
    let config = pointee.config
    return Insets(top: config.x, leading: config.y, bottom: config.z, trailing: config.w)
  }

  var fixedFrame: FixedFrame {
    FixedFrame(
      width: pointee.config.x.isNaN ? nil : CGFloat(pointee.config.x),
      height: pointee.config.y.isNaN ? nil : CGFloat(pointee.config.y))
  }

  /// The axis of the stack that this is a direct child of; unary wrappers in between do not count.
  var layoutParentAxis: LayoutAxis? {
    var parent = layoutParent
    while let node = parent, node.pointee.kind.isUnary, node.pointee.kind.passesThrough {
      parent = node.layoutParent
    }
    switch parent?.pointee.kind {
    case .hStack: return .horizontal
    case .vStack: return .vertical
    case .box: return parent?.object(BoxObject.self).orientation
    default: return nil
    }
  }
}

/// The children of a stack as its solver asks about them.
struct StackChildren: StackContent {
  unowned(unsafe) let graph: Graph
  unowned(unsafe) let stack: StackObject

  var count: Int { stack.children.count }
  func priority(_ index: Int) -> Double { graph.priority(stack.children[index]) }
  func size(_ index: Int, _ proposal: Proposal) -> CGSize { graph.size(stack.children[index], proposal) }
  func guide(_ index: Int, size: CGSize, proposal: Proposal) -> CGFloat {
    graph.guide(stack.children[index], stack.alignment, proposal, size)
  }
  func gap(after index: Int) -> CGFloat {
    guard stack.spacing.isNaN else { return stack.spacing }
    let next = graph.spacing(stack.children[index + 1])
    return graph.spacing(stack.children[index]).distance(to: next, along: stack.axis)
  }
}

/// The children of a ZStack as its layout asks about them.
struct ZStackChildren: ZStackContent {
  unowned(unsafe) let graph: Graph
  unowned(unsafe) let object: ZStackObject

  var count: Int { object.children.count }
  func priority(_ index: Int) -> Double { graph.priority(object.children[index]) }
  func size(_ index: Int, _ proposal: Proposal) -> CGSize { graph.size(object.children[index], proposal) }
  func guides(_ index: Int, size: CGSize, proposal: Proposal) -> CGPoint {
    let child = object.children[index]
    return CGPoint(
      x: graph.guide(child, object.alignment.horizontal.key, proposal, size),
      y: graph.guide(child, object.alignment.vertical.key, proposal, size))
  }
}
