public import LabCore
public import LabUI

/// The animation of seed 001 to the letter: `.animation(_:)` without a value, which animates whatever changes.
///
/// The first measurement changes the indicator's size too, so it grows from nothing when the row appears.
public struct ValuelessAnimationStrategy: SelectionIndicatorStrategy {
  /// Creates the strategy.
  public nonisolated init() {}

  /// The name on the command line.
  public nonisolated var id: String { "size-dictionary.valueless-animation" }

  /// The name in a report's headings.
  public nonisolated var title: String { "Size dictionary, animation without a value" }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    StrategyPromises(
      summary: "The same with the deprecated animation modifier, which has no value to watch.",
      motion: .moves, rightOnFirstFrame: false, needsSecondPass: true,
      breaks: [
        "The indicator grows from nothing when the row appears: its first measurement is animated.",
        "Every later change of a size or place is animated too, whatever caused it.",
      ])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    SegmentedRow(configuration: configuration)
      .modifier(ValuelessAnimation(animation: configuration.animation))
  }
}

/// Seed 001 uses the deprecated modifier; in a method that is deprecated itself that is no warning.
private struct ValuelessAnimation: ViewModifier {
  let animation: Animation?

  @available(*, deprecated, message: "The point of this variant is to show what the old modifier does.")
  func body(content: Content) -> some View {
    content.animation(animation)
  }
}
