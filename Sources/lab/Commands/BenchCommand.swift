import Foundation
import LabUI

/// `lab bench`: how long the engine takes, with the work counted beside the times.
enum BenchCommand: Command {
  static let name = "bench"
  static let summary = "Time the engine, with the work counted beside the times"

  private static let options = [
    OptionSpec("--items", "N,N,…", "Numbers of items (100,10000)"),
    OptionSpec("--only", "NAME", "Only the cases whose name begins so"),
    OptionSpec("--json", nil, "Write JSON instead of a table"),
    .help,
  ]

  static let help = """
    Time the engine, with the work counted beside the times.

    USAGE
      lab bench [OPTIONS]

    Each time is the middle of several runs after a warm-up. Build with -c release:
    a debug build is five to ten times slower. Times vary from machine to machine and
    from run to run; the counts do not.

    OPTIONS
    \(OptionSpec.table(options))

    """

  static func run(_ arguments: [String], in context: CommandContext) throws {
    let parsed = try ParsedArguments(arguments, options: options, command: name)
    if parsed.wantsHelp { return try context.write(help) }
    let sizes = try itemCounts(parsed["--items"] ?? "100,10000")
    let all = BenchCase.all(context.registry)
    let only = parsed["--only"] ?? ""
    let cases = all.filter { $0.name.hasPrefix(only) }
    guard !cases.isEmpty else {
      throw Failure.value(
        only, of: "--only", "give the name of a case\(didYouMean(only, among: all.map(\.name))).")
    }
    if parsed.has("--json") {
      let results = cases.flatMap { one in sizes.map { one.measure($0) } }
      return try context.write(try json(results))
    }
    try context.write(row("case", "items", "time", "an item", "bodies", "sizes", "places", "reduces") + "\n")
    for one in cases {
      for size in sizes { try context.write(line(one.measure(size)) + "\n") }
    }
  }

  private static func itemCounts(_ text: String) throws(Failure) -> [Int] {
    var counts: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let count = Int(part), (1...1_000_000).contains(count) else {
        throw .value(text, of: "--items", "give whole numbers from 1 to 1000000, as in 3,100,10000.")
      }
      counts.append(count)
    }
    return counts
  }

  private static func line(_ result: BenchResult) -> String {
    row(
      result.name, "\(result.items)", duration(result.seconds),
      duration(result.seconds / Double(result.items)),
      "\(result.counts.bodyEvaluations)", "\(result.counts.sizeQueries)", "\(result.counts.placements)",
      "\(result.counts.preferenceReductions)")
  }

  private static func row(_ cells: String...) -> String {
    let widths = [40, 8, 10, 10, 8, 8, 8, 8]
    return zip(cells, widths).enumerated().map { index, pair in
      let (cell, width) = pair
      let space = String(repeating: " ", count: max(0, width - cell.count))
      return index == 0 ? cell + space : space + cell
    }.joined()
  }

  private static func duration(_ seconds: Double) -> String {
    switch seconds {
    case 1e-3...: String(format: "%.2f ms", seconds * 1e3)
    case 1e-6...: String(format: "%.2f µs", seconds * 1e6)
    default: String(format: "%.1f ns", seconds * 1e9)
    }
  }

  private struct Row: Encodable {
    var name: String
    var items: Int
    var seconds: Double
    var counts: UpdateStatistics
  }

  private static func json(_ results: [BenchResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let rows = results.map { Row(name: $0.name, items: $0.items, seconds: $0.seconds, counts: $0.counts) }
    return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
  }
}
