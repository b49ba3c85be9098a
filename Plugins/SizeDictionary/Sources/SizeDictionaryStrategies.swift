public import LabCore

/// The strategies that measure the items and keep their sizes in a dictionary.
public enum SizeDictionaryStrategies {
  /// The plain strategy, then its variants.
  public static var all: [any SelectionIndicatorStrategy] {
    [
      SizeDictionaryStrategy(), ValuelessAnimationStrategy(), ValuelessAnimationStrategy(isCentered: true),
      ReaderOutsideStrategy(), ReaderOutsideStrategy(.first), OnAppearStrategy(), ConditionalGuideStrategy(),
    ]
  }
}
