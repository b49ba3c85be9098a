import Foundation

extension ParsedArguments {
  /// The number that an option was given, or `nil` if it was not given.
  ///
  /// - Parameters:
  ///   - bounds: What is allowed.
  ///   - meaning: What the number is, with its range, as in "a width in points from 1 to 100000".
  func number(
    _ name: String, in bounds: ClosedRange<Double>, _ meaning: String
  ) throws(Failure) -> Double? {
    guard let text = self[name] else { return nil }
    guard let value = finiteNumber(text), bounds.contains(value) else {
      throw .value(text, of: name, "give \(meaning).")
    }
    return value
  }

  /// The choice that an option was given, or `nil` if it was not given.
  func choice<Choice>(_ name: String, among choices: [(String, Choice)]) throws(Failure) -> Choice? {
    guard let text = self[name] else { return nil }
    if let choice = choices.first(where: { $0.0 == text }) { return choice.1 }
    let names = choices.map(\.0)
    let listed = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw .value(text, of: name, "give \(listed)\(didYouMean(text, among: names)).")
  }
}

/// A number as people write it, or `nil`; the words for infinity and for what is not a number are none.
func finiteNumber(_ text: some StringProtocol) -> Double? {
  guard let first = text.first, first.isASCII, first.isNumber || "+-.".contains(first),
    !text.contains(where: { "xXpPnN".contains($0) }), let value = Double(text), value.isFinite
  else { return nil }
  return value
}
