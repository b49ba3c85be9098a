import LabCore

extension StrategyRegistry {
  /// The strategies that are built into `lab`, in the order in which they are reported.
  @MainActor static var linked: StrategyRegistry {
    StrategyRegistry(families: [])
  }
}
