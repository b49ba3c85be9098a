public import LabCore

/// The strategies that let an indicator take the geometry of the selected item.
public enum MatchedGeometryStrategies {
  /// The plain strategy, then its variants.
  public static var all: [any SelectionIndicatorStrategy] {
    [
      MatchedGeometryStrategy(), FixedHeightStrategy(), FollowerPerItemStrategy(), InsertRemoveStrategy(),
      InsertRemoveStrategy(isSource: false), SharedNamespaceStrategy(), IndicatorStateStrategy(),
    ]
  }
}
