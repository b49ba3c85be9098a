public import Foundation

/// What a solver keeps of its children whatever the proposal, and its two solutions.
///
/// Plain memory behind pointers: no copies on write, no reference counts, no access checks in the loops.
@usableFromInline struct StackState {
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0

  /// `gaps[i]` lies between child `i` and the next.
  @usableFromInline var gaps: UnsafeMutablePointer<CGFloat>
  @usableFromInline var gapSum: CGFloat = 0
  @usableFromInline var gapsAreValid = false

  @usableFromInline var priorities: UnsafeMutablePointer<Double>
  @usableFromInline var firstUnreadPriority = 0
  @usableFromInline var endUnreadPriority = 0
  @usableFromInline var prioritiesAreUniform = true

  /// The solution of the last `solve`.
  @usableFromInline var current: UnsafeMutablePointer<StackSolution>
  /// The one before it, for another proposal across the stack.
  @usableFromInline var other: UnsafeMutablePointer<StackSolution>

  init() {
    gaps = .unallocated
    priorities = .unallocated
    current = .allocate(capacity: 1)
    current.initialize(to: StackSolution())
    other = .allocate(capacity: 1)
    other.initialize(to: StackSolution())
  }

  mutating func free() {
    if capacity > 0 {
      gaps.deallocate()
      priorities.deallocate()
    }
    for solution in [current, other] {
      solution.pointee.free()
      solution.deinitialize(count: 1)
      solution.deallocate()
    }
  }

  @usableFromInline var hasUnreadPriorities: Bool {
    @inlinable get { firstUnreadPriority < endUnreadPriority }
  }

  mutating func reset(count newCount: Int) {
    // Growing by half makes adding children one by one linear; shrinking far gives the memory back.
    if newCount > capacity || newCount < capacity / 4 {
      if capacity > 0 {
        gaps.deallocate()
        priorities.deallocate()
      }
      capacity = newCount > capacity && capacity > 0 ? max(newCount, capacity + capacity / 2) : newCount
      gaps = capacity > 0 ? .allocate(capacity: capacity) : .unallocated
      priorities = capacity > 0 ? .allocate(capacity: capacity) : .unallocated
      current.pointee.free()
      other.pointee.free()
    }
    count = newCount
    gapsAreValid = false
    priorities.initialize(repeating: 0, count: newCount)
    prioritiesAreUniform = true
    firstUnreadPriority = 0
    endUnreadPriority = newCount
    current.pointee.isUsed = false
    other.pointee.isUsed = false
    // Until the next `solve` there is no layout to read.
    current.pointee.prepare(cross: .nan, count: newCount, capacity: capacity)
    current.pointee.isUsed = false
  }

  mutating func invalidate(_ index: Int) {
    guard index >= 0, index < count else { return }
    firstUnreadPriority = min(firstUnreadPriority, index)
    endUnreadPriority = max(endUnreadPriority, index + 1)
    if current.pointee.isUsed { current.pointee.invalidate(index) }
    if other.pointee.isUsed { other.pointee.invalidate(index) }
  }

  /// The solution for a proposal across the stack; the older one is given up for a new proposal.
  @usableFromInline mutating func select(cross: CGFloat) -> UnsafeMutablePointer<StackSolution> {
    if current.pointee.isUsed {
      if current.pointee.cross.isSameProposal(as: cross) { return current }
      swap(&current, &other)
      if current.pointee.isUsed, current.pointee.cross.isSameProposal(as: cross) { return current }
    }
    current.pointee.prepare(cross: cross, count: count, capacity: capacity)
    return current
  }

  @usableFromInline mutating func gapsWereRead(sum: CGFloat) {
    gapsAreValid = true
    let sumChanged = sum != gapSum
    gapSum = sum
    for solution in [current, other] where solution.pointee.isUsed {
      solution.pointee.firstMoved = 0
      if sumChanged { solution.pointee.invalidateRange(0, count) }
    }
  }

  @usableFromInline mutating func prioritiesWereRead(changed: Bool) {
    firstUnreadPriority = .max
    endUnreadPriority = 0
    guard changed else { return }
    prioritiesAreUniform = true
    for index in 1..<max(count, 1) where priorities[index] != priorities[0] {
      prioritiesAreUniform = false
      break
    }
    for solution in [current, other] {
      solution.pointee.groupsAreValid = false
      solution.pointee.isMeasured = false
      solution.pointee.invalidateRange(0, count)
    }
  }
}
