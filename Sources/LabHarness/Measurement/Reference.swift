/// The same row laid out without any indicator.
public struct Reference: Hashable, Sendable, Codable {
  /// The row, whose left top corner is the origin of all recorded frames.
  public var container: Frame
  /// The items, leading to trailing.
  public var items: [RecordedFrame.Item]

  /// Creates a reference.
  public init(container: Frame, items: [RecordedFrame.Item]) {
    self.container = container
    self.items = items
  }

  /// The items with their places in the list; of two equal ids, the first.
  var distinctItems: [(index: Int, item: RecordedFrame.Item)] {
    var seen: Set<String> = []
    return items.enumerated().compactMap { seen.insert($1.id).inserted ? ($0, $1) : nil }
  }

  /// The frame of an item, or `nil` if nothing in the list has that id.
  func frame(of id: String?) -> Frame? {
    guard let id else { return nil }
    return items.first { $0.id == id }?.frame
  }
}
