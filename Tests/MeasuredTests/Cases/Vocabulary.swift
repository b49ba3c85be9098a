/// The keys that views and modifiers may have.
///
/// What is not here would be left out of the view without a word, so a case that has it is refused.
enum Vocabulary {
  /// The keys of each type of view, besides its type and its modifiers.
  static let nodes: [String: Set<String>] = [
    "color": [], "gradient": [], "divider": [],
    "shape": ["kind"],
    "text": ["string", "font"],
    "richText": ["parts"],
    "symbol": ["name", "font", "scale", "resizable"],
    "image": ["name", "size", "sizes", "resizable"],
    "spacer": ["minLength"],
    "hstack": ["children", "spacing", "alignment"],
    "vstack": ["children", "spacing", "alignment"],
    "zstack": ["children", "alignment"],
    "lazyVStack": ["children", "spacing", "alignment", "pinnedViews"],
    "lazyHStack": ["children", "spacing", "alignment", "pinnedViews"],
    "lazyVGrid": ["columns", "alignment", "spacing", "children"],
    "lazyHGrid": ["rows", "alignment", "spacing", "children"],
    "grid": ["rows", "alignment", "horizontalSpacing", "verticalSpacing"],
    "group": ["children"],
    "foreach": ["children", "range", "items", "itemKey", "template"],
    "section": ["children", "header", "footer"],
    "if": ["cond", "child"],
    "scrollView": ["axes", "children"],
    "viewThatFits": ["axes", "children"],
    "label": ["titleView", "iconView", "title", "systemImage", "style"],
    "button": ["style", "label", "labelView"],
    "anyLayout": ["layout", "children"],
    "customLayout": ["algorithm", "hSpacing", "vSpacing", "children"],
  ]

  /// What a modifier is given.
  enum Arguments {
    /// One value.
    case value
    /// An object of these keys.
    case fields(Set<String>)
    /// Either.
    case valueOrFields(Set<String>)
    /// A view, with these keys beside it.
    case view(siblings: Set<String>)
  }

  static let modifiers: [String: Arguments] = [
    "probe": .value, "id": .value, "hidden": .value, "opacity": .value, "zIndex": .value, "border": .value,
    "clipShape": .value, "clipped": .value, "cornerRadius": .value, "layoutPriority": .value,
    "frame": .fields(["width", "height", "alignment"]),
    "flexFrame": .fields([
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
    ]),
    "padding": .fields(["top", "leading", "bottom", "trailing"]),
    "fixedSize": .fields(["horizontal", "vertical"]),
    "alignmentGuide": .fields(["guide", "value"]),
    "offset": .fields(["x", "y"]), "position": .fields(["x", "y"]),
    "background": .view(siblings: ["alignment"]), "overlay": .view(siblings: ["alignment"]),
    "aspectRatio": .fields(["ratio", "mode"]),
    "rotation": .fields(["degrees", "anchor"]),
    "scale": .fields(["x", "y", "anchor"]),
    "transform": .fields(["a", "b", "c", "d", "tx", "ty"]),
    "rotation3D": .fields(["degrees", "axis"]),
    "projection": .fields(["a", "b", "c", "d", "tx", "ty"]),
    "geometryEffect": .fields(["a", "b", "c", "d", "tx", "ty"]),
    "environment": .fields(["layoutDirection"]),
    "matchedGeometry": .fields(["id", "namespace", "properties", "anchor", "isSource"]),
    "transition": .valueOrFields(["move"]),
    "animation": .fields(["curve", "duration", "value"]),
    "phaseAnimator": .fields(["phases", "trigger", "effect"]),
    "keyframeAnimator": .fields(["trigger", "initial", "tracks"]),
    "lineLimit": .valueOrFields(["min", "max"]),
    "lineSpacing": .value, "truncationMode": .value, "multilineTextAlignment": .value,
    "baselineOffset": .value,
    "gridCellColumns": .value, "gridColumnAlignment": .value, "gridCellAnchor": .value,
    "gridCellUnsizedAxes": .value,
    "layoutValue": .fields(["indent"]),
    "onAppear": .value, "onDisappear": .value,
    "safeAreaInset": .fields(["edge", "content", "spacing"]),
    "safeAreaPadding": .fields(["edges", "length"]),
    "ignoresSafeArea": .value,
    "contentMargins": .fields(["edges", "length", "for"]),
    "defaultScrollAnchor": .valueOrFields(["anchor", "role"]),
    "scrollPosition": .fields(["id", "anchor"]),
    "scrollTargetLayout": .value, "scrollIndicators": .value, "scrollDisabled": .value, "flipsForRTL": .value,
  ]

  /// What in a description is unknown, each with its place.
  static func faults(in json: JSON) -> [String] {
    switch json {
    case .null, .bool, .number, .string: []
    case .array(let elements): elements.flatMap(faults)
    case .object(let members):
      (json.isNode ? nodeFaults(members) : [])
        + members.sorted { $0.key < $1.key }.flatMap { faults(in: $0.value) }
    }
  }

  private static func nodeFaults(_ members: [String: JSON]) -> [String] {
    let type = members["type"]?.string ?? ""
    guard let keys = nodes[type] else { return ["the unknown view “\(type)”"] }
    let unknown = members.keys.filter { !keys.contains($0) && $0 != "type" && $0 != "modifiers" }.sorted()
    var found = unknown.map { "the unknown key “\($0)” of “\(type)”" }
    guard let modifiers = members["modifiers"] else { return found }
    guard let list = modifiers.array else { return found + ["“modifiers” of “\(type)” is no list"] }
    for modifier in list { found += modifierFaults(modifier) }
    return found
  }

  private static func modifierFaults(_ json: JSON) -> [String] {
    let keys = (json.object ?? [:]).keys.sorted()
    guard let name = keys.first(where: { modifiers[$0] != nil }), let arguments = modifiers[name] else {
      return ["the unknown modifier \(json)"]
    }
    var allowed: Set<String> = [name]
    if case .view(let siblings) = arguments { allowed.formUnion(siblings) }
    let found = keys.filter { !allowed.contains($0) }.map { "the unknown key “\($0)” beside “\(name)”" }
    let value = json[name] ?? .null
    switch arguments {
    case .value: return found
    case .view: return value.isNode ? found : found + ["“\(name)” is given no view"]
    case .valueOrFields(let fields):
      guard let members = value.object, !members.keys.contains(where: { $0.hasPrefix("$") }) else {
        return found
      }
      return found + unknown(members, fields, name)
    case .fields(let fields):
      guard let members = value.object else { return found + ["“\(name)” is given \(value), not an object"] }
      return found + unknown(members, fields, name)
    }
  }

  private static func unknown(_ members: [String: JSON], _ known: Set<String>, _ name: String) -> [String] {
    members.keys.filter { !known.contains($0) }.sorted().map { "the unknown key “\($0)” of “\(name)”" }
  }
}
