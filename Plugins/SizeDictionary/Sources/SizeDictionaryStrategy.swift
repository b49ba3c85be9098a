public import LabCore
public import LabUI

/// Readers measure the items, a dictionary in state keeps the sizes, and a guide places the indicator (seed 001).
public struct SizeDictionaryStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "size-dictionary" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Size dictionary" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "Readers measure the items into a dictionary in state; a guide centres the indicator.",
      motion: .moves, needsSecondPass: true,
      breaks: [
        "Sizes are known one update pass late: the first frame and every change of a size take two.",
        "The dictionary keeps the sizes of items that have left the list.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    SegmentedRow(configuration: configuration)
      .modifier(SelectionAnimation(configuration: configuration))
  }
}
