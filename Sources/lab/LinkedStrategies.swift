import AlignmentGuide
import AnchorPreference
import LabCore
import MatchedGeometry
import PerItemTransition
import SizeDictionary

extension StrategyRegistry {
  /// The strategies that are built into `lab`, in the order in which they are reported.
  ///
  /// To add one, add its module to the package's table and its list here.
  @MainActor static var linked: StrategyRegistry {
    StrategyRegistry(families: [
      PerItemTransitionStrategies.all,
      AlignmentGuideStrategies.all,
      MatchedGeometryStrategies.all,
      AnchorPreferenceStrategies.all,
      SizeDictionaryStrategies.all,
    ])
  }
}
