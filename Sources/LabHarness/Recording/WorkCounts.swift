/// How much work the engine did, as deterministic counts.
public struct WorkCounts: Hashable, Sendable, Codable {
  /// Passes over what had changed.
  public var updatePasses: Int
  /// Evaluations of a view's body.
  public var bodyEvaluations: Int
  /// Questions for a view's size that no cache answered.
  public var sizeQueries: Int
  /// Views that were given a place.
  public var placements: Int
  /// Calls of a preference's reduce function.
  public var preferenceReductions: Int
  /// Calls of `onChange`, `onPreferenceChange`, `onAppear` and the like.
  public var actionDispatches: Int

  /// Creates counts.
  public init(
    updatePasses: Int = 0, bodyEvaluations: Int = 0, sizeQueries: Int = 0, placements: Int = 0,
    preferenceReductions: Int = 0, actionDispatches: Int = 0
  ) {
    self.updatePasses = updatePasses
    self.bodyEvaluations = bodyEvaluations
    self.sizeQueries = sizeQueries
    self.placements = placements
    self.preferenceReductions = preferenceReductions
    self.actionDispatches = actionDispatches
  }

  /// The sum, count by count.
  public static func + (a: WorkCounts, b: WorkCounts) -> WorkCounts {
    WorkCounts(
      updatePasses: a.updatePasses + b.updatePasses, bodyEvaluations: a.bodyEvaluations + b.bodyEvaluations,
      sizeQueries: a.sizeQueries + b.sizeQueries, placements: a.placements + b.placements,
      preferenceReductions: a.preferenceReductions + b.preferenceReductions,
      actionDispatches: a.actionDispatches + b.actionDispatches)
  }
}
