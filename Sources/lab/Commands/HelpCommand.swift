/// `lab help`: how to use `lab`, or one of its commands.
enum HelpCommand: Command {
  static let name = "help"
  static let summary = "Explain lab, or one of its commands"

  static let help = """
    Explain lab, or one of its commands.

    USAGE
      lab help [COMMAND]

    """

  static func run(_ arguments: [String], in context: CommandContext) throws {
    guard let name = arguments.first, name != "--help", name != "-h" else {
      try context.write(arguments.isEmpty ? overview : help)
      return
    }
    guard arguments.count == 1 else {
      throw Failure.usage("help takes one command, not \(arguments.count). See lab --help.")
    }
    try context.write(Lab.command(named: name).help)
  }

  /// The text of `lab --help`.
  static var overview: String {
    let width = Lab.commands.map { $0.name.count }.max() ?? 0
    let commands = Lab.commands.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count + 3) + command.summary
    }
    return """
      Compare ways to build a selection indicator: the line or capsule that follows
      the selected item of a row. Every way is laid out by a real layout engine on
      the same items, on a virtual clock, without a screen. Small whole programs, such
      as a menu that pops up, run there too and are reported frame by frame.

      USAGE
        lab COMMAND [OPTIONS]

      COMMANDS
      \(commands.joined(separator: "\n"))

      OPTIONS
        --help       Show this text
        --version    Show the version

      EXAMPLES
        lab compare --items Inbox,Sent,Archive
        lab compare --items Day,Week,Month --look capsule --direction rtl
        lab exhibit menu
        lab help compare

      """
  }
}
