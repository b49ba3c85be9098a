import Foundation
import LabCore
import LabUI
import MatchedGeometry
import StrategyTestSupport
import Testing

/// One follower that takes the frame of the selected item.
@MainActor @Suite struct MatchedGeometryTests {
  nonisolated static let plain = MatchedGeometryStrategy()

  @Test(arguments: MatchedGeometryStrategies.all, LayoutDirection.allCases)
  func theLineHasTheItemsEdges(
    _ strategy: any SelectionIndicatorStrategy, _ direction: LayoutDirection
  ) throws {
    for path in paths {
      let row = Row(strategy, selection: path[0], direction: direction)
      row.settle(at: path[1])
      row.select(nil)
      row.host.advance(by: 0.07)
      row.settle(at: path[2])
      let edges = Edges.of(path[2], direction)
      let lines = row.indicators
      #expect(lines.count == (strategy is FollowerPerItemStrategy ? 3 : 1))
      for line in lines {
        #expect(spans(line.frame, edges.left, edges.right))
        #expect(near(line.frame.maxY, try row.item(path[2]).maxY + 4))
        #expect(near(line.frame.height, 1))
        #expect(line.opacity == 1)
      }
    }
  }

  @Test(arguments: MatchedGeometryStrategies.all.filter { $0.promises.motion == .moves })
  func theEdgesMoveByTheSpring(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy)
    row.select(2)
    var elapsed = 0.0
    for (time, part) in defaultSpring {
      row.host.advance(by: time - elapsed)
      elapsed = time
      let lines = row.indicators
      #expect(
        lines.count == (strategy is FollowerPerItemStrategy ? 3 : strategy is InsertRemoveStrategy ? 2 : 1))
      // The left edge goes from 0 to 88, the right one from 40 to 144.
      for line in lines { #expect(spans(line.frame, 88 * part, 40 + 104 * part, 104 * 0.0005)) }
    }
  }

  @Test(arguments: MatchedGeometryStrategies.all.filter { $0.promises.motion == .moves })
  func linearIsHalfWayAtHalfTime(_ strategy: any SelectionIndicatorStrategy) {
    let row = Row(strategy, animation: .linear(duration: 1))
    row.select(2)
    row.host.advance(by: 0.5)
    for line in row.indicators { #expect(spans(line.frame, 44, 92)) }
  }

  @Test func aSpringKeepsPositionAndVelocity() throws {
    let row = Row(Self.plain)
    row.select(2)
    row.host.advance(by: 0.1)
    let before = try row.line()
    row.select(0)
    #expect(try row.line() == before)
    row.host.advance(by: 0.1)
    // Critically damped, w = 4 pi: at 0.1 s the part gone is f = 1 - (1 + 0.1 w) exp(-0.1 w) and its speed
    // v = 0.1 w^2 exp(-0.1 w). From there to 0: (f + (v + w f) t) exp(-w t).
    let w = 4 * Double.pi
    let decay = exp(-0.1 * w)
    let gone = 1 - (1 + 0.1 * w) * decay
    let speed = 0.1 * w * w * decay
    let part = (gone + (speed + w * gone) * 0.1) * decay
    #expect(spans(try row.line(), 88 * part, 40 + 104 * part, 1e-6))
  }

  @Test func anEaseSentBackFirstGoesOn() throws {
    let row = Row(Self.plain, animation: .easeInOut(duration: 0.35))
    row.select(2)
    row.host.advance(by: 0.175)
    row.select(0)
    var elapsed = 0.175
    // Of 100 points: 61.54, 75.84 and 50.
    for (time, part) in [(0.2, 0.6154), (0.2625, 0.7584), (0.35, 0.5)] {
      row.host.advance(by: time - elapsed)
      elapsed = time
      #expect(spans(try row.line(), 88 * part, 40 + 104 * part, 104 * 0.0001))
    }
  }

  @Test(arguments: MatchedGeometryStrategies.all)
  func theFirstFrameIsRight(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy, selection: 1)
    for line in row.indicators { #expect(spans(line.frame, 48, 80)) }
    #expect(!row.host.isAnimating)
    // The frame of the item is known in the same update: no second pass, unless a state has to be filled first.
    #expect(row.host.statistics.updatePasses == (strategy.promises.needsSecondPass ? 2 : 1))
  }

  @Test func withoutASourceTheFollowerKeepsItsOwnFrame() throws {
    let row = Row(Self.plain, selection: nil)
    #expect(spans(try row.line(), 0, 144))
    row.settle(at: 7)
    #expect(spans(try row.line(), 0, 144))
  }

  @Test func twoItemsWithOneIDWarn() {
    let row = Row(Self.plain, items: oddLists[2])
    #expect(
      row.host.warnings.contains { $0.contains("isSource: true") && $0.contains("results are undefined") })
    #expect(row.indicators.count == 1)
  }

  @Test(arguments: [MatchedGeometryStrategy() as any SelectionIndicatorStrategy, InsertRemoveStrategy()])
  func theCapsuleCoversTheItemFromBehind(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy, look: .capsule)
    row.settle(at: 2)
    let capsule = try row.line()
    let item = try row.item(2)
    #expect(spans(capsule, item.minX, item.maxX))
    #expect(near(capsule.minY, item.minY) && near(capsule.maxY, item.maxY))
    let list = row.host.displayList
    let behind = try #require(list.firstIndex { $0.content == .shape("Capsule", .red) })
    let text = try #require(list.firstIndex { $0.content == .text("Archive") })
    #expect(behind < text)
  }
}
