import LabUI

extension ModifierKind {
  static let marks: [String: ModifierMaker] = [
    "probe": { view, fields in AnyView(view.probe(ProbeTag(name: fields.string("probe") ?? ""))) },
    "id": { view, fields in
      switch fields.id("id")?.base {
      case let number as Int: AnyView(view.id(number))
      case let text as String: AnyView(view.id(text))
      default: view
      }
    },
  ]

  static let frames: [String: ModifierMaker] = [
    "frame": { view, fields in
      AnyView(
        view.frame(
          width: fields.number("width"), height: fields.number("height"), alignment: fields.alignment))
    },
    "flexFrame": { view, fields in
      AnyView(
        view.frame(
          minWidth: fields.number("minWidth"), idealWidth: fields.number("idealWidth"),
          maxWidth: fields.number("maxWidth"), minHeight: fields.number("minHeight"),
          idealHeight: fields.number("idealHeight"), maxHeight: fields.number("maxHeight"),
          alignment: fields.alignment))
    },
    "padding": { view, fields in
      AnyView(
        view.padding(
          EdgeInsets(
            top: fields.number("top") ?? 0, leading: fields.number("leading") ?? 0,
            bottom: fields.number("bottom") ?? 0, trailing: fields.number("trailing") ?? 0)))
    },
    "fixedSize": { view, fields in
      AnyView(
        view.fixedSize(
          horizontal: fields.flag("horizontal") ?? false, vertical: fields.flag("vertical") ?? false))
    },
    "layoutPriority": { view, fields in
      AnyView(view.layoutPriority(Double(fields.number("layoutPriority") ?? 0)))
    },
    "position": { view, fields in
      AnyView(view.position(x: fields.number("x") ?? 0, y: fields.number("y") ?? 0))
    },
    "aspectRatio": { view, fields in
      let mode = fields.choice("mode", ["fit": ContentMode.fit, "fill": .fill]) ?? .fit
      if let sides = fields.value("ratio")?.array?.compactMap(\.number), sides.count == 2 {
        return AnyView(view.aspectRatio(CGSize(width: sides[0], height: sides[1]), contentMode: mode))
      }
      return AnyView(view.aspectRatio(fields.number("ratio"), contentMode: mode))
    },
    "environment": { view, fields in
      let direction = fields.choice(
        "layoutDirection", ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft])
      guard let direction else { return view }
      return AnyView(view.environment(\.layoutDirection, direction))
    },
  ]

  static let alignment: [String: ModifierMaker] = [
    "alignmentGuide": { view, fields in
      let guide = fields.string("guide") ?? ""
      if let horizontal = Names.horizontal[guide] {
        let value = fields.guideValue
        return AnyView(view.alignmentGuide(horizontal) { value($0) })
      }
      if let vertical = Names.vertical[guide] {
        let value = fields.guideValue
        return AnyView(view.alignmentGuide(vertical) { value($0) })
      }
      fields.fault("guide", .string(guide))
      return view
    }
  ]
}

extension Fields {
  /// The alignment, centred when there is none.
  var alignment: Alignment { choice("alignment", Names.alignment) ?? .center }

  /// What a guide is computed by.
  fileprivate var guideValue: (ViewDimensions) -> CGFloat {
    if case .number(let constant)? = value("value") { return { _ in CGFloat(constant) } }
    guard let rule = fields("value"), rule.members.count == 1 else { return { _ in 0 } }
    if rule.members["fractionOfWidth"] != nil {
      let fraction = rule.number("fractionOfWidth") ?? 0
      return { $0.width * fraction }
    }
    let name = rule.string("guideOf") ?? ""
    if let horizontal = Names.horizontal[name] { return { $0[horizontal] } }
    if let vertical = Names.vertical[name] { return { $0[vertical] } }
    fault("value", .object(rule.members))
    return { _ in 0 }
  }
}
