import Testing

@testable import LabReport

@Suite("Texts on a terminal")
struct TerminalTextTests {
  // Widths by Unicode's EastAsianWidth (wide and full-width are two cells) and emoji presentation.
  static let widths: [(String, Int)] = [
    ("", 0), ("Inbox", 5), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("📥", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("שלום", 4),
    ("ไทย", 3), ("ก็", 1), ("…", 1), ("━", 1),
  ]

  @Test("How many cells a text takes", arguments: widths)
  func width(text: String, cells: Int) {
    #expect(cellWidth(text) == cells)
  }

  static let unsafe: [(String, String)] = [
    ("Inbox", "Inbox"), ("a\nb\tc\r", "a\\nb\\tc\\r"), ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("\u{0}", "\\u{0}"),
    ("\u{9B}31m", "\\u{9B}31m"), ("\u{7F}", "\\u{7F}"), ("a\u{202E}b", "a\\u{202E}b"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("\u{200B}", "\\u{200B}"), ("\u{FEFF}", "\\u{FEFF}"),
    ("\u{2028}", "\\u{2028}"), ("\u{E000}", "\\u{E000}"), ("\u{AD}", "\\u{AD}"), ("👩‍👧", "👩‍👧"),
    ("a\u{200D}b", "a\\u{200D}b"),
    ("\u{301}a", "\u{25CC}\u{301}a"), ("日本", "日本"), ("\\n", "\\n"),
  ]

  @Test("What would not be seen is spelt out", arguments: unsafe)
  func safe(text: String, shown: String) {
    #expect(terminalSafe(text) == shown)
  }

  @Test("A heap of marks is cut")
  func heap() {
    let heap = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(terminalSafe(heap).unicodeScalars.count == 16)
  }

  @Test(
    "Texts cut to a number of cells",
    arguments: [
      ("Archive", 7, "Archive"), ("Archive", 6, "Archi…"), ("Archive", 1, "…"), ("Archive", 0, ""),
      ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("", 0, ""),
    ])
  func cut(text: String, limit: Int, result: String) {
    #expect(truncated(text, toCells: limit) == result)
    #expect(cellWidth(truncated(text, toCells: limit)) <= limit)
  }

  @Test("Lines are broken at spaces, and a word that is too long is cut")
  func wrap() {
    #expect(wordWrapped("one two three", cells: 7) == ["one two", "three"])
    #expect(wordWrapped("- one two three", cells: 9, indent: "  ") == ["- one two", "  three"])
    #expect(wordWrapped("incomprehensible", cells: 6) == ["incom…"])
    #expect(wordWrapped("", cells: 6) == [""])
  }

  @Test(
    "Numbers as people write them",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.001, "0"), (1, "1"), (0.5, "0.5"), (2.345, "2.35"), (-8, "-8"),
      (1e300, "1e+300"),
      (.nan, "–"), (.infinity, "∞"), (-.infinity, "-∞"),
    ])
  func numbers(value: Double, text: String) {
    #expect(number(value) == text)
  }
}
