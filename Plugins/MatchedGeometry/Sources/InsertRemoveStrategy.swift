public import LabCore
public import LabUI

/// An indicator for every item, inserted by an `if`, all with one id.
///
/// The old and the new one are drawn in one shared frame on its way from item to item, and each fades.
public struct InsertRemoveStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "matched-geometry.insert-remove" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Matched geometry, insert and remove" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "The selected item has an indicator; the one that goes and the one that comes share an id.",
      motion: .moves,
      breaks: [
        "Two indicators fly together, one fading out and one in: half-way they cover 75 %.",
        "The indicator is drawn with the new item: on its way it lies over the items before that.",
        "Without an animation the old one vanishes and the new one is there.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    InsertRemoveRow(configuration: configuration)
  }
}

private struct InsertRemoveRow: View {
  let configuration: SelectionIndicatorConfiguration
  @Namespace private var namespace

  var body: some View {
    let selection = configuration.selection.wrappedValue
    HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        configuration.button(for: item)
          .overlay(alignment: .bottom) {
            if item.id == selection, case .underline(let thickness) = configuration.look {
              configuration.tint
                .frame(height: thickness)
                .labIndicator()
                .matchedGeometryEffect(id: "indicator", in: namespace)
            }
          }
          .background {
            if item.id == selection, case .capsule = configuration.look {
              Capsule()
                .fill(configuration.tint)
                .labIndicator()
                .matchedGeometryEffect(id: "indicator", in: namespace)
            }
          }
      }
    }
    .buttonStyle(.plain)
    .animation(configuration.animation, value: selection)
  }
}
