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
  public func text() throws -> String { try jsonText(comparison) }

  /// Reads a comparison from the text of a report.
  public static func comparison(from text: String) throws -> Comparison {
    try value(Comparison.self, fromJSON: text)
  }
}
