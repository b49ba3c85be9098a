import Foundation
import LayoutCore
import Testing

/// Rows 46 to 52 of the public numeric cases (OpenSwiftUI, `ProposedSizeTests`).
@Suite struct ProposalTests {
  @Test("46, 47 open dimensions are replaced") func unspecifiedDimensionsAreReplaced() {
    #expect(
      Proposal(nil, 200).replacingUnspecified(by: CGSize(width: 50, height: 100))
        == CGSize(width: 50, height: 200))
    #expect(Proposal(nil, 200).replacingUnspecified() == CGSize(width: 10, height: 200))
  }

  struct Inset: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var proposal: Proposal
    var expected: Proposal

    init(_ name: String, _ proposal: Proposal, _ expected: Proposal) {
      testDescription = name
      self.proposal = proposal
      self.expected = expected
    }
  }

  @Test(arguments: [
    Inset("49 both", Proposal(100, 200), Proposal(60, 180)),
    Inset("50 an open width", Proposal(nil, 200), Proposal(nil, 180)),
    // OpenSwiftUI makes a width of 0 of one that is no number; here that is how an open width is stored.
    Inset("51 a width that is no number is open", Proposal(.nan, 200), Proposal(nil, 180)),
    Inset("never below zero", Proposal(30, 5), Proposal(0, 0)),
    Inset("infinite", Proposal(.infinity, -.infinity), Proposal(.infinity, 0)),
  ])
  func insetsStayAboveZero(_ row: Inset) {
    #expect(row.proposal.inset(top: 10, leading: 20, bottom: 10, trailing: 20).isSame(as: row.expected))
  }

  @Test("52 axes select dimensions") func axesSelectDimensions() {
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
