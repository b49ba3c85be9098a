import AlignmentGuide
import AnchorPreference
import LabCore
import MatchedGeometry
import PerItemTransition
import SizeDictionary

extension StrategyRegistry {
  /// The strategies that are built into `lab`, a list for each family, in the order in which they are reported.
  ///
  /// To add one, add its module to the package's table and its list here.
  static var linkedFamilies: [[any SelectionIndicatorStrategy]] {
    [
      PerItemTransitionStrategies.all,
      AlignmentGuideStrategies.all,
      MatchedGeometryStrategies.all,
      AnchorPreferenceStrategies.all,
      SizeDictionaryStrategies.all,
    ]
  }

  /// The strategies that are built into `lab`.
  @MainActor static var linked: StrategyRegistry { StrategyRegistry(families: linkedFamilies) }
}
