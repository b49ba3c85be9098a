/// An ordered list of strategies, each the head of a family of variants.
public struct StrategyRegistry: Sendable {
  /// The families in order; in each, the plain strategy is first and its variants follow.
  public let families: [[any SelectionIndicatorStrategy]]

  /// Creates a registry, leaving out empty families and strategies whose id was seen before.
  public init(families: [[any SelectionIndicatorStrategy]]) {
    var seen: Set<String> = []
    self.families = families.compactMap { family in
      let kept = family.filter { seen.insert($0.id).inserted }
      return kept.isEmpty ? nil : kept
    }
  }

  /// The plain strategy of each family.
  public var defaults: [any SelectionIndicatorStrategy] {
    families.map { $0[0] }
  }

  /// Every strategy with its variants.
  public var all: [any SelectionIndicatorStrategy] {
    families.flatMap { $0 }
  }

  /// The ids of all strategies in order.
  public var ids: [String] {
    all.map { $0.id }
  }

  /// The strategy of that id, or `nil`.
  public subscript(id: String) -> (any SelectionIndicatorStrategy)? {
    all.first { $0.id == id }
  }

  /// The id that was most likely meant by a misspelt one, or `nil` if none is near.
  public func nearestID(to text: String) -> String? {
    nearestName(to: text, among: ids)
  }
}
