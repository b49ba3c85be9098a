import Foundation
import LabHarness
public import LabUI

extension ExhibitVariant {
  /// Runs the program's script in a window and on a clock of its own.
  ///
  /// - Parameters:
  ///   - options: What is asked for beyond what the program says; numbers that cannot be run are brought into range.
  ///   - change: What is changed in the program's environment before it starts.
  public func record(
    _ options: ExhibitOptions = ExhibitOptions(),
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ExhibitRecording {
    var values = environment
    change(&values)
    var size = setting.size
    if let width = options.width, width.isFinite { size.width = min(max(width, 0), 100_000) }
    let rate = options.frameRate.isFinite ? min(max(options.frameRate, 1), 1_000) : 60
    let host = ViewHost(size: size, environment: values) { makeBody() }
    let session = ExhibitSession(
      program: id, host: host, steps: setting.steps, instants: setting.instants + (options.instants ?? []),
      frameRate: rate)
    return session.run()
  }
}

extension Exhibit {
  /// Runs programs of the exhibit, all of them unless some are named.
  @MainActor public func run(
    _ variants: [any ExhibitVariant]? = nil, options: ExhibitOptions = ExhibitOptions()
  ) -> ExhibitResult {
    ExhibitResult(
      id: id, title: title, summary: summary,
      runs: (variants ?? self.variants).map { variant in
        let recording = variant.record(options)
        return ExhibitResult.Run(
          id: variant.id, summary: variant.summary, columns: variant.setting.columns,
          instants: options.instants ?? variant.setting.instants,
          findings: variant.findings(in: recording), recording: recording)
      })
  }
}
