import LabUI

extension NodeKind {
  static let controls: [String: NodeMaker] = [
    "button": { node in
      let label = ButtonLabel(text: node.string("label") ?? "", view: node.node("labelView"))
      let isMac = node.scope.platform == .macOS
      switch node.string("style") ?? "automatic" {
      case "plain": return AnyView(Button(action: {}) { label }.buttonStyle(.plain))
      case "automatic" where !isMac, "borderless":
        return AnyView(Button(action: {}) { label }.buttonStyle(.borderless))
      case "automatic" where isMac, "bordered", "borderedProminent":
        // What the system draws around a bordered label, as it was measured: the engine has no look of a platform.
        return AnyView(
          Button(action: {}) {
            label.padding(.horizontal, 12).padding(.vertical, isMac ? 4 : 7).frame(
              minHeight: isMac ? 24 : 38.5)
          })
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
