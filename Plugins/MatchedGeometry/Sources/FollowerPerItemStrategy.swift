public import LabCore
public import LabUI

/// Every item has a follower in its own overlay, as in seed 003.
///
/// All followers take the frame of the selected item, so they lie one over the other, in the order of their items.
public struct FollowerPerItemStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "matched-geometry.follower-per-item" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Matched geometry, a follower per item" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "Every item has an overlay that follows the selected item; all of them lie in one place.",
      motion: .moves, looks: [.underline],
      breaks: [
        "As many lines as items are drawn for one that is seen; a translucent tint adds up.",
        "A follower is drawn with its own item: over the items before it and under those behind it.",
        "In a background those of later items would hide the labels of earlier ones, so no capsule.",
        "With nothing selected every item has its own line.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    FollowerPerItemRow(configuration: configuration)
  }
}

private struct FollowerPerItemRow: View {
  let configuration: SelectionIndicatorConfiguration
  @Namespace private var namespace

  var body: some View {
    let selection = configuration.selection.wrappedValue
    HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        ItemButton(item, selection: configuration.selection, look: configuration.look)
          .matchedGeometryEffect(id: item.id, in: namespace)
          .overlay {
            if case .underline(let thickness) = configuration.look {
              configuration.tint
                .frame(height: thickness)
                .labIndicator()
                .frame(maxHeight: .infinity, alignment: .bottom)
                .matchedGeometryEffect(id: selection, in: namespace, isSource: false)
            }
          }
      }
    }
    .buttonStyle(.plain)
    .animation(configuration.animation, value: selection)
  }
}
