import AnchorPreference
import Foundation
import LabCore
import LabUI
import StrategyTestSupport
import Testing

/// The indicator at the place that the selected item's anchor names.
@MainActor @Suite struct AnchorPreferenceTests {
  nonisolated static let plain = AnchorPreferenceStrategy(.overlay)
  nonisolated static let correct: [AnchorPreferenceStrategy] = [plain, AnchorPreferenceStrategy(.background)]

  @Test(arguments: correct, LayoutDirection.allCases)
  func theLineHasTheItemsEdges(_ strategy: AnchorPreferenceStrategy, _ direction: LayoutDirection) throws {
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

  /// B29: insets of 15 on either side of a segment of 90 leave 60 from 15 on; this one leaves 75.
  @Test func anInsetThatIsTakenOffOnce() throws {
    let row = Row(AnchorPreferenceStrategy(.oneInset), items: [RowItem(id: 0, title: "A", width: 90)])
    #expect(spans(try row.line(), 15, 90))
    // Right to left it is still on the left.
    let mirrored = Row(
      AnchorPreferenceStrategy(.oneInset), items: [RowItem(id: 0, title: "A", width: 90)],
      direction: .rightToLeft)
    #expect(spans(try mirrored.line(), 15, 90))
    // An item that is narrower than the inset has no line, and nothing traps.
    let narrow = Row(AnchorPreferenceStrategy(.oneInset), items: [RowItem(id: 0, title: "A", width: 10)])
    #expect(near(try narrow.line().width, 0))
  }

  /// B32, B34: right to left the items begin at 104, 64 and 0; the naive one mirrors that once more.
  @Test(arguments: [(0, 0.0, 104.0), (1, 48.0, 64.0), (2, 88.0, 0.0)])
  func theNaiveOffsetIsTheMirrorImage(_ id: Int, _ wrong: CGFloat, _ right: CGFloat) throws {
    let naive = AnchorPreferenceStrategy(.naiveOffset)
    let row = Row(naive, selection: id, direction: .rightToLeft)
    #expect(near(try row.line().minX, wrong))
    #expect(near(try row.item(id).minX, right))
    #expect(near(try Row(Self.plain, selection: id, direction: .rightToLeft).line().minX, right))
    // Left to right nobody sees the fault.
    #expect(spans(try Row(naive, selection: id).line(), Edges.of(id).left, Edges.of(id).right))
  }

  @Test(arguments: correct)
  func theEdgesMoveByTheSpring(_ strategy: AnchorPreferenceStrategy) throws {
    for direction in LayoutDirection.allCases {
      let row = Row(strategy, direction: direction)
      row.select(2)
      var elapsed = 0.0
      for (time, part) in defaultSpring {
        row.host.advance(by: time - elapsed)
        elapsed = time
        // The leading edge goes from 0 to 88, the trailing one from 40 to 144.
        let leading = 88 * part
        let trailing = 40 + 104 * part
        let isMirrored = direction == .rightToLeft
        #expect(
          spans(
            try row.line(), isMirrored ? 144 - trailing : leading, isMirrored ? 144 - leading : trailing,
            104 * 0.0005))
      }
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

  @Test(arguments: correct)
  func theFirstFrameIsRight(_ strategy: AnchorPreferenceStrategy) throws {
    let row = Row(strategy, selection: 1)
    #expect(spans(try row.line(), 48, 80))
    #expect(!row.host.isAnimating)
    #expect(row.host.statistics.updatePasses == 1)
  }

  @Test(arguments: AnchorPreferenceStrategies.all)
  func nothingSelectedShowsNothing(_ strategy: any SelectionIndicatorStrategy) {
    // Seed 003 unwraps the anchor by force, which traps here.
    let row = Row(strategy, selection: 7)
    #expect(row.indicators.isEmpty)
    row.settle(at: 0)
    #expect(row.indicators.count == 1)
    row.settle(at: nil)
    #expect(row.indicators.isEmpty)
  }

  @Test func theFirstOfTwoItemsWithOneIDWins() throws {
    #expect(spans(try Row(Self.plain, items: oddLists[2]).line(), 0, 40))
  }

  @Test func theHeightOfTheBoundsIsBelowTheRow() throws {
    let row = Row(AnchorPreferenceStrategy(.boundsHeight), look: .underline(thickness: 3))
    // The bounds are the label and 4 points; the line begins where they and the row end.
    #expect(near(try row.line().minY, try row.item(0).maxY + 4))
    #expect(near(try row.line().minY, row.container.height))
  }

  @Test(arguments: correct)
  func theCapsuleCoversTheItemFromBehind(_ strategy: AnchorPreferenceStrategy) throws {
    for direction in LayoutDirection.allCases {
      let row = Row(strategy, look: .capsule, direction: direction)
      row.settle(at: 2)
      let capsule = try row.line()
      let item = try row.item(2)
      #expect(spans(capsule, item.minX, item.maxX))
      #expect(near(capsule.minY, item.minY) && near(capsule.maxY, item.maxY))
      let list = row.host.displayList
      let behind = try #require(list.firstIndex { $0.content == .shape("Capsule", .red) })
      let text = try #require(list.firstIndex { $0.content == .text("Inbox") })
      #expect(behind < text)
    }
  }
}
