import Foundation
import LabHarness
import Testing

/// What the README says is so.
@MainActor struct ReadmeTests {
  let blocks: [CodeBlock]

  init() throws { blocks = CodeBlock.all(in: try Repository.text("README.md")) }

  /// Every call of `lab` works as it is written.
  @Test func everyCommandRuns() throws {
    let calls = blocks.filter { $0.language == "sh" }.flatMap(\.lines).compactMap { line in
      line.range(of: "lab ").map { String(line[$0.lowerBound...]) }
    }
    #expect(calls.count >= 8)
    for call in calls where !call.hasPrefix("lab bench") {
      // A pipe is the shell's business.
      let arguments = words(call.components(separatedBy: " | ")[0].components(separatedBy: " > ")[0])
      #expect(try !output(ofLab: Array(arguments.dropFirst())).isEmpty, "\(call)")
    }
  }

  /// What is shown of a report stands in it, line for line; `…` is for what is left out.
  @Test func excerptsAreReal() throws {
    let shown = blocks.filter { $0.language == "text" && $0.command != nil }
    #expect(shown.count >= 2)
    for block in shown {
      let command = try #require(block.command)
      let report = try output(ofLab: Array(words(command).dropFirst())).components(separatedBy: "\n")
      var rest = report[...]
      for part in block.lines.split(separator: "…") {
        let found = rest.indices.first { rest[$0...].starts(with: part) }
        #expect(found != nil, "\(command) has no longer:\n\(part.joined(separator: "\n"))")
        if let found { rest = rest[(found + part.count)...] }
      }
    }
  }

  /// The example is the one that is compiled here, and it prints what is shown.
  @Test func exampleIsReal() throws {
    let shown = try #require(blocks.first { $0.language == "swift" && $0.lines.contains("import LabUI") })
    let source = try Repository.text("Tests/DocsTests/ReadmeExample.swift")
    let compiled = source.components(separatedBy: "// begin\n").dropFirst().map {
      $0.components(separatedBy: "// end")[0]
    }
    func bare(_ lines: [String]) -> [String] {
      lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    #expect(
      bare(shown.lines.filter { $0 != "import LabUI" })
        == bare(compiled.joined().components(separatedBy: "\n")))
    let printed = Self.runExample()
    #expect(
      blocks.contains { $0.language == "text" && $0.lines.joined(separator: "\n") == printed }, "\(printed)")
  }

  /// The strategy that a reader is shown how to add is compiled here, and does what it promises.
  @Test func strategyIsReal() throws {
    let compiled = try Repository.text("Tests/DocsTests/PlainLineStrategy.swift")
    let page = CodeBlock.all(in: try Repository.text("Docs/AddingAStrategy.md"))
    #expect(page.contains { $0.language == "swift" && $0.lines.joined(separator: "\n") + "\n" == compiled })
    let items = ["A", "B"].map { Scenario.Item(id: $0, title: $0, width: 40) }
    let scenario = Scenario(items: items, initialSelection: "A", steps: [.init(select: "B")])
    let summary = Comparison(scenario, strategies: [PlainLineStrategy()]).results[0].measurement.summary
    #expect(summary.motion == MotionVerdict(fades: true))
    #expect(summary.widthRatio?.least == 1 && summary.widthRatio?.greatest == 1)
    #expect(summary.firstRight == 0)
  }

  /// Each strategy of `lab` has its line in the table of strategies.
  @Test func everyStrategyIsListed() throws {
    let readme = try Repository.text("README.md")
    let report = try JSONValue(parsing: output(ofLab: ["compare", "--items", "A", "--format", "json"]))
    guard case .array(let results)? = report["results"] else {
      Issue.record("The report has no results.")
      return
    }
    for result in results {
      guard case .string(let id)? = result["id"] else { continue }
      #expect(readme.contains("| [`\(id)`](Plugins/"), "\(id)")
    }
  }
}

/// A fenced block of a page.
struct CodeBlock {
  var language: String
  /// The call of `lab` whose output it shows, from a comment above it.
  var command: String?
  var lines: [String]

  static func all(in page: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    var command: String?
    // What a block in a list is indented by is not part of it.
    var indent = 0
    for line in page.components(separatedBy: "\n") {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
          command = nil
        } else {
          indent = line.count - bare.count
          open = CodeBlock(language: String(bare.dropFirst(3)), command: command, lines: [])
        }
      } else if open != nil {
        open?.lines.append(String(line.dropFirst(indent)))
      } else if line.hasPrefix("<!-- lab ") {
        command = line.dropFirst(5).components(separatedBy: " -->")[0]
      }
    }
    return blocks
  }
}
