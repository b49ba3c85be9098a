import Foundation
import LabCore

/// What a command touches of the world: tests give it another one.
struct CommandContext {
  /// The environment variables.
  var environment: [String: String]
  /// Whether standard output is a terminal.
  var isTerminal: Bool
  /// Reads at most so many bytes of standard input.
  var readInput: (Int) throws -> Data
  /// Writes to standard output.
  var write: (String) throws -> Void
  /// Writes to standard error, as far as that is possible.
  var writeError: (String) -> Void
  /// The strategies that can be compared.
  var registry: StrategyRegistry

  /// Whether text may be coloured: only on a terminal that can, and never when the user asked for none.
  var wantsColor: Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// The world of this process.
  @MainActor static var process: CommandContext {
    CommandContext(
      environment: ProcessInfo.processInfo.environment, isTerminal: isatty(1) != 0,
      readInput: { try readBytes(from: 0, limit: $0) },
      write: { try writeBytes(Array($0.utf8), to: 1) },
      writeError: { try? writeBytes(Array($0.utf8), to: 2) }, registry: .linked)
  }
}
