import LabUI

extension ModifierKind {
  static let transforms: [String: ModifierMaker] = [
    "rotation": { view, fields in
      AnyView(
        view.rotationEffect(
          .degrees(Double(fields.number("degrees") ?? 0)),
          anchor: fields.choice("anchor", Names.points) ?? .center))
    },
    "rotation3D": { view, fields in
      let axis = (fields.value("axis")?.array ?? []).compactMap(\.number).map { CGFloat($0) }
      guard axis.count == 3 else {
        fields.fault("axis", fields.value("axis") ?? .null)
        return view
      }
      return AnyView(
        view.rotation3DEffect(
          .degrees(Double(fields.number("degrees") ?? 0)), axis: (x: axis[0], y: axis[1], z: axis[2])))
    },
    "transform": { view, fields in AnyView(view.transformEffect(fields.affineTransform)) },
    "projection": { view, fields in
      AnyView(view.projectionEffect(ProjectionTransform(fields.affineTransform)))
    },
    "geometryEffect": { view, fields in AnyView(view.modifier(Affine(transform: fields.affineTransform))) },
  ]
}

private struct Affine: GeometryEffect {
  var transform: CGAffineTransform
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

extension Fields {
  fileprivate var affineTransform: CGAffineTransform {
    CGAffineTransform(
      a: number("a") ?? 1, b: number("b") ?? 0, c: number("c") ?? 0, d: number("d") ?? 1,
      tx: number("tx") ?? 0,
      ty: number("ty") ?? 0)
  }
}
