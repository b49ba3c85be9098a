import LabCore
import LabUI

/// The row of items.
struct TransitionRow: View {
  let configuration: SelectionIndicatorConfiguration
  let style: PerItemTransitionStrategy.Style

  var body: some View {
    let selection = configuration.selection.wrappedValue
    HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        TransitionItem(
          item: item, isSelected: item.id == selection, selection: configuration.selection,
          look: configuration.look, tint: configuration.tint, style: style)
      }
    }
    .buttonStyle(.plain)
    // Outside of the `if` that it animates: inside, the modifier would come and go with the indicator.
    .animation(configuration.animation, value: selection)
  }
}

/// An item with an indicator of its own while it is selected.
private struct TransitionItem: View {
  let item: SelectionIndicatorConfiguration.Item
  let isSelected: Bool
  @Binding var selection: AnyHashable?
  let look: IndicatorLook
  let tint: Color
  let style: PerItemTransitionStrategy.Style

  var body: some View {
    ItemButton(item, selection: $selection, look: look)
      .overlay(alignment: .bottom) {
        if isSelected, case .underline(let thickness) = look {
          tint
            .frame(height: thickness)
            .labIndicator()
            .transition(transition)
        }
      }
      .background {
        if isSelected, case .capsule = look {
          Capsule()
            .fill(tint)
            .labIndicator()
            .transition(transition)
        }
      }
  }

  private var transition: AnyTransition {
    switch style {
    case .fade: .opacity
    case .scale: .scale
    }
  }
}
