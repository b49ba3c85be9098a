import Foundation
public import LabCore
public import LabUI

/// The change of the preference is read once around all items, with a reduce that keeps the last value.
public struct ReaderOutsideStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "size-dictionary.outside" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Size dictionary, read outside the loop" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "The sizes are read outside the ForEach, where the last value wins over all others.",
      motion: .moves, width: .lost, rightOnFirstFrame: false, needsSecondPass: true,
      breaks: [
        "Only the last item's size arrives: under every other item the indicator has no size.",
        "The reduce would have to merge dictionaries, not keep the last value.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    ReaderOutsideRow(configuration: configuration)
      .modifier(SelectionAnimation(configuration: configuration))
  }
}

private struct ReaderOutsideRow: View {
  let configuration: SelectionIndicatorConfiguration
  @State private var sizes: [AnyHashable: CGSize] = [:]

  var body: some View {
    let selection = configuration.selection.wrappedValue
    ZStack(alignment: configuration.selectionAlignment) {
      SegmentSelection(configuration: configuration, sizes: sizes)
      HStack(spacing: configuration.spacing) {
        ForEach(configuration.items) { item in
          Segment(
            item: item, isSelected: item.id == selection, selection: configuration.selection,
            look: configuration.look)
        }
      }
      .onPreferenceChange(SegmentSizeKey.self) { segment in
        if let id = segment.id { sizes[id] = segment.size }
      }
    }
    .buttonStyle(.plain)
  }
}
