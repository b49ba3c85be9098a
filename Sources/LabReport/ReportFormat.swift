public import LabExhibits
public import LabHarness

/// The forms in which a comparison or an exhibit can be written.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// Drawings, tables and sentences for a terminal.
  case text
  /// Numbers for a program.
  case json

  /// Writes a comparison in this form.
  ///
  /// - Parameters:
  ///   - comparison: What is written. In JSON, recordings are written with it if it has them.
  ///   - isColored: Whether text has escape sequences for colour.
  public func write(_ comparison: Comparison, isColored: Bool = false) throws -> String {
    switch self {
    case .text: TextReport(comparison, isColored: isColored).text
    case .json: try JSONReport(comparison).text()
    }
  }

  /// Writes an exhibit that has run in this form.
  ///
  /// - Parameters:
  ///   - result: What is written.
  ///   - isColored: Whether text has escape sequences for colour.
  public func write(_ result: ExhibitResult, isColored: Bool = false) throws -> String {
    switch self {
    case .text: ExhibitTextReport(result, isColored: isColored).text
    case .json: try ExhibitJSONReport(result).text()
    }
  }
}
