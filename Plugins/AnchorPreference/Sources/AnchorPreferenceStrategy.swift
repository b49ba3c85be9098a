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
    /// Moved by an inset that was meant for both sides, but narrowed by one of them only.
    case oneInset
  }

  /// How the layer is made.
  public let style: Style

  /// Creates the strategy.
  public nonisolated init(_ style: Style) { self.style = style }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    AnchoredRow(configuration: configuration, style: style)
  }
}
