import Foundation

@testable import lab

/// A world for commands that keeps what is written to it.
@MainActor final class FakeWorld {
  private(set) var output = ""
  private(set) var errors = ""
  var input = Data()
  var isTerminal = false
  var environment: [String: String] = [:]

  var context: CommandContext {
    var context = CommandContext.process
    context.environment = environment
    context.isTerminal = isTerminal
    context.readInput = { [input] limit in input.prefix(limit) }
    context.write = { [self] text in MainActor.assumeIsolated { output += text } }
    context.writeError = { [self] text in MainActor.assumeIsolated { errors += text } }
    return context
  }

  /// Runs a command line and returns its exit status.
  func run(_ arguments: [String]) -> Int32 { Lab.run(arguments, in: context).rawValue }
}

/// A folder that is removed when nobody uses it any more.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("lab-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// The names in the folder, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
