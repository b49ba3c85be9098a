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
  package var probes: [ProbeRecord] {
    var records: [ProbeRecord] = []
    collectProbes(graph.root, isRemoved: false, into: &records)
    return records
  }

  private func collectProbes(_ node: NodeRef, isRemoved: Bool, into records: inout [ProbeRecord]) {
    let isRemoved = isRemoved || node.pointee.flags.contains(.removed)
    if node.pointee.kind == .probe, !node.pointee.frame.x.isNaN {
      var record = ProbeRecord(
        tag: node.object(ProbeObject.self).tag, frame: graph.windowFrame(node), isRemoved: isRemoved,
        leaves: [])
      collectLeaves(node, into: &record.leaves)
      records.append(record)
    }
    var child = node.pointee.first
    while let current = child {
      collectProbes(current, isRemoved: isRemoved, into: &records)
      child = current.pointee.next
    }
  }

  private func collectLeaves(_ node: NodeRef, into leaves: inout [ProbeRecord.Leaf]) {
    guard node.pointee.kind != .hidden else { return }
    if node.pointee.leaf >= 0, !node.pointee.frame.x.isNaN {
      let (frame, opacity) = graph.shown(Int(node.pointee.leaf))
      leaves.append(ProbeRecord.Leaf(frame: frame, target: graph.windowFrame(node), opacity: opacity))
    }
    var child = node.pointee.first
    while let current = child {
      collectLeaves(current, into: &leaves)
      child = current.pointee.next
    }
  }
}
