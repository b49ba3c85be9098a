/// Something that knows its place in a list whose order does not matter.
protocol Listed: AnyObject {
  /// Its place in the list, or nil.
  var position: Int? { get set }
}

extension Array where Element: Listed {
  /// Puts an element at the end unless it is in the list.
  mutating func insert(_ element: Element) {
    guard element.position == nil else { return }
    element.position = count
    append(element)
  }

  /// Fills an element's place with the last one; false when it was not in the list.
  @discardableResult mutating func remove(_ element: Element) -> Bool {
    guard let position = element.position else { return false }
    element.position = nil
    let last = removeLast()
    if last !== element {
      self[position] = last
      last.position = position
    }
    return true
  }
}
