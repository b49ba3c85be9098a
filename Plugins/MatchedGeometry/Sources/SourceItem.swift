import LabCore
import LabUI

/// An item that is the source of the group of its id.
struct SourceItem: View {
  let item: SelectionIndicatorConfiguration.Item
  @Binding var selection: AnyHashable?
  let look: IndicatorLook
  let namespace: Namespace.ID

  var body: some View {
    // Outside the padding, which is part of the geometry that the follower takes (seed 000 at 13:47).
    ItemButton(item, selection: $selection, look: look)
      .matchedGeometryEffect(id: item.id, in: namespace)
  }
}
