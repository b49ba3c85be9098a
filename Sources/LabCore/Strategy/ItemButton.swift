public import LabUI

/// The button of an item, which selects it: a plain one where the row says `.buttonStyle(.plain)`.
public struct ItemButton: View {
  private let item: SelectionIndicatorConfiguration.Item
  private let selection: Binding<AnyHashable?>
  private let look: IndicatorLook?

  /// Creates the button of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - selection: Where its id is put when it is tapped.
  ///   - look: What is drawn at the item: an underline gets room below the label, as seed 000 pads its items by
  ///     4 points; a capsule, or nothing, needs none.
  public init(
    _ item: SelectionIndicatorConfiguration.Item, selection: Binding<AnyHashable?>, look: IndicatorLook? = nil
  ) {
    self.item = item
    self.selection = selection
    self.look = look
  }

  /// The label in its button, marked as the item, with its room.
  public var body: some View {
    Button {
      selection.wrappedValue = item.id
    } label: {
      ItemLabel(item)
    }
    .labItem(item.id)
    .padding(.bottom, look?.kind == .underline ? 4 : 0)
  }
}
