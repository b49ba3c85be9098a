import Testing

/// Views whose frames were measured on Apple's SwiftUI, laid out by the engine.
@Suite("Measured on Apple's SwiftUI") @MainActor struct MeasuredTests {
  @Test("Frames", arguments: CaseFiles.cases) func agrees(_ measured: MeasuredCase) throws {
    let problems = try CaseRun.problems(of: measured)
    let known = measured.isOwn ? KnownIssue.all[measured.id] : nil
    for problem in problems where known?.matches(problem) != true {
      Issue.record("\(measured.testDescription): \(problem)")
    }
    guard let known else { return }
    withKnownIssue(Comment(rawValue: known.reason)) {
      for problem in problems where known.matches(problem) { Issue.record(Comment(rawValue: problem)) }
    }
  }

  @Test("Files can be read", arguments: CaseFiles.faults) func cannotBeRead(_ fault: CaseError) {
    Issue.record("\(fault)")
  }

  @Test func everyViewAndModifierIsMade() {
    #expect(Set(Vocabulary.nodes.keys) == Set(NodeKind.all.keys))
    #expect(Set(Vocabulary.modifiers.keys) == Set(ModifierKind.all.keys))
  }

  @Test func knownIssuesAreCases() {
    let ids = Set(CaseFiles.cases.filter(\.isOwn).map(\.id))
    #expect(Set(KnownIssue.all.keys).subtracting(ids) == [])
  }
}
