import Foundation
import LabCore
import LabReport

/// The command line.
@main @MainActor enum Lab {
  static let version = "0.1.0"

  /// The commands in the order in which help lists them.
  static let commands: [any Command.Type] = [
    CompareCommand.self, ExhibitCommand.self, ListCommand.self, BenchCommand.self, HelpCommand.self,
  ]

  static func main() {
    // A reader that goes away is no crash: writing then fails with an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    let context = CommandContext.process
    exit(run(Array(CommandLine.arguments.dropFirst()), in: context).rawValue)
  }

  /// Runs one command line and says how it ended.
  static func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
    do {
      try dispatch(arguments, in: context)
      return .success
    } catch let failure as Failure {
      context.writeError("lab: \(failure.message)\n")
      return failure.status
    } catch is BrokenPipe {
      return .success
    } catch {
      context.writeError("lab: \(terminalSafe("\(error)"))\n")
      return .internalError
    }
  }

  private static func dispatch(_ arguments: [String], in context: CommandContext) throws {
    guard let first = arguments.first else {
      try context.write(HelpCommand.overview)
      return
    }
    switch first {
    case "--help", "-h": try context.write(HelpCommand.overview)
    case "--version": try context.write("lab \(version)\n")
    default:
      try command(named: first).run(Array(arguments.dropFirst()), in: context)
    }
  }

  /// The command of that name; a failure that names the nearest one if there is none.
  static func command(named name: String) throws(Failure) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map { $0.name }
    let isOption = name.hasPrefix("-")
    let known = isOption ? ["--help", "--version"] : names
    let kind = isOption ? "an option of lab itself" : "a command"
    throw .usage(
      "\(quoted(name)) is not \(kind)\(didYouMean(name, among: known)). "
        + (isOption ? "Options follow a command, as in lab compare --items A,B." : "See lab --help."))
  }
}
