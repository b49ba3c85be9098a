import LabUI

extension NodeKind {
  static let leaves: [String: NodeMaker] = [
    "color": { AnyView($0.namedColor) },
    // Only its size is compared, which is a colour's.
    "gradient": { AnyView($0.namedColor) },
    "shape": { node in
      let kind = node.string("kind") ?? ""
      let parts = kind.split(separator: ".", maxSplits: 1).flatMap { $0.split(separator: "-", maxSplits: 1) }
      if let make = shapes[kind] ?? parts.first.flatMap({ reshaped[String($0)] }) {
        return make(node.namedColor)
      }
      node.fault("kind", node.value("kind") ?? .null)
      return AnyView(EmptyView())
    },
  ]

  /// The shapes, filled; only their sizes are compared.
  private static let shapes: [String: (Color) -> AnyView] = [
    "rectangle": { AnyView(Rectangle().fill($0)) },
    "roundedRectangle": { AnyView(RoundedRectangle(cornerRadius: 6).fill($0)) },
    "capsule": { AnyView(Capsule().fill($0)) },
    "ellipse": { AnyView(Ellipse().fill($0)) },
    "circle": { AnyView(Circle().fill($0)) },
    "path": { AnyView(Path(CGRect(x: 0, y: 0, width: 70, height: 40)).fill($0)) },
    "circle.scale": { AnyView(Circle().scale(0.5).fill($0)) },
    "circle-strokeBorder": { AnyView(Circle().strokeBorder($0, lineWidth: 4)) },
    "rectangle.size": { AnyView(Rectangle().size(width: 20, height: 10).fill($0)) },
    "custom-triangle-fixed-direction": { AnyView(Triangle(layoutDirectionBehavior: .fixed).fill($0)) },
  ]

  /// Shapes changed in some other way, by what stands before the point or dash: all take the room they are offered.
  private static let reshaped: [String: (Color) -> AnyView] = [
    "rectangle": { AnyView(Rectangle().offset(x: 5).fill($0)) },
    "roundedRectangle": { AnyView(RoundedRectangle(cornerRadius: 6).offset(x: 5).fill($0)) },
    "capsule": { AnyView(Capsule().offset(x: 5).fill($0)) },
    "ellipse": { AnyView(Ellipse().offset(x: 5).fill($0)) },
    "circle": { AnyView(Circle().offset(x: 5).fill($0)) },
    "path": { AnyView(Path(CGRect(x: 0, y: 0, width: 70, height: 40)).offset(x: 5).fill($0)) },
    "custom": { AnyView(Triangle().fill($0)) },
  ]
}

/// A shape of a program's own.
private struct Triangle: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

extension Fields {
  /// A colour by the name of the view's probe, so that what is drawn can be told apart.
  var namedColor: Color {
    let name = (members["modifiers"]?.array ?? []).lazy.compactMap { $0["probe"]?.string }.first
    return Color(name ?? "none")
  }
}
