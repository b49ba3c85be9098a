import Foundation

extension Scenario {
  /// A row that is much longer than its window.
  static var scrollingStrip: NamedScenario {
    NamedScenario(
      name: "scrolling-strip", title: "200 items in a scrolling strip",
      summary:
        "A strip of 200 items scrolls as little as shows the selected one: near the edge, far away, and half the way back in mid-flight.",
      scenario: Scenario(
        items: (0..<200).map { Item(id: "\($0)", title: "Item \($0 + 1)") }, initialSelection: "0",
        steps: [Step(select: "5"), Step(select: "199", at: 2), Step(select: "120", at: 2.2)],
        containerSize: CGSize(width: 390, height: 200), setting: .strip, frameRate: 30))
  }

  /// The row changes although its items do not.
  static var changingRows: [NamedScenario] {
    let tour = tour(of: folders)
    return [
      NamedScenario(
        name: "bold-selection", title: "A bold selected label",
        summary: "The selected item's text is bold and therefore wider, so every selection moves the row.",
        scenario: Scenario(
          items: folders, initialSelection: tour.initial, steps: tour.steps, boldSelection: true)),
      NamedScenario(
        name: "resized", title: "A window that is resized",
        summary:
          "On the way to Archive the window narrows to 300 pt; at rest to 120 pt, which is too narrow; then it widens.",
        scenario: Scenario(
          items: folders, initialSelection: "0",
          steps: [
            Step(select: "2", at: 0.5), Step(.resize(CGSize(width: 300, height: 200)), at: 0.65),
            Step(.resize(CGSize(width: 120, height: 200))), Step(.resize(CGSize(width: 390, height: 200))),
          ], containerSize: CGSize(width: 390, height: 200))),
      NamedScenario(
        name: "right-to-left", title: "Right to left",
        summary: "The row runs from right to left; each item is selected in turn and then the first again.",
        scenario: Scenario(
          items: folders, initialSelection: tour.initial, steps: tour.steps, direction: .rightToLeft)),
      NamedScenario(
        name: "turned", title: "A row that turns round",
        summary: "The direction changes to right to left at rest, and back on the way from Inbox to Archive.",
        scenario: Scenario(
          items: folders, initialSelection: "0",
          steps: [
            Step(.turn(.rightToLeft), at: 0.5), Step(select: "2", at: 1),
            Step(.turn(.leftToRight), at: 1.15),
          ])),
      NamedScenario(
        name: "type-sizes", title: "Five type sizes",
        summary:
          "With Archive selected the text goes from extra small to large, extra extra extra large and two sizes beyond.",
        scenario: Scenario(
          items: folders, initialSelection: "2",
          steps: [.large, .xxxLarge, .accessibility2, .accessibility5].map {
            Step(.setTextSize(.dynamicType($0)))
          }, textSize: .dynamicType(.xSmall))),
    ]
  }
}
