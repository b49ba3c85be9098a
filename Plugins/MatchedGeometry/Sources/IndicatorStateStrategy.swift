public import LabCore
public import LabUI

/// A state of its own says where the indicator is, and only its change is animated.
///
/// An `.animation` around the row animates whatever the selection changes, the labels as well. Here the selection
/// changes without an animation, and the indicator follows in `withAnimation` one pass later.
public struct IndicatorStateStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "matched-geometry.indicator-state" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Matched geometry, a state for the indicator" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "A state of its own follows the selection in withAnimation, so that labels change at once.",
      motion: .moves, needsSecondPass: true,
      breaks: [
        "A change takes a second pass, and so does the first frame, in which the state is filled.",
        "What changes the row beside the selection is seen to jump, and the indicator with it.",
        "With nothing selected the indicator has no source and lies along the whole row.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    IndicatorStateRow(configuration: configuration)
  }
}

private struct IndicatorStateRow: View {
  let configuration: SelectionIndicatorConfiguration
  @State private var marked: AnyHashable?
  @Namespace private var namespace

  var body: some View {
    let selection = configuration.selection.wrappedValue
    configuration.items(followedBy: marked, in: namespace)
      .onAppear { marked = selection }
      .onChange(of: selection) { _, new in
        withAnimation(configuration.animation) { marked = new }
      }
  }
}
