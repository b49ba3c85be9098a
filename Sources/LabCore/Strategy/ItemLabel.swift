public import LabUI

/// The text of an item on as many lines as the item allows, in a frame of the item's width if that is fixed.
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
    text.lineLimit(item.lineLimit).frame(width: item.width)
  }

  private var text: Text {
    // A text that says nothing of itself is smaller.
    item.isBold ? Text(item.title).bold() : Text(item.title)
  }
}
