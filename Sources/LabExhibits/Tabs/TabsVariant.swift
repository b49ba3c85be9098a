public import LabUI

/// The two rows of tabs of seed 003.
public struct TabsVariant: ExhibitVariant {
  /// The tabs' titles.
  nonisolated static let titles = ["Clock", "Alarm", "Bedtime"]

  /// Creates the program.
  public nonisolated init() {}

  /// The exhibit's id: it is the only one.
  public nonisolated var id: String { "tabs" }

  /// What this variant does, in a sentence.
  public nonisolated var summary: String {
    "The line is drawn at the selected tab's anchor; every tab's bar takes the selected tab's frame."
  }

  /// Two taps; the first tab is selected at first.
  public nonisolated var setting: ExhibitSetting {
    ExhibitSetting(
      size: CGSize(width: 390, height: 300),
      steps: [ExhibitStep(at: 0, .tap("Alarm")), ExhibitStep(at: 2, .tap("upper Bedtime"))],
      instants: [0, 0.1, 0.2, 0.3, 2, 2.1, 2.2, 3.5],
      columns: [
        ExhibitColumn("line", .left), ExhibitColumn("line", .width), ExhibitColumn("bar 1", .left),
        ExhibitColumn("bar 1", .width), ExhibitColumn("bar 2", .left), ExhibitColumn("bar 3", .left),
      ])
  }

  /// Builds the program as it starts.
  public func makeBody() -> some View {
    TabsProgram(titles: Self.titles)
  }
}

extension Exhibit {
  /// The tabs of seed 003.
  public static let tabs = Exhibit(
    id: "tabs", title: "Anchors and matched geometry",
    summary:
      "One selection, two techniques: a line at an anchor, and three followers of one source lying one over the other.",
    variants: [TabsVariant()])
}
