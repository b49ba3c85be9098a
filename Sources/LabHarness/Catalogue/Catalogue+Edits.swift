extension Scenario {
  /// The list of items changes, at rest and while the indicator is on its way to the last one.
  static var edits: [NamedScenario] {
    let drafts = Item(id: "drafts", title: "Drafts"), spam = Item(id: "spam", title: "Spam")
    return [
      edit(
        "inserted", "Items put in before the selected one",
        "With Sent selected an item comes in before it, animated; then another one, at once.",
        selected: "1",
        [Step(.insert([drafts], at: 0)), Step(.insert([spam], at: 0), animated: false)]),
      edit(
        "inserted-moving", "An item put in in mid-flight",
        "On the way from Inbox to Archive an item comes in before both, animated.",
        [toArchive, Step(.insert([drafts], at: 0), at: inFlight)]),
      edit(
        "removed", "Items taken out before the selected one",
        "With Archive selected Inbox goes, animated; then Sent, at once.",
        selected: "2", [Step(.remove(["0"])), Step(.remove(["1"]), animated: false)]),
      edit(
        "removed-moving", "An item taken out in mid-flight",
        "On the way from Inbox to Archive the item between them goes, animated.",
        [toArchive, Step(.remove(["1"]), at: inFlight)]),
      edit(
        "reordered", "Items reordered",
        "The selected item goes from the front to the back, animated; then back to the front, at once.",
        [Step(.reorder(["1", "2", "0"])), Step(.reorder(["0", "1", "2"]), animated: false)]),
      edit(
        "reordered-moving", "Items reordered in mid-flight",
        "On the way from Inbox to Archive the two change their places, animated.",
        [toArchive, Step(.reorder(["2", "1", "0"]), at: inFlight)]),
      edit(
        "selected-removed", "The selected item taken out",
        "Sent is selected and goes, so nothing in the list is selected; then Inbox is.",
        selected: "1", [Step(.remove(["1"])), Step(select: "0")]),
      edit(
        "selected-removed-moving", "The selected item taken out in mid-flight",
        "On the way from Inbox to Archive, Archive goes; then Inbox is selected.",
        [toArchive, Step(.remove(["2"]), at: inFlight), Step(select: "0")]),
    ]
  }

  private static let toArchive = Step(select: "2", at: 0.5)
  private static let inFlight = 0.65

  private static func edit(
    _ name: String, _ title: String, _ summary: String, selected: String = "0", _ steps: [Step]
  ) -> NamedScenario {
    NamedScenario(
      name: name, title: title, summary: summary,
      scenario: Scenario(items: folders, initialSelection: selected, steps: steps))
  }
}
