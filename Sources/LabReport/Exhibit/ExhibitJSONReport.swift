public import LabExhibits

/// An exhibit that has run as JSON: sorted keys, a version, and the same bytes for the same result.
public struct ExhibitJSONReport {
  /// The exhibit that has run.
  public var result: ExhibitResult

  /// Creates a report; nothing is written yet.
  public init(_ result: ExhibitResult) {
    self.result = result
  }

  /// The whole report, ending in a line break.
  ///
  /// A number that is not finite is written as the string `"nan"`, `"inf"` or `"-inf"`.
  public func text() throws -> String { try jsonText(result) }

  /// Reads a result from the text of a report.
  public static func result(from text: String) throws -> ExhibitResult {
    try value(ExhibitResult.self, fromJSON: text)
  }
}
