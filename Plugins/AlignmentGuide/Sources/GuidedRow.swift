import Foundation
import LabCore
import LabUI

/// The row and the line in a column, aligned on a guide that only the selected item sets.
struct GuidedRow: View {
  let configuration: SelectionIndicatorConfiguration
  let guide: HorizontalAlignment
  let lineWidth: CGFloat

  var body: some View {
    let selection = configuration.selection.wrappedValue
    VStack(alignment: guide, spacing: 4) {
      HStack(spacing: configuration.spacing) {
        ForEach(configuration.items) { item in
          GuidedItem(
            item: item, guide: guide, isSelected: item.id == selection, selection: configuration.selection)
        }
      }
      .buttonStyle(.plain)

      configuration.tint
        .frame(width: lineWidth, height: thickness)
        .labIndicator()
    }
    .animation(configuration.animation, value: selection)
  }

  /// A capsule is not promised: one that is asked for all the same gets the plain line.
  private var thickness: CGFloat {
    switch configuration.look {
    case .underline(let thickness): thickness
    case .capsule: 2
    }
  }
}

/// An item that sets the guide while it is selected.
private struct GuidedItem: View {
  let item: SelectionIndicatorConfiguration.Item
  let guide: HorizontalAlignment
  let isSelected: Bool
  @Binding var selection: AnyHashable?

  var body: some View {
    ItemButton(item, selection: $selection)
      // The other items set a guide that nobody asks for; which one does not matter.
      .alignmentGuide(isSelected ? guide : .listRowSeparatorLeading) { dimensions in
        dimensions[guide == .selectionLeading ? HorizontalAlignment.leading : .center]
      }
  }
}
