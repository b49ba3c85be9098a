import LabUI

extension ModifierKind {
  static let motion: [String: ModifierMaker] = [
    "transition": { view, fields in
      if let edge = fields.choice("move", Names.edges) { return AnyView(view.transition(.move(edge: edge))) }
      let transitions: [String: AnyTransition] = [
        "identity": .identity, "opacity": .opacity, "scale": .scale, "slide": .slide,
      ]
      guard let transition = fields.choice("transition", transitions) else { return view }
      return AnyView(view.transition(transition))
    },
    "animation": { view, fields in
      let name = fields.members["value"]?.string ?? ""
      guard let value = fields.scope.model.values[name] else {
        fields.fault("value", fields.members["value"] ?? .null)
        return view
      }
      guard let animation = Fields.animation(.object(fields.members)) else {
        fields.fault("curve", fields.members["curve"] ?? .null)
        return view
      }
      return AnyView(view.animation(animation, value: value))
    },
  ]

  static let lifecycle: [String: ModifierMaker] = [
    "onAppear": { view, fields in
      let effect = fields.string("onAppear") ?? ""
      return AnyView(view.onAppear { fields.scope.model.run(effect) })
    },
    "onDisappear": { view, fields in
      let effect = fields.string("onDisappear") ?? ""
      return AnyView(view.onDisappear { fields.scope.model.run(effect) })
    },
  ]
}

extension Fields {
  /// An animation by its curve and duration in seconds; nil when it has no such curve.
  static func animation(_ json: JSON) -> Animation? {
    let given = json["duration"]?.number
    // SwiftUI's default duration of a curve.
    let duration = given ?? 0.35
    switch json["curve"]?.string {
    case "default": return .default
    case "spring": return given.map { .spring(duration: $0) } ?? .spring
    case "smooth": return given.map { .smooth(duration: $0) } ?? .smooth
    case "snappy": return given.map { .snappy(duration: $0) } ?? .snappy
    case "bouncy": return given.map { .bouncy(duration: $0) } ?? .bouncy
    case "linear": return .linear(duration: duration)
    case "easeIn": return .easeIn(duration: duration)
    case "easeOut": return .easeOut(duration: duration)
    case "easeInOut": return .easeInOut(duration: duration)
    default: return nil
    }
  }
}
