public import Foundation

/// The layout of a stack's children for one proposal across it.
@usableFromInline struct StackSolution {
  /// Children of one priority: they end before `end` in `order`.
  @usableFromInline struct Group {
    @usableFromInline var end: Int32
    /// The smallest lengths of all later groups together.
    @usableFromInline var reserved: CGFloat
  }

  /// The share of a child that was not asked; shares are never negative.
  @usableFromInline static var notAsked: CGFloat { @inlinable get { -1 } }

  @usableFromInline var isUsed = false
  @usableFromInline var cross = CGFloat.nan
  /// Whether it is for an open proposal along the stack.
  @usableFromInline var isIdeal = true
  @usableFromInline var main = CGFloat.nan
  /// Whether the arrays hold a solution for `main`, but for the invalid range.
  @usableFromInline var isSolved = false
  /// All children that must be asked again lie in this range.
  @usableFromInline var firstInvalid = Int.max
  @usableFromInline var endInvalid = 0

  /// What each child was last offered along the stack, NaN for an open proposal.
  @usableFromInline var shares: UnsafeMutablePointer<CGFloat>
  @usableFromInline var sizes: UnsafeMutablePointer<CGSize>
  @usableFromInline var guides: UnsafeMutablePointer<CGFloat>
  @usableFromInline var origins: UnsafeMutablePointer<CGFloat>
  /// Smallest and largest lengths, NaN where not known; only there once a length along the stack was proposed.
  @usableFromInline var minimums: UnsafeMutablePointer<CGFloat>
  @usableFromInline var maximums: UnsafeMutablePointer<CGFloat>
  /// The children in the order of sizing, grouped by priority.
  @usableFromInline var order: UnsafeMutablePointer<Int32>
  @usableFromInline var groups: ContiguousArray<Group> = []
  @usableFromInline var groupsAreValid = false
  /// Whether all lengths that are needed are known and the order follows them.
  @usableFromInline var isMeasured = false

  /// Children from this one on may have moved along the stack.
  @usableFromInline var firstMoved = 0
  @usableFromInline var crossChanged = true
  /// Where the guide line lies across the stack.
  @usableFromInline var line: CGFloat = 0
  @usableFromInline var size = CGSize.zero

  var capacity = 0
  var orderCapacity = 0

  init() {
    shares = .unallocated
    sizes = .unallocated
    guides = .unallocated
    origins = .unallocated
    minimums = .unallocated
    maximums = .unallocated
    order = .unallocated
  }

  /// Gives the memory back; the solution is as new.
  mutating func free() {
    if capacity > 0 {
      shares.deallocate()
      sizes.deallocate()
      guides.deallocate()
      origins.deallocate()
    }
    if orderCapacity > 0 {
      minimums.deallocate()
      maximums.deallocate()
      order.deallocate()
    }
    self = StackSolution()
  }

  /// Starts over for a proposal across the stack: nobody was asked.
  mutating func prepare(cross: CGFloat, isIdeal: Bool, count: Int, capacity: Int) {
    if self.capacity != capacity {
      free()
      if capacity > 0 {
        shares = .allocate(capacity: capacity)
        sizes = .allocate(capacity: capacity)
        guides = .allocate(capacity: capacity)
        origins = .allocate(capacity: capacity)
      }
      self.capacity = capacity
    }
    isUsed = true
    self.cross = cross
    self.isIdeal = isIdeal
    isSolved = false
    // The memory is for plain values: they need no deinitialisation before they are initialised again.
    shares.initialize(repeating: StackSolution.notAsked, count: count)
    sizes.initialize(repeating: .zero, count: count)
    guides.initialize(repeating: 0, count: count)
    origins.initialize(repeating: 0, count: count)
    if orderCapacity > 0 {
      minimums.initialize(repeating: .nan, count: count)
      maximums.initialize(repeating: .nan, count: count)
    }
    groupsAreValid = false
    isMeasured = false
    firstInvalid = 0
    endInvalid = count
    firstMoved = 0
    crossChanged = true
    line = 0
    size = .zero
  }

  /// Forgets a child's answers.
  mutating func invalidate(_ index: Int) {
    shares[index] = StackSolution.notAsked
    if orderCapacity > 0 {
      minimums[index] = .nan
      maximums[index] = .nan
    }
    isMeasured = false
    invalidateRange(index, index + 1)
  }

  /// Has a range of children looked at again; who is offered the same as before is still not asked.
  @usableFromInline mutating func invalidateRange(_ start: Int, _ end: Int) {
    firstInvalid = min(firstInvalid, start)
    endInvalid = max(endInvalid, end)
  }

  /// Takes a child's answer.
  @inlinable mutating func record(
    _ index: Int, share: CGFloat, size: CGSize, guide: CGFloat, axis: LayoutAxis
  ) {
    let old = sizes[index]
    shares[index] = share
    sizes[index] = size
    if old[axis] != size[axis] { firstMoved = min(firstMoved, index) }
    if guides[index] != guide || old[axis.cross] != size[axis.cross] {
      guides[index] = guide
      crossChanged = true
    }
  }

  /// A length that sums can bear: not NaN and not −∞.
  @inlinable static func sane(_ length: CGFloat) -> CGFloat { length > -.infinity ? length : 0 }

  /// Step 5 of the rule: positions of the children that may have moved, and the size of the stack.
  @usableFromInline mutating func place(count: Int, gaps: UnsafeMutablePointer<CGFloat>, axis: LayoutAxis) {
    if firstMoved != .max {
      // A running sum from the first moved child on gives the very bits of one from the start.
      var cursor: CGFloat = 0
      if firstMoved > 0, firstMoved < count { cursor = origins[firstMoved] }
      for index in min(firstMoved, count)..<count {
        origins[index] = cursor
        cursor += sizes[index][axis]
        if index < count - 1 { cursor += gaps[index] }
      }
      size[axis] = cursor
      firstMoved = .max
    }
    if crossChanged {
      var line = -CGFloat.infinity
      var below = -CGFloat.infinity
      for index in 0..<count {
        line = max(line, guides[index])
        below = max(below, sizes[index][axis.cross] - guides[index])
      }
      self.line = count > 0 ? line : 0
      size[axis.cross] = count > 0 ? line + below : 0
      crossChanged = false
    }
  }
}

extension UnsafeMutablePointer {
  /// A pointer to no elements, which must not be freed.
  static var unallocated: UnsafeMutablePointer {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Pointee>.alignment)!
  }
}
