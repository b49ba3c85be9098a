import Foundation

/// A number with at most so many decimal places and no trailing zeros; a hyphen stands for what is not a number.
func number(_ value: Double, places: Int = 2) -> String {
  guard value.isFinite else { return value.isNaN ? "–" : value > 0 ? "∞" : "-∞" }
  guard abs(value) < 1e12 else { return "\(value)" }
  var text = String(format: "%.\(places)f", value)
  if text.contains(".") {
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
  }
  return text == "-0" ? "0" : text
}

/// Two numbers with a dash between them, or one if both read the same.
func range(_ least: Double, _ greatest: Double) -> String {
  let first = number(least), second = number(greatest)
  return first == second ? first : "\(first)–\(second)"
}

/// Words joined by commas and a final "and".
func list(_ words: [String], joiner: String = "and") -> String {
  guard words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(joiner) " + words[words.count - 1]
}
