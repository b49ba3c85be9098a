import Foundation
import LabCore
import LabUI

/// The button of an item, which selects it, with room for an underline below the label.
@MainActor func itemButton(
  _ item: SelectionIndicatorConfiguration.Item, selection: Binding<AnyHashable?>, look: IndicatorLook
) -> some View {
  Button {
    selection.wrappedValue = item.id
  } label: {
    ItemLabel(item)
  }
  .labItem(item.id)
  // Seed 000 pads its items by 4; a capsule needs no room.
  .padding(.bottom, look.kind == .underline ? 4 : 0)
}
