public import Foundation

/// What a solver keeps of its children whatever the proposal, and its last solutions.
///
/// Plain memory behind pointers: no copies on write, no reference counts, no access checks in the loops.
@usableFromInline struct StackState {
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0

  /// `gaps[i]` lies between child `i` and the next.
  @usableFromInline var gaps: UnsafeMutablePointer<CGFloat>
  @usableFromInline var gapSum: CGFloat = 0
  @usableFromInline var gapsAreValid = false
  /// Gaps that alone must be read again.
  @usableFromInline var invalidGaps: ContiguousArray<Int> = []

  @usableFromInline var priorities: UnsafeMutablePointer<Double>
  /// Children whose priority must be read; they may lie far apart, and those between them are not asked.
  @usableFromInline var unreadPriorities: ContiguousArray<Int> = []
  @usableFromInline var allPrioritiesAreUnread = false
  @usableFromInline var prioritiesAreUniform = true

  /// The solution of the last `solve`.
  @usableFromInline var current: UnsafeMutablePointer<StackSolution>
  /// Solutions for different kinds of proposal, the last used first: a parent asks for the ideal size, for shares and
  /// for the final place in turn, and none of them should make the others forgotten.
  @usableFromInline var solutions: ContiguousArray<UnsafeMutablePointer<StackSolution>>
  /// How many are kept.
  static let solutionLimit = 4

  init() {
    gaps = .unallocated
    priorities = .unallocated
    current = .allocate(capacity: 1)
    current.initialize(to: StackSolution())
    solutions = [current]
  }

  mutating func free() {
    if capacity > 0 {
      gaps.deallocate()
      priorities.deallocate()
    }
    for solution in solutions {
      solution.pointee.free()
      solution.deinitialize(count: 1)
      solution.deallocate()
    }
  }

  @usableFromInline var hasUnreadPriorities: Bool {
    @inlinable get { allPrioritiesAreUnread || !unreadPriorities.isEmpty }
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
      for solution in solutions { solution.pointee.free() }
    }
    count = newCount
    gapsAreValid = false
    priorities.initialize(repeating: 0, count: newCount)
    prioritiesAreUniform = true
    invalidGaps.removeAll()
    unreadPriorities.removeAll()
    allPrioritiesAreUnread = newCount > 0
    for solution in solutions { solution.pointee.isUsed = false }
    // Until the next `solve` there is no layout to read.
    current.pointee.prepare(cross: .nan, isIdeal: true, count: newCount, capacity: capacity)
    current.pointee.isUsed = false
  }

  mutating func invalidate(_ index: Int) {
    guard index >= 0, index < count else { return }
    if !allPrioritiesAreUnread { unreadPriorities.append(index) }
    for solution in solutions where solution.pointee.isUsed { solution.pointee.invalidate(index) }
  }

  /// Has the gaps before and after a child read again.
  mutating func invalidateGaps(around index: Int) {
    guard gapsAreValid else { return }
    if index > 0 { invalidGaps.append(index - 1) }
    if index < count - 1 { invalidGaps.append(index) }
  }

  /// The solution for a proposal across the stack, with the length along it open or given; the one that was not used
  /// for the longest time is given up for a new kind of proposal.
  @usableFromInline mutating func select(cross: CGFloat, isIdeal: Bool) -> UnsafeMutablePointer<StackSolution>
  {
    var position = 0
    while position < solutions.count {
      let solution = solutions[position]
      if solution.pointee.isUsed, solution.pointee.isIdeal == isIdeal,
        solution.pointee.cross.isSameProposal(as: cross)
      {
        break
      }
      position += 1
    }
    if position == solutions.count {
      if let free = solutions.firstIndex(where: { !$0.pointee.isUsed }) {
        position = free
      } else if solutions.count < StackState.solutionLimit {
        let solution = UnsafeMutablePointer<StackSolution>.allocate(capacity: 1)
        solution.initialize(to: StackSolution())
        solutions.append(solution)
      } else {
        position -= 1
      }
      solutions[position].pointee.prepare(cross: cross, isIdeal: isIdeal, count: count, capacity: capacity)
    }
    current = solutions[position]
    if position > 0 {
      solutions.remove(at: position)
      solutions.insert(current, at: 0)
    }
    return current
  }

  /// A solution for the same proposal across the stack in which a child was asked.
  @usableFromInline func solution(knowing index: Int, cross: CGFloat) -> UnsafeMutablePointer<StackSolution>?
  {
    solutions.first {
      $0.pointee.isUsed && $0.pointee.cross.isSameProposal(as: cross)
        && $0.pointee.shares[index] != StackSolution.notAsked
    }
  }

  @usableFromInline mutating func gapsWereRead(sum: CGFloat) {
    gapsAreValid = true
    invalidGaps.removeAll(keepingCapacity: true)
    let sumChanged = sum != gapSum
    gapSum = sum
    for solution in solutions where solution.pointee.isUsed {
      solution.pointee.firstMoved = 0
      if sumChanged { solution.pointee.invalidateRange(0, count) }
    }
  }

  @usableFromInline mutating func prioritiesWereRead(changed: Bool) {
    unreadPriorities.removeAll(keepingCapacity: true)
    allPrioritiesAreUnread = false
    guard changed else { return }
    prioritiesAreUniform = true
    for index in 1..<max(count, 1) where priorities[index] != priorities[0] {
      prioritiesAreUniform = false
      break
    }
    for solution in solutions {
      solution.pointee.groupsAreValid = false
      solution.pointee.isMeasured = false
      solution.pointee.invalidateRange(0, count)
    }
  }
}
