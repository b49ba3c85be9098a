public import LabCore
public import LabUI

/// An indicator for every item, inserted by an `if`, all with one id.
///
/// The old and the new one are drawn in one shared frame on its way from item to item, and each fades. If none of them
/// is a source there is no frame to share.
public struct InsertRemoveStrategy: SelectionIndicatorStrategy {
  /// Whether the indicators are sources of their group.
  public let isSource: Bool

  /// Creates the strategy.
  public nonisolated init(isSource: Bool = true) { self.isSource = isSource }

  /// The name on the command line.
  public nonisolated var id: String {
    isSource ? "matched-geometry.insert-remove" : "matched-geometry.no-source"
  }

  /// The name in a report's headings.
  public nonisolated var title: String {
    isSource ? "Matched geometry, insert and remove" : "Matched geometry, no source"
  }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    guard isSource else {
      return StrategyPromises(
        summary: "The same, but none of the indicators is the source of their group.",
        motion: .fades,
        breaks: [
          "Without a source nothing is matched: each indicator keeps its own frame and fades there.",
          "Everything else looks as if it worked: no warning, and the right frame at rest.",
        ])
    }
    return StrategyPromises(
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
    InsertRemoveRow(configuration: configuration, isSource: isSource)
  }
}

private struct InsertRemoveRow: View {
  let configuration: SelectionIndicatorConfiguration
  let isSource: Bool
  @Namespace private var namespace

  var body: some View {
    let selection = configuration.selection.wrappedValue
    HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        InsertRemoveItem(
          item: item, isSelected: item.id == selection, selection: configuration.selection,
          look: configuration.look, tint: configuration.tint, namespace: namespace, isSource: isSource)
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
  let isSource: Bool

  var body: some View {
    ItemButton(item, selection: $selection, look: look)
      .overlay(alignment: .bottom) {
        if isSelected, case .underline(let thickness) = look {
          tint
            .frame(height: thickness)
            .labIndicator()
            .matchedGeometryEffect(id: "indicator", in: namespace, isSource: isSource)
        }
      }
      .background {
        if isSelected, case .capsule = look {
          Capsule()
            .fill(tint)
            .labIndicator()
            .matchedGeometryEffect(id: "indicator", in: namespace, isSource: isSource)
        }
      }
  }
}
