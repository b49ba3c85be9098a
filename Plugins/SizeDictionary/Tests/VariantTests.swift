import Foundation
import LabCore
import LabUI
import SizeDictionary
import StrategyTestSupport
import Testing

/// What each variant shows of its own.
@MainActor @Suite struct VariantTests {
  @Test func withoutAValueTheLineGrowsFromNothing() throws {
    let row = Row(ValuelessAnimationStrategy(), animation: .linear(duration: 1))
    #expect(row.host.isAnimating)
    // About the centre of the first item, 20.
    #expect(spans(try row.line(), 20, 20))
    row.host.advance(by: 0.5)
    #expect(spans(try row.line(), 10, 30))
    row.host.advance(by: 0.25)
    #expect(spans(try row.line(), 5, 35))
    row.host.settle()
    #expect(spans(try row.line(), 0, 40))
  }

  @Test func withoutAValueEveryNewSizeIsAnimated() throws {
    let row = Row(ValuelessAnimationStrategy(), animation: .linear(duration: 1))
    row.host.settle()
    row.model.items[0].width = 60
    row.host.advance(by: 0.5)
    #expect(near(try row.line().width, 50))
  }

  /// The reduce keeps the last value, so around the ForEach only the last item's size arrives.
  @Test func outsideTheLoopOnlyTheLastSizeArrives() throws {
    let row = Row(ReaderOutsideStrategy())
    #expect(spans(try row.line(), 20, 20))
    row.settle(at: 1)
    #expect(spans(try row.line(), 64, 64))
    row.settle(at: 2)
    #expect(spans(try row.line(), 88, 144))
  }

  /// B1: texts of 68 and 84 points with 16 points of padding make items of 100 and 116, and a line that is
  /// 30 points long until the selection has been there and back.
  @Test(
    arguments: [(OnAppearStrategy(), 30.0), (SizeDictionaryStrategy(), 100)]
      as [(any SelectionIndicatorStrategy, Double)])
  func whatIsMeasuredOnAppearingIsNeverMeasuredAgain(
    _ strategy: any SelectionIndicatorStrategy, _ width: Double
  )
    throws
  {
    let row = Row(
      strategy, items: [RowItem(id: 0, title: "A", width: 30), RowItem(id: 1, title: "B", width: 116)])
    #expect(spans(try row.line(), 0, 30))
    // The layout that the item appeared with was not the final one.
    row.model.items[0].width = 100
    row.host.advance(by: 0)
    row.host.settle()
    // About the item's middle, 50.
    #expect(spans(try row.line(), 50 - width / 2, 50 + width / 2))
    row.settle(at: 1)
    #expect(spans(try row.line(), 108, 224))
    // An item that comes later is measured, whenever that is.
    row.model.items.append(RowItem(id: 2, title: "C", width: 20))
    row.host.advance(by: 0)
    row.settle(at: 2)
    #expect(spans(try row.line(), 232, 252))
  }

  /// B3: before it is measured, a line of no size stands in the middle of the row, and drops from there.
  @Test func aLineThatIsCentredDropsWhileItGrows() throws {
    let items = [72.0, 64, 88].enumerated().map { RowItem(id: $0, title: "A", width: $1) }
    let row = Row(ValuelessAnimationStrategy(isCentered: true), items: items, animation: .linear(duration: 1))
    // The row is a line of text, 20.5, and 4 points of padding; the middle is at 12.25, and the line is 1 point high.
    #expect(near(try row.line().midY, 12.25))
    #expect(near(try row.line().width, 0))
    row.host.advance(by: 0.5)
    #expect(near(try row.line().midY, (12.25 + 24) / 2))
    #expect(spans(try row.line(), 18, 54))
    row.host.settle()
    #expect(near(try row.line().maxY, 24.5))
    // Animated by value, the first displayed frame is right, wherever the line is aligned.
    #expect(near(try Row(SizeDictionaryStrategy(), items: items).line().maxY, 24.5))
  }

  /// B7: sizes 72, 64 and 88; an empty reduce keeps 72, the last value is 88, and a dictionary keeps all.
  @Test(
    arguments: [
      (ReaderOutsideStrategy(.first), [72.0, 0, 0]), (ReaderOutsideStrategy(.last), [0, 0, 88]),
      (SizeDictionaryStrategy(), [72, 64, 88]),
    ] as [(any SelectionIndicatorStrategy, [Double])])
  func whatAReduceKeeps(_ strategy: any SelectionIndicatorStrategy, _ widths: [Double]) throws {
    let items = [72.0, 64, 88].enumerated().map { RowItem(id: $0, title: "A", width: $1) }
    let row = Row(strategy, items: items)
    for id in 0..<3 {
      row.settle(at: id)
      #expect(near(try row.line().width, widths[id]))
    }
  }

  @Test func anItemWhoseGuideIsInAnIfIsReplaced() throws {
    func labels(_ strategy: any SelectionIndicatorStrategy) -> [DisplayItem] {
      let row = Row(strategy, animation: .linear(duration: 1))
      row.select(2)
      row.host.advance(by: 0.25)
      return row.host.displayList.filter { if case .text = $0.content { true } else { false } }
    }
    // Two of the three labels are there twice, one fading out and one in.
    let replaced = labels(ConditionalGuideStrategy())
    #expect(replaced.count == 5)
    #expect(replaced.filter(\.isRemoved).map(\.opacity).allSatisfy { near($0, 0.75) })
    #expect(replaced.filter { !$0.isRemoved }.map(\.opacity).sorted() == [0.25, 0.25, 1])
    // With the guide chosen by its key an item stays the view it was.
    #expect(labels(SizeDictionaryStrategy()).map(\.opacity) == [1, 1, 1])
  }
}
