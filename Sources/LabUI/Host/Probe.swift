/// A mark by which the lab finds a view again.
package struct ProbeTag: Hashable {
  /// What kind of thing is marked.
  package var name: String
  /// Which of them.
  package var id: AnyHashable?

  /// Makes a mark.
  package init(name: String, id: AnyHashable? = nil) {
    self.name = name
    self.id = id
  }
}

/// A marked view: where it is and how it is shown.
package struct ProbeRecord {
  /// Something that is drawn in a marked view.
  package struct Leaf {
    /// Where it is shown now, in the window.
    package var frame: CGRect
    /// Its final frame, in the window.
    package var target: CGRect
    /// How opaque it is shown now.
    package var opacity: Double
    /// What the clips around it leave of the frame; `.null` for nothing.
    package var visibleFrame: CGRect
    /// Its place in the display list, back to front.
    package var order: Int
  }

  /// The mark.
  package var tag: ProbeTag
  /// The final frame, in the window.
  package var frame: CGRect
  /// Whether it is out of layout and only drawn until its transition ends.
  package var isRemoved: Bool
  /// What is drawn in it.
  package var leaves: [Leaf]
}

final class ProbeObject: NodeObject {
  var tag: ProbeTag
  init(_ tag: ProbeTag) { self.tag = tag }
}

/// Marks a view for the lab.
public struct _ProbeModifier: _PrimitiveModifier {
  let tag: ProbeTag

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.probe)
    if cursor.isMaking {
      node.pointee.object = .passRetained(ProbeObject(tag))
    } else {
      node.object(ProbeObject.self).tag = tag
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension View {
  /// Marks the view for the lab; changes no layout.
  package func probe(_ tag: ProbeTag) -> ModifiedContent<Self, _ProbeModifier> {
    modifier(_ProbeModifier(tag: tag))
  }
}

extension ViewHost {
  /// All marked views in the order of the tree, those that are going included.
  package var probes: [ProbeRecord] { foundProbes().map { record($0, withLeaves: true) } }

  /// The views marked with a name, in the order of the tree, with or without what is drawn in them.
  ///
  /// The views are found by a walk only after something came or went, so that reading a frame of a long row is cheap.
  package func probes(named name: String, withLeaves: Bool) -> [ProbeRecord] {
    foundProbes().compactMap { $0.object.tag.name == name ? record($0, withLeaves: withLeaves) : nil }
  }

  /// Whether what is shown of views marked with a name may change with time alone.
  package func mayMove(probesNamed name: String) -> Bool {
    guard animations.drivers.isEmpty, animations.clocks.isEmpty else { return true }
    for animation in animations.leaves {
      if let node = graph.leaves.items[Int(animation.leaf)].node, node.enclosingProbe?.tag.name == name {
        return true
      }
    }
    // An effect outside of all marks may have marked views in it.
    return animations.effects.contains { ($0.node.enclosingProbe?.tag.name ?? name) == name }
      || animations.groups.contains { group in
        var found = false
        group.forEachView { if ($0.node.enclosingProbe?.tag.name ?? name) == name { found = true } }
        return found
      }
  }

  private var animations: AnimationState { graph.animations }

  private func record(_ probe: ProbeReference, withLeaves: Bool) -> ProbeRecord {
    var record = ProbeRecord(
      tag: probe.object.tag, frame: graph.windowFrame(probe.node), isRemoved: probe.isRemoved, leaves: [])
    if withLeaves { collectLeaves(probe.node, into: &record.leaves) }
    return record
  }

  private func foundProbes() -> [ProbeReference] {
    graph.updateDisplayList()
    if graph.drawing.probes == nil {
      var found: [ProbeReference] = []
      findProbes(graph.root, isRemoved: false, into: &found)
      graph.drawing.probes = found
    }
    return (graph.drawing.probes ?? []).filter { !$0.node.pointee.frame.x.isNaN }
  }

  private func findProbes(_ node: NodeRef, isRemoved: Bool, into found: inout [ProbeReference]) {
    guard !node.isDormantCandidate else { return }
    let isRemoved = isRemoved || node.pointee.flags.contains(.removed)
    if node.pointee.kind == .probe {
      found.append(ProbeReference(node: node, object: node.object(), isRemoved: isRemoved))
    }
    var child = node.pointee.first
    while let current = child {
      findProbes(current, isRemoved: isRemoved, into: &found)
      child = current.pointee.next
    }
  }

  private func collectLeaves(_ node: NodeRef, into leaves: inout [ProbeRecord.Leaf]) {
    guard node.pointee.kind != .hidden else { return }
    if node.pointee.leaf >= 0, !node.pointee.frame.x.isNaN {
      let leaf = Int(node.pointee.leaf)
      let shown = graph.shown(leaf)
      leaves.append(
        ProbeRecord.Leaf(
          frame: shown.frame, target: graph.windowFrame(node), opacity: shown.opacity,
          visibleFrame: shown.visibleFrame, order: Int(graph.leaves.items[leaf].slot)))
    }
    var child = node.pointee.first
    while let current = child {
      collectLeaves(current, into: &leaves)
      child = current.pointee.next
    }
  }
}

/// A marked view as it was found in the tree.
struct ProbeReference {
  let node: NodeRef
  let object: ProbeObject
  let isRemoved: Bool
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The innermost mark at or around a node.
  fileprivate var enclosingProbe: ProbeObject? {
    var node: NodeRef? = self
    while let current = node {
      if current.pointee.kind == .probe { return current.object(ProbeObject.self) }
      node = current.pointee.parent
    }
    return nil
  }
}
