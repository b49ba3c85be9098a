public import LabCore
public import LabUI

/// A line under each item, of which only the selected item's is opaque.
public struct PlainLineStrategy: SelectionIndicatorStrategy {
  /// The name on the command line.
  public let id = "plain-line"
  /// The name in a report.
  public let title = "Plain line"
  /// What the approach does.
  public let promises = StrategyPromises(
    summary: "Each item has a line, which is opaque when the item is selected.", motion: .fades,
    looks: [.underline])

  /// Creates the strategy.
  public nonisolated init() {}

  /// Builds the row with its lines.
  public func makeBody(configuration: Configuration) -> some View {
    let selection = configuration.selection
    HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        ItemLabel(item)
          .labItem(item.id)
          .onTapGesture { selection.wrappedValue = item.id }
          .overlay(alignment: .bottom) {
            configuration.tint.frame(height: 2)
              .opacity(item.id == selection.wrappedValue ? 1 : 0)
              .labIndicator()
          }
      }
    }
    .animation(configuration.animation, value: selection.wrappedValue)
  }
}
