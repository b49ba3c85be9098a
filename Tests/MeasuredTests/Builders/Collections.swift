import LabUI

extension NodeKind {
  static let collections: [String: NodeMaker] = [
    "group": { node in AnyView(Group { node.children() }) },
    "if": { node in
      guard let name = node.members["cond"]?.string, let isShown = node.scope.model.values[name]?.bool else {
        node.fault("cond", node.members["cond"] ?? .null)
        return AnyView(EmptyView())
      }
      return AnyView(Conditional(isShown: isShown, child: node.node("child")))
    },
    "foreach": { node in
      if node.members["items"] != nil { return AnyView(Items(node: node)) }
      if node.members["range"] != nil { return AnyView(Repeated(node: node)) }
      let nodes = node.nodes("children")
      return AnyView(
        ForEach(0..<nodes.count, id: \.self) {
          SingleView(view: NodeView(json: nodes[$0], scope: node.scope))
        })
    },
  ]
}

/// A view that comes and goes.
private struct Conditional: View {
  let isShown: Bool
  let child: NodeView?

  var body: some View {
    if isShown { child }
  }
}

/// A view for each number of a range.
private struct Repeated: View {
  let node: Fields

  var body: some View {
    let bounds = (node.value("range")?.array ?? []).map { node.scope.resolve($0).number ?? 0 }
    let template = node.members["template"] ?? .null
    ForEach(Array(Int(bounds.first ?? 0)..<max(Int(bounds.last ?? 0), Int(bounds.first ?? 0))), id: \.self) {
      SingleView(view: NodeView(json: template.replacing("{i}", with: "\($0)"), scope: node.scope))
    }
  }
}

/// A view for each element of a list in the state.
private struct Items: View {
  let node: Fields

  struct Item: Identifiable {
    var id: String
    var json: JSON
  }

  private var items: [Item] {
    let key = node.string("itemKey") ?? "id"
    return (node.value("items")?.array ?? []).map { Item(id: $0[key]?.text ?? "", json: $0) }
  }

  var body: some View {
    ForEach(items) { item in
      ItemView(
        template: (node.members["template"] ?? .null).replacing("{id}", with: item.id), scope: node.scope,
        seeds: item.json.object ?? [:])
    }
  }
}

/// The view of an element, with state that keeps what the element was when it came.
private struct ItemView: View {
  let template: JSON
  let scope: Scope
  @State private var seeds: [String: JSON]

  init(template: JSON, scope: Scope, seeds: [String: JSON]) {
    self.template = template
    self.scope = scope
    _seeds = State(initialValue: seeds)
  }

  var body: some View {
    var scope = scope
    scope.seeds = seeds
    return NodeView(json: template, scope: scope)
  }
}
