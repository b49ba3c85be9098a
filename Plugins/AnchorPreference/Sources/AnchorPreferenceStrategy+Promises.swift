public import LabCore

extension AnchorPreferenceStrategy {
  /// The name on the command line.
  public nonisolated var id: String {
    switch style {
    case .overlay: "anchor-preference"
    case .background: "anchor-preference.background"
    case .naiveOffset: "anchor-preference.naive-offset"
    case .boundsHeight: "anchor-preference.bounds-height"
    case .oneInset: "anchor-preference.one-inset"
    }
  }

  /// The name in a report's headings.
  public nonisolated var title: String {
    switch style {
    case .overlay: "Anchor preference"
    case .background: "Anchor preference, in a background"
    case .naiveOffset: "Anchor preference, naive offset"
    case .boundsHeight: "Anchor preference, height for lower edge"
    case .oneInset: "Anchor preference, inset on one side"
    }
  }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    switch style {
    case .overlay:
      StrategyPromises(
        summary: "The selected item's bounds travel up as an anchor; a layer of the row draws there.",
        motion: .moves,
        breaks: [
          "Every item writes the preference, so a change reduces one value for each item.",
          "An anchor's x counts from the left: the layer is kept left to right, or offsets would be mirrored.",
        ])
    case .background:
      StrategyPromises(
        summary: "The same in a background: the indicator is drawn behind the items.",
        motion: .moves,
        breaks: ["A line behind an item that has a background of its own is hidden."])
    case .naiveOffset:
      StrategyPromises(
        summary: "The anchor's x goes straight into an offset, as in seed 003.",
        motion: .moves, mirrorsRightToLeft: false,
        breaks: [
          "Right to left the indicator stands at the mirror image of its place: under the wrong item."
        ])
    case .boundsHeight:
      StrategyPromises(
        summary: "The line is put at the height of the bounds, as in seed 003, not at their lower edge.",
        motion: .moves, looks: [.underline],
        breaks: [
          "The line hangs below the row, outside its layout, over what comes next.",
          "It is only there as long as the items begin at the row's top: a shorter item has its line too high.",
        ])
    case .oneInset:
      StrategyPromises(
        summary: "The line is to be 15 points shorter on either side, but its width is reduced once only.",
        motion: .moves, width: .lost, looks: [.underline], mirrorsRightToLeft: false,
        breaks: [
          "The line ends where the item ends instead of 15 points before.",
          "The inset is on the left whichever way the row runs.",
        ])
    }
  }
}
