public import LabCore
public import LabUI

/// An indicator for every item, inserted and removed by an `if`, as seed 000 begins.
///
/// The indicators are different views, so none of them can move: the old one leaves by its transition while the
/// new one arrives by its own.
public struct PerItemTransitionStrategy: SelectionIndicatorStrategy {
  /// How an indicator comes and goes.
  public enum Style: Hashable, Sendable {
    /// It fades, which is what SwiftUI does unless it is told otherwise.
    case fade
    /// It grows from its centre and shrinks to it.
    case scale
  }

  /// How an indicator comes and goes.
  public let style: Style

  /// Creates the strategy.
  public nonisolated init(_ style: Style) { self.style = style }

  /// The name on the command line.
  public nonisolated var id: String {
    switch style {
    case .fade: "per-item-transition"
    case .scale: "per-item-transition.scale"
    }
  }

  /// The name in a report's headings.
  public nonisolated var title: String {
    switch style {
    case .fade: "Per-item transition"
    case .scale: "Per-item transition, scaled"
    }
  }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    switch style {
    case .fade:
      StrategyPromises(
        summary: "Every item has an indicator of its own, which an if puts in and takes out.",
        motion: .fades,
        breaks: [
          "Nothing moves: two indicators are seen during a change, the old one fading out under its item.",
          "Half-way the two cover 75 % of what one covers.",
        ])
    case .scale:
      StrategyPromises(
        summary: "Every item has an indicator of its own, which grows and shrinks about its centre.",
        motion: .scales,
        breaks: [
          "Nothing moves: two indicators are seen during a change, each in its place.",
          "Height scales with width: an underline is thinner than asked for on its way.",
        ])
    }
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    TransitionRow(configuration: configuration, style: style)
  }
}
