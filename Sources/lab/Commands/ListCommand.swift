import LabCore
import LabHarness
import LabReport

/// `lab list`: the strategies and what they promise, or the scenarios.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "List the strategies and what they promise, or the scenarios"

  private static let options = [
    OptionSpec("--scenarios", nil, "List what lab compare --scenario can run"), .help,
  ]

  static let help = """
    List the strategies and what they promise, or the scenarios.

    USAGE
      lab list [--scenarios]

    A name with a dot is a variant of the strategy before the dot. lab compare takes
    the plain strategies by default, and all of them with --strategies all.

    OPTIONS
    \(OptionSpec.table(options))

    """

  static func run(_ arguments: [String], in context: CommandContext) throws {
    let parsed = try ParsedArguments(arguments, options: options, command: name)
    if parsed.wantsHelp {
      try context.write(help)
      return
    }
    if parsed.has("--scenarios") {
      let scenarios = Scenario.catalogue.map { named in
        wordWrapped("\(named.name) (\(named.title))", cells: 80).joined(separator: "\n") + "\n"
          + wordWrapped(named.summary, cells: 76).map { "  \($0)\n" }.joined()
      }
      return try context.write(scenarios.joined(separator: "\n"))
    }
    let paragraphs = context.registry.all.map { text(of: $0.id, $0.title, $0.promises) }
    try context.write(paragraphs.joined(separator: "\n"))
  }

  private static func text(of id: String, _ title: String, _ promises: StrategyPromises) -> String {
    var lines = wordWrapped("\(id) (\(title))", cells: 80, indent: "    ")
    func add(_ text: String, first: String = "  ", indent: String = "  ") {
      lines += wordWrapped(text, cells: 78 - first.count, indent: "").enumerated().map { index, line in
        (index == 0 ? first : indent) + line
      }
    }
    add(promises.summary)
    add(facts(promises).joined(separator: ", ") + ".")
    for weakness in promises.breaks { add(weakness, first: "  - ", indent: "    ") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func facts(_ promises: StrategyPromises) -> [String] {
    let motion =
      switch promises.motion {
      case .moves: "Moves"
      case .fades: "Fades"
      case .scales: "Scales"
      }
    return [
      motion,
      width(promises.width),
      "draws " + promises.looks.map { $0.rawValue }.joined(separator: " or "),
      promises.rightOnFirstFrame ? "is right on the first frame" : "is not right on the first frame",
      promises.leavesItemsInPlace ? "leaves the items in place" : "may move the items",
      promises.mirrorsRightToLeft ? "mirrors right to left" : "does not mirror right to left",
      promises.needsSecondPass ? "needs a second update pass" : "needs one update pass",
    ]
  }

  private static func width(_ width: StrategyPromises.Width) -> String {
    switch width {
    case .matchesItem: "has the item's width"
    case .fixed: "has one fixed width"
    case .lost: "loses the item's width"
    }
  }
}
