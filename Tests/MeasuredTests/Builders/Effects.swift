import LabUI

extension ModifierKind {
  static let layers: [String: ModifierMaker] = [
    "background": { view, fields in
      AnyView(view.background(alignment: fields.alignment) { fields.node("background") })
    },
    "overlay": { view, fields in
      AnyView(view.overlay(alignment: fields.alignment) { fields.node("overlay") })
    },
    "border": { view, fields in fields.flag("border") == true ? AnyView(view.border(.blue)) : view },
    "clipped": { view, fields in fields.flag("clipped") == true ? AnyView(view.clipped()) : view },
    "clipShape": { view, fields in
      fields.choice("clipShape", ["roundedRectangle": CGFloat(8), "rectangle": 0]).map { radius in
        AnyView(view.clipShape(RoundedRectangle(cornerRadius: radius)))
      } ?? view
    },
    "cornerRadius": { view, fields in AnyView(view.cornerRadius(fields.number("cornerRadius") ?? 0)) },
    "hidden": { view, fields in fields.flag("hidden") == true ? AnyView(view.hidden()) : view },
    "zIndex": { view, fields in AnyView(view.zIndex(Double(fields.number("zIndex") ?? 0))) },
  ]

  static let effects: [String: ModifierMaker] = [
    "offset": { view, fields in
      AnyView(view.offset(x: fields.number("x") ?? 0, y: fields.number("y") ?? 0))
    },
    "scale": { view, fields in
      AnyView(
        view.scaleEffect(
          x: fields.number("x") ?? 1, y: fields.number("y") ?? 1,
          anchor: fields.choice("anchor", Names.points) ?? .center))
    },
    "opacity": { view, fields in AnyView(view.opacity(Double(fields.number("opacity") ?? 1))) },
    "matchedGeometry": { view, fields in
      let properties: [String: MatchedGeometryProperties] = [
        "frame": .frame, "position": .position, "size": .size,
      ]
      let id = MatchedID(namespace: fields.string("namespace") ?? "", id: fields.string("id") ?? "")
      return AnyView(
        view.matchedGeometryEffect(
          id: id, in: fields.scope.namespace, properties: fields.choice("properties", properties) ?? .frame,
          anchor: fields.choice("anchor", Names.points) ?? .center, isSource: fields.flag("isSource") ?? true)
      )
    },
  ]
}

/// An id within one of a case's namespaces: the views share a single one of the engine's.
private struct MatchedID: Hashable {
  var namespace: String
  var id: String
}
