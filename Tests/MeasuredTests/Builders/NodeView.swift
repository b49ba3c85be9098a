import LabUI

/// The view of a description.
struct NodeView: View {
  let json: JSON
  let scope: Scope

  var body: AnyView {
    let members = json.object ?? [:]
    let type = members["type"]?.string ?? ""
    var view: AnyView
    if let kind = NodeKind.all[type] {
      view = kind(Fields(members: members, scope: scope, owner: type))
    } else {
      scope.model.fail("no view is made of “\(type)”")
      view = AnyView(EmptyView())
    }
    for modifier in members["modifiers"]?.array ?? [] { view = apply(modifier, to: view) }
    return view
  }

  private func apply(_ json: JSON, to view: AnyView) -> AnyView {
    let members = json.object ?? [:]
    guard let name = members.keys.first(where: { Vocabulary.modifiers[$0] != nil }),
      let modifier = ModifierKind.all[name]
    else {
      scope.model.fail("no modifier is made of \(json)")
      return view
    }
    var arguments: [String: JSON]
    switch Vocabulary.modifiers[name] {
    case .fields: arguments = members[name]?.object ?? [:]
    default: arguments = members
    }
    // A modifier of one value, or of either a value or fields, reads it by its own name.
    if case .valueOrFields = Vocabulary.modifiers[name], let fields = members[name]?.object,
      !fields.keys.contains(where: { $0.hasPrefix("$") })
    {
      arguments = fields
    }
    return modifier(view, Fields(members: arguments, scope: scope, owner: name))
  }
}

/// Several views as the elements of one.
struct Children: View {
  let nodes: [JSON]
  let scope: Scope

  var body: some View {
    // One view is no collection: a container may treat it otherwise.
    if nodes.count == 1 {
      NodeView(json: nodes[0], scope: scope)
    } else if nodes.contains(where: { ["group", "foreach", "section", "if"].contains($0["type"]?.string) }) {
      ForEach(0..<nodes.count, id: \.self) { NodeView(json: nodes[$0], scope: scope) }
    } else {
      ForEach(0..<nodes.count, id: \.self) { SingleView(view: NodeView(json: nodes[$0], scope: scope)) }
    }
  }
}

/// An element of a collection that is one view.
///
/// A description hides the type of its view, which tells a lazy container that the element is one view, and the id that
/// it is given; both are said here as the written view would say them.
struct SingleView: View {
  let view: NodeView

  var body: some View { view }

  static var _isSeveral: Bool { false }

  static func _explicitID(_ single: SingleView) -> AnyHashable? {
    let id = single.view.json["modifiers"]?.array?.lazy.compactMap { $0["id"] }.last
    return id?.number.flatMap(Int.init(exactly:)) ?? id?.string
  }
}

/// Makes the views of one type.
typealias NodeMaker = @MainActor (Fields) -> AnyView

/// The views by their types.
@MainActor enum NodeKind {
  static let all = [
    stacks, leaves, text, collections, controls, customLayouts, scrolling, lazy, containers, images,
  ].reduce(into: [String: NodeMaker]()) { $0.merge($1) { first, _ in first } }
}

/// Applies one kind of modifier.
typealias ModifierMaker = @MainActor (AnyView, Fields) -> AnyView

/// The modifiers by their names.
@MainActor enum ModifierKind {
  static let all = [
    marks, frames, alignment, layers, effects, text, motion, lifecycle, customLayouts, scrolling, transforms,
    grid, animators, images, safeArea,
  ].reduce(into: [String: ModifierMaker]()) { $0.merge($1) { first, _ in first } }
}
