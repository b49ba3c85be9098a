import Foundation
public import LabHarness

/// A comparison as JSON: sorted keys, a version, and the same bytes for the same comparison.
public struct JSONReport {
  /// The comparison.
  public var comparison: Comparison

  /// Creates a report; nothing is written yet.
  public init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// The whole report, ending in a line break.
  ///
  /// A number that is not finite is written as the string `"nan"`, `"inf"` or `"-inf"`.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let data = try encoder.encode(comparison)
    return layOutJSON(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// Reads a comparison from the text of a report.
  public static func comparison(from text: String) throws -> Comparison {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(Comparison.self, from: Data(text.utf8))
  }
}
