import Foundation
import LayoutCore
import Testing

/// Children that count what they are asked.
private final class Row: StackContent {
  struct Child {
    var minimum: CGFloat = 0
    var ideal: CGFloat = 10
    var maximum: CGFloat = .infinity
    var height: CGFloat = 10
    var priority = 0.0
    var guide: CGFloat = 0
    var gap: CGFloat = 0
    var isRigid = false
    /// Twice as tall when shorter than ideal, as text is.
    var wraps = false
  }

  var children: [Child]
  var queries: [Int]
  var total: Int { queries.reduce(0, +) }

  init(_ children: [Child]) {
    self.children = children
    queries = children.map { _ in 0 }
  }

  var count: Int { children.count }
  func priority(_ index: Int) -> Double { children[index].priority }
  func gap(after index: Int) -> CGFloat { children[index].gap }
  func guide(_ index: Int, size: CGSize, proposal: Proposal) -> CGFloat {
    children[index].wraps ? size.height / 2 : children[index].guide
  }
  func ignoresMainProposal(_ index: Int) -> Bool { children[index].isRigid }

  func size(_ index: Int, _ proposal: Proposal) -> CGSize {
    queries[index] += 1
    let child = children[index]
    let length = proposal.width.isNaN ? child.ideal : min(max(proposal.width, child.minimum), child.maximum)
    return CGSize(
      width: length, height: child.wraps && length < child.ideal ? child.height * 2 : child.height)
  }

  func resetCounts() { queries = children.map { _ in 0 } }
}

@Suite struct StackSolverTests {
  // MARK: Flexibility, rows 17 to 20 (OpenSwiftUI, LayoutTraitsTests)

  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var a: ClosedRange<CGFloat>
    var b: ClosedRange<CGFloat>
    var aFirst: Bool
    var bFirst: Bool

