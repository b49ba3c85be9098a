import LabUI

/// Values by the names that descriptions use.
enum Names {
  static let horizontal: [String: HorizontalAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  static let vertical: [String: VerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom,
    "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
  ]

  static let alignment: [String: Alignment] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing,
    "leading": .leading, "center": .center, "trailing": .trailing,
    "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "centerFirstTextBaseline": .centerFirstTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline, "trailingLastTextBaseline": .trailingLastTextBaseline,
  ]

  static let points: [String: UnitPoint] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing,
    "leading": .leading, "center": .center, "trailing": .trailing,
    "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
  ]

  static let edges: [String: Edge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]

  static let edgeSets: [String: Edge.Set] = [
    "all": .all, "horizontal": .horizontal, "vertical": .vertical,
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]

  static let axes: [String: Axis.Set] = [
    "horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical],
  ]
}
