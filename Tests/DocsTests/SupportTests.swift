import Foundation
import Testing

/// What of SwiftUI's vocabulary exists.
struct SupportTable: Decodable {
  struct Area: Decodable {
    var name: String
    var rows: [Row]
  }

  struct Row: Decodable {
    enum Status: String, Decodable {
      case supported
      case passesThrough = "passes through"
      case missing
    }

    var names: [String]
    var status: Status
    var note: String?
  }

  var areas: [Area]

  static let path = "Docs/support.json"
}

extension SupportTable {
  /// The page in Markdown.
  var page: String {
    var lines = [
      "# What of SwiftUI is supported", "",
      "*Supported* names behave as [Differences](Differences.md) says. What *passes through* compiles and changes",
      "nothing that can be measured. *Missing* names do not exist. The list is of what a reader is likely to look for; it is",
      "not all of SwiftUI.", "",
      "This page is written from [support.json](support.json); tests compare the two, and the names with the public",
      "declarations. After a change of the data, `LAB_RECORD_DOCS=1 swift test --filter DocsTests` writes it anew.",
      "",
    ]
    for area in areas {
      lines += ["## \(area.name)", "", "| names | | |", "| --- | --- | --- |"]
      for row in area.rows {
        let names = row.names.map { "`\($0)`" }.joined(separator: " ")
        lines.append("| \(names) | \(row.status.rawValue) | \(row.note ?? "") |")
      }
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }
}

/// The public declarations of the modules that `import LabUI` brings in.
struct PublicNames {
  /// The names that one file declares, and the types that it declares or extends.
  fileprivate struct File {
    var names: Set<Substring> = []
    var owners: Set<Substring> = []
  }

  private let files: [File]

  init() throws {
    let folders = ["LabUI", "LayoutCore", "Motion", "TypeMetrics"].map { "Sources/\($0)" }
    files = try Repository.files(below: folders, withExtension: "swift").map { path in
      var file = File()
      for line in try Repository.text(path).split(separator: "\n") { file.read(line) }
      return file
    }
  }

  /// Whether there is a public declaration of a name, or of a member of a type (`Type.member`).
  func contains(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return files.contains { file in
      file.names.contains(parts[parts.count - 1])
        && (parts.count == 1 || file.owners.contains(parts[0]))
    }
  }
}

extension PublicNames.File {
  private static let types: Set<Substring> = ["struct", "class", "enum", "protocol"]
  private static let members: Set<Substring> = ["func", "var", "let", "typealias"]

  fileprivate mutating func read(_ line: Substring) {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
    guard words.first?.hasPrefix("/") == false else { return }
    var isPublic = false
    for (word, next) in zip(words, words.dropFirst()) {
      if word == "public" { isPublic = true }
      let isType = Self.types.contains(word)
      if isType || word == "extension" { owners.insert(next) }
      if isType || Self.members.contains(word) {
        // Only the first is declared; what follows are its parameters.
        if isPublic { names.insert(next) }
        return
      }
    }
  }
}

struct SupportTests {
  let table: SupportTable

  init() throws { table = try Repository.decode(SupportTable.self, from: SupportTable.path) }

  @Test func pageIsWrittenFromTheData() throws {
    let matches = try GeneratedPage.matches(table.page, at: "Docs/Support.md")
    #expect(matches, "Run LAB_RECORD_DOCS=1 swift test --filter DocsTests and look at the difference.")
  }

  @Test func namesAreDeclaredAsTheTableSays() throws {
    let declared = try PublicNames()
    for row in table.areas.flatMap(\.rows) {
      for name in row.names {
        #expect(declared.contains(name) == (row.status != .missing), "\(name): \(row.status.rawValue)")
      }
    }
  }

  @Test func namesStandOnce() {
    let names = table.areas.flatMap(\.rows).flatMap(\.names)
    let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys
    #expect(twice.isEmpty, "\(twice.sorted())")
  }

  /// The search is only worth something if it can fail.
  @Test(arguments: [("Text", true), ("Tex", false), ("Color.red", true), ("Text.red", false)])
  func searchFindsWholeNames(_ name: String, _ isDeclared: Bool) throws {
    #expect(try PublicNames().contains(name) == isDeclared)
  }
}
