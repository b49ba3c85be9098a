import LabCore
import LabHarness
import LabReport

/// `lab compare`: run strategies on the same row and report how they differ.
enum CompareCommand: Command {
  static let name = "compare"
  static let summary = "Run strategies on the same row and report how they differ"

  static func run(_ arguments: [String], in context: CommandContext) throws {
    let parsed = try ParsedArguments(arguments, options: options, command: name)
    if parsed.wantsHelp {
      try context.write(help)
      return
    }
    let request = try CompareRequest(parsed, context: context)
    var comparison = Comparison(request.scenario, strategies: request.strategies)
    guard !comparison.results.isEmpty else {
      let reasons = comparison.omissions.map { "\($0.id) \($0.reason)" }.joined(separator: "; ")
      throw Failure.usage("--look \(request.scenario.look.kind.rawValue): no strategy is left (\(reasons)).")
    }
    if !request.includesFrames { comparison = comparison.withoutRecordings }
    let isColored = request.output == nil && context.wantsColor
    let text = try request.format.write(comparison, isColored: isColored)
    if let output = request.output {
      try writeWhole(text, toFile: output)
    } else {
      try context.write(text)
    }
  }

  static var help: String {
    """
    Run strategies on the same row and report how they differ.

    USAGE
      lab compare --items A,B,C [OPTIONS]
      lab compare --scenario NAME [OPTIONS]

    THE ROW
    \(OptionSpec.table(rowOptions))

    WHAT HAPPENS
    \(OptionSpec.table(motionOptions))

    THE REPORT
    \(OptionSpec.table(reportOptions))

    ANIMATIONS
      default, none, smooth, snappy, bouncy, interactive-spring
      linear(SECONDS), ease-in(SECONDS), ease-out(SECONDS), ease-in-out(SECONDS)
      spring(RESPONSE,DAMPING)     Quote the parentheses: --animation 'linear(0.35)'

    EXAMPLES
      lab compare --items Inbox,Sent,Archive
      lab compare --items Inbox,Sent,Archive --select 0,2@0.5,1@0.6 --fps 120
      lab compare --item-widths 40,32,56 --direction rtl --strategies all
      lab compare --scenario selected-removed
      ls | lab compare --items-file - --format json --output rows.json

    EXIT STATUS
      0 on success, 64 for a wrong command line, 66 if a file cannot be read,
      73 if the report cannot be written.

    """
  }

  static var options: [OptionSpec] { rowOptions + motionOptions + reportOptions }

  private static let rowOptions = [
    OptionSpec("--items", "A,B,C", "The items; a quoted \"one, two\" may hold a comma"),
    OptionSpec("--items-file", "FILE", "The items, a line each; - is standard input"),
    OptionSpec("--item-widths", "W,W,W", "Fixed widths in points instead of the texts' own"),
    OptionSpec("--spacing", "PT", "The distance between items [the stack's own, 8]"),
    OptionSpec("--width", "PT", "The window's width [390, or what the row needs]"),
    OptionSpec("--direction", "ltr|rtl", "Which way the row runs [ltr]"),
    OptionSpec(
      "--text-style", "STYLE",
      "large-title, title, title2, title3, headline, body, callout, subheadline, footnote, caption or caption2 [body]"
    ),
    OptionSpec("--font-size", "PT", "The text's size instead of a style"),
    OptionSpec("--look", "LOOK", "underline or capsule [underline]"),
    OptionSpec("--thickness", "PT", "The underline's thickness [2]"),
  ]

  private static let motionOptions = [
    OptionSpec("--strategies", "ID,ID", "Which to compare, or all with the variants [the plain five]"),
    OptionSpec(
      "--select", "N,N,N",
      "Which items are selected in turn, counted from 0. The first is selected from the beginning. N@SECONDS sets the time of a change; none selects nothing [each in turn and the first again; of more than eight, the first two, the middle one and the last]"
    ),
    OptionSpec(
      "--scenario", "NAME",
      "What happens to the row, ready made; see lab list --scenarios. Other options change its row, look and animation"
    ),
    OptionSpec("--animation", "ANIMATION", "How a change is animated, see below [default]"),
    OptionSpec("--fps", "N", "Frames a second [60]"),
  ]

  private static let reportOptions = [
    OptionSpec("--format", "FORMAT", "text or json [text]"),
    OptionSpec("--frames", nil, "With --format json: every frame too"),
    OptionSpec("--output", "FILE", "Write to a file, whole or not at all"),
    OptionSpec.help,
  ]
}
