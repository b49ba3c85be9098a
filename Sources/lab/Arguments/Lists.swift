/// Why a list could not be read.
enum ListProblem: Error, Equatable {
  case unclosedQuote(item: Int)
  case textAfterQuote(item: Int)
  case emptyItem(item: Int)
}

/// Splits a list at its commas by the rules of CSV.
///
/// An item in quotation marks may hold commas, and a doubled quotation mark inside them stands for one. Blanks around an item are dropped, those inside marks are kept.
func splitList(_ text: String) throws(ListProblem) -> [String] {
  var items: [String] = []
  var rest = Substring(text)
  while true {
    rest = rest.drop { $0.isListBlank }
    let number = items.count + 1
    if rest.first == "\"" {
      rest.removeFirst()
      var item = ""
      while true {
        guard let character = rest.popFirst() else { throw .unclosedQuote(item: number) }
        if character != "\"" {
          item.append(character)
        } else if rest.first == "\"" {
          item.append("\"")
          rest.removeFirst()
        } else {
          break
        }
      }
      items.append(item)
      rest = rest.drop { $0.isListBlank }
      guard rest.isEmpty || rest.first == "," else { throw .textAfterQuote(item: number) }
    } else {
      var item = rest.prefix { $0 != "," }
      rest = rest.dropFirst(item.count)
      while item.last?.isListBlank == true { item.removeLast() }
      guard !item.isEmpty else { throw .emptyItem(item: number) }
      items.append(String(item))
    }
    guard rest.popFirst() != nil else { return items }
  }
}

extension Character {
  fileprivate var isListBlank: Bool { self == " " || self == "\t" }
}

/// The lines of a text, whatever ends them, without those that are blank.
func nonblankLines(_ text: String) -> [String] {
  // A carriage return and a line feed are one character, so splitting by line breaks takes both.
  text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    .map(String.init)
    .filter { line in line.contains { !$0.isWhitespace } }
}
