import Foundation
import Testing

/// Links between the pages lead somewhere.
struct LinkTests {
  @Test(arguments: Repository.pages)
  func relativeLinksExist(_ page: String) throws {
    let text = try Repository.text(page)
    let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
    for part in text.components(separatedBy: "](").dropFirst() {
      let target = part.components(separatedBy: ")")[0]
      guard !target.contains("://") else { continue }
      let pieces = target.components(separatedBy: "#")
      let file = pieces[0].isEmpty ? page : pieces[0]
      let url =
        pieces[0].isEmpty ? Repository.root.appendingPathComponent(page) : folder.appendingPathComponent(file)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(page) links to \(target)")
      if pieces.count > 1 {
        let headings = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n").filter {
          $0.hasPrefix("#")
        }.map(Self.anchor)
        #expect(headings.contains(pieces[1]), "\(page) links to \(target)")
      }
    }
  }

  /// Where files lie that the reader is to make.
  private static let examples = ["Plugins/PlainLine/", "Sources/Tabs/"]

  /// Files in code font are files.
  @Test(arguments: Repository.pages)
  func namedFilesExist(_ page: String) throws {
    let roots = ["", "Sources/LabUI/", "Sources/LabUI/Layout/"]
    let pieces = try Repository.text(page).components(separatedBy: "`")
    for (index, piece) in pieces.enumerated() where !index.isMultiple(of: 2) {
      guard piece.contains("/") || piece.contains("+"), piece.hasSuffix(".swift"), !piece.contains(" "),
        !piece.contains("<"), !Self.examples.contains(where: piece.hasPrefix)
      else { continue }
      let exists = roots.contains {
        FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent($0 + piece).path)
      }
      #expect(exists, "\(page) names \(piece)")
    }
  }

  /// A heading's anchor as GitHub makes it.
  private static func anchor(_ heading: String) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
      $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
    }.replacingOccurrences(of: " ", with: "-")
  }
}
