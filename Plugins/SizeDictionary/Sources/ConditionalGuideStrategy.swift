import Foundation
public import LabCore
public import LabUI

/// The guide is set or left out by an `if`, as in seed 001, so an item that is selected is another view.
public struct ConditionalGuideStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "size-dictionary.conditional-guide" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Size dictionary, guide in an if" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "The items' guide is set by an if, as in seed 001: a selected item is another view.",
      motion: .moves, needsSecondPass: true,
      breaks: [
        "The old and the new item are replaced at each change: their labels fade out and in.",
        "State inside such an item is lost.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    ConditionalGuideRow(configuration: configuration)
      .modifier(SelectionAnimation(configuration: configuration))
  }
}

private struct ConditionalGuideRow: View {
  let configuration: SelectionIndicatorConfiguration
  @State private var sizes: [AnyHashable: CGSize] = [:]

  var body: some View {
    let selection = configuration.selection.wrappedValue
    ZStack(alignment: configuration.selectionAlignment) {
      SegmentSelection(configuration: configuration, sizes: sizes)
      HStack(spacing: configuration.spacing) {
        ForEach(configuration.items) { item in
          ConditionalSegment(
            item: item, isSelected: item.id == selection, selection: configuration.selection, sizes: $sizes,
            look: configuration.look)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

/// An item that is another view while it is selected.
private struct ConditionalSegment: View {
  let item: SelectionIndicatorConfiguration.Item
  let isSelected: Bool
  @Binding var selection: AnyHashable?
  @Binding var sizes: [AnyHashable: CGSize]
  let look: IndicatorLook

  var body: some View {
    ItemButton(item, selection: $selection, look: look)
      .measuresSegment(item.id)
      .onPreferenceChange(SegmentSizeKey.self) { segment in
        if let id = segment.id { sizes[id] = segment.size }
      }
      .alignmentGuide(.selectionCenter, isActive: isSelected) { dimensions in
        dimensions[HorizontalAlignment.center]
      }
  }
}

extension View {
  /// Sets a guide or leaves it alone; the two are different views.
  @ViewBuilder fileprivate func alignmentGuide(
    _ guide: HorizontalAlignment, isActive: Bool, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    if isActive {
      alignmentGuide(guide, computeValue: computeValue)
    } else {
      self
    }
  }
}
