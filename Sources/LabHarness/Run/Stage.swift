import LabCore
import LabUI

/// An item as it is given to a strategy.
struct StageItem: Identifiable {
  let id: String
  let title: String
  let width: CGFloat?
}

/// The way from the harness to the state inside the hosted view.
@MainActor final class StagePort {
  /// The hosted view's selection; nothing before the view is first evaluated.
  fileprivate(set) var selection: Binding<String?>?
  /// The hosted view's items; nothing before the view is first evaluated.
  fileprivate(set) var items: Binding<[StageItem]>?
}

extension ProbeTag {
  /// The mark of the strategy's whole view.
  static var container: ProbeTag { ProbeTag(name: "container", id: nil) }

  /// The mark of what is hosted beside the strategy's view, whose items and indicators do not count.
  static var other: ProbeTag { ProbeTag(name: "other", id: nil) }
}

/// What is hosted: a picker, with items and selection kept as an app's view would keep them.
struct Stage<Picker: View>: View {
  let port: StagePort
  let picker: @MainActor (Binding<[StageItem]>, Binding<String?>) -> Picker
  @State private var items: [StageItem]
  @State private var selection: String?

  init(
    _ scenario: Scenario, port: StagePort, selection: String?,
    picker: @escaping @MainActor (Binding<[StageItem]>, Binding<String?>) -> Picker
  ) {
    self.port = port
    self.picker = picker
    _items = State(initialValue: scenario.items.map(StageItem.init))
    _selection = State(initialValue: selection)
  }

  var body: some View {
    let _ = port.selection = $selection
    let _ = port.items = $items
    picker($items, $selection)
  }
}

/// The same in a strip that scrolls as little as shows the selected item, with the selection's animation.
struct Strip<Picker: View>: View {
  let port: StagePort
  let animation: Animation?
  let picker: @MainActor (Binding<[StageItem]>, Binding<String?>) -> Picker
  @State private var items: [StageItem]
  @State private var selection: String?

  init(
    _ scenario: Scenario, port: StagePort, selection: String?,
    picker: @escaping @MainActor (Binding<[StageItem]>, Binding<String?>) -> Picker
  ) {
    self.port = port
    self.picker = picker
    animation = scenario.animation.animation
    _items = State(initialValue: scenario.items.map(StageItem.init))
    _selection = State(initialValue: selection)
  }

  var body: some View {
    let _ = port.selection = $selection
    let _ = port.items = $items
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        picker($items, $selection)
      }
      .onChange(of: selection) { _, new in
        withAnimation(animation) { proxy.scrollTo(new) }
      }
    }
  }
}

/// A strategy's view of some items and a selection.
@MainActor func picker(
  _ strategy: some SelectionIndicatorStrategy, _ scenario: Scenario, _ items: Binding<[StageItem]>,
  _ selection: Binding<String?>
) -> some View {
  let bold = scenario.boldSelection ? selection.wrappedValue : nil
  return strategy.makeBody(
    configuration: SelectionIndicatorConfiguration(
      items: items.wrappedValue, selection: selection, look: scenario.look,
      animation: scenario.animation.animation, spacing: scenario.spacing, title: { $0.title },
      width: { $0.width }, isBold: { bold != nil && $0.id == bold }, lineLimit: scenario.lineLimit)
  )
  .probe(.container)
}

/// The row without any indicator.
@MainActor func referenceRow(
  _ scenario: Scenario, _ items: Binding<[StageItem]>, _ selection: Binding<String?>
) -> some View {
  let bold = scenario.boldSelection ? selection.wrappedValue : nil
  return HStack(spacing: scenario.spacing) {
    ForEach(items.wrappedValue) { item in
      ItemLabel(
        .init(
          id: AnyHashable(item.id), title: item.title, width: item.width,
          isBold: bold != nil && item.id == bold, lineLimit: scenario.lineLimit)
      )
      .labItem(item.id)
    }
  }
  .probe(.container)
}

/// Two pickers, one below the other; the lower one has the same items and its last one selected, and nobody taps it.
struct TwoPickers<Upper: View, Lower: View>: View {
  let sharesNamespace: Bool
  @ViewBuilder let upper: Upper
  @ViewBuilder let lower: Lower
  @Namespace private var namespace

  var body: some View {
    VStack(spacing: 40) {
      upper
      lower.probe(.other)
    }
    .environment(\.givenNamespace, sharesNamespace ? namespace : nil)
  }
}

extension StageItem {
  init(_ item: Scenario.Item) {
    self.init(id: item.id, title: item.title, width: item.width)
  }
}

extension Scenario {
  /// The most lines of a text.
  fileprivate var lineLimit: Int? { wrapsText ? nil : 1 }
}
