import Foundation
import LabCore
import LabUI
import StrategyTestSupport
import Testing

/// What every strategy has to hold, whatever the user's input is.
@MainActor @Suite struct InputTests {
  @Test(arguments: allStrategies, oddLists)
  func oddListsDoNotTrap(_ strategy: any SelectionIndicatorStrategy, _ items: [RowItem]) {
    let row = Row(strategy, items: RowItem.standard, selection: 0)
    row.select(2)
    row.host.advance(by: 0.1)
    // The list changes in mid-flight, and the item that was on its way to be selected vanishes.
    row.model.items = items
    row.host.advance(by: 0.1)
    #expect(row.isFinite)
    for id in [0, 1, nil, 7] {
      row.select(id)
      row.host.advance(by: 0.05)
      #expect(row.isFinite)
    }
    row.host.settle()
    #expect(row.isFinite)
    #expect(!row.host.isAnimating)
    // Made anew with that list the window shows the same: nothing is left of the way.
    let fresh = Row(strategy, items: items, selection: 7)
    fresh.host.settle()
    #expect(row.host.displayList == fresh.host.displayList)
  }

  @Test(arguments: allStrategies)
  func tapsSelect(_ strategy: any SelectionIndicatorStrategy) {
    let row = Row(strategy)
    for (id, title) in [(2, "Archive"), (1, "Sent"), (0, "Inbox"), (2, "Archive")] {
      #expect(row.host.tap(title))
      #expect(row.model.selection == id)
      row.host.advance(by: 0.05)
    }
  }

  @Test(arguments: allStrategies)
  func itemsThatAreNotBesideTheIndicatorDoNotMove(_ strategy: any SelectionIndicatorStrategy) throws {
    guard strategy.promises.leavesItemsInPlace else { return }
    for direction in LayoutDirection.allCases {
      let row = Row(strategy, direction: direction)
      for selection in [0, 2, 1, nil, 2] {
        row.settle(at: selection)
        #expect(near(row.container.width, 144))
        for id in 0..<3 {
          let edges = Edges.of(id, direction)
          #expect(spans(try row.item(id), edges.left, edges.right))
          #expect(near(try row.item(id).minY, 0))
        }
      }
    }
  }

  @Test(arguments: allStrategies, paths)
  func settledEqualsFresh(_ strategy: any SelectionIndicatorStrategy, _ path: [Int]) {
    let row = Row(strategy, selection: 1)
    for id in path {
      row.select(id)
      row.host.advance(by: 0.07)
    }
    row.host.settle()
    let fresh = Row(strategy, selection: path.last)
    fresh.host.settle()
    #expect(row.host.displayList == fresh.host.displayList)
  }

  @Test(arguments: allStrategies)
  func withoutAnimationChangesAreImmediate(_ strategy: any SelectionIndicatorStrategy) {
    let row = Row(strategy, animation: nil)
    let fresh = Row(strategy, selection: 2, animation: nil)
    row.select(2)
    #expect(!row.host.isAnimating)
    #expect(row.host.displayList == fresh.host.displayList)
  }

  @Test(arguments: families)
  func thePlainOneIsFirst(_ family: [any SelectionIndicatorStrategy]) {
    #expect(family.map { $0.isVariant } == [false] + family.dropFirst().map { _ in true })
    #expect(Set(family.map { $0.family }) == [family[0].id])
  }

  @Test func namesAreDistinct() {
    #expect(Set(allStrategies.map { $0.id }).count == allStrategies.count)
    #expect(Set(allStrategies.map { $0.title }).count == allStrategies.count)
  }
}
