import Foundation
import LabExhibits
import LabHarness
import LabUI
import Testing

/// Whether numbers are as expected, to a millionth.
func isClose(_ values: [Double]?, _ expected: [Double]) -> Bool {
  guard let values, values.count == expected.count else { return false }
  return zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
}

extension [ExhibitFinding] {
  /// The numbers of a finding.
  subscript(id: String) -> [Double]? { first { $0.id == id }?.values }
}

extension ExhibitRecording {
  /// A quantity of the first element of that id at a time.
  func value(_ id: String, _ quantity: ExhibitColumn.Quantity, at time: Double) -> Double? {
    element(id, at: time).map(ExhibitColumn(id, quantity).value(of:))
  }
}

extension EnvironmentValues {
  /// Texts of fixed widths.
  mutating func fixWidths(_ widths: [String: Double]) { textMeasurer = .table(widths) }
}
