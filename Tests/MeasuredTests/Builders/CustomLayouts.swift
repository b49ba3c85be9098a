import LabUI

extension NodeKind {
  static let customLayouts: [String: NodeMaker] = [
    "customLayout": { node in
      switch node.string("algorithm") {
      case "flow":
        AnyView(
          FlowLayout(horizontal: node.number("hSpacing") ?? 0, vertical: node.number("vSpacing") ?? 0) {
            node.children()
          })
      case "radial": AnyView(RadialLayout { node.children() })
      case "priorityColumn": AnyView(PriorityColumn { node.children() })
      default: node.unknownAlgorithm
      }
    }
  ]
}

extension ModifierKind {
  static let customLayouts: [String: ModifierMaker] = [
    "layoutValue": { view, fields in
      AnyView(view.layoutValue(key: Indent.self, value: fields.number("indent") ?? 0))
    }
  ]
}

extension Fields {
  fileprivate var unknownAlgorithm: AnyView {
    fault("algorithm", members["algorithm"] ?? .null)
    return AnyView(EmptyView())
  }
}

/// Rows of items at their ideal sizes that wrap at the width.
private struct FlowLayout: Layout {
  var horizontal: CGFloat
  var vertical: CGFloat

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var height: CGFloat = 0
    var used: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += height + vertical
        height = 0
      }
      origins.append(CGPoint(x: x, y: y))
      used = max(used, x + size.width)
      x += size.width + horizontal
      height = max(height, size.height)
    }
    return (origins, CGSize(width: used, height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = arrange(subviews, width: proposal.width ?? .infinity).size
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, arrange(subviews, width: bounds.width).origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}

/// Items at the top, right, bottom and left of a circle 12 points inside the bounds, further ones half as far out.
private struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let directions: [CGSize] = [
      CGSize(width: 0, height: -1), CGSize(width: 1, height: 0), CGSize(width: 0, height: 1),
      CGSize(width: -1, height: 0),
    ]
    let radius = min(bounds.width, bounds.height) / 2 - 12
    for (index, subview) in subviews.enumerated() {
      let direction = directions[index % 4]
      let distance = index < 4 ? radius : radius / 2
      subview.place(
        at: CGPoint(
          x: bounds.midX + direction.width * distance, y: bounds.midY + direction.height * distance),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// The points by which an item of a ``PriorityColumn`` is indented.
private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A column in the order of priority, with the distances that the items prefer and their own indents.
private struct PriorityColumn: Layout {
  private struct Row {
    var subview: LayoutSubview
    var origin: CGPoint
    var size: CGSize
  }

  private func rows(_ subviews: Subviews) -> [Row] {
    let order = subviews.enumerated().sorted {
      ($0.element.priority, $1.offset) > ($1.element.priority, $0.offset)
    }
    var rows: [Row] = []
    var y: CGFloat = 0
    for (_, subview) in order {
      if let last = rows.last {
        y += last.subview.spacing.distance(to: subview.spacing, along: .vertical)
      }
      let size = subview.sizeThatFits(.unspecified)
      rows.append(Row(subview: subview, origin: CGPoint(x: subview[Indent.self], y: y), size: size))
      y += size.height
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows(subviews).reduce(into: CGSize.zero) { size, row in
      size.width = max(size.width, row.origin.x + row.size.width)
      size.height = max(size.height, row.origin.y + row.size.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for row in rows(subviews) {
      row.subview.place(
        at: CGPoint(x: bounds.minX + row.origin.x, y: bounds.minY + row.origin.y), proposal: .unspecified)
    }
  }
}
