// Where each child goes. A parent gives its child a frame, then lets it place its own children with the proposal that
// the size came from; a child whose proposal is the same and below which nothing changed is left alone.
extension Graph {
  /// Lays the whole tree out for the window's size; the root is centred in its safe area.
  func layout() {
    // A scroll view that is the window keeps the whole of it.
    let isOne = root.pointee.kind == .passThrough
    let keepsFrame = isOne && root.child.map { pass(safeArea, to: $0) } == true
    let insets = keepsFrame ? EdgeInsets() : safeArea
    let room = self.size.removing(insets)
    let proposal = Proposal(room)
    let size = size(root, proposal)
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    setFrame(
      root, x: left + (room.width - size.width) / 2, y: insets.top + (room.height - size.height) / 2, size)
    place(root, proposal)
  }

  /// Places the children of a node whose own frame is set.
  func place(_ node: NodeRef, _ proposal: Proposal) {
    let isClean = !node.pointee.flags.contains(.placeDirty)
    let placed = node.pointee.placed
    if isClean, SizeMemory.matches(SIMD4(placed.x, placed.y, 0, 0), proposal) { return }
    node.pointee.placed = SIMD2(Double(proposal.width), Double(proposal.height))
    node.pointee.flags.remove(.placeDirty)
    statistics.placements += 1
    let size = node.size
    switch node.pointee.kind {
    case .text, .color, .shape, .leaf, .spacer:
      return
    case .matched:
      // Its child stands where the group puts it, which is known after the absolute pass.
      if node.pointee.flags.contains(.isFollower) {
        matching.needsPlacement(node)
      } else if let child = node.child {
        placeChild(child, of: node, x: 0, y: 0, self.size(child, proposal), proposal)
      }
    case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .position:
      guard let child = node.child else { return }
      let offered = placementProposal(node, proposal, size, child: child)
      let childSize = self.size(child, offered)
      let origin = childOrigin(node, size, child: child, offered, childSize)
      placeChild(child, of: node, x: origin.x, y: origin.y, childSize, offered)
    case .overlay, .background:
      placeLayers(node, proposal, size)
    case .hStack, .vStack:
      placeStack(node, proposal)
    case .zStack:
      placeZStack(node, proposal)
    case .box:
      node.object(BoxObject.self).place(node, proposal, size, self)
    case .geometryReader:
      placeReader(node, size)
    default:
      guard let child = node.child else { return }
      placeChild(child, of: node, x: 0, y: 0, self.size(child, proposal), proposal)
    }
  }

  /// Sets a child's frame, mirrored where its parent runs right to left, and places what is in it.
  func placeChild(
    _ child: NodeRef, of parent: NodeRef, x: CGFloat, y: CGFloat, _ size: CGSize, _ proposal: Proposal
  ) {
    let isMirrored = parent.pointee.flags.contains(.rightToLeft)
    setFrame(child, x: isMirrored ? CGFloat(parent.pointee.frame.z) - x - size.width : x, y: y, size)
    place(child, proposal)
  }

  func setFrame(_ node: NodeRef, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let frame = SIMD4(x.finite, y.finite, size.width.finite, size.height.finite)
    guard node.pointee.frame != frame else { return }
    node.pointee.frame = frame
    if node.pointee.flags.insert(.moved).inserted { moved.append(node) }
  }

  /// What a unary node offers its child when placing it.
  func placementProposal(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize, child: NodeRef) -> Proposal {
    switch node.pointee.kind {
    case .flexibleFrame: node.object(FlexibleFrameObject.self).frame.childProposal(proposal, size: size)
    case .position: Proposal(size)
    default: childProposal(node, proposal, child: child)
    }
  }

  /// Where a unary node puts its child, before mirroring.
  func childOrigin(
    _ node: NodeRef, _ size: CGSize, child: NodeRef, _ proposal: Proposal, _ childSize: CGSize
  ) -> CGPoint {
    switch node.pointee.kind {
    case .padding: return node.insets.origin
    case .position:
      return CGPoint(
        x: node.pointee.config.x - childSize.width / 2, y: node.pointee.config.y - childSize.height / 2)
    case .fixedFrame, .flexibleFrame:
      return withDimensions(child, proposal, childSize) { node.alignment.origin(of: $0, inFrame: size) }
    default:
      return CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
    }
  }

  private func placeLayers(_ node: NodeRef, _ proposal: Proposal, _ size: CGSize) {
    guard let primary = node.primary, let secondary = node.secondary else { return }
    let primarySize = self.size(primary, proposal)
    placeChild(primary, of: node, x: 0, y: 0, primarySize, proposal)
    let offered = Proposal(size)
    let secondarySize = self.size(secondary, offered)
    let origin = withDimensions(primary, proposal, primarySize) { primary in
      withDimensions(secondary, offered, secondarySize) { node.alignment.origin(of: $0, over: primary) }
    }
    placeChild(secondary, of: node, x: origin.x, y: origin.y, secondarySize, offered)
  }

  private func placeStack(_ node: NodeRef, _ proposal: Proposal) {
    let stack = node.object(StackObject.self)
    guard !stack.children.isEmpty else { return }
    let content = StackChildren(graph: self, stack: stack)
    _ = stack.solver.solve(proposal, content)
    let settled = stack.solver.placementProposal(proposal)
    if !settled.isSame(as: proposal) { _ = stack.solver.solve(settled, content) }
    for index in stack.children.indices {
      let origin = stack.solver.origin(index)
      placeChild(
        stack.children[index], of: node, x: origin.x, y: origin.y, stack.solver.childSize(index),
        stack.solver.childProposal(index))
    }
  }

  private func placeZStack(_ node: NodeRef, _ proposal: Proposal) {
    let object = node.object(ZStackObject.self)
    let content = ZStackChildren(graph: self, object: object)
    let layout = DepthLayout(proposal, content)
    for (index, child) in object.children.enumerated() {
      let childSize = size(child, layout.childProposal)
      let origin = layout.origin(index, childSize: childSize, content)
      placeChild(child, of: node, x: origin.x, y: origin.y, childSize, layout.childProposal)
    }
  }

  /// A reader's content is made once its size is known; each child gets the whole size, at the leading top.
  private func placeReader(_ node: NodeRef, _ size: CGSize) {
    let reader = node.object(GeometryReaderRecord.self)
    if reader.size != size {
      reader.size = size
      needsLate(reader)
    }
    let offered = Proposal(size)
    node.forEachElement { child in
      placeChild(child, of: node, x: 0, y: 0, self.size(child, offered), offered)
    }
  }

  /// A record whose content depends on geometry, to be evaluated after this layout.
  func needsLate(_ record: Record) {
    guard !record.isDirty, !record.isDetached else { return }
    record.isDirty = true
    lateRecords.append(record)
  }
}

extension CGFloat {
  /// The length as a plain number that later sums can bear.
  fileprivate var finite: Double {
    isFinite ? Double(self) : (self > 0 ? Double.greatestFiniteMagnitude.squareRoot() : 0)
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  var size: CGSize { CGSize(width: pointee.frame.z, height: pointee.frame.w) }

  /// The alignment that frames, overlays and backgrounds keep in their two keys.
  var alignment: Alignment {
    Alignment(
      horizontal: HorizontalAlignment(key: AlignmentKey(index: pointee.key0)),
      vertical: VerticalAlignment(key: AlignmentKey(index: pointee.key1)))
  }
}
