import LabUI

extension NodeKind {
  static let images: [String: NodeMaker] = [
    "image": { node in
      let name = node.string("name") ?? "picture"
      var catalog = ImageCatalog()
      if let size = node.value("size").flatMap(CGSize.init) { catalog.sizes[name] = size }
      for (name, size) in node.value("sizes")?.object ?? [:] { catalog.sizes[name] = CGSize(size) }
      let image = Image(name)
      return AnyView(
        (node.flag("resizable") == true ? image.resizable() : image).environment(\.imageCatalog, catalog))
    },
    "symbol": { node in
      let symbol = Image(systemName: node.string("name") ?? "")
      let image = node.flag("resizable") == true ? symbol.resizable() : symbol
      let scales: [String: Image.Scale] = ["small": .small, "medium": .medium, "large": .large]
      let scale = node.choice("scale", scales) ?? .medium
      guard let font = node.font("font") else { return AnyView(image.imageScale(scale)) }
      return AnyView(image.font(font).imageScale(scale))
    },
    "divider": { _ in AnyView(Divider()) },
    "label": { node in
      let label = Label {
        if let title = node.node("titleView") {
          title
        } else {
          Text(verbatim: node.string("title") ?? "")
        }
      } icon: {
        if let icon = node.node("iconView") {
          icon
        } else {
          Image(systemName: node.string("systemImage") ?? "")
        }
      }
      switch node.string("style") ?? "titleAndIcon" {
      case "titleAndIcon": return AnyView(label.labelStyle(.titleAndIcon))
      case "titleOnly": return AnyView(label.labelStyle(.titleOnly))
      case "iconOnly": return AnyView(label.labelStyle(.iconOnly))
      default:
        node.fault("style", node.members["style"] ?? .null)
        return AnyView(label)
      }
    },
  ]
}

extension ModifierKind {
  static let images: [String: ModifierMaker] = [
    "flipsForRTL": { view, fields in
      AnyView(view.flipsForRightToLeftLayoutDirection(fields.flag("flipsForRTL") ?? false))
    }
  ]
}

extension CGSize {
  /// A size of a list of two numbers.
  fileprivate init?(_ json: JSON) {
    guard let lengths = json.array?.compactMap(\.number), lengths.count == 2 else { return nil }
    self.init(width: lengths[0], height: lengths[1])
  }
}
