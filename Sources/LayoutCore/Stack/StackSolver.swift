public import Foundation

/// Lays out the children of one HStack or VStack, and remembers what it learnt for the next time.
///
/// The rule (engine facts 2.2, checked by swiftui-web against all its recorded frames):
/// 1. The gaps are taken off the proposed length.
/// 2. Children of a higher priority are sized first, with the smallest lengths of all lower ones kept free.
/// 3. Within a priority the least flexible comes first: flexibility is the length for ∞ less the length for 0.
///    Of two infinitely flexible children the one with the larger minimum comes first; else the order stays.
/// 4. Each is offered an equal share of what is left, and what it takes is taken off.
/// 5. The stack is as long as its children and gaps together, and as wide as the union of its aligned children.
///
/// Across the stack the union is of the children only. OpenSwiftUI also counts the guide line, which makes a stack too
/// large when all guides lie outside their children; measured was "the union of aligned ranges" (swiftui-web).
///
/// The solver keeps a solution for each of a few kinds of proposal, because a stack that was sized with none is placed
/// with its own size. In each, the smallest and largest lengths outlive a new proposal along the stack, and
/// a child is asked again only if it was invalidated or is offered something else.
///
/// A reference type: nested stacks are solved in the midst of `solve`, which must not lock the storage of all.
/// `solve` must not change its own solver's children.
public final class StackSolver {
  /// The direction in which the children follow one another.
  public let axis: LayoutAxis

  @usableFromInline let state: UnsafeMutablePointer<StackState>

  /// Makes the solver of a stack without children.
  public init(axis: LayoutAxis) {
    self.axis = axis
    state = .allocate(capacity: 1)
    state.initialize(to: StackState())
  }

