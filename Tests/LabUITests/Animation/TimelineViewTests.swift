import Foundation
import LabUI
import Testing

/// Timelines on the virtual clock.
@MainActor @Suite struct TimelineViewTests {
  private func host(_ schedule: some TimelineSchedule) -> ViewHost {
    ViewHost(size: size(100, 10)) {
      TimelineView(schedule) { context in Text("\(context.date.timeIntervalSinceReferenceDate)") }
    }
  }

  private func shown(_ host: ViewHost, _ times: [Double]) -> [Double?] {
    times.map { time in
      host.advance(by: time - host.time)
      return host.texts.first.flatMap(Double.init)
    }
  }

  @Test func everyFrame() {
    let host = host(.animation)
    #expect(shown(host, [0, 0.25, 0.5]) == [0, 0.25, 0.5])
    #expect(host.isAnimating)
  }

  @Test func noMoreThanOneInAnInterval() {
    let host = host(.animation(minimumInterval: 0.5))
    #expect(shown(host, [0, 0.25, 0.5, 0.75, 1.25]) == [0, 0, 0.5, 0.5, 1.25])
  }

  @Test func paused() {
    let host = host(.animation(minimumInterval: nil, paused: true))
    #expect(shown(host, [0, 1]) == [0, 0])
    #expect(!host.isAnimating)
  }

  @Test func periodic() {
    let host = host(.periodic(from: Date(timeIntervalSinceReferenceDate: -1), by: 2))
    #expect(shown(host, [0, 0.5, 1, 2.5, 3, 8]) == [-1, -1, 1, 1, 3, 7])
  }

  @Test func givenDates() {
    let host = host(.explicit([1, 2, 2, 4].map { Date(timeIntervalSinceReferenceDate: $0) }))
    #expect(shown(host, [0, 1.5, 3]) == [0, 1, 2])
    #expect(host.isAnimating)
    #expect(shown(host, [5]) == [4])
    #expect(!host.isAnimating)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity]) func absurdIntervals(_ interval: Double) {
    let host = host(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval))
    #expect(shown(host, [0, 1]) == [0, 0])
    #expect(!host.isAnimating)
  }
}
