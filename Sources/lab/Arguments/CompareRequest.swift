import Foundation
import LabCore
import LabHarness
import LabReport

/// What `lab compare` was asked for.
struct CompareRequest {
  var scenario: Scenario
  var strategies: [any SelectionIndicatorStrategy]
  var format: ReportFormat
  var includesFrames: Bool
  /// The file to write, or `nil` for standard output.
  var output: String?

  /// The most items in a row.
  static let mostItems = 10_000
  /// The most characters in a title.
  static let longestTitle = 1_000
  /// The most selections in a run.
  static let mostSelections = 1_000
  /// The most that items times selections may be at 60 frames a second, so that a run ends within minutes.
  static let mostWork = 200_000.0
  /// The most bytes that are read of a file of items.
  static let largestFile = 16_000_000

  init(_ arguments: ParsedArguments, context: CommandContext) throws {
    format = try arguments.choice("--format", among: ReportFormat.allCases.map { ($0.rawValue, $0) }) ?? .text
    includesFrames = arguments.has("--frames")
    if includesFrames, format != .json {
      throw Failure.usage("--frames goes with --format json.")
    }
    output = arguments["--output"].flatMap { $0 == "-" ? nil : $0 }
    if output == "" { throw Failure.usage("--output \"\": give the name of a file.") }
    strategies = try Self.strategies(arguments["--strategies"], registry: context.registry)
    scenario = try Self.named(arguments)?.scenario ?? Scenario(items: [])
    try readItems(arguments, context: context)
    try readRow(arguments)
    try readMotion(arguments)
    try checkWork()
  }

  private mutating func readRow(_ arguments: ParsedArguments) throws(Failure) {
    if let spacing = try arguments.number(
      "--spacing", in: -1_000...10_000, "a distance in points from -1000 to 10000")
    {
      scenario.spacing = CGFloat(spacing)
    }
    if let width = try arguments.number("--width", in: 1...100_000, "a width in points from 1 to 100000") {
      scenario.containerSize = CGSize(width: width, height: 844)
    }
    let directions = Scenario.Direction.allCases.map { ($0.rawValue, $0) }
    scenario.direction = try arguments.choice("--direction", among: directions) ?? scenario.direction
    let style = try arguments.choice("--text-style", among: TextSize.Style.allCases.map { ($0.rawValue, $0) })
    let points = try arguments.number("--font-size", in: 1...1_000, "a size in points from 1 to 1000")
    if style != nil, points != nil {
      throw .usage("--text-style and --font-size exclude each other: give one of them.")
    }
    scenario.textSize = points.map { .points($0) } ?? style.map { .style($0) } ?? scenario.textSize
    let kind =
      try arguments.choice("--look", among: IndicatorLook.Kind.allCases.map { ($0.rawValue, $0) })
      ?? .underline
    let thickness = try arguments.number(
      "--thickness", in: 0.1...1_000, "a thickness in points from 0.1 to 1000")
    switch kind {
    case .underline: scenario.look = .underline(thickness: thickness ?? 2)
    case .capsule:
      guard thickness == nil else {
        throw .usage("--thickness is for --look underline: a capsule is as high as its item.")
      }
      scenario.look = .capsule
    }
  }

  private mutating func readMotion(_ arguments: ParsedArguments) throws(Failure) {
    if let text = arguments["--animation"] {
      do {
        scenario.animation = try AnimationSpec(parsing: text)
      } catch {
        var reason = error.description
        if case .unknownName(let name) = error {
          reason = "no animation has this name\(didYouMean(name, among: AnimationSpec.names))"
          reason += "; give " + AnimationSpec.names.joined(separator: ", ")
        }
        throw .value(text, of: "--animation", reason + ".")
      }
    }
    scenario.frameRate =
      try arguments.number("--fps", in: 1...1_000, "a number of frames a second from 1 to 1000") ?? 60
    scenario.settleLimit = max(10, 2 * scenario.animation.longestTime)
    if let text = arguments["--select"] {
      guard scenario.name == nil else {
        throw .usage("--select and --scenario exclude each other: a scenario says what is selected.")
      }
      try readSelections(text)
    } else if scenario.name == nil {
      (scenario.initialSelection, scenario.steps) = Scenario.tour(of: scenario.items)
    }
  }

