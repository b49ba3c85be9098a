import Testing

/// Views whose frames were measured on Apple's SwiftUI, laid out by the engine.
@Suite("Measured on Apple's SwiftUI") @MainActor struct MeasuredTests {
  @Test("Frames", arguments: CaseFiles.cases) func agrees(_ measured: MeasuredCase) throws {
    if let reason = KnownIssues.reason(for: measured) {
      withKnownIssue(Comment(rawValue: reason)) { try compare(measured) }
    } else {
      try compare(measured)
    }
  }

  private func compare(_ measured: MeasuredCase) throws {
    for problem in try CaseRun.problems(of: measured) {
      Issue.record("\(measured.testDescription): \(problem)")
    }
  }

  @Test("Files can be read", arguments: CaseFiles.faults) func cannotBeRead(_ fault: CaseError) {
    Issue.record("\(fault)")
  }

  @Test func knownIssuesAreCases() {
    let ids = Set(CaseFiles.cases.filter(\.isOwn).map(\.id))
    #expect(Set(KnownIssues.reasons.keys).subtracting(ids) == [])
  }
}
