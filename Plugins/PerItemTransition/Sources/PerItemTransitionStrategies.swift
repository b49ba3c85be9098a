public import LabCore

/// The strategies that give every item an indicator of its own.
public enum PerItemTransitionStrategies {
  /// The plain strategy, then its variant.
  public static var all: [any SelectionIndicatorStrategy] {
    [PerItemTransitionStrategy(.fade), PerItemTransitionStrategy(.scale)]
  }
}
