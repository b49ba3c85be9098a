/// How parts of a text report are set off on a terminal that shows colour.
struct Style {
  /// Whether escape sequences are written at all.
  var isColored: Bool

  func heading(_ text: String) -> String { wrap(text, in: "1") }
  func indicator(_ text: String) -> String { wrap(text, in: "34") }
  func faint(_ text: String) -> String { wrap(text, in: "2") }

  private func wrap(_ text: String, in code: String) -> String {
    guard isColored, text.contains(where: { $0 != " " }) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
