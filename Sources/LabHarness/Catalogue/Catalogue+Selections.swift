extension Scenario {
  /// Three folders of a mail program.
  static let folders = [
    Item(id: "0", title: "Inbox"), Item(id: "1", title: "Sent"), Item(id: "2", title: "Archive"),
  ]

  /// The selection changes while the indicator is on its way.
  static var interruptions: [NamedScenario] {
    let twice = [
      Step(select: "2", at: 0.5), Step(select: "1", at: 0.65), Step(select: "0", at: 0.8),
    ]
    return [
      NamedScenario(
        name: "changed-twice", title: "Changed twice in mid-flight",
        summary: "Archive is selected, then Sent and then Inbox, each 0.15 s after the one before.",
        scenario: Scenario(items: folders, initialSelection: "0", steps: twice)),
      NamedScenario(
        name: "changed-three-times", title: "Changed three times in mid-flight",
        summary: "The same, and Archive once more: there and back, and there again.",
        scenario: Scenario(
          items: folders, initialSelection: "0", steps: twice + [Step(select: "2", at: 0.95)])),
    ]
  }

  /// A row with nothing in it, and one in which there is nothing to choose from.
  static var fewItems: [NamedScenario] {
    [
      NamedScenario(
        name: "empty-row", title: "An empty row",
        summary:
          "Nothing is there, then something is selected that is not there, then it comes in, and in the end goes.",
        scenario: Scenario(
          items: [],
          steps: [
            Step(select: "1"), Step(.insert(folders, at: 0)), Step(select: "2"),
            Step(.remove(["0", "1", "2"])),
          ])),
      NamedScenario(
        name: "one-item", title: "One item",
        summary: "The only item is selected, then nothing, then the item again.",
        scenario: Scenario(
          items: [folders[0]], initialSelection: "0", steps: [Step(select: nil), Step(select: "0")])),
    ]
  }
}
