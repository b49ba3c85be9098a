import LabUI
import Testing

/// When the closures of `withAnimation(completion:)` run.
@MainActor @Suite struct CompletionTests {
  private func host(_ model: Model<Bool>) -> ViewHost { CurveTests.row(120, model) }

  /// Linear 5 s, logically complete after 1 s.
  @Test("195 the logical completion comes before the removed one") func theLogicalComesBeforeTheRemoved() {
    let log = Log<Int>()
    let model = Model(false)
    let host = host(model)
    var transaction = Transaction(animation: .linear(duration: 5).logicallyComplete(after: 1))
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { log.add(1) }
    transaction.addAnimationCompletion(criteria: .removed) { log.add(2) }
    withTransaction(transaction) { model.value = true }
    host.advance(by: 0)
    host.advance(by: 0.9)
    #expect(log.entries.isEmpty)
    host.advance(by: 0.2)
    #expect(log.entries == [1])
    host.settle()
    #expect(log.entries == [1, 2])
    #expect(abs(host.time - 5) < 0.1)
  }

  @Test("A4 AnimationCompletionUITests: linear 2 s, logically complete after 1 s")
  func theTimesOfBothCompletions() {
    let log = Log<Double>()
    let model = Model(false)
    let host = host(model)
    var transaction = Transaction(animation: .linear(duration: 2).logicallyComplete(after: 1))
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { log.add(host.time) }
    transaction.addAnimationCompletion(criteria: .removed) { log.add(host.time) }
    withTransaction(transaction) { model.value = true }
    host.advance(by: 0)
    for frame in 1...25 {
      host.advance(by: 0.1)
      // The way of 100 in 2 s does not care for the completion on its way.
      #expect(abs(host.frame(.red).minX - min(CGFloat(frame) * 5, 100)) < 1e-6)
    }
    // Each in the first frame of 0.1 s at or after its time.
    #expect(log.entries.count == 2)
    #expect(zip(log.entries, [1.0, 2]).allSatisfy { $0 >= $1 - 1e-9 && $0 < $1 + 0.1 + 1e-9 })
  }

  @Test func theDefaultIsLogicallyComplete() {
    let log = Log<Double>()
    let model = Model(false)
    let host = host(model)
    withAnimation(.default) {
      model.value = true
    } completion: {
      log.add(host.time)
    }
    host.settle()
    #expect(log.entries.count == 1)
    // A spring counts as complete after its response, 0.5 s; it plays on longer.
    #expect(abs((log.entries.first ?? 0) - 0.5) < 2.0 / 60)
    #expect(host.time > 0.6)
  }

  @Test func nothingToAnimateCompletesAtOnce() {
    let log = Log<Int>()
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { Driven(model) { _ in Color.red } }
    withAnimation(.linear(duration: 1)) {
      model.value = 1
    } completion: {
      log.add(1)
    }
    host.advance(by: 0.02)
    #expect(log.entries == [1])
  }

  @Test func itWaitsForAllAnimationsAndRunsOnce() {
    let log = Log<Double>()
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 200, height: 60)) {
      Driven(model) { isOn in
        VStack(alignment: .leading) {
          square(.red, 10).padding(.leading, isOn ? 50 : 0)
          square(.blue, 10).padding(.leading, isOn ? 50 : 0).animation(.linear(duration: 2), value: isOn)
        }
      }
    }
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      model.value = true
    } completion: {
      log.add(host.time)
    }
    host.settle()
    #expect(log.entries.count == 1)
    #expect(abs((log.entries.first ?? 0) - 2) < 0.05)
  }

  @Test func stateSetInACompletionStartsTheNextAnimation() {
    let model = Model(false)
    let host = host(model)
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      model.value = true
    } completion: {
      withAnimation(.linear(duration: 1)) { model.value = false }
    }
    let seconds = host.settle()
    #expect(abs(seconds - 2) < 0.1)
    #expect(host.frame(.red).minX == 0)
  }
}
