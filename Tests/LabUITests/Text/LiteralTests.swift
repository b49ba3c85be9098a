import Foundation
import LabUI
import Testing

/// What stands in string literals.
///
/// Characters are 10 points wide, 20 in bold (the bold of the body style is semibold) and 30 monospaced, so that a
/// width says how many there are of each.
@MainActor @Suite("Literals") struct LiteralTests {
  private static let characters = (32...126).map { Character(UnicodeScalar($0)) }

  private static func table(_ advance: Double) -> FontTable {
    FontTable(advances: Dictionary(uniqueKeysWithValues: characters.map { ($0, advance) }))
  }

  private func show(_ text: Text) -> (String?, CGFloat?) {
    var environment = EnvironmentValues()
    environment.textMeasurer = TextMeasurer(fonts: [
      .style(.body, .regular): Self.table(10), .style(.body, .semibold): Self.table(20),
      .design(.monospaced, 17, .regular): Self.table(30),
    ])
    let host = ViewHost(size: size(1000, 100), environment: environment) { text }
    return (host.texts.first, host.displayList.first?.frame.width)
  }

  @Test(arguments: [
    ("plain", "plain", 50.0), ("", "", 0), ("a **bc** d", "a bc d", 80), ("*a* b", "a b", 30),
    ("***ab***", "ab", 40), ("**a *b***", "a b", 60), ("*a **b***", "a b", 40),
    ("**a** and **b**", "a and b", 90), ("__a__", "a", 20), ("_a_", "a", 10),
    // Not emphasis: spaces inside, nothing that closes, within a word.
    ("a * b * c", "a * b * c", 90), ("**open", "**open", 60), ("a ** b", "a ** b", 60),
    ("snake_case_name", "snake_case_name", 150), ("*a _b*", "a _b", 40),
    ("2*3*4", "234", 30), ("`a*b*`", "a*b*", 120), ("``a`b``", "a`b", 90), ("`a", "`a", 20),
    ("~~ab~~", "ab", 20), ("~a~", "~a~", 30), ("[ab](https://a.org) c", "ab c", 40),
    ("[**ab**](x)", "ab", 40), ("[no link]", "[no link]", 90), ("[a](b c)", "[a](b c)", 80),
    (#"\*a\*"#, "*a*", 30), (#"a\b"#, #"a\b"#, 30), (#"\"#, #"\"#, 10),
  ])
  func markdown(literal: String, shown: String, width: CGFloat) {
    let (text, measured) = show(Text(LocalizedStringKey(literal)))
    #expect(text == shown)
    #expect(measured == width)
    // A string is no literal.
    #expect(show(Text(literal)).0 == literal)
    #expect(show(Text(verbatim: literal)).1 == CGFloat(literal.count) * 10)
  }

  @Test func aLiteralIsAKey() {
    #expect(show(Text("**ab** c")) == ("ab c", 60))
    for (isOn, shown) in [(true, "on"), (false, "off")] {
      #expect(show(Text(isOn ? "*on*" : "*off*")).0 == shown)
    }
  }

  @Test func valuesAreNotMarkdown() {
    let name = "a*b*"
    #expect(show(Text("**\(name)** x")) == ("a*b* x", 100))
    #expect(show(Text("\(name)")) == ("a*b*", 40))
    #expect(show(Text("\(name.dropFirst())!")) == ("*b*!", 40))
    #expect(show(Text("\(Text(name).bold()) c\(Text(verbatim: "*"))")) == ("a*b* c*", 110))
  }

  /// Whole numbers with commas, others with six decimals, as "%lld" and "%lf" are written for English.
  @Test func numbers() {
    #expect(
      show(Text("\(1_234_567) and \(-1234) and \(999) and \(UInt8(7))")).0
        == "1,234,567 and -1,234 and 999 and 7")
    #expect(show(Text("\(3.5) \(CGFloat(1234.25)) \(Float(-0.5))")).0 == "3.500000 1,234.250000 -0.500000")
    #expect(show(Text("\(3.14159, specifier: "%.2f") \(7, specifier: "%03d")")).0 == "3.14 007")
    #expect(show(Text("\(Double.nan)")).0 == "\(String(format: "%lf", Double.nan))")
    #expect(show(Text("\(0.5, specifier: "%.1f%%")")).0 == "0.5%")
    // What is not for one number would be read from nowhere.
    #expect(show(Text("\(7, specifier: "%s") \(8, specifier: "%@") \(9, specifier: "%d%d")")).0 == "7 8 9")
    #expect(show(Text("\(7, specifier: "%*d") \(8, specifier: "%n") \(9, specifier: "%")")).0 == "7 8 9")
    #expect(show(Text(Int.min.description)).0 == "-9223372036854775808")
    #expect(show(Text("\(Int.min)")).0 == "-9,223,372,036,854,775,808")
  }

  @Test func formats() {
    #expect(show(Text(1234.5, format: .number)).0 == "1,234.5")
    #expect(show(Text("\(0.25, format: .percent) done")).0 == "25% done")
  }

  /// What the engine does not know is put in as Swift writes it.
  @Test func otherValues() {
    #expect(show(Text("\([1, 2])")).0 == "[1, 2]")
    #expect(show(Text("\(Optional(3) as Any)")).0 == "Optional(3)")
  }

  /// A string and a reference: most texts say nothing of themselves.
  @Test func aTextIsSmall() {
    #expect(MemoryLayout<Text>.size == 24)
  }
}
