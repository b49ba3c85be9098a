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
