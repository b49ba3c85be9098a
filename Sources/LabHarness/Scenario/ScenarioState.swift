import Foundation

/// How things stand before the first step or after one.
struct ScenarioState: Hashable, Sendable {
  var items: [Scenario.Item]
  var selection: String?
  /// The window's size, or `nil` for the one that is chosen.
  var size: CGSize?
  var direction: Scenario.Direction
  var textSize: TextSize

  init(_ scenario: Scenario) {
    items = scenario.items
    selection = scenario.initialSelection
    size = scenario.containerSize
    direction = scenario.direction
    textSize = scenario.textSize
  }

  mutating func apply(_ action: Scenario.Action) {
    switch action {
    case .select(let id): selection = id
    case .insert(let new, let index): items.insert(contentsOf: new, at: min(max(index, 0), items.count))
    case .remove(let ids):
      for id in ids {
        if let index = items.firstIndex(where: { $0.id == id }) { items.remove(at: index) }
      }
    case .reorder(let ids):
      var rest = items
      var first: [Scenario.Item] = []
      for id in ids {
        if let index = rest.firstIndex(where: { $0.id == id }) { first.append(rest.remove(at: index)) }
      }
      items = first + rest
    case .resize(let size): self.size = size
    case .turn(let direction): self.direction = direction
    case .setTextSize(let size): textSize = size
    }
  }

  /// Whether the row without an indicator is the same in both.
  func hasSameRow(as other: ScenarioState, in scenario: Scenario) -> Bool {
    items == other.items && size == other.size && direction == other.direction && textSize == other.textSize
      && (!scenario.boldSelection || selection == other.selection)
  }
}

extension Scenario {
  /// How things stand at first, and after each step.
  var states: [ScenarioState] {
    var states = [ScenarioState(self)]
    states.reserveCapacity(steps.count + 1)
    for step in steps {
      var next = states[states.count - 1]
      next.apply(step.action)
      states.append(next)
    }
    return states
  }

  /// The items in the end, leading to trailing.
  public var finalItems: [Item] { states[steps.count].items }

  /// Whether something else happens than selections, or a selection changes the row.
  public var changesRow: Bool { boldSelection || steps.contains { $0.action.kind != .select } }
}
