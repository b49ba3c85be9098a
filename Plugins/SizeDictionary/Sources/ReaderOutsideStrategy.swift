import Foundation
public import LabCore
public import LabUI

/// The change of the preference is read once around all items, with a reduce that keeps one value of all.
public struct ReaderOutsideStrategy: SelectionIndicatorStrategy {
  /// Which value the preference's reduce keeps.
  public enum Kept: Hashable, Sendable {
    /// The last, as in `value = nextValue()`.
    case last
    /// The first, as in a reduce with an empty body.
    case first
  }

  /// Which value is kept.
  public let kept: Kept

  /// Creates the strategy.
  public nonisolated init(_ kept: Kept = .last) { self.kept = kept }

  /// The name on the command line.
  public nonisolated var id: String {
    kept == .last ? "size-dictionary.outside" : "size-dictionary.first-wins"
  }

  /// The name in a report's headings.
  public nonisolated var title: String {
    kept == .last ? "Size dictionary, read outside the loop" : "Size dictionary, empty reduce"
  }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    switch kept {
    case .last:
      StrategyPromises(
        summary: "The sizes are read outside the ForEach, where the last value wins over all others.",
        motion: .moves, width: .lost, rightOnFirstFrame: false, needsSecondPass: true,
        breaks: [
          "Only the last item's size arrives: under every other item the indicator has no size.",
          "The reduce would have to merge dictionaries, not keep the last value.",
        ])
    case .first:
      StrategyPromises(
        summary: "The sizes are read outside the ForEach, with a reduce whose body is empty.",
        motion: .moves, width: .lost, needsSecondPass: true,
        breaks: [
          "Only the first item's size arrives: it looks right until another item is selected.",
          "A reduce that does nothing keeps the first value and never asks for another.",
        ])
    }
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    row(configuration).modifier(SelectionAnimation(configuration: configuration))
  }

  @ViewBuilder private func row(_ configuration: Configuration) -> some View {
    switch kept {
    case .last: ReaderOutsideRow<SegmentSizeKey>(configuration: configuration)
    case .first: ReaderOutsideRow<FirstSizeKey>(configuration: configuration)
    }
  }
}

private struct ReaderOutsideRow<Key: PreferenceKey>: View where Key.Value == SegmentSize {
  let configuration: SelectionIndicatorConfiguration
  @State private var sizes: [AnyHashable: CGSize] = [:]

  var body: some View {
    let selection = configuration.selection.wrappedValue
    ZStack(alignment: configuration.selectionAlignment) {
      SegmentSelection(configuration: configuration, sizes: sizes)
      HStack(spacing: configuration.spacing) {
        ForEach(configuration.items) { item in
          Segment<Key>(
            item: item, isSelected: item.id == selection, selection: configuration.selection,
            look: configuration.look)
        }
      }
      .onPreferenceChange(Key.self) { segment in
        if let id = segment.id { sizes[id] = segment.size }
      }
    }
    .buttonStyle(.plain)
  }
}
