public import LabCore
public import LabUI

/// The plain approach with a namespace that was made outside of the picker and given to it.
///
/// One namespace is one set of ids. Two pickers with equal ids in it are one group for each id, with two sources.
public struct SharedNamespaceStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "matched-geometry.shared-namespace" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Matched geometry, a given namespace" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "The namespace is made outside of the picker, where another picker may use it too.",
      motion: .moves,
      breaks: [
        "A second picker with equal ids gives every group a second source: both indicators go to the newest one.",
        "With nothing selected the indicator has no source and lies along the whole row.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    GivenNamespaceRow(configuration: configuration)
  }
}

/// The row in the namespace of its surroundings, or in one of its own where there is none.
private struct GivenNamespaceRow: View {
  let configuration: SelectionIndicatorConfiguration
  @Environment(\.givenNamespace) private var given
  @Namespace private var own

  var body: some View {
    let selection = configuration.selection.wrappedValue
    configuration.items(followedBy: selection, in: given ?? own)
      .animation(configuration.animation, value: selection)
  }
}
