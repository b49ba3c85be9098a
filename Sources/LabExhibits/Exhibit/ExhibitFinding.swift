import LabHarness

/// Something that a recording shows: numbers computed from it, and a sentence that states them.
public struct ExhibitFinding: Hashable, Sendable, Codable, Identifiable {
  /// A short name, the same in every run.
  public var id: String
  /// The sentence.
  public var sentence: String
  /// The numbers that it states, in the order of the sentence.
  public var values: [Double]

  /// Creates a finding; its numbers are kept to ten decimal places.
  public init(_ id: String, _ sentence: String, values: [Double]) {
    self.id = id
    self.sentence = sentence
    self.values = values.map { Frame.tidy($0) }
  }
}

/// Numbers for a sentence: "0, 0.25 and 0.75".
func listed(_ values: [Double]) -> String { listed(values.map { pointText($0) }) }

/// Words for a sentence: "a, b and c".
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// How far some edges are from others: "the segment's", or "at most 0, 4 and 1 pt away from the segment's".
func awayFrom(_ others: String, _ distances: [Double]) -> String {
  distances.allSatisfy { abs($0) < 0.005 }
    ? others : "at most \(listed(distances.map { abs($0) })) pt away from \(others)"
}

/// A number of things: "no photos", "1 photo", "3 photos".
func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(count == 0 ? "no" : "\(count)") \(count == 1 ? singular : plural ?? singular + "s")"
}
