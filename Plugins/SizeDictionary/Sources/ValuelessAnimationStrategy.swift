public import LabCore
public import LabUI

/// The animation of seed 001 to the letter: `.animation(_:)` without a value, which animates whatever changes.
///
/// The first measurement changes the indicator's size too, so it grows from nothing when the row appears.
public struct ValuelessAnimationStrategy: SelectionIndicatorStrategy {
  /// Whether an underline is centred in the row's height until its size is known, instead of at the bottom.
  public let isCentered: Bool

  /// Creates the strategy.
  public nonisolated init(isCentered: Bool = false) { self.isCentered = isCentered }

  /// The name on the command line.
  public nonisolated var id: String {
    isCentered ? "size-dictionary.centered" : "size-dictionary.valueless-animation"
  }

  /// The name in a report's headings.
  public nonisolated var title: String {
    isCentered ? "Size dictionary, grown from the middle" : "Size dictionary, animation without a value"
  }

  /// What the approach does and where it breaks.
  public nonisolated var promises: StrategyPromises {
    let summary =
      isCentered
      ? "The same, and the line without a size is centred in the row's height, not at its bottom."
      : "The same with the deprecated animation modifier, which has no value to watch."
    let grows =
      isCentered
      ? "The indicator drops from the middle of the row while it grows, when the row appears."
      : "The indicator grows from nothing when the row appears: its first measurement is animated."
    return StrategyPromises(
      summary: summary, motion: .moves, looks: isCentered ? [.underline] : IndicatorLook.Kind.allCases,
      rightOnFirstFrame: false, needsSecondPass: true,
      breaks: [grows, "Every later change of a size or place is animated too, whatever caused it."])
  }

  /// Builds the row with its indicator.
  public func makeBody(configuration: Configuration) -> some View {
    SegmentedRow(configuration: configuration, vertical: isCentered ? .center : .bottom)
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
