import Foundation
import LayoutCore
import Testing

/// Rows 46 to 52 of the public numeric cases (OpenSwiftUI, `ProposedSizeTests`).
@Suite struct ProposalTests {
  @Test func unspecifiedDimensionsAreReplaced() {
    #expect(
      Proposal(nil, 200).replacingUnspecified(by: CGSize(width: 50, height: 100))
        == CGSize(width: 50, height: 200))
    #expect(Proposal(nil, 200).replacingUnspecified() == CGSize(width: 10, height: 200))
  }

  @Test(arguments: [
    (Proposal(100, 200), Proposal(60, 180)),
    (Proposal(nil, 200), Proposal(nil, 180)),
    (Proposal(30, 5), Proposal(0, 0)),
    (Proposal(.infinity, -.infinity), Proposal(.infinity, 0)),
  ])
  func insetsStayAboveZero(proposal: Proposal, expected: Proposal) {
    #expect(proposal.inset(top: 10, leading: 20, bottom: 10, trailing: 20).isSame(as: expected))
  }

  @Test func axesSelectDimensions() {
    #expect(Proposal(main: 100, cross: 200, axis: .horizontal).isSame(as: Proposal(100, 200)))
    #expect(Proposal(main: 100, cross: 200, axis: .vertical).isSame(as: Proposal(200, 100)))
    var proposal = Proposal.unspecified
    proposal[.vertical] = 3
    #expect(proposal.isSame(as: Proposal(nil, 3)))
    #expect(LayoutAxis.vertical.cross == .horizontal)
  }

  @Test func unspecifiedIsTheSameAsItself() {
    #expect(Proposal.unspecified.isSame(as: .unspecified))
    #expect(!Proposal.unspecified.isSame(as: .zero))
    #expect(!Proposal.zero.isSame(as: .infinity))
  }
}
