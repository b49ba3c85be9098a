public import LabUI

/// One way to build a selection indicator.
///
/// A strategy is to the lab what a `ButtonStyle` is to a button: the row, its items and the selection come in
/// through the configuration, and the strategy answers with a view that draws the items and their indicator.
///
/// A conforming type follows these rules:
///
/// - Every item is drawn with ``ItemLabel`` and marked with ``LabUI/View/labItem(_:)``, so that all
///   strategies are compared on the same row.
/// - Every view that is drawn as the indicator is marked with ``LabUI/View/labIndicator()``. Neither mark
///   changes the layout.
/// - A tap on an item selects it through the configuration's binding, animated by the configuration's animation.
/// - Nothing is selected when the binding is `nil` or names an item that is not in the list. That is not an
///   error: the strategy shows what its approach shows then.
///
/// `makeBody(configuration:)` is called once for each evaluation of the hosting view's body, always on the main
/// actor. A strategy that keeps state puts it into a view of its own, which it returns.
@MainActor public protocol SelectionIndicatorStrategy: Sendable {
  /// The view that the strategy builds.
  associatedtype Body: View

  /// What the strategy is given.
  typealias Configuration = SelectionIndicatorConfiguration

  /// The name used on the command line: words joined by hyphens, a variant's suffix after a dot.
  nonisolated var id: String { get }

  /// The name used in a report's headings.
  nonisolated var title: String { get }

  /// What the strategy says of itself.
  nonisolated var promises: StrategyPromises { get }

  /// Builds the row with its indicator.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension SelectionIndicatorStrategy {
  /// The id of the plain approach: the part of ``id`` before the dot.
  public nonisolated var family: String { String(id.prefix { $0 != "." }) }

  /// Whether this is a variant of another strategy.
  public nonisolated var isVariant: Bool { id.contains(".") }
}
