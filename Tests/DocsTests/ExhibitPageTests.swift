import Foundation
import LabExhibits
import Testing

/// The page of exhibits is complete.
struct ExhibitPageTests {
  @Test func everyProgramHasItsRow() throws {
    let page = try Repository.text("Docs/Exhibits.md")
    let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    for id in Exhibit.all.flatMap({ $0.variants.map(\.id) }) {
      #expect(rows.contains { $0.hasPrefix("| `\(id)` |") }, "\(id)")
    }
  }
}
