import LabReport

/// An option of a command, as it is parsed and as help shows it.
struct OptionSpec {
  /// The name with its two hyphens.
  var name: String
  /// What help calls the value, or `nil` for an option without one.
  var value: String?
  /// What it does, in a few words.
  var summary: String

  init(_ name: String, _ value: String?, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// The option that every command has.
  static let help = OptionSpec("--help", nil, "Show this text")

  /// Options and what they do in two columns, in lines of at most 80 characters.
  static func table(_ options: [OptionSpec]) -> String {
    let column = 27
    return options.map { option in
      let left = "  " + option.name + (option.value.map { " " + $0 } ?? "")
      let lines = wordWrapped(option.summary, cells: 80 - column)
      let start = left + String(repeating: " ", count: max(1, column - left.count))
      return lines.enumerated().map { index, line in
        (index == 0 ? start : String(repeating: " ", count: column)) + line
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
