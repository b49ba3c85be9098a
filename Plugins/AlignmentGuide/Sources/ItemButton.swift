import LabCore
import LabUI

/// The button of an item, which selects it.
@MainActor func itemButton(
  _ item: SelectionIndicatorConfiguration.Item, selection: Binding<AnyHashable?>
) -> some View {
  Button {
    selection.wrappedValue = item.id
  } label: {
    ItemLabel(item)
  }
  .labItem(item.id)
}
