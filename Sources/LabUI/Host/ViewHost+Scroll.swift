extension ViewHost {
  /// Scrolls what is at a point by hand; false when nothing there scrolls.
  ///
  /// The innermost scroll view at the point takes what it can of the way, the ones around it take the rest. It is shown
  /// at once, without momentum.
  /// - Parameters:
  ///   - point: In the window, in points.
  ///   - delta: How much further the viewport moves over the content, in points: a positive height shows what is below,
  ///     a positive width what is to the right.
  @discardableResult public func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
    graph.flush()
    guard delta.width.isFinite, delta.height.isFinite, let innermost = graph.scrollNode(at: point) else {
      return false
    }
    var rest = delta
    var ancestor: NodeRef? = innermost
    while let node = ancestor, rest != .zero {
      if let scroll = node.scrollObject, !scroll.environment.isDisabled {
        let sign: CGFloat = node.pointee.flags.contains(.rightToLeft) ? -1 : 1
        let start = scroll.offset
        scroll.stopAnimation(graph)
        scroll.scroll(to: CGPoint(x: start.x + sign * rest.width, y: start.y + rest.height), graph)
        rest.width -= sign * (scroll.offset.x - start.x)
        rest.height -= scroll.offset.y - start.y
        scroll.didScrollByHand(graph)
      }
      ancestor = node.pointee.parent
    }
    graph.requestPass()
    graph.flush()
    return true
  }
}

extension Graph {
  /// The innermost scroll view at a point that can be scrolled by hand; of several, the one drawn last.
  fileprivate func scrollNode(at point: CGPoint) -> NodeRef? {
    var found: NodeRef?
    var pending = [root]
    while let node = pending.popLast() {
      if node.pointee.flags.contains(.removed) || node.pointee.kind == .hidden
        || node.pointee.kind == .hitTesting && node.pointee.config.x == 0
      {
        continue
      }
      if let effect = node.effect, effect.clips, !node.pointee.frame.x.isNaN,
        !windowFrame(node).contains(point)
      {
        continue
      }
      if let scroll = node.scrollObject, !scroll.environment.isDisabled { found = node }
      // The last child comes off the list last, so that what lies in front wins.
      var children: [NodeRef] = []
      var child = node.pointee.first
      while let current = child {
        children.append(current)
        child = current.pointee.next
      }
      pending.append(contentsOf: children.reversed())
    }
    return found
  }
}
