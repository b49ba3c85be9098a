import LabUI

extension NodeKind {
  static let stacks: [String: NodeMaker] = [
    "hstack": { node in
      AnyView(
        HStack(
          alignment: node.choice("alignment", Names.vertical) ?? .center, spacing: node.number("spacing")
        ) { node.children() })
    },
    "vstack": { node in
      AnyView(
        VStack(
          alignment: node.choice("alignment", Names.horizontal) ?? .center, spacing: node.number("spacing")
        ) { node.children() })
    },
    "zstack": { node in
      AnyView(ZStack(alignment: node.choice("alignment", Names.alignment) ?? .center) { node.children() })
    },
    "spacer": { node in AnyView(Spacer(minLength: node.number("minLength"))) },
  ]
}
