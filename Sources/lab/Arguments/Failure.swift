import LabCore
import LabReport

/// How a command ended, as the exit codes of BSD's sysexits.
enum ExitStatus: Int32 {
  /// Everything was done.
  case success = 0
  /// The command line was wrong (`EX_USAGE`).
  case usage = 64
  /// A file could not be read (`EX_NOINPUT`).
  case noInput = 66
  /// Something went wrong that should not (`EX_SOFTWARE`).
  case internalError = 70
  /// The output could not be written (`EX_CANTCREAT`).
  case cannotWrite = 73
}

/// Why a command gave up: one line for the user.
struct Failure: Error {
  var status: ExitStatus
  var message: String

  static func usage(_ message: String) -> Failure { Failure(status: .usage, message: message) }

  /// A value that an option cannot take, with what would be right.
  static func value(_ value: String, of option: String, _ problem: String) -> Failure {
    .usage("\(option) \(quoted(value)): \(problem)")
  }
}

/// A user's text in quotation marks, safe for a terminal and not too long for a line.
func quoted(_ text: String) -> String {
  "\"" + truncated(terminalSafe(text), toCells: 60) + "\""
}

/// A clause with the name that was probably meant, or nothing.
func didYouMean(_ text: String, among names: [String]) -> String {
  nearestName(to: text, among: names).map { " (did you mean \($0)?)" } ?? ""
}
