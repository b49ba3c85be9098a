import Foundation
import LabCore
import LabUI

extension SelectionIndicatorConfiguration {
  /// The button of an item, which selects it, with room for an underline below the label.
  func button(for item: Item) -> some View {
    Button {
      selection.wrappedValue = item.id
    } label: {
      ItemLabel(item).labItem(item.id)
    }
    .padding(.bottom, underlineGap)
  }

  /// From the label to the bottom of the underline, in points; a capsule needs no room (seed 000 pads by 4).
  private var underlineGap: CGFloat { look.kind == .underline ? 4 : 0 }
}
