import Testing

@testable import lab

@Suite("Lists on the command line")
struct ListTests {
  static let good: [(String, [String])] = [
    ("Inbox", ["Inbox"]), ("Inbox,Sent,Archive", ["Inbox", "Sent", "Archive"]),
    (" Inbox , Sent ", ["Inbox", "Sent"]), ("\"Sent, read\",B", ["Sent, read", "B"]),
    ("\"say \"\"hi\"\"\"", ["say \"hi\""]), ("\"\",B", ["", "B"]), ("\" a \" , b", [" a ", "b"]),
    ("5\" disk,x", ["5\" disk", "x"]), ("a,a", ["a", "a"]), ("日本,📥", ["日本", "📥"]), ("\"a\nb\"", ["a\nb"]),
  ]

  @Test("Lists that can be read", arguments: good)
  func reads(text: String, items: [String]) throws {
    #expect(try splitList(text) == items)
  }

  static let bad: [(String, ListProblem)] = [
    ("", .emptyItem(item: 1)), (",", .emptyItem(item: 1)), ("a,,b", .emptyItem(item: 2)),
    ("a,", .emptyItem(item: 2)),
    ("a,\"b", .unclosedQuote(item: 2)), ("\"", .unclosedQuote(item: 1)),
    ("\"a\"b,c", .textAfterQuote(item: 1)),
    ("\"\"\"", .unclosedQuote(item: 1)),
  ]

  @Test("Lists that cannot", arguments: bad)
  func refuses(text: String, problem: ListProblem) {
    #expect(throws: problem) { try splitList(text) }
  }

  @Test(
    "Lines, whatever ends them",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\rb", ["a", "b"]),
      ("\n\n a \n \n\tb", [" a ", "\tb"]),
      ("", []), ("a,b\n\"c\"", ["a,b", "\"c\""]),
    ])
  func lines(text: String, items: [String]) {
    #expect(nonblankLines(text) == items)
  }

  @Test(
    "Numbers as people write them",
    arguments: [
      ("1", 1), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("1e3", 1000), ("nan", nil), ("inf", nil),
      ("-inf", nil),
      ("infinity", nil), ("0x10", nil), ("1e309", nil), ("", nil), (" 1", nil), ("1 ", nil), ("1,5", nil),
      ("٣", nil),
    ] as [(String, Double?)])
  func numbers(text: String, value: Double?) {
    #expect(finiteNumber(text) == value)
  }
}
