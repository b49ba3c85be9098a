public import Foundation
public import LabCore
public import LabUI

/// One line of a fixed width in a column with the row, both on a guide of their own, as seed 000 shows at 05:31.
///
/// Only the selected item gives the row an explicit value of the guide. The row hands it on, because guides of
/// one's own pass through a stack, and the column puts the line there.
public struct AlignmentGuideStrategy: SelectionIndicatorStrategy {
  /// What is aligned with what.
  public enum Style: Hashable, Sendable {
    /// The centre of the line with the centre of the item.
    case center
    /// The leading edge of the line with the leading edge of the item.
    case leading
    /// The centre of a line that is wider than any item.
    case wide
  }

  /// What is aligned with what.
  public let style: Style

  /// Creates the strategy.
  public nonisolated init(_ style: Style) { self.style = style }

  /// The width of the line in points, the same under every item.
  public nonisolated var lineWidth: CGFloat { style == .wide ? 80 : 40 }

  /// The name on the command line.
  public nonisolated var id: String {
    switch style {
    case .center: "alignment-guide"
    case .leading: "alignment-guide.leading"
    case .wide: "alignment-guide.wide"
    }
  }

  /// The name in a report's headings.
  public nonisolated var title: String {
    switch style {
    case .center: "Alignment guide"
    case .leading: "Alignment guide, leading"
    case .wide: "Alignment guide, wide line"
    }
  }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    let summary =
      switch style {
      case .center: "One line, 40 points wide, centred under the selected item by a guide of its own."
      case .leading: "One line, 40 points wide, that begins where the selected item begins."
      case .wide: "One line, 80 points wide, centred under the selected item by a guide of its own."
      }
    let particular =
      switch style {
      case .center: "A line that reaches beyond the first item's leading edge moves the whole row."
      case .leading: "A line that reaches beyond the last item's trailing edge makes the view wider."
      case .wide:
        "The line reaches beyond the row at its ends, so the row itself jumps when the selection changes."
      }
    return StrategyPromises(
      summary: summary, motion: .moves, width: .fixed, looks: [.underline], leavesItemsInPlace: false,
      breaks: [
        "The width of the line is fixed: it is the item's only by coincidence.",
        particular,
        "With nothing selected the line stays, where the whole row's own guide is.",
        "A capsule would need the item's size, which a guide does not tell.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    GuidedRow(configuration: configuration, guide: guide, lineWidth: lineWidth)
  }

  private var guide: HorizontalAlignment { style == .leading ? .selectionLeading : .selectionCenter }
}
