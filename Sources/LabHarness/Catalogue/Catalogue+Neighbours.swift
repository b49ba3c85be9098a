extension Scenario {
  /// Two pickers in one window.
  static var neighbours: [NamedScenario] {
    let tour = tour(of: folders)
    func pair(_ name: String, _ title: String, _ summary: String, _ setting: Setting) -> NamedScenario {
      NamedScenario(
        name: name, title: title, summary: summary,
        scenario: Scenario(
          items: folders, initialSelection: tour.initial, steps: tour.steps, setting: setting))
    }
    return [
      pair(
        "two-pickers", "Two pickers with the same ids",
        "A second picker below has items of the same ids, its last one selected; only the first is tapped.",
        .twoPickers),
      pair(
        "shared-namespace", "Two pickers in one namespace",
        "The same, and a namespace that was made above both is offered to them.", .sharedNamespace),
    ]
  }
}
