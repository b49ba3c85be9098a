import Foundation
import LabCore
import LabUI

/// The row with the layer that draws the indicator.
struct AnchoredRow: View {
  let configuration: SelectionIndicatorConfiguration
  let style: AnchorPreferenceStrategy.Style

  var body: some View {
    layered.animation(configuration.animation, value: configuration.selection.wrappedValue)
  }

  @ViewBuilder private var layered: some View {
    switch (style, configuration.look.kind) {
    case (.overlay, .underline):
      items.overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
        AnchoredIndicator(anchor: anchor, configuration: configuration)
          // The anchor's x counts from the left: so must the layer that uses it, also right to left.
          .environment(\.layoutDirection, .leftToRight)
      }
    case (.overlay, .capsule), (.background, _):
      items.backgroundPreferenceValue(SelectedBoundsKey.self) { anchor in
        AnchoredIndicator(anchor: anchor, configuration: configuration)
          .environment(\.layoutDirection, .leftToRight)
      }
    case (.naiveOffset, _):
      items.backgroundPreferenceValue(SelectedBoundsKey.self) { anchor in
        AnchoredIndicator(anchor: anchor, configuration: configuration)
      }
    case (.oneInset, _):
      items.overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
        AnchoredIndicator(anchor: anchor, configuration: configuration, inset: 15)
          .environment(\.layoutDirection, .leftToRight)
      }
    case (.boundsHeight, _):
      items.backgroundPreferenceValue(SelectedBoundsKey.self) { anchor in
        AnchoredIndicator(anchor: anchor, configuration: configuration) { bounds, _ in bounds.height }
          .environment(\.layoutDirection, .leftToRight)
      }
    }
  }

  private var items: some View {
    let selection = configuration.selection.wrappedValue
    return HStack(spacing: configuration.spacing) {
      ForEach(configuration.items) { item in
        AnchoredItem(
          item: item, isSelected: item.id == selection, selection: configuration.selection,
          look: configuration.look)
      }
    }
    .buttonStyle(.plain)
  }
}

/// An item that tells its bounds while it is selected.
private struct AnchoredItem: View {
  let item: SelectionIndicatorConfiguration.Item
  let isSelected: Bool
  @Binding var selection: AnyHashable?
  let look: IndicatorLook

  var body: some View {
    ItemButton(item, selection: $selection, look: look)
      .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { bounds in
        isSelected ? bounds : nil
      }
  }
}
