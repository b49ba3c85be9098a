public import LabUI

/// The text of an item on one line, or the text in a frame of the item's fixed width.
///
/// All strategies and the reference draw their items with it, so that a difference between two rows is a
/// difference between two strategies.
public struct ItemLabel: View {
  private let item: SelectionIndicatorConfiguration.Item

  /// Creates the label of an item.
  public init(_ item: SelectionIndicatorConfiguration.Item) {
    self.item = item
  }

  /// The text, framed if the item has a fixed width.
  public var body: some View {
    // A frame without a width leaves the text as it is; an `if` would make two views of one.
    Text(item.title).lineLimit(1).frame(width: item.width)
  }
}
