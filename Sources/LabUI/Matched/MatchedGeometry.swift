/// All matched groups of a window and which of them must be looked at again.
struct MatchedGeometry {
  private var groups: [MatchKey: MatchGroup] = [:]
  fileprivate var dirty: [MatchGroup] = []
  static let roundLimit = 8

  mutating func join(_ view: MatchedObject, _ key: MatchKey) {
    let group: MatchGroup
    if let known = groups[key] {
      group = known
    } else {
      group = MatchGroup(key)
      groups[key] = group
    }
    group.insert(view)
    view.group = group
    markDirty(group)
  }

  mutating func leave(_ view: MatchedObject) {
    guard let group = view.group else { return }
    view.group = nil
    group.remove(view)
    if group.count == 0 {
      groups[group.key] = nil
    } else {
      markDirty(group)
    }
  }

  mutating func markDirty(_ group: MatchGroup) {
    guard !group.isDirty else { return }
    group.isDirty = true
    dirty.append(group)
  }

  /// A follower was placed by layout: its content is the group's to place.
  mutating func needsPlacement(_ node: NodeRef) {
    if let group = node.object(MatchedObject.self).group { markDirty(group) }
  }

  /// The views in a branch have left the layout.
  func left(_ branch: NodeRef, in graph: Graph) { graph.setRemoved(branch, true) }
  /// The views in a branch have come back.
  func returned(_ branch: NodeRef, in graph: Graph) { graph.setRemoved(branch, false) }

  fileprivate mutating func takeDirty() -> [MatchGroup] {
    let taken = dirty
    dirty = []
    for group in taken { group.isDirty = false }
    return taken
  }
}

extension Graph {
  fileprivate func setRemoved(_ node: NodeRef, _ isRemoved: Bool) {
    guard node.pointee.flags.contains(.hasMatched) else { return }
    if node.pointee.kind == .matched {
      let view = node.object(MatchedObject.self)
      view.isRemoved = isRemoved
      if let group = view.group { matching.markDirty(group) }
    }
    var child = node.pointee.first
    while let current = child {
      setRemoved(current, isRemoved)
      child = current.pointee.next
    }
  }

  /// Places the views of all groups whose geometry has changed; what moves by that may be a source of others.
  func resolveMatched() {
    var round = 0
    while !matching.dirty.isEmpty, round < MatchedGeometry.roundLimit {
      round += 1
      for group in matching.takeDirty() {
        updateSource(group)
        placeViews(group)
      }
      resolveAbsolute()
    }
  }

  /// Finds the source of a group and its geometry; a new source starts the way from the old one.
  private func updateSource(_ group: MatchGroup) {
    guard let (view, isAlone) = group.findSource() else {
      // A lazy container makes the next source only later in the same pass.
      if group.source != nil, let shared = group.shared { group.lost = (pass, shared, group.motion) }
      group.source = nil
      group.shared = nil
      group.motion = Animator()
      group.remaining = .zero
      return
    }
    var hadSource = group.source != nil
    if !hadSource, let lost = group.lost, lost.pass == pass {
      group.shared = lost.shared
      group.motion = lost.motion
      hadSource = true
    }
    group.lost = nil
    group.moveToFront(view)
    if !group.hasWarned, !isAlone {
      group.hasWarned = true
      warn(
        "Multiple inserted views in matched geometry group Pair<\(type(of: group.key.id.base)), ID>"
          + "(first: \(group.key.id.base), second: \(group.key.namespace.number)) have `isSource: true`, results are undefined."
      )
    }
    let shared = geometry(of: view)
    if group.source !== view, let old = group.shared, group.count > 1, hadSource,
      let animation = view.transactions.resolve().animation
    {
      group.motion.retarget(by: shared - old, animation: animation, at: time)
      group.remaining = group.motion.remaining(at: time)
      run(group)
    }
    group.source = view
    group.shared = shared
  }

  /// A view's anchor point in the window and its size.
  private func geometry(of view: MatchedObject) -> Vector4 {
    let frame = windowFrame(view.node)
    let anchor = view.anchor.point(in: frame.size)
    return Vector4(
      SIMD4(frame.origin.x + anchor.x, frame.origin.y + anchor.y, frame.size.width, frame.size.height))
  }

  /// A view of a group has moved.
  func matchedMoved(_ node: NodeRef) {
    let view = node.object(MatchedObject.self)
    guard let group = view.group else { return }
    if group.count == 1, group.source === view, !group.motion.isRunning {
      // A source alone has nobody to tell, but the next source starts from where this one is.
      group.shared = geometry(of: view)
    } else {
      matching.markDirty(group)
    }
  }

  /// Places the content of all views that follow: also the source's while the group is on its way.
  func placeViews(_ group: MatchGroup) {
    guard let shown = group.shown, let source = group.source else {
      group.forEachView { if !$0.isRemoved { placeOwn($0) } }
      return
    }
    group.forEachView { view in
      let isOnItsWay = group.motion.isRunning
      if view === source || view.isSource && !view.isRemoved && !isOnItsWay {
        if isOnItsWay {
          view.node.pointee.flags.insert(.isFollower)
          follow(view, shown)
        } else if view.node.pointee.flags.contains(.isFollower) {
          view.node.pointee.flags.remove(.isFollower)
          placeOwn(view)
        }
      } else {
        view.node.pointee.flags.insert(.isFollower)
        follow(view, shown)
      }
    }
  }

  /// Without a source a view keeps its own frame.
  private func placeOwn(_ view: MatchedObject) {
    let node = view.node
    guard !node.pointee.frame.x.isNaN, let child = node.child else { return }
    let proposal = Proposal(
      CGFloat(node.pointee.placed.x).unlessNaN, CGFloat(node.pointee.placed.y).unlessNaN)
    setFrame(child, x: 0, y: 0, size(child, proposal))
    place(child, proposal)
  }

  private func follow(_ view: MatchedObject, _ shared: Vector4) {
    let node = view.node
    guard !node.pointee.frame.x.isNaN, let child = node.child else { return }
    let shared = shared.components
    let sharedSize = CGSize(width: max(shared.z, 0), height: max(shared.w, 0))
    let own = Proposal(CGFloat(node.pointee.placed.x).unlessNaN, CGFloat(node.pointee.placed.y).unlessNaN)
    let proposal = view.properties.contains(.size) ? Proposal(sharedSize) : own
    let size = size(child, proposal)
    var origin = CGPoint.zero
    if view.properties.contains(.position) {
      let anchor = view.anchor
      let point = convertFromWindow(CGRect(x: shared.x, y: shared.y, width: 0, height: 0), to: node).origin
      origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
      if view.properties.contains(.size) {
        // Measured on Apple's SwiftUI (swiftui-web, matched/anchors): for a follower of its own size the anchor counts
        // twice, so a line lands at the bottom of its source.
        origin.x += anchor.x * (sharedSize.width - size.width)
        origin.y += anchor.y * (sharedSize.height - size.height)
      }
    }
    setFrame(child, x: origin.x, y: origin.y, size)
    place(child, proposal)
    if view.isRemoved { settleRemoved(child) }
  }

  /// Moves the groups that are on their way; their leaves go along without animations of their own.
  func tickMatched() {
    var index = 0
    while index < animations.groups.count {
      let group = animations.groups[index]
      group.remaining = group.motion.remaining(at: time)
      if !group.motion.isRunning { stop(group) } else { index += 1 }
      placeViews(group)
    }
  }
}
