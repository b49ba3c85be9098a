/// A thin line across its stack.
///
/// Half a point thick, a pixel at twice the resolution, as on iOS (measured on Apple's SwiftUI, swiftui-web; on macOS it
/// is a whole point). It takes all the length it is offered across the stack; outside of a stack it lies flat.
public struct Divider: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a divider.
  nonisolated public init() {}

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Divider, _ cursor: inout _ViewCursor) {
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

private final class DividerObject: LeafObject {
  private var thickness: CGFloat = 0.5

  override func size(_ proposal: Proposal, _ node: NodeRef) -> CGSize {
    let full = proposal.replacingUnspecified()
    return node.layoutParentAxis == .horizontal
      ? CGSize(width: thickness, height: full.height) : CGSize(width: full.width, height: thickness)
  }

  override var content: DisplayItem.Content { .shape("Divider", .gray) }

  override func resolve(_ environment: EnvironmentValues.BuiltIn) -> Change {
    let new: CGFloat = environment.platform == .macOS ? 1 : 1 / environment.displayScale
    defer { thickness = new }
    return new == thickness ? .same : .resized
  }
}
