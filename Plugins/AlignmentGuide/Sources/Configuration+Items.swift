import LabCore
import LabUI

extension SelectionIndicatorConfiguration {
  /// The button of an item, which selects it.
  func button(for item: Item) -> some View {
    Button {
      selection.wrappedValue = item.id
    } label: {
      ItemLabel(item).labItem(item.id)
    }
  }
}
