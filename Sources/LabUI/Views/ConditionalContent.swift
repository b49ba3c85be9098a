/// One of two views: the branches of an `if` or `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @usableFromInline init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let node = cursor.take(.conditional)
    switch view.storage {
    case .first(let content):
      if var inner = cursor.enterBranch(of: node, 0) {
        TrueContent._visit(content, &inner)
        cursor.leaveBranch(of: node, inner)
      }
    case .second(let content):
      if var inner = cursor.enterBranch(of: node, 1) {
        FalseContent._visit(content, &inner)
        cursor.leaveBranch(of: node, inner)
      }
    }
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { false }

  /// Whether it may be other than one element.
  @inlinable public static var _isSeveral: Bool { TrueContent._isSeveral || FalseContent._isSeveral }
}

/// An optional view is the view or nothing.
extension Optional: View where Wrapped: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Never called: an optional writes itself.
  public var body: Never { preconditionFailure("an optional view has no body") }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let node = cursor.take(.conditional)
    if let view {
      if var inner = cursor.enterBranch(of: node, 0) {
        Wrapped._visit(view, &inner)
        cursor.leaveBranch(of: node, inner)
      }
    } else {
      _ = cursor.enterBranch(of: node, -1)
    }
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { false }

  /// Whether it may be other than one element.
  @inlinable public static var _isSeveral: Bool { true }
}

extension _ViewCursor {
  /// Makes one branch of a dynamic node the current one; nil when it has no content (-1).
  @usableFromInline @MainActor func enterBranch(of node: NodeRef, _ branch: Int32) -> _ViewCursor? {
    var inner = self
    inner.descend(into: node)
    guard !isMaking else {
      guard branch >= 0 else { return nil }
      let item = inner.take(.item)
      item.pointee.key0 = branch
      inner.descend(into: item)
      return inner
    }
    let current = node.branch
    if let current, current.pointee.key0 == branch {
      inner.descend(into: current)
      return inner
    }
    if let current { graph.remove(current, from: node, transactions) }
    guard branch >= 0 else { return nil }
    if let ghost = node.removedBranch(branch) {
      graph.revive(ghost, in: node, transactions)
      inner.descend(into: ghost)
      return inner
    }
    inner.descendMaking(into: node)
    let item = inner.take(.item)
    item.pointee.key0 = branch
    inner.descend(into: item)
    return inner
  }

  /// Ends a branch; one that is new in a node that was there before appears.
  @usableFromInline @MainActor func leaveBranch(of node: NodeRef, _ inner: _ViewCursor) {
    if inner.isMaking, !isMaking { graph.inserted(inner.parent, in: node, transactions) }
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The branch of a dynamic node that is there now.
  @usableFromInline var branch: NodeRef? {
    var child = pointee.first
    while let current = child {
      if !current.pointee.flags.contains(.removed) { return current }
      child = current.pointee.next
    }
    return nil
  }

  /// A branch of that number that is going but not yet gone.
  func removedBranch(_ branch: Int32) -> NodeRef? {
    var child = pointee.first
    while let current = child {
      if current.pointee.flags.contains(.removed), current.pointee.key0 == branch { return current }
      child = current.pointee.next
    }
    return nil
  }
}
