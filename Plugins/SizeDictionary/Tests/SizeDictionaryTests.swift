import Foundation
import LabCore
import LabUI
import SizeDictionary
import StrategyTestSupport
import Testing

/// The indicator in the size that was measured for the selected item.
@MainActor @Suite struct SizeDictionaryTests {
  nonisolated static let plain = SizeDictionaryStrategy()
  nonisolated static let correct: [any SelectionIndicatorStrategy] = [
    plain, ValuelessAnimationStrategy(), ConditionalGuideStrategy(),
  ]

  @Test(arguments: correct, LayoutDirection.allCases)
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
      let line = try row.line()
      #expect(spans(line, edges.left, edges.right))
      #expect(near(line.maxY, try row.item(path[2]).maxY + 4))
      #expect(near(line.height, 1))
    }
  }

  @Test(arguments: [plain, ConditionalGuideStrategy()] as [any SelectionIndicatorStrategy])
  func theEdgesMoveByTheSpring(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy)
    row.select(2)
    var elapsed = 0.0
    for (time, part) in defaultSpring {
      row.host.advance(by: time - elapsed)
      elapsed = time
      // The left edge goes from 0 to 88, the right one from 40 to 144.
      #expect(spans(try row.line(), 88 * part, 40 + 104 * part, 104 * 0.0005))
    }
  }

  @Test func linearIsHalfWayAtHalfTime() throws {
    let row = Row(Self.plain, animation: .linear(duration: 1))
    row.select(2)
    row.host.advance(by: 0.5)
    #expect(spans(try row.line(), 44, 92))
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

  @Test(arguments: [plain, ConditionalGuideStrategy()] as [any SelectionIndicatorStrategy])
  func theFirstDisplayedFrameIsRightAfterTwoPasses(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy, selection: 1)
    #expect(spans(try row.line(), 48, 80))
    // The second pass, in which the sizes are known, carries no animation.
    #expect(row.host.statistics.updatePasses == 2)
    #expect(!row.host.isAnimating)
  }

  @Test func aNewSizeIsNotAnimated() throws {
    let row = Row(Self.plain)
    row.model.items[0].width = 60
    row.host.advance(by: 0)
    #expect(spans(try row.line(), 0, 60))
    #expect(!row.host.isAnimating)
  }

  @Test(arguments: SizeDictionaryStrategies.all)
  func nothingSelectedShowsNothing(_ strategy: any SelectionIndicatorStrategy) {
    let row = Row(strategy, selection: 7)
    #expect(row.indicators.isEmpty)
    row.settle(at: 0)
    #expect(row.indicators.count == 1)
    row.settle(at: nil)
    #expect(row.indicators.isEmpty)
  }

  @Test(arguments: correct)
  func theCapsuleCoversTheItemFromBehind(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy, look: .capsule)
    row.settle(at: 2)
    let capsule = try row.line()
    let item = try row.item(2)
    #expect(spans(capsule, item.minX, item.maxX))
    #expect(near(capsule.minY, item.minY) && near(capsule.maxY, item.maxY))
    #expect(row.host.displayList.first?.content == .shape("Capsule", .red))
  }
}
