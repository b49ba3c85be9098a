import LabUI

extension NodeKind {
  static let controls: [String: NodeMaker] = [
    "button": { node in
      let label = ButtonLabel(text: node.string("label") ?? "", view: node.node("labelView"))
      let button = Button(action: {}) { label }
      switch node.string("style") ?? "automatic" {
      case "plain": return AnyView(button.buttonStyle(.plain))
      case "automatic": return AnyView(button.buttonStyle(.automatic))
      case "borderless": return AnyView(button.buttonStyle(.borderless))
      case "bordered": return AnyView(button.buttonStyle(.bordered))
      case "borderedProminent": return AnyView(button.buttonStyle(.borderedProminent))
      default:
        node.fault("style", node.members["style"] ?? .null)
        return AnyView(EmptyView())
      }
    }
  ]
}

private struct ButtonLabel: View {
  let text: String
  let view: NodeView?

  var body: some View {
    if let view { view } else { Text(verbatim: text) }
  }
}
