/// A shape of a type that the engine does not know, or one made of another.
final class ShapeLeaf: LeafObject {
  var name: String
  /// nil: the environment's foreground.
  var color: Color?
  var sizeThatFits: (ProposedViewSize) -> CGSize
  private var resolved = Color.primary

  init(_ name: String, _ color: Color?, _ sizeThatFits: @escaping (ProposedViewSize) -> CGSize) {
    self.name = name
    self.color = color
    self.sizeThatFits = sizeThatFits
  }

  override func size(_ proposal: Proposal, _ node: NodeRef) -> CGSize {
    sizeThatFits(ProposedViewSize(proposal)).withoutNaN
  }

  override var content: DisplayItem.Content { .shape(name, resolved) }

  override func resolve(_ environment: EnvironmentValues.BuiltIn) -> Change {
    let new = (color ?? environment.foreground ?? .primary).resolve(environment)
    defer { resolved = new }
    return new == resolved ? .same : .redrawn
  }
}

extension CGSize {
  fileprivate var withoutNaN: CGSize {
    CGSize(width: width.isNaN ? 0 : max(width, 0), height: height.isNaN ? 0 : max(height, 0))
  }
}

extension _ViewCursor {
  /// Writes a leaf that draws a shape in a colour; nil is the environment's foreground.
  @MainActor mutating func paint<S: Shape>(_ shape: S, _ color: Color?) {
    if let kind = ShapeKind(rawValue: shape._kind) { return paint(.shape, kind, color) }
    let resume = beginElement()
    let node = take(.leaf)
    if isMaking {
      let leaf = ShapeLeaf(shape._name, color) { shape.sizeThatFits($0) }
      node.pointee.object = .passRetained(leaf)
      node.pointee.leaf = graph.leaves.allocate(node, transactions)
      _ = leaf.resolve(environment.values.builtIn)
    } else {
      let leaf = node.object(ShapeLeaf.self)
      leaf.color = color
      let isRenamed = leaf.name != shape._name
      leaf.name = shape._name
      // The shape may answer another size than the one before it: it is asked again.
      leaf.sizeThatFits = { shape.sizeThatFits($0) }
      node.markSize()
      if leaf.resolve(environment.values.builtIn) == .redrawn || isRenamed {
        graph.noteDrawing(node.pointee.leaf)
      }
    }
    end(resume)
  }
}
