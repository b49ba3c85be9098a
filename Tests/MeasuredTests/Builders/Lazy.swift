import LabUI

extension NodeKind {
  static let lazy: [String: NodeMaker] = [
    "lazyVStack": { node in
      AnyView(
        LazyVStack(
          alignment: node.choice("alignment", Names.horizontal) ?? .center, spacing: node.number("spacing"),
          pinnedViews: node.pinnedViews
        ) { node.children() })
    },
    "lazyHStack": { node in
      AnyView(
        LazyHStack(
          alignment: node.choice("alignment", Names.vertical) ?? .center, spacing: node.number("spacing"),
          pinnedViews: node.pinnedViews
        ) { node.children() })
    },
    "lazyVGrid": { node in
      AnyView(
        LazyVGrid(
          columns: node.gridItems("columns"),
          alignment: node.choice("alignment", Names.horizontal) ?? .center, spacing: node.number("spacing")
        ) { node.children() })
    },
    "lazyHGrid": { node in
      AnyView(
        LazyHGrid(
          rows: node.gridItems("rows"), alignment: node.choice("alignment", Names.vertical) ?? .center,
          spacing: node.number("spacing")
        ) { node.children() })
    },
    "section": { node in
      let header = node.node("header").map(SingleView.init)
      let footer = node.node("footer").map(SingleView.init)
      switch (header, footer) {
      case (let header?, let footer?):
        return AnyView(
          Section {
            node.children()
          } header: {
            header
          } footer: {
            footer
          })
      case (let header?, nil):
        return AnyView(
          Section {
            node.children()
          } header: {
            header
          })
      case (nil, let footer?):
        return AnyView(
          Section {
            node.children()
          } footer: {
            footer
          })
      case (nil, nil): return AnyView(Section { node.children() })
      }
    },
  ]
}

extension Fields {
  fileprivate var pinnedViews: PinnedScrollableViews {
    var views: PinnedScrollableViews = []
    for name in value("pinnedViews")?.array ?? [] {
      switch name.string {
      case "headers": views.insert(.sectionHeaders)
      case "footers": views.insert(.sectionFooters)
      default: fault("pinnedViews", name)
      }
    }
    return views
  }

  /// The tracks of a lazy grid.
  fileprivate func gridItems(_ key: String) -> [GridItem] {
    nodes(key).map { json in
      let track = Fields(members: json.object ?? [:], scope: scope, owner: "\(owner).\(key)")
      let known: Set<String> = ["fixed", "flexible", "adaptive", "spacing", "alignment"]
      if !known.isSuperset(of: track.members.keys) { fault(key, json) }
      return GridItem(
        track.gridSize, spacing: track.number("spacing"),
        alignment: track.choice("alignment", Names.alignment))
    }
  }

  private var gridSize: GridItem.Size {
    if let fixed = number("fixed") { return .fixed(fixed) }
    if let range = fields("flexible") {
      return .flexible(minimum: range.number("min") ?? 10, maximum: range.number("max") ?? .infinity)
    }
    if let range = fields("adaptive"), let least = range.number("min") {
      return .adaptive(minimum: least, maximum: range.number("max") ?? .infinity)
    }
    fault("size", .object(members))
    return .flexible()
  }
}
