import LabCore

/// A command of `lab`: to add one, write a type that conforms and put it into ``Lab/commands``.
@MainActor protocol Command {
  /// The word that calls it.
  static var name: String { get }

  /// What it does, in a few words without a full stop.
  static var summary: String { get }

  /// The text of `lab help NAME`, ending in a line break, in lines of at most 80 characters.
  static var help: String { get }

  /// Runs the command. Nothing is written before everything that can fail has succeeded.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - context: Where the command reads from and writes to.
  static func run(_ arguments: [String], in context: CommandContext) throws
}
