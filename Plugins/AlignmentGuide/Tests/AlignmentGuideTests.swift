import AlignmentGuide
import Foundation
import LabCore
import LabUI
import StrategyTestSupport
import Testing

/// One line of a fixed width that a guide puts under the selected item.
@MainActor @Suite struct AlignmentGuideTests {
  nonisolated static let center = AlignmentGuideStrategy(.center)
  nonisolated static let leading = AlignmentGuideStrategy(.leading)
  nonisolated static let wide = AlignmentGuideStrategy(.wide)

  /// Centres 20, 64 and 116 less half of 40; leading edges as they are; and where nothing is selected, the
  /// centre of the row 72 less 20, or its leading edge.
  nonisolated static let lines: [(strategy: AlignmentGuideStrategy, selection: Int?, left: CGFloat)] = [
    (center, 0, 0), (center, 1, 44), (center, 2, 96), (center, nil, 52), (center, 7, 52),
    (leading, 0, 0), (leading, 1, 48), (leading, 2, 88), (leading, nil, 0),
  ]

  /// B28: the line moves to its item and keeps its width.
  @Test(arguments: lines)
  func theLineStandsUnderItsItem(
    _ strategy: AlignmentGuideStrategy, _ selection: Int?, _ left: CGFloat
  ) throws {
    for path in paths {
      let row = Row(strategy, selection: path[0])
      row.settle(at: path[1])
      row.select(path[2])
      row.host.advance(by: 0.07)
      row.settle(at: selection)
      #expect(spans(try row.line(), left, left + 40))
      let mirrored = Row(strategy, selection: path[0], direction: .rightToLeft)
      mirrored.settle(at: selection)
      #expect(spans(try mirrored.line(), 144 - left - 40, 144 - left))
    }
  }

  @Test func theLineLiesFourPointsBelowTheRow() throws {
    let row = Row(Self.center, look: .underline(thickness: 3))
    #expect(near(try row.line().minY, try row.item(0).maxY + 4))
    #expect(near(try row.line().height, 3))
    #expect(near(row.container.height, try row.item(0).height + 7))
  }

  /// A line of 80 about 20 begins at -20: the view is 164 wide and the row moves by 20.
  ///
  /// About 64 it lies inside
  /// the row; about 116 it ends at 156.
  nonisolated static let wideLines: [(selection: Int?, width: CGFloat, row: CGFloat, left: CGFloat)] = [
    (0, 164, 20, 0), (1, 144, 0, 24), (2, 156, 0, 76), (nil, 144, 0, 32),
  ]

  @Test(arguments: wideLines)
  func aWideLineMovesTheRow(_ selection: Int?, _ width: CGFloat, _ origin: CGFloat, _ left: CGFloat) throws {
    let row = Row(Self.wide, selection: 1)
    row.settle(at: selection)
    #expect(near(row.container.width, width))
    #expect(near(try row.item(0).minX, origin))
    #expect(spans(try row.line(), left, left + 80))
    let mirrored = Row(Self.wide, selection: selection, direction: .rightToLeft)
    #expect(near(mirrored.container.width, width))
    #expect(near(try mirrored.item(0).maxX, width - origin))
    #expect(spans(try mirrored.line(), width - left - 80, width - left))
  }

  @Test func theLineMovesByTheSpring() throws {
    let row = Row(Self.center)
    row.select(2)
    #expect(spans(try row.line(), 0, 40))
    var elapsed = 0.0
    for (time, part) in defaultSpring {
      row.host.advance(by: time - elapsed)
      elapsed = time
      // From 0 to 96; the width does not change.
      #expect(near(try row.line().minX, 96 * part, 96 * 0.0005))
      #expect(near(try row.line().width, 40))
    }
  }

  @Test func linearIsHalfWayAtHalfTime() throws {
    let row = Row(Self.center, animation: .linear(duration: 1))
    row.select(2)
    row.host.advance(by: 0.5)
    #expect(spans(try row.line(), 48, 88))
  }

  @Test func anEaseSentBackFirstGoesOn() throws {
    let row = Row(Self.center, animation: .easeInOut(duration: 0.35))
    row.select(2)
    row.host.advance(by: 0.175)
    row.select(0)
    var elapsed = 0.175
    // Of 100 points: 61.54, 75.84 and 50 (the old way goes on while the new one takes over).
    for (time, part) in [(0.2, 0.6154), (0.2625, 0.7584), (0.35, 0.5)] {
      row.host.advance(by: time - elapsed)
      elapsed = time
      #expect(near(try row.line().minX, 96 * part, 96 * 0.0001))
    }
  }

  @Test(arguments: AlignmentGuideStrategies.all)
  func theFirstFrameIsRight(_ strategy: any SelectionIndicatorStrategy) throws {
    let row = Row(strategy, selection: 2)
    let first = row.host.displayList
    #expect(!row.host.isAnimating)
    #expect(row.host.statistics.updatePasses == 1)
    row.host.advance(by: 1)
    #expect(row.host.displayList == first)
  }

  @Test func twoItemsWithOneIDShareTheLine() throws {
    // 40 | 8 | 24 | 8 | 32: the centres of the first two are 20 and 60, their mean 40.
    let row = Row(Self.center, items: oddLists[2])
    #expect(spans(try row.line(), 20, 60))
  }

  @Test func theLineStaysWithoutItems() throws {
    let row = Row(Self.center, items: [], selection: nil)
    #expect(near(try row.line().width, 40))
  }
}
