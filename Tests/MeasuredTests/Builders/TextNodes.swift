import LabUI

extension NodeKind {
  static let text: [String: NodeMaker] = [
    "text": { node in
      let text = Text(verbatim: node.string("string") ?? "")
      return AnyView(text.font(node.font("font")))
    },
    "richText": { node in
      let parts = node.nodes("parts").map { part in
        let font = Fields(
          members: ["font": part.array?.last ?? .null], scope: node.scope, owner: "richText"
        ).font("font")
        return Text(verbatim: part.array?.first?.string ?? "").font(font)
      }
      guard let first = parts.first else { return AnyView(Text(verbatim: "")) }
      return AnyView(parts.dropFirst().reduce(first, +))
    },
  ]
}

extension ModifierKind {
  static let text: [String: ModifierMaker] = [
    "lineSpacing": { view, fields in AnyView(view.lineSpacing(fields.number("lineSpacing") ?? 0)) },
    "truncationMode": { view, fields in
      let modes: [String: Text.TruncationMode] = ["head": .head, "middle": .middle, "tail": .tail]
      return AnyView(view.truncationMode(fields.choice("truncationMode", modes) ?? .tail))
    },
    "lineLimit": { view, fields in
      if let limit = fields.members["lineLimit"] {
        guard let count = fields.scope.resolve(limit).number.flatMap(Int.init(exactly:)) else {
          fields.fault("lineLimit", limit)
          return view
        }
        return AnyView(view.lineLimit(count))
      }
      let least = fields.number("min").map { Int($0) }
      let most = fields.number("max").map { Int($0) }
      switch (least, most) {
      case (let least?, let most?) where least == most:
        return AnyView(view.lineLimit(most, reservesSpace: true))
      case (let least?, let most?): return AnyView(view.lineLimit(least...max(least, most)))
      case (let least?, nil): return AnyView(view.lineLimit(least...))
      case (nil, let most?): return AnyView(view.lineLimit(...most))
      case (nil, nil): return AnyView(view.lineLimit(nil))
      }
    },
    "multilineTextAlignment": { view, fields in
      let alignments: [String: TextAlignment] = [
        "leading": .leading, "center": .center, "trailing": .trailing,
      ]
      return AnyView(
        view.multilineTextAlignment(fields.choice("multilineTextAlignment", alignments) ?? .leading))
    },
    "baselineOffset": { view, fields in AnyView(view.baselineOffset(fields.number("baselineOffset") ?? 0)) },
  ]
}

extension Fields {
  /// A font by its size or its style; nil takes the environment's.
  func font(_ key: String) -> Font? {
    guard let fields = fields(key) else { return nil }
    let weight: Font.Weight? =
      fields.number("weight").flatMap { weight in
        Self.weights[Int(weight)] ?? fields.refuse("weight", .number(Double(weight)))
      }
    let design = fields.choice(
      "design",
      [
        "default": Font.Design.default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
      ])
    let unknown = fields.members.keys.filter {
      !["size", "style", "weight", "design", "italic"].contains($0)
    }
    if !unknown.isEmpty { fault(key, .object(fields.members)) }
    var font: Font
    if let size = fields.number("size") {
      font = .system(size: size, weight: weight, design: design)
    } else if let style = fields.choice("style", Self.styles) {
      font = .system(style, design: design, weight: weight)
    } else {
      return refuse(key, .object(fields.members))
    }
    if fields.flag("italic") == true { font = font.italic() }
    return font
  }

  private static let weights: [Int: Font.Weight] = [
    100: .ultraLight, 200: .thin, 300: .light, 400: .regular, 500: .medium, 600: .semibold, 700: .bold,
    800: .heavy, 900: .black,
  ]

  private static let styles: [String: Font.TextStyle] = Dictionary(
    uniqueKeysWithValues: Font.TextStyle.allCases.map { ("\($0)", $0) })
}
