/// A view of any type.
///
/// A value of another type in its place is another view.
public struct AnyView: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  @usableFromInline let storage: AnyViewStorage

  /// Erases the type of a view.
  @inlinable public init<Content: View>(_ view: Content) {
    if let view = view as? AnyView { self = view } else { storage = TypedViewStorage(view) }
  }

  /// Erases the type of a view.
  @inlinable public init<Content: View>(erasing view: Content) { self.init(view) }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = view.storage.isUnary ? cursor.beginElement() : nil
    let node = cursor.take(.anyView)
    var inner = cursor
    inner.depth += 1
    view.storage.visit(at: node, &inner)
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { false }
  /// Whether it may be other than one element, such as a section.
  @inlinable public static var _isSeveral: Bool { true }
}

/// A view behind its erased type.
@usableFromInline class AnyViewStorage {
  @usableFromInline init() {}
  @usableFromInline @MainActor var isUnary: Bool { false }
  @usableFromInline @MainActor func visit(at node: NodeRef, _ cursor: inout _ViewCursor) {}
}

@usableFromInline final class TypedViewStorage<Content: View>: AnyViewStorage {
  let view: Content
  @usableFromInline init(_ view: Content) { self.view = view }
  @usableFromInline @MainActor override var isUnary: Bool { Content._isUnary }

  @usableFromInline override func visit(at node: NodeRef, _ cursor: inout _ViewCursor) {
    let slot: AnyViewSlot
    if cursor.isMaking {
      slot = AnyViewSlot()
      node.pointee.object = .passRetained(slot)
    } else {
      slot = node.object(AnyViewSlot.self)
    }
    // Another type is another branch, numbered in order of appearance at this place.
    let type = ObjectIdentifier(Content.self)
    let branch: Int32
    if let known = slot.types.firstIndex(of: type) {
      branch = Int32(known)
    } else {
      branch = Int32(slot.types.count)
      slot.types.append(type)
    }
    guard var inner = cursor.enterBranch(of: node, branch) else { return }
    inner.depth = cursor.depth
    if inner.depth - cursor.graph.evaluationDepth > Graph.recursionLimit, inner.isMaking {
      // Too deep for recursion: the content becomes a record of its own that waits its turn.
      let record = ViewRecord(view, inner.parent, inner) { record, cursor in
        Content._visit(record.value, &cursor)
      }
      record.depth = inner.depth
      cursor.graph.enqueueDeep(record)
    } else if let record = inner.parent.pointee.object?.takeUnretainedValue() as? ViewRecord<Content> {
      if record.update(view, inner) {
        if inner.depth - cursor.graph.evaluationDepth > Graph.recursionLimit {
          cursor.graph.enqueueDeep(record)
        } else {
          record.run(&inner)
        }
      }
    } else {
      Content._visit(view, &inner)
    }
    cursor.leaveBranch(of: node, inner)
  }
}

/// The types that have stood at one place.
final class AnyViewSlot: NodeObject {
  var types: [ObjectIdentifier] = []
}
