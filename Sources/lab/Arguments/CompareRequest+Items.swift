import Foundation
import LabHarness

extension CompareRequest {
  /// The items that were asked for.
  static func items(_ arguments: ParsedArguments, context: CommandContext) throws -> [Scenario.Item] {
    let widths = try arguments["--item-widths"].map { try Self.widths($0) }
    var titles: [String]
    switch (arguments["--items"], arguments["--items-file"]) {
    case (nil, nil):
      guard let widths else {
        throw Failure.usage(
          "--items is missing: say what is in the row, as in --items Inbox,Sent,Archive, or give a --scenario."
        )
      }
      titles = (1...widths.count).map { "\($0)" }
    case (let text?, nil): titles = try Self.titles(text)
    case (nil, let file?): titles = try Self.titles(inFile: file, context: context)
    case (_?, _?): throw Failure.usage("--items and --items-file exclude each other: give one of them.")
    }
    guard titles.count <= mostItems else {
      throw Failure.usage("\(titles.count) items are too many: give at most \(mostItems).")
    }
    if let index = titles.firstIndex(where: { $0.count > longestTitle }) {
      throw Failure.usage(
        "item \(index + 1), \(quoted(titles[index])), has \(titles[index].count) characters: give at most \(longestTitle)."
      )
    }
    if let widths, widths.count != titles.count {
      throw Failure.value(
        arguments["--item-widths"] ?? "", of: "--item-widths",
        "give one width for each item: there are \(titles.count) items and \(widths.count) widths.")
    }
    return titles.indices.map { index in
      Scenario.Item(id: "\(index)", title: titles[index], width: widths.map { CGFloat($0[index]) })
    }
  }

  private static func titles(_ text: String) throws(Failure) -> [String] {
    guard text.contains(where: { $0 != " " }) else {
      throw .value(text, of: "--items", "give at least one item, as in --items Inbox,Sent,Archive.")
    }
    do {
      return try splitList(text)
    } catch {
      switch error {
      case .unclosedQuote(let item):
        throw .value(text, of: "--items", "item \(item) opens a quotation mark that nothing closes.")
      case .textAfterQuote(let item):
        throw .value(text, of: "--items", "a comma must follow the quotation mark that closes item \(item).")
      case .emptyItem(let item):
        throw .value(
          text, of: "--items", "item \(item) is empty: write \"\" in quotation marks if that is meant.")
      }
    }
  }

  private static func titles(inFile file: String, context: CommandContext) throws -> [String] {
    let data =
      file == "-" ? try context.readInput(largestFile + 1) : try readFile(file, limit: largestFile + 1)
    let name = file == "-" ? "standard input" : quoted(file)
    guard data.count <= largestFile else {
      throw Failure(status: .noInput, message: "--items-file: \(name) is larger than \(largestFile) bytes.")
    }
    guard var text = String(validating: data, as: UTF8.self) else {
      throw Failure(status: .noInput, message: "--items-file: \(name) is not UTF-8 text.")
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let titles = nonblankLines(text)
    guard !titles.isEmpty else {
      throw Failure.usage("--items-file: \(name) has no items: write one on each line.")
    }
    return titles
  }

  private static func widths(_ text: String) throws(Failure) -> [Double] {
    var widths: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let width = finiteNumber(part.filter { $0 != " " }), (0...10_000).contains(width) else {
        throw .value(
          text, of: "--item-widths",
          "\(quoted(String(part))) is not a width in points from 0 to 10000. Give one for each item, as in 40,32,56."
        )
      }
      widths.append(width)
    }
    return widths
  }
}
