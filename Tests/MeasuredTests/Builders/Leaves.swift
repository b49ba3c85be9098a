import LabUI

extension NodeKind {
  static let leaves: [String: NodeMaker] = [
    "color": { AnyView($0.namedColor) },
    // Only its size is compared, which is a colour's.
    "gradient": { AnyView($0.namedColor) },
    "shape": { node in
      guard let make = shapes[node.string("kind") ?? ""] else {
        node.fault("kind", node.value("kind") ?? .null)
        return AnyView(EmptyView())
      }
      return make(node.namedColor)
    },
  ]

  /// The shapes, filled; only their sizes are compared.
  private static let shapes: [String: (Color) -> AnyView] = [
    "rectangle": { AnyView(Rectangle().fill($0)) },
    "roundedRectangle": { AnyView(RoundedRectangle(cornerRadius: 6).fill($0)) },
    "capsule": { AnyView(Capsule().fill($0)) },
    "ellipse": { AnyView(Ellipse().fill($0)) },
    "circle": { AnyView(Circle().fill($0)) },
  ]
}

extension Fields {
  /// A colour by the name of the view's probe, so that what is drawn can be told apart.
  var namedColor: Color {
    let name = (members["modifiers"]?.array ?? []).lazy.compactMap { $0["probe"]?.string }.first
    return Color(name ?? "none")
  }
}
