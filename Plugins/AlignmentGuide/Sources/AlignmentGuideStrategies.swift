public import LabCore

/// The strategies that align one line of a fixed width with the selected item.
public enum AlignmentGuideStrategies {
  /// The plain strategy, then its variants.
  public static var all: [any SelectionIndicatorStrategy] {
    [
      AlignmentGuideStrategy(.center), AlignmentGuideStrategy(.leading), AlignmentGuideStrategy(.wide),
    ]
  }
}
