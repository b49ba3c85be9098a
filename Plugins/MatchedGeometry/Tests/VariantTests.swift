import Foundation
import LabCore
import LabHarness
import LabUI
import MatchedGeometry
import StrategyTestSupport
import Testing

/// What each variant shows of its own.
@MainActor @Suite struct VariantTests {
  @Test(arguments: [Alignment.top, .center, .bottom, .topLeading, .bottomTrailing])
  func aFixedHeightLiesInTheLastPointWhateverTheAlignment(_ alignment: Alignment) throws {
    for id in 0..<3 {
      let row = Row(FixedHeightStrategy(alignment: alignment), selection: id)
      let line = try row.line()
      // The source is the label and 4 points of padding; measured on Apple's: its last point.
      let bottom = try row.item(id).maxY + 4
      #expect(near(line.minY, bottom - 1) && near(line.maxY, bottom))
      #expect(spans(line, Edges.of(id).left, Edges.of(id).right))
    }
  }

  @Test func followersLieInTheOrderOfTheirItems() throws {
    let row = Row(FollowerPerItemStrategy(), selection: 1)
    // Drawn: Inbox, its follower, Sent, its follower, Archive, its follower; all followers under Sent.
    let contents = row.host.displayList.map(\.content)
    #expect(
      contents == [
        .text("Inbox"), .color(.red), .text("Sent"), .color(.red), .text("Archive"), .color(.red),
      ])
    for line in row.indicators { #expect(spans(line.frame, 48, 80)) }
  }

  @Test func withoutASourceEveryFollowerKeepsItsOwnFrame() throws {
    let row = Row(FollowerPerItemStrategy(), selection: nil)
    try #require(row.indicators.count == 3)
    for id in 0..<3 { #expect(spans(row.indicators[id].frame, Edges.of(id).left, Edges.of(id).right)) }
  }

  /// A reported case: two items 46 wide with a gap of 8, linear in 1 s.
  ///
  /// The left edge is at 54 t, both copies have
  /// one frame, and their opacities are 1 - t and t.
  @Test func insertAndRemoveFlyTogetherAndCrossFade() throws {
    let items = [RowItem(id: 0, title: "A", width: 46), RowItem(id: 1, title: "B", width: 46)]
    let row = Row(InsertRemoveStrategy(), items: items, animation: .linear(duration: 1))
    row.select(1)
    for step in 1..<10 {
      row.host.advance(by: 0.1)
      let time = 0.1 * Double(step)
      let old = try #require(row.indicators.first { $0.isRemoved })
      let new = try #require(row.indicators.first { !$0.isRemoved })
      #expect(spans(old.frame, 54 * time, 54 * time + 46, 1e-6))
      #expect(spans(new.frame, 54 * time, 54 * time + 46, 1e-6))
      #expect(near(old.opacity, 1 - time, 1e-6))
      #expect(near(new.opacity, time, 1e-6))
    }
    row.host.settle()
    #expect(spans(try row.line(), 54, 100))
  }

  /// B17: when all views of a group follow, nothing is matched, and each fades in a frame of its own.
  @Test func withoutASourceNothingFlies() throws {
    let row = Row(InsertRemoveStrategy(isSource: false), animation: .linear(duration: 1))
    row.select(2)
    row.host.advance(by: 0.5)
    let old = try #require(row.indicators.first { $0.isRemoved })
    let new = try #require(row.indicators.first { !$0.isRemoved })
    #expect(spans(old.frame, 0, 40) && near(old.opacity, 0.5))
    #expect(spans(new.frame, 88, 144) && near(new.opacity, 0.5))
    // With sources both are half-way: from 0 to 88 and from 40 to 144.
    let matched = Row(InsertRemoveStrategy(), animation: .linear(duration: 1))
    matched.select(2)
    matched.host.advance(by: 0.5)
    for copy in matched.indicators { #expect(spans(copy.frame, 44, 92)) }
    #expect(row.host.warnings.isEmpty)
  }

  /// B14: an animation around the row drags the labels along when the selected one becomes wider.
  @Test(
    arguments: [(MatchedGeometryStrategy(), 88.0), (IndicatorStateStrategy(), 92)]
      as [(any SelectionIndicatorStrategy, Double)])
  func aStateForTheIndicatorLeavesLabelsAlone(_ strategy: any SelectionIndicatorStrategy, _ start: Double)
    throws
  {
    func archive(_ row: Row) -> CGFloat {
      let label = row.host.displayList.first { $0.content == .text("Archive") }
      return (label?.frame.midX ?? .nan) - row.container.minX - 28
    }
    let row = Row(strategy, animation: .linear(duration: 1))
    #expect(near(archive(row), 88))
    // Sent is selected and becomes 36 wide for 32: Archive behind it begins at 92, and the row is centred anew.
    row.model.items[1].width = 36
    row.select(1)
    let shift: CGFloat = start == 88 ? 2 : 0
    #expect(near(archive(row), start + shift))
    // The line is on its way in either case, also at the very first change: half-way from 0…40 to 48…84.
    row.host.advance(by: 0.5)
    let middle = start == 88 ? 1.0 : 0
    let line = try row.line()
    #expect(near(line.midX, (20 + 66) / 2 + middle, 2.1))
    #expect(near(line.width, 38, 2.1))
    row.host.settle()
    #expect(spans(try row.line(), 48, 84))
    #expect(near(archive(row), 92))
  }

  /// Two pickers with the ids of their items in one namespace: the newest source of each group is the lower picker's.
  @Test func twoPickersInOneNamespaceShareTheirItems() throws {
    let named = try #require(Scenario.named("shared-namespace"))
    let comparison = Comparison(
      named.scenario, strategies: [MatchedGeometryStrategy(), SharedNamespaceStrategy()])
    let rests = comparison.results.map { $0.measurement.rests }
    for rest in rests[0] { #expect(rest.bottomError == 4) }
    // Lower by a row, 20.5 and 4 points of padding, and by the 40 points between the two.
    for rest in rests[1] { #expect(rest.bottomError == 68.5 && rest.leadingError == 0) }
    #expect(comparison.results[0].warnings.isEmpty)
    #expect(comparison.results[1].warnings.count == 3)
    #expect(comparison.results[1].warnings.allSatisfy { $0.contains("Multiple inserted views") })
  }

  @Test func insertAndRemoveShowNothingWithoutASelection() throws {
    let row = Row(InsertRemoveStrategy(), selection: 7)
    #expect(row.indicators.isEmpty)
    row.select(2)
    row.host.advance(by: 0.1)
    // Nothing to come from: it fades in at its place.
    #expect(spans(try row.line(), 88, 144))
    #expect(row.indicators[0].opacity < 1)
  }
}
