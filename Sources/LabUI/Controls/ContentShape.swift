/// For what the shape of a view counts.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: Int
  /// Makes a set of flags.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where taps land.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen over a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What a pointer changes.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read out.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Says that taps land anywhere in the frame of a view.
final class ContentShapeObject: NodeObject {
  override func detach(from graph: Graph, node: NodeRef) { graph.contentShapes -= 1 }
}

/// Gives a view a shape in which taps land.
public struct _ContentShapeModifier: _PrimitiveModifier {
  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.passThrough)
    if cursor.isMaking {
      node.pointee.object = .passRetained(ContentShapeObject())
      cursor.graph.contentShapes += 1
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension View {
  /// Lets taps land in a shape instead of where something is drawn; whatever the shape, its bounds are what counts.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> ModifiedContent<
    Self, _ContentShapeModifier
  > {
    modifier(_ContentShapeModifier())
  }

  /// Gives the view a shape for some purposes; taps land in it, whatever they are.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> ModifiedContent<Self, _ContentShapeModifier>
  {
    modifier(_ContentShapeModifier())
  }
}
