public import LabCore

/// The strategies that draw the indicator where an anchor of the selected item says.
public enum AnchorPreferenceStrategies {
  /// The plain strategy, then its variants.
  public static var all: [any SelectionIndicatorStrategy] {
    [
      AnchorPreferenceStrategy(.overlay), AnchorPreferenceStrategy(.background),
      AnchorPreferenceStrategy(.naiveOffset), AnchorPreferenceStrategy(.boundsHeight),
      AnchorPreferenceStrategy(.oneInset),
    ]
  }
}
