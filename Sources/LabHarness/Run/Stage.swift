import LabCore
import LabUI

/// An item as it is given to a strategy.
struct StageItem: Identifiable {
  let id: String
  let title: String
  let width: CGFloat?
}

/// The way from the harness to the selection inside the hosted view.
@MainActor final class SelectionPort {
  /// The hosted view's selection; nothing before the view is first evaluated.
  fileprivate(set) var selection: Binding<String?>?
}

extension ProbeTag {
  /// The mark of the strategy's whole view.
  static var container: ProbeTag { ProbeTag(name: "container", id: nil) }
}

/// What is hosted: a strategy's view, with the selection kept as an app's view would keep it.
struct Stage<Strategy: SelectionIndicatorStrategy>: View {
  let strategy: Strategy
  let items: [StageItem]
  let look: IndicatorLook
  let animation: Animation?
  let spacing: CGFloat?
  let port: SelectionPort
  @State private var selection: String?

  init(strategy: Strategy, scenario: Scenario, port: SelectionPort) {
    self.strategy = strategy
    self.items = scenario.stageItems
    self.look = scenario.look
    self.animation = scenario.animation.animation
    self.spacing = scenario.spacing
    self.port = port
    self._selection = State(initialValue: scenario.initialSelection)
  }

  var body: some View {
    let _ = port.selection = $selection
    strategy.makeBody(
      configuration: SelectionIndicatorConfiguration(
        items: items, selection: $selection, look: look, animation: animation, spacing: spacing,
        title: { $0.title }, width: { $0.width })
    )
    .probe(.container)
  }
}

/// The row without any indicator.
struct ReferenceRow: View {
  let items: [SelectionIndicatorConfiguration.Item]
  let spacing: CGFloat?

  init(scenario: Scenario) {
    items = scenario.stageItems.map { .init(id: AnyHashable($0.id), title: $0.title, width: $0.width) }
    spacing = scenario.spacing
  }

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(items) { item in
        ItemLabel(item).labItem(item.id)
      }
    }
    .probe(.container)
  }
}

extension Scenario {
  fileprivate var stageItems: [StageItem] {
    items.map { StageItem(id: $0.id, title: $0.title, width: $0.width) }
  }
}
