import LabUI

extension NodeKind {
  static let containers: [String: NodeMaker] = [
    "grid": { node in
      let rows = node.nodes("rows")
      return AnyView(
        Grid(
          alignment: node.alignment, horizontalSpacing: node.number("horizontalSpacing"),
          verticalSpacing: node.number("verticalSpacing")
        ) {
          ForEach(0..<rows.count, id: \.self) { GridLine(json: rows[$0], scope: node.scope) }
        })
    },
    "viewThatFits": { node in
      AnyView(
        ViewThatFits(in: node.choice("axes", Names.axes) ?? [.horizontal, .vertical]) { node.children() })
    },
    "anyLayout": { node in
      guard let layout = node.fields("layout"), layout.members.count == 1 else {
        node.fault("layout", node.members["layout"] ?? .null)
        return AnyView(EmptyView())
      }
      let anyLayout: AnyLayout
      if let row = layout.fields("hstack") {
        anyLayout = AnyLayout(
          HStackLayout(
            alignment: row.choice("alignment", Names.vertical) ?? .center, spacing: row.number("spacing")))
      } else if let column = layout.fields("vstack") {
        anyLayout = AnyLayout(
          VStackLayout(
            alignment: column.choice("alignment", Names.horizontal) ?? .center,
            spacing: column.number("spacing")))
      } else if let depth = layout.fields("zstack") {
        anyLayout = AnyLayout(ZStackLayout(alignment: depth.alignment))
      } else {
        node.fault("layout", .object(layout.members))
        return AnyView(EmptyView())
      }
      return AnyView(anyLayout { node.children() })
    },
  ]
}

/// A row of a grid, or a view that spans its columns.
private struct GridLine: View {
  let json: JSON
  let scope: Scope

  var body: some View {
    if let spanning = json["spanning"] {
      NodeView(json: spanning, scope: scope)
    } else {
      GridRow { Children(nodes: json["children"]?.array ?? [], scope: scope) }
    }
  }
}

extension ModifierKind {
  static let grid: [String: ModifierMaker] = [
    "gridCellColumns": { view, fields in
      AnyView(view.gridCellColumns(Int(fields.number("gridCellColumns") ?? 1)))
    },
    "gridColumnAlignment": { view, fields in
      AnyView(view.gridColumnAlignment(fields.choice("gridColumnAlignment", Names.horizontal) ?? .center))
    },
    "gridCellAnchor": { view, fields in
      AnyView(view.gridCellAnchor(fields.choice("gridCellAnchor", Names.points) ?? .center))
    },
    "gridCellUnsizedAxes": { view, fields in
      AnyView(view.gridCellUnsizedAxes(fields.choice("gridCellUnsizedAxes", Names.axes) ?? []))
    },
  ]
}
