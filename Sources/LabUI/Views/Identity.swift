/// Gives a view an identity of its own: another id is another view.
public struct _IdentityModifier<ID: Hashable>: ViewModifier {
  /// A view of the engine has no body.
  public typealias Body = Never
  @usableFromInline let id: ID

  @inlinable init(id: ID) { self.id = id }

  /// The id that it gives.
  public static func _explicitID(_ modifier: Self) -> AnyHashable? { AnyHashable(unwrapping: modifier.id) }

  /// Whether the modified content always is one layout element.
  @inlinable public static func _isUnary<Modified: View>(_ content: Modified.Type) -> Bool { false }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit<Modified: View>(
    _ modifier: Self, _ content: Modified, _ cursor: inout _ViewCursor
  ) {
    let node = cursor.take(.identity)
    let branch: Int32
    if cursor.isMaking {
      let slot = IdentitySlot(modifier.id)
      node.pointee.object = .passRetained(slot)
      branch = 0
    } else {
      branch = node.object(IdentitySlot<ID>.self).branch(for: modifier.id)
    }
    if var inner = cursor.enterBranch(of: node, branch) {
      Modified._visit(content, &inner)
      cursor.leaveBranch(of: node, inner)
    }
  }
}

/// An id that a view was given, whatever its type is.
@usableFromInline class IdentityObject: NodeObject {
  /// The id, or the value in one that is optional; nil for an optional without one.
  var anyID: AnyHashable? { nil }
}

/// The ids that have stood at one place, each with the number of its branch.
@usableFromInline final class IdentitySlot<ID: Hashable>: IdentityObject {
  @usableFromInline private(set) var current: ID
  private var number: Int32 = 0
  private var earlier: [ID: Int32] = [:]

  @usableFromInline init(_ id: ID) { current = id }

  override var anyID: AnyHashable? { AnyHashable(unwrapping: current) }

  @usableFromInline func branch(for id: ID) -> Int32 {
    guard id != current else { return number }
    earlier[current] = number
    current = id
    number = earlier[id] ?? Int32(earlier.count)
    return number
  }
}

extension View {
  /// Gives the view an identity; when the id changes, a new view takes the place of the old one.
  @inlinable public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentityModifier(id: id)) }

  /// Marks the view with a tag, which a selection of the system's own pickers would read.
  @inlinable public func tag<V: Hashable>(_ tag: V) -> some View { self }
}
