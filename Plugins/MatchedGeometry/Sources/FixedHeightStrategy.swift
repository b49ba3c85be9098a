public import LabCore
public import LabUI

/// The pitfall of seed 000 at 15:02: the effect stands directly on a line of a fixed height.
///
/// The line cannot take the item's height. It lies in the last points of it whatever the overlay's alignment is,
/// so the bottom alignment only seems to work.
public struct FixedHeightStrategy: SelectionIndicatorStrategy {
  let alignment: Alignment

  /// Creates the strategy.
  public nonisolated init() { self.init(alignment: .bottom) }

  /// Creates the strategy with another alignment of the overlay, which makes no difference: a test shows it.
  package nonisolated init(alignment: Alignment) { self.alignment = alignment }

  /// The name on the command line.
  public nonisolated var id: String { "matched-geometry.fixed-height" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Matched geometry, fixed height" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "The effect stands on a line of fixed height, without a frame as flexible as the item.",
      motion: .moves, looks: [.underline],
      breaks: [
        "The overlay's alignment has no effect: the line lies in the item's last points even with .top.",
        "Only the width is matched, so this cannot be a capsule.",
        "With nothing selected the line has no source and lies along the whole row.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    FixedHeightRow(configuration: configuration, alignment: alignment)
  }
}

private struct FixedHeightRow: View {
  let configuration: SelectionIndicatorConfiguration
  let alignment: Alignment
  @Namespace private var namespace

  var body: some View {
    let selection = configuration.selection.wrappedValue
    HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        SourceItem(
          item: item, selection: configuration.selection, look: configuration.look, namespace: namespace)
      }
    }
    .buttonStyle(.plain)
    .overlay(alignment: alignment) {
      if case .underline(let thickness) = configuration.look {
        configuration.tint
          .frame(height: thickness)
          .labIndicator()
          .matchedGeometryEffect(id: selection, in: namespace, isSource: false)
      }
    }
    .animation(configuration.animation, value: selection)
  }
}
