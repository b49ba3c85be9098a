import Foundation

/// Times a piece of work several times and keeps the middle.
struct Stopwatch {
  /// Seconds of each run, in ascending order.
  private(set) var runs: [Double] = []

  /// Runs `work` after `prepare`, which is not timed.
  @MainActor mutating func time<Input>(runs count: Int, prepare: () -> Input, _ work: (Input) -> Void) {
    time(runs: count, prepare: prepare, keeping: { input in work(input) })
  }

  /// The same for work that makes something, whose end is not timed.
  @MainActor mutating func time<Input, Output>(
    runs count: Int, prepare: () -> Input, keeping work: (Input) -> Output
  ) {
    let clock = ContinuousClock()
    for run in 0...count {
      let input = prepare()
      let start = clock.now
      let output = work(input)
      let elapsed = clock.now - start
      withExtendedLifetime(output) {}
      // The first run warms caches and type metadata.
      if run > 0 {
        runs.append(Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18)
      }
    }
    runs.sort()
  }

  var median: Double { runs.isEmpty ? 0 : runs[runs.count / 2] }
}
