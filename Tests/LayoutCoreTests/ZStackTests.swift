import Foundation
import LayoutCore
import Testing

/// Rows 210 to 218 of the public numeric cases, and the union.
@Suite struct ZStackTests {
  @Test(
    arguments: [
      (.center, 90, 90), (.top, 90, 70), (.bottom, 90, 110), (.leading, 70, 90), (.trailing, 110, 90),
      (.topLeading, 70, 70), (.bottomLeading, 70, 110), (.bottomTrailing, 110, 110),
    ] as [(Alignment, CGFloat, CGFloat)])
  func alignments(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let frames = ZStackBox(alignment, [fixed("red", 60, 60), fixed("blue", 20, 20)])
      .frames(in: CGSize(width: 200, height: 200))
    #expect(frames["red"] == CGRect(x: 70, y: 70, width: 60, height: 60))
    #expect(frames["blue"] == CGRect(x: x, y: y, width: 20, height: 20))
  }

  /// The second view starts 30 left of the first: −30…10 and 0…40 together are 70 wide.
  @Test func theSizeIsTheUnionOfTheAlignedFrames() {
    let stack = ZStackBox(
      named: "stack", .leading, [fixed("a", 40, 10), Guided(.leading, fixed("b", 40, 10)) { _ in 30 }])
    let frames = stack.frames(in: CGSize(width: 100, height: 10))
    #expect(frames["stack"] == CGRect(x: 15, y: 0, width: 70, height: 10))
    #expect(frames["a"]?.minX == 45)
    #expect(frames["b"]?.minX == 15)
  }

  @Test func onlyTheHighestPriorityDecides() {
    let background = Fill("background")
    let stack = ZStackBox(named: "stack", .center, [background, Prioritised(1, fixed("front", 40, 10))])
    #expect(stack.size(Proposal(100, 100)) == CGSize(width: 40, height: 10))
    #expect(background.queries == 0)
    let frames = stack.frames(in: CGSize(width: 100, height: 100))
    #expect(frames["background"] == CGRect(x: 30, y: 45, width: 40, height: 10))
  }

  @Test func oddValuesDoNotPoison() {
    let odd = Guided(.horizontalCenter, fixed("a", 40, 10)) { _ in .nan }
    let nan = Prioritised(.nan, fixed("b", 20, 10))
    let stack = ZStackBox(.center, [odd, nan])
    // The guide that is not a number counts as 0: 0…40 and −10…10.
    #expect(stack.size(.unspecified) == CGSize(width: 50, height: 10))
    #expect(ZStackBox(.center, [Fill(), fixed("b", 20, 10)]).size(.infinity).width == .infinity)
    #expect(ZStackBox(.center, []).size(.infinity) == .zero)
  }
}
