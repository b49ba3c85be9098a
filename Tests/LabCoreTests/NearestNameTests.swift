import LabCore
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  static let names = ["per-item-transition", "alignment-guide", "matched-geometry", "size-dictionary", "all"]

  @Test(
    "What was probably meant",
    arguments: [
      ("alignement-guide", "alignment-guide"), ("ALIGNMENT-GUIDE", "alignment-guide"),
      ("matched", "matched-geometry"),
      ("mathced-geometry", "matched-geometry"), ("al", "all"), ("size-dict", "size-dictionary"),
      ("zzz", nil), ("", nil), ("m", nil),
    ] as [(String, String?)])
  func nearest(text: String, name: String?) {
    #expect(nearestName(to: text, among: Self.names) == name)
  }

  @Test(
    "Insertions, deletions, replacements and swaps of neighbours",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("kitten", "sitting", 3),
      ("ab", "ba", 1),
      ("abcd", "acbd", 1),
    ])
  func distance(a: String, b: String, distance: Int) {
    #expect(editDistance(a, b) == distance)
    #expect(editDistance(b, a) == distance)
  }

  @Test("A very long text is near to nothing, and that is found out at once")
  func long() {
    #expect(nearestName(to: String(repeating: "a", count: 1_000_000), among: Self.names) == nil)
  }
}
