import Foundation
import Testing

/// The register of differences from Apple's SwiftUI.
struct Differences: Decodable {
  struct Source: Decodable {
    var name: String
    var what: String
  }

  struct Area: Decodable {
    var name: String
    var entries: [Entry]
  }

  struct Entry: Decodable {
    enum Status: String, Decodable { case decided, provisional, missing }

    var topic: String
    var apple: String
    var here: String
    var status: Status
    var source: String
  }

  var sources: [Source]
  var areas: [Area]

  static let path = "Docs/differences.json"
}

extension Differences {
  /// The page in Markdown.
  var page: String {
    var lines = [
      "# Differences from Apple's SwiftUI", "",
      "Every known difference, and every question on which sources disagree. *Decided* is meant to stay;",
      "*provisional* waits for a measurement or a reason; *missing* is known and not built. What exists is listed in",
      "[Support](Support.md).", "",
      "This page is written from [differences.json](differences.json); a test compares the two. After a change of the",
      "data, `LAB_RECORD_DOCS=1 swift test --filter DocsTests` writes it anew.", "",
    ]
    for area in areas {
      lines += ["## \(area.name)", "", "| what | Apple's, as far as known | here | status | source |"]
      lines.append("| --- | --- | --- | --- | --- |")
      for entry in area.entries {
        let cells = [entry.topic, entry.apple, entry.here, entry.status.rawValue, entry.source]
        lines.append("| " + cells.joined(separator: " | ") + " |")
      }
      lines.append("")
    }
    lines += ["## Sources", "", "These names are used here and in comments in the code.", ""]
    lines += sources.map { "- **\($0.name)**: \($0.what)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

struct DifferencesTests {
  let register: Differences

  init() throws { register = try Repository.decode(Differences.self, from: Differences.path) }

  @Test func pageIsWrittenFromTheData() throws {
    let matches = try GeneratedPage.matches(register.page, at: "Docs/Differences.md")
    #expect(matches, "Run LAB_RECORD_DOCS=1 swift test --filter DocsTests and look at the difference.")
  }

  @Test func entriesAreWhole() {
    let entries = register.areas.flatMap(\.entries)
    #expect(!entries.isEmpty)
    #expect(Set(entries.map(\.topic)).count == entries.count)
    for entry in entries {
      for cell in [entry.topic, entry.apple, entry.here, entry.source] {
        #expect(!cell.isEmpty && !cell.contains("|") && !cell.contains("\n"), "\(entry.topic)")
      }
    }
  }

  @Test func sourcesAreKnown() {
    let names = Set(register.sources.map(\.name))
    for entry in register.areas.flatMap(\.entries) {
      for source in entry.source.components(separatedBy: "; ") {
        // What follows is where in the source: a time, a section or a number.
        let isKnown = names.contains {
          source == $0 || source.hasPrefix($0 + ",") || source.hasPrefix($0 + " ")
        }
        #expect(isKnown, "\(entry.topic): \(source)")
      }
    }
  }
}
