/// A line between the views of a stack, across its axis.
///
/// A pixel thick on iOS and a point on macOS; it takes all the length it is offered across the stack's axis, and lies
/// flat outside of stacks (measured on Apple's SwiftUI, swiftui-web).
public struct Divider: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a line.
  nonisolated public init() {}

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let node = cursor.take(.leaf)
    if cursor.isMaking {
      let object = DividerObject()
      node.pointee.object = .passRetained(object)
      node.pointee.leaf = cursor.graph.leaves.allocate(node, cursor.transactions)
      _ = object.resolve(cursor.environment.values.builtIn)
    }
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// A line as thick as the platform draws it.
private final class DividerObject: LeafObject {
  private var thickness: CGFloat = 0.5

  override func size(_ proposal: Proposal, _ node: NodeRef) -> CGSize {
    let size = proposal.replacingUnspecified()
    return node.layoutParentAxis == .horizontal
      ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
  }

  override var content: DisplayItem.Content { .shape("Divider", Color("separator")) }

  override func resolve(_ environment: EnvironmentValues.BuiltIn) -> Change {
    let new = environment.platform == .macOS ? 1 : 1 / environment.displayScale
    defer { thickness = new }
    return new == thickness ? .same : .resized
  }
}
