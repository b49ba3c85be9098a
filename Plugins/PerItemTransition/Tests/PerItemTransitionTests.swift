import Foundation
import LabCore
import LabUI
import PerItemTransition
import StrategyTestSupport
import Testing

/// Two lines during a change, neither of which moves.
@MainActor @Suite struct PerItemTransitionTests {
  nonisolated static let fade = PerItemTransitionStrategy(.fade)
  nonisolated static let scale = PerItemTransitionStrategy(.scale)

  @Test(arguments: PerItemTransitionStrategies.all, LayoutDirection.allCases)
  func theLineHasTheItemsEdges(
    _ strategy: any SelectionIndicatorStrategy, _ direction: LayoutDirection
  ) throws {
    for path in paths {
      let row = Row(strategy, selection: path[0], direction: direction)
      for id in path.dropFirst() { row.settle(at: id) }
      let edges = Edges.of(path[2], direction)
      let line = try row.line()
      #expect(spans(line, edges.left, edges.right))
      // The label is padded by 4 at the bottom, and the line of 1 point lies in the last of them.
      #expect(near(line.maxY, try row.item(path[2]).maxY + 4))
      #expect(near(line.height, 1))
    }
  }

  @Test func twoLinesCrossFadeInTheirPlaces() throws {
    let row = Row(Self.fade)
    row.select(2)
    var elapsed = 0.0
    for (time, part) in defaultSpring {
      row.host.advance(by: time - elapsed)
      elapsed = time
      let lines = row.indicators
      try #require(lines.count == 2)
      let old = try #require(lines.first { $0.isRemoved })
      let new = try #require(lines.first { !$0.isRemoved })
      #expect(spans(old.frame, 0, 40))
      #expect(spans(new.frame, 88, 144))
      #expect(near(old.opacity, 1 - part, 0.0005))
      #expect(near(new.opacity, part, 0.0005))
    }
    row.host.settle()
    #expect(row.indicators.map(\.opacity) == [1])
  }

  @Test func linearIsHalfWayAtHalfTime() throws {
    let row = Row(Self.fade, animation: .linear(duration: 1))
    row.select(1)
    row.host.advance(by: 0.5)
    let opacities = row.indicators.map(\.opacity)
    #expect(opacities.count == 2)
    #expect(opacities.allSatisfy { near($0, 0.5) })
  }

  @Test func theOldLineIsTakenBackInMidFlight() throws {
    let row = Row(Self.fade, animation: .linear(duration: 1))
    row.select(2)
    row.host.advance(by: 0.25)
    let before = row.indicators
    row.select(0)
    // Nothing jumps, and there is no third line: the first is the same view again.
    #expect(row.indicators.count == 2)
    let first = try #require(row.indicators.first { near($0.frame.minX, 0) })
    #expect(!first.isRemoved)
    #expect(near(first.opacity, try #require(before.first { $0.isRemoved }).opacity))
    row.host.settle()
    #expect(row.indicators.map(\.opacity) == [1])
    #expect(spans(try row.line(), 0, 40))
  }

  @Test func aScaledLineGrowsAboutItsCentre() throws {
    let row = Row(Self.scale, animation: .linear(duration: 1))
    row.select(2)
    row.host.advance(by: 0.25)
    let old = try #require(row.indicators.first { $0.isRemoved })
    let new = try #require(row.indicators.first { !$0.isRemoved })
    // The scale goes from 0.00001 to 1: 0.25 of the new item's 56 points about 116, 0.75 of 40 about 20.
    #expect(spans(new.frame, 116 - 7, 116 + 7, 0.001))
    #expect(spans(old.frame, 20 - 15, 20 + 15, 0.001))
    #expect(near(new.frame.height, 0.25, 0.001))
    #expect(old.opacity == 1 && new.opacity == 1)
  }

  @Test(arguments: PerItemTransitionStrategies.all)
  func theFirstFrameIsRight(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy, selection: 1)
    #expect(!row.host.isAnimating)
    #expect(spans(try row.line(), 48, 80))
    #expect(row.indicators[0].opacity == 1)
    #expect(row.host.statistics.updatePasses == 1)
  }

  @Test(arguments: PerItemTransitionStrategies.all)
  func nothingSelectedShowsNothing(_ strategy: any SelectionIndicatorStrategy) {
    let row = Row(strategy, selection: 7)
    #expect(row.indicators.isEmpty)
    row.settle(at: 0)
    #expect(row.indicators.count == 1)
    row.settle(at: nil)
    #expect(row.indicators.isEmpty)
  }

  @Test(arguments: PerItemTransitionStrategies.all)
  func theCapsuleCoversTheItemFromBehind(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy, look: .capsule)
    row.settle(at: 2)
    #expect(try row.line() == row.item(2))
    let list = row.host.displayList
    let capsule = try #require(list.firstIndex { $0.content == .shape("Capsule", .red) })
    let text = try #require(list.firstIndex { $0.content == .text("Archive") })
    #expect(capsule < text)
  }
}
