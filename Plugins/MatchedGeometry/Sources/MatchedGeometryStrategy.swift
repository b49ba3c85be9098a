public import LabCore
public import LabUI

/// One follower in a layer of the row takes the frame of the selected item, as seed 000 ends.
///
/// Every item is the source of a group of its own. The follower changes its id, and with it the group whose
/// frame it takes. Its frame is as flexible as an item's, so it can take that frame, and its line lies at the bottom.
public struct MatchedGeometryStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "matched-geometry" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Matched geometry" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "One indicator takes the frame of the selected item, which is a source of matched geometry.",
      motion: .moves,
      breaks: [
        "With nothing selected the indicator has no source and lies along the whole row.",
        "Two items with one id are two sources of one group: the newest wins, with a warning.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    FollowerRow(configuration: configuration)
  }
}

/// The row with its follower; the namespace needs a view to live in.
private struct FollowerRow: View {
  let configuration: SelectionIndicatorConfiguration
  @Namespace private var namespace

  var body: some View {
    let selection = configuration.selection.wrappedValue
    configuration.items(followedBy: selection, in: namespace)
      .animation(configuration.animation, value: selection)
  }
}
