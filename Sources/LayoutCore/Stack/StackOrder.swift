public import Foundation

/// How much a child's length can change, which decides when a stack sizes it.
@frozen public struct Flexibility: Sendable {
  /// The length for a proposal of 0, in points.
  public var minimum: CGFloat
  /// The length for a proposal of ∞, in points.
  public var maximum: CGFloat

  /// Makes the flexibility of a child with these smallest and largest lengths.
  @inlinable public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The length the child can gain; 0 for a child that is always infinite.
  @inlinable public var range: CGFloat {
    let range = maximum - minimum
    return range.isNaN ? 0 : range
  }

  /// Whether a child is sized before another of the same priority, whatever their order in the source.
  @inlinable public func isSizedBefore(_ other: Flexibility) -> Bool {
    if range != other.range { return range < other.range }
    return range == .infinity && minimum > other.minimum
  }
}

extension StackSolution {
  /// Groups the children by priority, highest first, in source order within.
  @usableFromInline mutating func group(count: Int, _ state: StackState) {
    if orderCapacity != capacity {
      if orderCapacity > 0 {
        minimums.deallocate()
        maximums.deallocate()
        order.deallocate()
      }
      minimums = .allocate(capacity: capacity)
      maximums = .allocate(capacity: capacity)
      order = .allocate(capacity: capacity)
      orderCapacity = capacity
      minimums.initialize(repeating: .nan, count: count)
      maximums.initialize(repeating: .nan, count: count)
    }
    for index in 0..<count { (order + index).initialize(to: Int32(truncatingIfNeeded: index)) }
    groups.removeAll(keepingCapacity: true)
    let priorities = state.priorities
    if !state.prioritiesAreUniform {
      var indices = UnsafeMutableBufferPointer(start: order, count: count)
      indices.sort { a, b in
        let (first, second) = (priorities[Int(a)], priorities[Int(b)])
        return first != second ? first > second : a < b
      }
      for position in 1..<max(count, 1)
      where priorities[Int(order[position])] != priorities[Int(order[position - 1])] {
        groups.append(Group(end: Int32(truncatingIfNeeded: position), reserved: 0))
      }
    }
    if count > 0 { groups.append(Group(end: Int32(truncatingIfNeeded: count), reserved: 0)) }
    groupsAreValid = true
    isMeasured = false
  }

  /// Sorts each group by flexibility and sums up what is reserved for the later ones.
  @usableFromInline mutating func sort() {
    var reserved: CGFloat = 0
    for group in groups.indices.reversed() {
      groups[group].reserved = reserved
      let start = group > 0 ? Int(groups[group - 1].end) : 0
      let end = Int(groups[group].end)
      if end - start > 1 { sort(start, end) }
      guard group > 0 else { break }
      for position in start..<end { reserved += minimums[Int(order[position])] }
    }
  }

  private mutating func sort(_ start: Int, _ end: Int) {
    func key(_ position: Int) -> Key {
      let index = order[position]
      let flexibility = Flexibility(minimum: minimums[Int(index)], maximum: maximums[Int(index)])
      let range = flexibility.range
      return Key(range: range, tie: range == .infinity ? -flexibility.minimum : 0, index: index)
    }
    var previous = key(start)
    var isSorted = true
    for position in start + 1..<end {
      let next = key(position)
      if next < previous {
        isSorted = false
        break
      }
      previous = next
    }
    if isSorted { return }
    // Equal flexibilities keep the source order through the index, so the sort needs not be a stable one; and as
    // the old order is where it starts from, one changed child costs no more than a pass.
    var keys = ContiguousArray<Key>()
    keys.reserveCapacity(end - start)
    for position in start..<end { keys.append(key(position)) }
    keys.sort(by: <)
    for position in start..<end { order[position] = keys[position - start].index }
  }

  /// The order of sizing as numbers, beside one another in memory.
  private struct Key {
    var range: CGFloat
    var tie: CGFloat
    var index: Int32

    static func < (a: Key, b: Key) -> Bool {
      if a.range != b.range { return a.range < b.range }
      if a.tie != b.tie { return a.tie < b.tie }
      return a.index < b.index
    }
  }
}