  private mutating func readSelections(_ text: String) throws(Failure) {
    let count = scenario.items.count
    let example = "Give item numbers from 0 to \(count - 1) or none, as in 0,1@0.5"
    var steps: [Scenario.Step] = []
    var latest = 0.0
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.filter { $0 != " " }
      let pieces = part.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      var step = Scenario.Step(select: nil)
      if pieces[0] != "none" {
        guard pieces[0].allSatisfy({ $0.isASCII && $0.isNumber }), let index = Int(pieces[0]), index < count
        else {
          let what =
            pieces[0].isEmpty ? "an item number is missing" : "\(quoted(String(pieces[0]))) is not an item"
          throw .value(text, of: "--select", "\(what). \(example).")
        }
        step.action = .select(scenario.items[index].id)
      }
      if pieces.count > 1 {
        guard let time = finiteNumber(pieces[1]), (0...Scenario.longestTime).contains(time) else {
          throw .value(
            text, of: "--select",
            "\(quoted(String(pieces[1]))) is not a time in seconds from 0 to 3600. \(example).")
        }
        guard time >= latest else {
          throw .value(text, of: "--select", "the times must not go back, as \(quoted(part)) does.")
        }
        latest = time
        step.time = time
      }
      steps.append(step)
    }
    guard steps.count <= Self.mostSelections else {
      throw .usage("--select: \(steps.count) selections are too many: give at most \(Self.mostSelections).")
    }
    if steps[0].time ?? 0 == 0 {
      scenario.initialSelection = steps.removeFirst().selection
    } else {
      scenario.initialSelection = scenario.items.first?.id
    }
    scenario.steps = steps
  }

  /// The scenario of the catalogue that was asked for, or `nil`.
  private static func named(_ arguments: ParsedArguments) throws(Failure) -> NamedScenario? {
    guard let name = arguments["--scenario"] else { return nil }
    if let named = Scenario.named(name) { return named }
    let nearest = didYouMean(name, among: Scenario.catalogue.map(\.name))
    throw .value(name, of: "--scenario", "no scenario has this name\(nearest). See lab list --scenarios.")
  }

  /// Reads the items; those of a named scenario may be replaced by as many others.
  private mutating func readItems(_ arguments: ParsedArguments, context: CommandContext) throws {
    let isGiven = ["--items", "--items-file", "--item-widths"].contains { arguments[$0] != nil }
    guard let name = scenario.name else {
      scenario.items = try Self.items(arguments, context: context)
      return
    }
    guard isGiven else { return }
    let items = try Self.items(arguments, context: context)
    guard !scenario.items.isEmpty, items.count >= scenario.items.count else {
      throw Failure.usage(
        scenario.items.isEmpty
          ? "--scenario \(name) begins without items: give none."
          : "--scenario \(name) needs \(scenario.items.count) items or more, not \(items.count).")
    }
    scenario.items = items
  }

  private func checkWork() throws(Failure) {
    let work = Double(scenario.items.count * max(1, scenario.steps.count)) * max(1, scenario.frameRate / 60)
    guard work > Self.mostWork else { return }
    throw .usage(
      "\(scenario.items.count) items and \(scenario.steps.count + 1) selections at \(Int(scenario.frameRate)) frames a "
        + "second are too much for one run: give fewer items, or fewer selections with --select.")
  }
}

extension CompareRequest {
  private static func strategies(
    _ text: String?, registry: StrategyRegistry
  ) throws(Failure) -> [any SelectionIndicatorStrategy] {
    guard let text else { return registry.defaults }
    if text == "all" { return registry.all }
    var chosen: [any SelectionIndicatorStrategy] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let id = part.filter { $0 != " " }
      guard id != "all" else {
        throw .value(text, of: "--strategies", "all stands for every strategy: give it alone.")
      }
      guard let strategy = registry[id] else {
        let nearest = didYouMean(id, among: registry.ids + ["all"])
        throw .value(text, of: "--strategies", "\(quoted(id)) is not a strategy\(nearest). See lab list.")
      }
      guard !chosen.contains(where: { $0.id == id }) else {
        throw .value(text, of: "--strategies", "\(id) is given twice.")
      }
      chosen.append(strategy)
    }
    return chosen
  }
}

extension AnimationSpec {
  /// The seconds that a curve takes, or ten times a spring's response.
  fileprivate var longestTime: Double {
    switch self {
    case .linear(let seconds), .easeIn(let seconds), .easeOut(let seconds), .easeInOut(let seconds): seconds
    case .spring(let response, _): 5 * response
    default: 0
    }
  }
}
