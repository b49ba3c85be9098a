import Foundation
import LayoutCore
import Testing

@Suite struct ScrollTests {
  /// Semantics section 10: 8 items of 100 with gaps of 8 in 300, so the content is 856 and the largest offset 556.
  @Test(
    arguments: [
      (3, nil, 0, 124), (3, nil, 556, 324), (3, 0.5, 0, 224), (3, 0, 0, 324), (3, 1, 0, 124),
      (0, 0.5, 556, 0),
      (7, 0, 0, 556), (3, nil, 200, 200),
    ] as [(Int, CGFloat?, CGFloat, CGFloat)])
  func scrollingToAnItem(item: Int, anchor: CGFloat?, from: CGFloat, expected: CGFloat) {
    let metrics = ScrollMetrics(content: 856, viewport: 300)
    #expect(
      metrics.offset(revealing: CGFloat(item) * 108, length: 100, anchor: anchor, from: from) == expected)
  }

  /// Measured on rows of 20 in a viewport of 200 (swiftui-web, section 5).
  @Test(arguments: [(15, nil, 120), (3, 0, 60), (10, 0.5, 110), (1, 1, 0)] as [(Int, CGFloat?, CGFloat)])
  func measuredRows(row: Int, anchor: CGFloat?, expected: CGFloat) {
    let metrics = ScrollMetrics(content: 4000, viewport: 200)
    #expect(metrics.offset(revealing: CGFloat(row) * 20, length: 20, anchor: anchor, from: 0) == expected)
  }

  @Test func marginsMoveTheOffset() {
    let metrics = ScrollMetrics(content: 4000, viewport: 150, startMargin: 20)
    #expect(metrics.clamp(-100) == -20)
    #expect(metrics.offset(revealing: 200, length: 20, anchor: 0, from: -20) == 180)
    // 4000 − (150 − 20) − 20
    #expect(metrics.largestOffset == 3850)
  }

  @Test func aTargetLongerThanTheViewportFillsIt() {
    let metrics = ScrollMetrics(content: 1000, viewport: 100)
    #expect(metrics.offset(revealing: 300, length: 200, anchor: nil, from: 0) == 300)
    #expect(metrics.offset(revealing: 300, length: 200, anchor: nil, from: 350) == 350)
    #expect(metrics.offset(revealing: 300, length: 200, anchor: nil, from: 900) == 400)
  }

  @Test func shortContentStays() {
    let metrics = ScrollMetrics(content: 60, viewport: 200)
    #expect(metrics.largestOffset == 0)
    #expect(metrics.offset(revealing: 40, length: 20, anchor: 0, from: 0) == 0)
    // Measured: 140 and 70 for bottom and centre.
    #expect(metrics.shortContentOrigin(anchor: 1) == 140 && metrics.shortContentOrigin(anchor: 0.5) == 70)
    #expect(metrics.clamp(.nan) == 0 && metrics.clamp(.infinity) == 0)
  }

  @Test func startingAtTheEnd() {
    #expect(ScrollMetrics(content: 500, viewport: 200).initialOffset(anchor: 1) == 300)
    #expect(ScrollMetrics(content: 500, viewport: 200, startMargin: 20).initialOffset(anchor: 0) == -20)
  }
}
