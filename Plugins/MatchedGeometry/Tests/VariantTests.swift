import Foundation
import LabCore
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
