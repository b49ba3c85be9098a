public import LabCore
public import LabUI

/// The selected item's bounds travel up as an anchor, and a layer of the row draws the indicator there.
///
/// Seed 003 shows it in a background; it forgets the two cases for which there are variants here.
public struct AnchorPreferenceStrategy: SelectionIndicatorStrategy {
  /// How the layer is made.
  public enum Style: Hashable, Sendable {
    /// A line in an overlay, a capsule in a background.
    case overlay
    /// Line and capsule in a background.
    case background
    /// The anchor's distance from the left taken for one from the leading edge.
    case naiveOffset
    /// The line put at the height of the bounds instead of at their lower edge.
    case boundsHeight
  }

  /// How the layer is made.
  public let style: Style

  /// Creates the strategy.
  public nonisolated init(_ style: Style) { self.style = style }

  /// Builds the row with its indicator.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    let row = configuration.anchoredItems
    Group {
      switch (style, configuration.look.kind) {
      case (.overlay, .underline):
        row.overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
          AnchoredIndicator(anchor: anchor, configuration: configuration)
            // The anchor's x counts from the left: so must the layer that uses it, also right to left.
            .environment(\.layoutDirection, .leftToRight)
        }
      case (.overlay, .capsule), (.background, _):
        row.backgroundPreferenceValue(SelectedBoundsKey.self) { anchor in
          AnchoredIndicator(anchor: anchor, configuration: configuration)
            .environment(\.layoutDirection, .leftToRight)
        }
      case (.naiveOffset, _):
        row.backgroundPreferenceValue(SelectedBoundsKey.self) { anchor in
          AnchoredIndicator(anchor: anchor, configuration: configuration)
        }
      case (.boundsHeight, _):
        row.backgroundPreferenceValue(SelectedBoundsKey.self) { anchor in
          AnchoredIndicator(anchor: anchor, configuration: configuration) { bounds, _ in bounds.height }
            .environment(\.layoutDirection, .leftToRight)
        }
      }
    }
    .animation(configuration.animation, value: configuration.selection.wrappedValue)
  }
}
