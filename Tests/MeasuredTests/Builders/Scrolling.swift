import LabUI

extension NodeKind {
  static let scrolling: [String: NodeMaker] = [
    "scrollView": { node in
      AnyView(ScrollView(node.choice("axes", Names.axes) ?? .vertical) { node.children() })
    }
  ]
}

extension ModifierKind {
  static let scrolling: [String: ModifierMaker] = [
    "contentMargins": { view, fields in
      let placements: [String: ContentMarginPlacement] = [
        "automatic": .automatic, "scrollContent": .scrollContent, "scrollIndicators": .scrollIndicators,
      ]
      return AnyView(
        view.contentMargins(
          fields.choice("edges", Names.edgeSets) ?? .all, fields.number("length"),
          for: fields.choice("for", placements) ?? .automatic))
    },
    "defaultScrollAnchor": { view, fields in
      if fields.members["defaultScrollAnchor"] != nil {
        return AnyView(view.defaultScrollAnchor(fields.choice("defaultScrollAnchor", Names.points)))
      }
      let roles: [String: ScrollAnchorRole] = [
        "initialOffset": .initialOffset, "sizeChanges": .sizeChanges, "alignment": .alignment,
      ]
      guard let role = fields.choice("role", roles) else { return view }
      return AnyView(view.defaultScrollAnchor(fields.choice("anchor", Names.points), for: role))
    },
    "scrollPosition": { view, fields in
      let model = fields.scope.model
      let anchor = fields.choice("anchor", Names.points)
      let reference = fields.members["id"] ?? .null
      guard let name = reference["$var"]?.string, let value = model.values[name] else {
        fields.fault("id", reference)
        return view
      }
      if value.number != nil {
        let position = Binding<Int?> {
          model.values[name]?.number.flatMap(Int.init(exactly:))
        } set: {
          model.values[name] = $0.map { .number(Double($0)) } ?? .null
        }
        return AnyView(view.scrollPosition(id: position, anchor: anchor))
      }
      let position = Binding<String?> {
        model.values[name]?.string
      } set: {
        model.values[name] = $0.map(JSON.string) ?? .null
      }
      return AnyView(view.scrollPosition(id: position, anchor: anchor))
    },
    "scrollTargetLayout": { view, fields in
      AnyView(view.scrollTargetLayout(isEnabled: fields.flag("scrollTargetLayout") ?? true))
    },
    "scrollIndicators": { view, fields in
      let visibilities: [String: ScrollIndicatorVisibility] = [
        "automatic": .automatic, "visible": .visible, "hidden": .hidden, "never": .never,
      ]
      return AnyView(view.scrollIndicators(fields.choice("scrollIndicators", visibilities) ?? .automatic))
    },
    "scrollDisabled": { view, fields in AnyView(view.scrollDisabled(fields.flag("scrollDisabled") ?? true)) },
  ]
}
