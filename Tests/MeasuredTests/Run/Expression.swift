/// A sum of names of the state, numbers and texts in single quotes, such as `'A'+appeared` or `x+100`.
struct Expression {
  private enum Term: Equatable {
    case text(String)
    case number(Double)
    case name(String)
  }

  private var terms: [Term] = []

  /// nil when the text is no such sum.
  init?(_ text: String) {
    var rest = Substring(text)
    while true {
      rest = rest.drop { $0 == " " }
      if rest.first == "'" {
        rest = rest.dropFirst()
        guard let end = rest.firstIndex(of: "'") else { return nil }
        terms.append(.text(String(rest[..<end])))
        rest = rest[end...].dropFirst()
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        guard !word.isEmpty else { return nil }
        terms.append(Double(word).map(Term.number) ?? .name(String(word)))
        rest = rest.dropFirst(word.count)
      }
      rest = rest.drop { $0 == " " }
      if rest.isEmpty { return }
      guard rest.first == "+" else { return nil }
      rest = rest.dropFirst()
    }
  }

  /// The sum of numbers, or the texts in a row when one of the terms is a text; nil when a name is unknown.
  func value(_ values: [String: JSON]) -> JSON? {
    var parts: [JSON] = []
    for term in terms {
      switch term {
      case .text(let text): parts.append(.string(text))
      case .number(let number): parts.append(.number(number))
      case .name(let name):
        guard let value = values[name] else { return nil }
        parts.append(value)
      }
    }
    let numbers = parts.compactMap(\.number)
    if numbers.count == parts.count { return .number(numbers.reduce(0, +)) }
    let texts = parts.compactMap(\.text)
    return texts.count == parts.count ? .string(texts.joined()) : nil
  }
}
