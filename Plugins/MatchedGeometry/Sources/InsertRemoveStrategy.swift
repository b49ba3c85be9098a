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
        InsertRemoveItem(
          item: item, isSelected: item.id == selection, selection: configuration.selection,
          look: configuration.look, tint: configuration.tint, namespace: namespace)
      }
    }
    .buttonStyle(.plain)
    .animation(configuration.animation, value: selection)
  }
}

/// An item with an indicator while it is selected.
private struct InsertRemoveItem: View {
  let item: SelectionIndicatorConfiguration.Item
  let isSelected: Bool
  @Binding var selection: AnyHashable?
  let look: IndicatorLook
  let tint: Color
  let namespace: Namespace.ID

  var body: some View {
    ItemButton(item, selection: $selection, look: look)
      .overlay(alignment: .bottom) {
        if isSelected, case .underline(let thickness) = look {
          tint
            .frame(height: thickness)
            .labIndicator()
            .matchedGeometryEffect(id: "indicator", in: namespace)
        }
      }
      .background {
        if isSelected, case .capsule = look {
          Capsule()
            .fill(tint)
            .labIndicator()
            .matchedGeometryEffect(id: "indicator", in: namespace)
        }
      }
  }
}
