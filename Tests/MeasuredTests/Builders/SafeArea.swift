import LabUI

extension ModifierKind {
  static let safeArea: [String: ModifierMaker] = [
    "safeAreaInset": { view, fields in
      let content = fields.node("content")
      let spacing = fields.number("spacing")
      switch fields.string("edge") {
      case "top": return AnyView(view.safeAreaInset(edge: VerticalEdge.top, spacing: spacing) { content })
      case "bottom":
        return AnyView(view.safeAreaInset(edge: VerticalEdge.bottom, spacing: spacing) { content })
      case "leading":
        return AnyView(view.safeAreaInset(edge: HorizontalEdge.leading, spacing: spacing) { content })
      case "trailing":
        return AnyView(view.safeAreaInset(edge: HorizontalEdge.trailing, spacing: spacing) { content })
      default:
        fields.fault("edge", fields.members["edge"] ?? .null)
        return view
      }
    },
    "safeAreaPadding": { view, fields in
      AnyView(
        view.safeAreaPadding(fields.choice("edges", Names.edgeSets) ?? .all, fields.number("length")))
    },
    "ignoresSafeArea": { view, fields in
      AnyView(view.ignoresSafeArea(edges: fields.choice("ignoresSafeArea", Names.edgeSets) ?? .all))
    },
  ]
}
