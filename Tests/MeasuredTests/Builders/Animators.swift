import LabUI

extension ModifierKind {
  static let animators: [String: ModifierMaker] = [
    "phaseAnimator": { view, fields in
      let phases = (fields.value("phases")?.array ?? []).enumerated().map { index, phase in
        Phase(index: index, number: phase.number ?? Double(index))
      }
      guard let effect = PhaseEffect(fields.string("effect") ?? "") else {
        fields.fault("effect", fields.value("effect") ?? .null)
        return view
      }
      guard let trigger = fields.trigger else {
        return AnyView(view.phaseAnimator(phases) { effect.apply($1, to: $0) })
      }
      return AnyView(view.phaseAnimator(phases, trigger: trigger) { effect.apply($1, to: $0) })
    },
    "keyframeAnimator": { view, fields in
      let initial = fields.fields("initial")?.members ?? [:]
      let values = KeyframeValues(
        scale: initial["scale"]?.number ?? 1, offset: initial["offset"]?.number ?? 0)
      let tracks = fields.fields("tracks")?.members ?? [:]
      let known: Set<String> = ["scale", "offset"]
      let scale = fields.keyframes(tracks["scale"])
      let offset = fields.keyframes(tracks["offset"])
      guard known.isSuperset(of: initial.keys), known.isSuperset(of: tracks.keys), let scale, let offset
      else {
        fields.fault("tracks", .object(tracks))
        return view
      }
      let content: @MainActor (PlaceholderContentView<AnyView>, KeyframeValues) -> AnyView = {
        content, values in
        AnyView(content.scaleEffect(values.scale).offset(y: values.offset))
      }
      guard let trigger = fields.trigger else {
        return AnyView(
          view.keyframeAnimator(initialValue: values, content: content) { _ in
            KeyframeTrack(\.scale) { for keyframe in scale { keyframe.content } }
            KeyframeTrack(\.offset) { for keyframe in offset { keyframe.content } }
          })
      }
      return AnyView(
        view.keyframeAnimator(initialValue: values, trigger: trigger, content: content) { _ in
          KeyframeTrack(\.scale) { for keyframe in scale { keyframe.content } }
          KeyframeTrack(\.offset) { for keyframe in offset { keyframe.content } }
        })
    },
  ]
}

/// A phase by its place in the list; a number is also its value.
private struct Phase: Equatable {
  var index: Int
  var number: Double
}

/// What a phase does to a view, such as `scale 1/1.5, opacity 1/0.5` or `offset y = -10*phase`.
private struct PhaseEffect {
  private var scales: [Double] = []
  private var opacities: [Double] = []
  private var offsetPerPhase = 0.0

  /// nil when the text is not understood.
  init?(_ text: String) {
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ")
      if words.count == 2, words[0] == "scale" {
        scales = words[1].split(separator: "/").compactMap { Double($0) }
      } else if words.count == 2, words[0] == "opacity" {
        opacities = words[1].split(separator: "/").compactMap { Double($0) }
      } else if words.count == 4, words[0] == "offset", words[1] == "y", words[2] == "=",
        words[3].hasSuffix("*phase"), let factor = Double(words[3].dropLast(6))
      {
        offsetPerPhase = factor
      } else {
        return nil
      }
    }
  }

  @MainActor func apply(_ phase: Phase, to view: PlaceholderContentView<AnyView>) -> some View {
    view
      .scaleEffect(phase.index < scales.count ? scales[phase.index] : 1)
      .opacity(phase.index < opacities.count ? opacities[phase.index] : 1)
      .offset(y: offsetPerPhase * phase.number)
  }
}

/// What the keyframes of a description animate.
private struct KeyframeValues {
  var scale: Double
  var offset: Double
}

/// A keyframe of a track.
private enum Keyframe {
  case linear(Double, Double)
  case cubic(Double, Double)
  case spring(Double, Double)
  case move(Double)

  @KeyframeTrackContentBuilder<Double> var content: some KeyframeTrackContent<Double> {
    switch self {
    case .linear(let value, let duration): LinearKeyframe(value, duration: duration)
    case .cubic(let value, let duration): CubicKeyframe(value, duration: duration)
    case .spring(let value, let duration): SpringKeyframe(value, duration: duration)
    case .move(let value): MoveKeyframe(value)
    }
  }
}

extension Fields {
  /// What starts an animator; nil when it runs by itself.
  fileprivate var trigger: JSON? {
    guard let name = members["trigger"]?.string else { return nil }
    return name == "constant" ? .string(name) : scope.model.values[name] ?? refuse("trigger", .string(name))
  }

  /// The keyframes of a track; nil when one is not understood.
  fileprivate func keyframes(_ track: JSON?) -> [Keyframe]? {
    var keyframes: [Keyframe] = []
    for json in track?.array ?? [] {
      let duration = json["duration"]?.number ?? 0
      if let value = json["linear"]?.number {
        keyframes.append(.linear(value, duration))
      } else if let value = json["cubic"]?.number {
        keyframes.append(.cubic(value, duration))
      } else if let value = json["spring"]?.number {
        keyframes.append(.spring(value, duration))
      } else if let value = json["move"]?.number {
        keyframes.append(.move(value))
      } else {
        return nil
      }
    }
    return keyframes
  }
}
