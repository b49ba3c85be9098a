import LabExhibits
import LabReport

/// `lab exhibit`: run a complete small program by a script and report it frame by frame.
enum ExhibitCommand: Command {
  static let name = "exhibit"
  static let summary = "Run a small program by a script and report it frame by frame"

  static func run(_ arguments: [String], in context: CommandContext) throws {
    // A name comes first; all else are options.
    let exhibitName = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let rest = Array(arguments.dropFirst(exhibitName == nil ? 0 : 1))
    let parsed = try ParsedArguments(rest, options: options, command: name)
    if parsed.wantsHelp {
      try context.write(help)
      return
    }
    guard let exhibitName else {
      guard rest.isEmpty else {
        throw Failure.usage(
          "exhibit needs a name before its options, as in lab exhibit menu. See lab exhibit.")
      }
      try context.write(list)
      return
    }
    let request = try ExhibitRequest(exhibitName, parsed)
    let result = request.result()
    let text = try request.format.write(result, isColored: request.output == nil && context.wantsColor)
    if let output = request.output {
      try writeWhole(text, toFile: output)
    } else {
      try context.write(text)
    }
  }

  /// The exhibits with their variants, and how to run one.
  static var list: String {
    let paragraphs = Exhibit.all.map { exhibit in
      var lines = wordWrapped("\(exhibit.id) — \(exhibit.title)", cells: 80)
      lines += wordWrapped(exhibit.summary, cells: 78).map { "  " + $0 }
      if exhibit.variants.count > 1 {
        for variant in exhibit.variants {
          lines += wordWrapped("- \(variant.id): \(variant.summary)", cells: 78, indent: "  ").map {
            "  " + $0
          }
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }
    return (paragraphs + ["Run one with lab exhibit NAME; lab help exhibit has the options.\n"]).joined(
      separator: "\n")
  }

  static var help: String {
    """
    Run a small program by a script and report it frame by frame.

    USAGE
      lab exhibit
      lab exhibit NAME [OPTIONS]

    Without a name the exhibits are listed. Each is a complete program that shows
    one technique, with its variants. What a user does is played on a virtual clock,
    every frame is written down, and all that is reported is computed from them.

    OPTIONS
    \(OptionSpec.table(options))

    EXAMPLES
      lab exhibit menu
      lab exhibit menu --variant timeline --at 0.25,0.5,0.75
      lab exhibit dock --width 375 --format json --output dock.json

    EXIT STATUS
      0 on success, 64 for a wrong command line, 73 if the report cannot be written.

    """
  }

  static let options = [
    OptionSpec("--variant", "ID", "Only this program of the exhibit [all of them]"),
    OptionSpec("--width", "PT", "The window's width in points [the program's own]"),
    OptionSpec("--frame-rate", "N", "Frames a second [60]"),
    OptionSpec(
      "--at", "S,S,S",
      "The seconds at which numbers are shown; in JSON only the frames displayed then are written [the program's own; in JSON every frame]"
    ),
    OptionSpec("--format", "FORMAT", "text or json [text]"),
    OptionSpec("--output", "FILE", "Write to a file, whole or not at all"),
    .help,
  ]
}
