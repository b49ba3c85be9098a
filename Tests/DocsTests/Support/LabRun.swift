import Foundation
import Testing

@testable import lab

/// Runs `lab` in this process and gives what it writes.
@MainActor func output(ofLab arguments: [String]) throws -> String {
  var written = ""
  var errors = ""
  let context = CommandContext(
    environment: [:], isTerminal: false, readInput: { _ in Data() }, write: { written += $0 },
    writeError: { errors += $0 }, registry: .linked)
  let status = Lab.run(arguments, in: context)
  #expect(status == .success, "lab \(arguments.joined(separator: " ")): \(errors)")
  return written
}

/// Splits a command line as a shell does, as far as the pages need: spaces and single quotes.
func words(_ line: String) -> [String] {
  var words: [String] = []
  for (index, part) in line.components(separatedBy: "'").enumerated() {
    if index.isMultiple(of: 2) {
      words += part.split(separator: " ").map(String.init)
    } else {
      words.append(part)
    }
  }
  return words
}
