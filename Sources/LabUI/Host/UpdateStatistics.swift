/// How much work was done since a window was made; subtract two to know what lies between.
///
/// The counts depend on nothing but the input: two machines, and debug and release builds, agree.
public struct UpdateStatistics: Hashable, Sendable, Codable {
  /// Transactions committed.
  public var updatePasses = 0
  /// Bodies and contents evaluated.
  public var bodyEvaluations = 0
  /// Sizes computed; answers from a cache are not counted.
  public var sizeQueries = 0
  /// Nodes whose children were placed.
  public var placements = 0
  /// Calls of a preference key's `reduce`.
  public var preferenceReductions = 0
  /// Actions run after an update (`onChange`, `onPreferenceChange`, `onAppear` …).
  public var actionDispatches = 0

  /// Makes counts of zero.
  public init() {}

  /// What was done between two readings.
  public static func - (later: UpdateStatistics, earlier: UpdateStatistics) -> UpdateStatistics {
    var result = later
    result.updatePasses -= earlier.updatePasses
    result.bodyEvaluations -= earlier.bodyEvaluations
    result.sizeQueries -= earlier.sizeQueries
    result.placements -= earlier.placements
    result.preferenceReductions -= earlier.preferenceReductions
    result.actionDispatches -= earlier.actionDispatches
    return result
  }
}