    init(
      _ name: String, _ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>, aFirst: Bool, bFirst: Bool
    ) {
      testDescription = name
      self.a = a
      self.b = b
      self.aFirst = aFirst
      self.bFirst = bFirst
    }
  }

  @Test(arguments: [
    Pair("17 less room to change", 10...20, 10...30, aFirst: true, bFirst: false),
    Pair("18 equal room to change", 20...40, 30...50, aFirst: false, bFirst: false),
    Pair("19 both infinite", 10 ... .infinity, 20 ... .infinity, aFirst: false, bFirst: true),
    Pair("20 one infinite", 10...20, 10 ... .infinity, aFirst: true, bFirst: false),
    Pair("always infinite cannot change", .infinity ... .infinity, 10...20, aFirst: true, bFirst: false),
  ])
  func flexibility(_ pair: Pair) {
    let first = Flexibility(minimum: pair.a.lowerBound, maximum: pair.a.upperBound)
    let second = Flexibility(minimum: pair.b.lowerBound, maximum: pair.b.upperBound)
    #expect(first.isSizedBefore(second) == pair.aFirst)
    #expect(second.isSizedBefore(first) == pair.bFirst)
  }

  // MARK: Counts

  @Test func anOpenProposalAsksEachChildOnce() {
    let row = Row(Array(repeating: .init(), count: 50))
    let solver = StackSolver(axis: .horizontal)
    #expect(solver.solve(Proposal(nil, 20), row) == CGSize(width: 500, height: 10))
    #expect(row.queries.allSatisfy { $0 == 1 })
    row.resetCounts()
    #expect(solver.solve(Proposal(nil, 20), row) == CGSize(width: 500, height: 10))
    #expect(row.total == 0)
    row.children[7].ideal = 15
    solver.invalidate(7)
    #expect(solver.solve(Proposal(nil, 20), row).width == 505)
    #expect(row.total == 1 && row.queries[7] == 1)
    #expect(solver.origin(7).x == 70 && solver.origin(8).x == 85 && solver.origin(49).x == 495)
  }

  @Test func alongTheStackTheFlexibilityIsAskedOnce() {
    let row = Row(Array(repeating: .init(), count: 50))
    let solver = StackSolver(axis: .horizontal)
    _ = solver.solve(Proposal(500, 20), row)
    // For 0, for ∞ and for the share.
    #expect(row.queries.allSatisfy { $0 == 3 })
    row.resetCounts()
    _ = solver.solve(Proposal(600, 20), row)
    #expect(row.queries.allSatisfy { $0 == 1 })
  }

  @Test func aLoneChildIsNotComparedWithAnyone() {
    let row = Row([.init()])
    _ = StackSolver(axis: .horizontal).solve(Proposal(500, 20), row)
    #expect(row.total == 1)
  }

  @Test func lowerPrioritiesAreAskedForTheirMinimumOnly() {
    let row = Row([.init(), .init(priority: 1), .init(priority: -.infinity)])
    _ = StackSolver(axis: .horizontal).solve(Proposal(500, 20), row)
    // Each is alone in its group: the first one sized needs no reserve of its own.
    #expect(row.queries == [2, 1, 2])
  }

  @Test func rigidChildrenAreAskedOnce() {
    let row = Row(
      (0..<20).map { .init(minimum: CGFloat($0), ideal: CGFloat($0), maximum: CGFloat($0), isRigid: true) })
    let solver = StackSolver(axis: .horizontal)
    // 0 + 1 + … + 19
    #expect(solver.solve(Proposal(500, 20), row).width == 190)
    _ = solver.solve(Proposal(100, 20), row)
    _ = solver.solve(Proposal(nil, 20), row)
    #expect(row.queries.allSatisfy { $0 == 1 })
  }

  @Test func oneInvalidChildIsAskedAgainAlone() {
    // A row of 5 children, 5 of them together leaving nothing to anyone else's change.
    let row = Row([.init(minimum: 20, maximum: 20), .init(), .init(), .init()])
    let solver = StackSolver(axis: .horizontal)
    _ = solver.solve(Proposal(500, 20), row)
    row.resetCounts()
    row.children[0].height = 30
    solver.invalidate(0)
    // The child is as wide as before, so the others are offered what they were.
    #expect(solver.solve(Proposal(500, 20), row) == CGSize(width: 500, height: 30))
    #expect(row.queries == [3, 0, 0, 0])
    row.resetCounts()
    row.children[0].minimum = 50
    row.children[0].maximum = 50
    solver.invalidate(0)
    // Now 450 are left for three.
    _ = solver.solve(Proposal(500, 20), row)
    #expect(row.queries == [3, 1, 1, 1])
    #expect(solver.childSize(3).width == 150)
  }

  @Test func sizingWithoutAndPlacingWithACrossProposalKeepTheirAnswers() {
    let row = Row(Array(repeating: .init(), count: 3))
    let solver = StackSolver(axis: .horizontal)
    for _ in 0..<3 {
      _ = solver.solve(Proposal(300, nil), row)
      _ = solver.solve(solver.placementProposal(Proposal(300, nil)), row)
    }
    #expect(row.queries == [6, 6, 6])
    #expect(solver.childProposal(0).isSame(as: Proposal(100, 10)))
    row.resetCounts()
    solver.invalidate(1)
    _ = solver.solve(Proposal(300, nil), row)
    _ = solver.solve(solver.placementProposal(Proposal(300, nil)), row)
    #expect(row.queries == [0, 6, 0])
  }

  @Test func gapsAreReadAgainOnlyWhenInvalid() {
    let row = Row(Array(repeating: .init(gap: 8), count: 3))
    let solver = StackSolver(axis: .horizontal)
    #expect(solver.solve(.unspecified, row).width == 46)
    row.children[0].gap = 4
    #expect(solver.solve(.unspecified, row).width == 46)
    solver.invalidateGaps()
    #expect(solver.solve(.unspecified, row).width == 42)
    #expect(solver.origin(1).x == 14 && solver.origin(2).x == 32)
    // The last child's gap lies behind the stack.
    row.children[2].gap = 100
    solver.invalidateGaps()
    #expect(solver.solve(.unspecified, row).width == 42)
  }

  @Test(arguments: [1_000, 2_000, 4_000]) func queriesGrowLinearly(count: Int) {
    var random = Seeded(7)
    let row = Row((0..<count).map { _ in .init(maximum: CGFloat.random(in: 0...100, using: &random)) })
    let solver = StackSolver(axis: .horizontal)
    _ = solver.solve(Proposal(CGFloat(count) * 30, 20), row)
    #expect(row.total == 3 * count)
  }

  /// A hundred thousand children, sorted and changed one at a time.
  @Test(.timeLimit(.minutes(1))) func manyChildren() {
    let count = 100_000
    let row = Row((0..<count).map { .init(ideal: 1, maximum: CGFloat(($0 * 7919) % 1000)) })
    let solver = StackSolver(axis: .horizontal)
    _ = solver.solve(Proposal(1e6, 20), row)
    #expect(solver.solve(.unspecified, row).width == CGFloat(count))
    row.resetCounts()
    for index in stride(from: 0, to: count, by: 10_000) {
      row.children[index].ideal += 1
      solver.invalidate(index)
      _ = solver.solve(.unspecified, row)
    }
    #expect(row.total == 10)
    #expect(solver.size.width == CGFloat(count + 10))
  }

  // MARK: Odd values

  @Test(.timeLimit(.minutes(1))) func aPriorityThatIsNotANumberCountsAsZero() {
    let row = Row([.init(priority: .nan), .init(priority: 0), .init(minimum: 5, priority: -1)])
    let solver = StackSolver(axis: .horizontal)
    _ = solver.solve(Proposal(105, 20), row)
    // (105 − 5) / 2 for the first two.
    #expect((0..<3).map { solver.childSize($0).width } == [50, 50, 5])
  }

  @Test func oddSizesDoNotPoisonTheOthers() {
    let row = Row([
      .init(ideal: .nan, height: .nan), .init(height: 20, guide: .nan),
      .init(height: .infinity, guide: .infinity),
      .init(ideal: -.infinity, guide: 5), .init(gap: .nan),
    ])
    let solver = StackSolver(axis: .horizontal)
    // 0 + 10 + 10 + 0 + 10; across: the guide 5 and the infinite child below the line.
    #expect(solver.solve(.unspecified, row) == CGSize(width: 30, height: CGFloat.infinity))
    for index in 0..<5 {
      let origin = solver.origin(index)
      #expect(!origin.x.isNaN && origin.y.isFinite)
    }
    #expect(solver.origin(1).y == 5 && solver.origin(3).y == 0)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .greatestFiniteMagnitude, -1, 0])
  func anyProposalGivesNumbers(main: CGFloat) {
    let row = Row([
      .init(), .init(minimum: .infinity), .init(minimum: 5, maximum: 9), .init(priority: -.infinity),
    ])
    for cross in [CGFloat.infinity, .nan, 0] {
      let solver = StackSolver(axis: .horizontal)
      let size = solver.solve(Proposal(main: main, cross: cross, axis: .horizontal), row)
      #expect(!size.width.isNaN && !size.height.isNaN)
      for index in 0..<row.count {
        let origin = solver.origin(index)
        #expect(!origin.x.isNaN && !origin.y.isNaN && !solver.childProposal(index).width.isNaN)
      }
    }
  }

  /// Measured facts, section 1: centres in an infinite cross proposal are ∞ − ∞ if taken naively.
  @Test func anInfiniteCrossProposalGivesNoNaN() {
    let column = vstack(gap: 10, hstack(gap: 10, Fill(), Framed(80, nil, Fill())), Fill())
    let size = column.size(Proposal(300, .infinity))
    #expect(size.width == 300 && size.height == .infinity)
    let row = hstack(gap: 0, column, Fill())
    #expect(row.size(Proposal(300, .infinity)).width == 300)
  }

  @Test func aStackWithoutChildrenHasNoSize() {
    let row = Row([])
    let solver = StackSolver(axis: .vertical)
    for proposal in [Proposal.zero, .unspecified, .infinity] { #expect(solver.solve(proposal, row) == .zero) }
    solver.invalidate(0)
    solver.invalidate(-1)
    #expect(solver.solve(.zero, row) == .zero)
  }

  @Test func childrenMayComeAndGo() {
    let solver = StackSolver(axis: .horizontal)
    for count in [0, 1, 5, 200, 3, 4, 0, 2] {
      let row = Row(Array(repeating: .init(), count: count))
      solver.childrenChanged(count: count)
      #expect(solver.solve(.unspecified, row).width == CGFloat(10 * count))
      // Shares are sums of fractions, so the last bit may differ.
      #expect(abs(solver.solve(Proposal(1000, 10), row).width - (count > 0 ? 1000 : 0)) < 1e-9)
      #expect(row.total == (count == 1 ? 2 : 4 * count))
    }
  }

  // MARK: Incremental equals fresh

  @Test(arguments: 0..<200 as Swift.Range<UInt64>) func incrementalEqualsFresh(seed: UInt64) {
    var random = Seeded(seed)
    let lengths: [CGFloat] = [0, 1, 5, 10, 10, 30, 100, .infinity]
    let priorities: [Double] = [0, 0, 0, 0, 1, -1, -.infinity, .nan]
    func child() -> Row.Child {
      let bounds = [lengths.randomElement(using: &random)!, lengths.randomElement(using: &random)!].sorted()
      let isRigid = Int.random(in: 0..<5, using: &random) == 0
      let length = CGFloat(Int.random(in: 0...40, using: &random))
      return Row.Child(
        minimum: isRigid ? length : bounds[0], ideal: isRigid ? length : min(max(10, bounds[0]), bounds[1]),
        maximum: isRigid ? length : bounds[1], height: CGFloat(Int.random(in: 0...30, using: &random)) / 3,
        priority: priorities.randomElement(using: &random)!,
        guide: CGFloat(Int.random(in: -10...30, using: &random)) / 3, gap: 0.1, isRigid: isRigid,
        wraps: !isRigid && Bool.random(using: &random))
    }
    let row = Row((0..<Int.random(in: 0...12, using: &random)).map { _ in child() })
    let solver = StackSolver(axis: .horizontal)
    for step in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        row.children = (0..<Int.random(in: 0...12, using: &random)).map { _ in child() }
        row.resetCounts()
        solver.childrenChanged(count: row.count)
      case 1:
        for index in row.children.indices {
          row.children[index].gap = CGFloat(Int.random(in: 0...9, using: &random)) / 7
        }
        solver.invalidateGaps()
      case 2...4:
        for _ in 0..<Int.random(in: 1...3, using: &random) where row.count > 0 {
          let index = Int.random(in: 0..<row.count, using: &random)
          let gap = row.children[index].gap
          row.children[index] = child()
          row.children[index].gap = gap
          solver.invalidate(index)
        }
      default: break
      }
      let mains: [CGFloat] = [.nan, 0, 50, 100, 333, .infinity]
      let crosses: [CGFloat] = [.nan, 20, 20, .infinity]
      let proposal = Proposal(
        main: mains.randomElement(using: &random)!, cross: crosses.randomElement(using: &random)!,
        axis: .horizontal)
      let fresh = StackSolver(axis: .horizontal)
      let size = fresh.solve(proposal, row)
      let where_ = "seed \(seed), step \(step)"
      #expect(solver.solve(proposal, row) == size, "\(where_)")
      for index in 0..<row.count {
        // A child that ignores what it is offered may be told so late, but it must be where it is when fresh.
        #expect(solver.origin(index) == fresh.origin(index), "\(where_), child \(index)")
        #expect(solver.childSize(index) == fresh.childSize(index), "\(where_), child \(index)")
        #expect(
          solver.childProposal(index).isSame(as: fresh.childProposal(index)), "\(where_), child \(index)")
      }
    }
  }
}