  deinit {
    state.pointee.free()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// How many children the solver was last told of.
  @inlinable public var count: Int { state.pointee.count }

  /// The size of the last solution, in points.
  @inlinable public var size: CGSize { state.pointee.current.pointee.size }

  /// The position of a child in the last solution, in points from the stack's left top; not mirrored.
  @inlinable public func origin(_ index: Int) -> CGPoint {
    let solution = state.pointee.current
    return CGPoint(
      main: solution.pointee.origins[index], cross: solution.pointee.line - solution.pointee.guides[index],
      axis: axis)
  }

  /// What a child was offered in the last solution.
  @inlinable public func childProposal(_ index: Int) -> Proposal {
    let solution = state.pointee.current
    return Proposal(main: solution.pointee.shares[index], cross: solution.pointee.cross, axis: axis)
  }

  /// The size of a child in the last solution, in points.
  @inlinable public func childSize(_ index: Int) -> CGSize { state.pointee.current.pointee.sizes[index] }

  /// The proposal with which a stack is solved for placing: its own size where the proposal across it is open.
  @inlinable public func placementProposal(_ proposal: Proposal) -> Proposal {
    var result = proposal
    if result[axis.cross].isNaN { result[axis.cross] = size[axis.cross] }
    return result
  }

  /// Forgets everything: the number, order or identity of the children changed.
  public func childrenChanged(count: Int) { state.pointee.reset(count: max(count, 0)) }

  /// Forgets one child's answers, its priority included.
  public func invalidate(_ index: Int) { state.pointee.invalidate(index) }

  /// Forgets the distances between the children.
  public func invalidateGaps() { state.pointee.gapsAreValid = false }

  /// Forgets the distances of one child to its neighbours.
  public func invalidateGaps(around index: Int) { state.pointee.invalidateGaps(around: index) }

  /// Lays the stack out for a proposal and returns its size in points.
  ///
  /// An unspecified length along the stack asks each child once for its ideal length. Costs nothing if the proposal is
  /// that of the last time and nothing was invalidated since.
  @inlinable public func solve(_ proposal: Proposal, _ content: some StackContent) -> CGSize {
    let count = content.count
    if count != state.pointee.count { childrenChanged(count: count) }
    if !state.pointee.gapsAreValid {
      readGaps(content)
    } else if !state.pointee.invalidGaps.isEmpty {
      rereadGaps(content)
    }
    if state.pointee.hasUnreadPriorities { readPriorities(content) }

    let main = proposal[axis]
    let solution = state.pointee.select(cross: proposal[axis.cross], isIdeal: main.isNaN)
    if !(solution.pointee.isSolved && solution.pointee.main.isSameProposal(as: main)) {
      solution.pointee.invalidateRange(0, count)
    }
    if solution.pointee.firstInvalid < solution.pointee.endInvalid {
      if main.isNaN {
        solveIdeal(solution, content)
      } else {
        solveShares(main, solution, content)
      }
      solution.pointee.main = main
      solution.pointee.isSolved = true
      solution.pointee.firstInvalid = .max
      solution.pointee.endInvalid = 0
    }
    solution.pointee.place(count: count, gaps: state.pointee.gaps, axis: axis)
    return solution.pointee.size
  }

  @inlinable func readGaps(_ content: some StackContent) {
    let count = state.pointee.count
    let gaps = state.pointee.gaps
    var sum: CGFloat = 0
    for index in 0..<max(count - 1, 0) {
      let gap = content.gap(after: index)
      gaps[index] = gap.isFinite ? gap : 0
      sum += gaps[index]
    }
    state.pointee.gapsWereRead(sum: sum)
  }

  /// Reads the gaps around children that changed; their sum is added up anew, so that it does not drift.
  @inlinable func rereadGaps(_ content: some StackContent) {
    let gaps = state.pointee.gaps
    var isChanged = false
    for index in state.pointee.invalidGaps {
      let gap = content.gap(after: index)
      let new = gap.isFinite ? gap : 0
      if gaps[index] != new {
        gaps[index] = new
        isChanged = true
      }
    }
    state.pointee.invalidGaps.removeAll(keepingCapacity: true)
    guard isChanged else { return }
    var sum: CGFloat = 0
    for index in 0..<max(state.pointee.count - 1, 0) { sum += gaps[index] }
    state.pointee.gapsWereRead(sum: sum)
  }

  @inlinable func readPriorities(_ content: some StackContent) {
    var changed = false
    if state.pointee.allPrioritiesAreUnread {
      for index in 0..<state.pointee.count where readPriority(index, content) { changed = true }
    } else {
      for index in state.pointee.unreadPriorities where readPriority(index, content) { changed = true }
    }
    state.pointee.prioritiesWereRead(changed: changed)
  }

  /// Reads one child's priority; true when it is another than before.
  @inlinable func readPriority(_ index: Int, _ content: some StackContent) -> Bool {
    let answer = content.priority(index)
    let priority = answer.isNaN ? 0 : answer
    guard state.pointee.priorities[index] != priority else { return false }
    state.pointee.priorities[index] = priority
    return true
  }

  /// Step for an open proposal along the stack: everyone at the ideal length.
  @inlinable func solveIdeal(_ solution: UnsafeMutablePointer<StackSolution>, _ content: some StackContent) {
    for index in solution.pointee.firstInvalid..<solution.pointee.endInvalid
    where !solution.pointee.shares[index].isNaN {
      ask(index, .nan, solution, content)
    }
  }

  /// Steps 1 to 4 of the rule.
  @inlinable func solveShares(
    _ main: CGFloat, _ solution: UnsafeMutablePointer<StackSolution>, _ content: some StackContent
  ) {
    if !solution.pointee.groupsAreValid {
      solution.pointee.group(count: state.pointee.count, state.pointee)
    }
    if !solution.pointee.isMeasured {
      measure(solution, content)
      solution.pointee.sort()
      solution.pointee.isMeasured = true
    }
    var left = main - state.pointee.gapSum
    var start = 0
    for group in 0..<solution.pointee.groups.count {
      let end = Int(solution.pointee.groups[group].end)
      var available = left - solution.pointee.groups[group].reserved
      if available.isNaN { available = left }
      for position in start..<end {
        let index = Int(solution.pointee.order[position])
        let share = available > 0 ? available / CGFloat(end - position) : 0
        // The marker of a child that was not asked is negative, an open share is NaN: both differ from any share.
        if solution.pointee.shares[index] != share { ask(index, share, solution, content) }
        let length = solution.pointee.sizes[index][axis]
        // ∞ − ∞: what is left stays (engine facts 2.2, step 5).
        let rest = available - length
        if !rest.isNaN { available = rest }
        let total = left - length
        if !total.isNaN { left = total }
      }
      start = end
    }
  }

  /// Asks for smallest and largest lengths where the order or a reserve depends on them.
  @inlinable func measure(_ solution: UnsafeMutablePointer<StackSolution>, _ content: some StackContent) {
    var start = 0
    for group in 0..<solution.pointee.groups.count {
      let end = Int(solution.pointee.groups[group].end)
      // A child that is alone in the first group has nobody to be compared with, and nothing is reserved for it.
      let needsMaximum = end - start > 1
      if needsMaximum || group > 0 {
        for position in start..<end {
          let index = Int(solution.pointee.order[position])
          guard
            solution.pointee.minimums[index].isNaN
              || needsMaximum && solution.pointee.maximums[index].isNaN
          else { continue }
          if content.ignoresMainProposal(index) {
            if solution.pointee.shares[index] == StackSolution.notAsked { ask(index, 0, solution, content) }
            solution.pointee.minimums[index] = solution.pointee.sizes[index][axis]
            solution.pointee.maximums[index] = solution.pointee.sizes[index][axis]
            continue
          }
          if solution.pointee.minimums[index].isNaN {
            solution.pointee.minimums[index] = length(index, 0, solution, content)
          }
          if needsMaximum, solution.pointee.maximums[index].isNaN {
            solution.pointee.maximums[index] = length(index, .infinity, solution, content)
          }
        }
      }
      start = end
    }
  }

  @inlinable func length(
    _ index: Int, _ main: CGFloat, _ solution: UnsafeMutablePointer<StackSolution>,
    _ content: some StackContent
  ) -> CGFloat {
    StackSolution.sane(
      content.size(index, Proposal(main: main, cross: solution.pointee.cross, axis: axis))[axis])
  }

  @inlinable func ask(
    _ index: Int, _ share: CGFloat, _ solution: UnsafeMutablePointer<StackSolution>,
    _ content: some StackContent
  ) {
    if solution.pointee.shares[index] != StackSolution.notAsked, content.ignoresMainProposal(index) {
      solution.pointee.shares[index] = share
      return
    }
    if solution.pointee.shares[index] == StackSolution.notAsked, content.ignoresMainProposal(index),
      let known = state.pointee.solution(knowing: index, cross: solution.pointee.cross)
    {
      solution.pointee.record(
        index, share: share, size: known.pointee.sizes[index], guide: known.pointee.guides[index], axis: axis)
      return
    }
    let proposal = Proposal(main: share, cross: solution.pointee.cross, axis: axis)
    let answer = content.size(index, proposal)
    let size = CGSize(width: StackSolution.sane(answer.width), height: StackSolution.sane(answer.height))
    let guide = content.guide(index, size: size, proposal: proposal)
    solution.pointee.record(
      index, share: share, size: size,
      guide: guide.isFinite && size[axis.cross] < .infinity ? guide : 0, axis: axis)
  }
}
