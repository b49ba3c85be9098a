import Foundation
public import LabCore
public import LabUI

/// Each item is measured once, when it appears, as pickers on the web do.
public struct OnAppearStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "size-dictionary.on-appear" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Size dictionary, measured on appearing" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "The items are measured in onAppear, once, instead of whenever their size changes.",
      motion: .moves, needsSecondPass: true,
      breaks: [
        "A size that changes later is never noticed: another text size, a bold label, a narrower window.",
        "Where the first layout is not the final one, the indicator is wrong from the beginning.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    OnAppearRow(configuration: configuration)
      .modifier(SelectionAnimation(configuration: configuration))
  }
}

private struct OnAppearRow: View {
  let configuration: SelectionIndicatorConfiguration
  @State private var sizes: [AnyHashable: CGSize] = [:]

  var body: some View {
    let selection = configuration.selection.wrappedValue
    ZStack(alignment: configuration.selectionAlignment) {
      SegmentSelection(configuration: configuration, sizes: sizes)
      HStack(spacing: configuration.spacing) {
        ForEach(configuration.items) { item in
          ItemButton(item, selection: configuration.selection, look: configuration.look)
            .background(
              GeometryReader { proxy in
                Color.clear.onAppear { sizes[item.id] = proxy.size }
              }
            )
            .setsSelectionGuide(item.id == selection)
        }
      }
    }
    .buttonStyle(.plain)
  }
}
