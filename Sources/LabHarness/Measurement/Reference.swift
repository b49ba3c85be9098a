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

  /// The items' frames by their ids; of two equal ids, the first.
  var itemsByID: [(id: String, frame: Frame)] {
    var seen: Set<String> = []
    return items.compactMap { seen.insert($0.id).inserted ? ($0.id, $0.frame) : nil }
  }

  /// The place of each id in the list; of two equal ids, the first.
  var order: [String: Int] {
    Dictionary(items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The frame of an item, or `nil` if nothing in the list has that id.
  func frame(of id: String?) -> Frame? {
    guard let id else { return nil }
    return items.first { $0.id == id }?.frame
  }
}
