import Foundation
import LabUI

/// The environment of swiftui-web's recordings on macOS 26: text of 13 points with the measures recorded there.
@MainActor var recordedEnvironment: EnvironmentValues {
  let json = """
    {"macOS": {
      "fonts": {"size13": {
        "capHeight": 9.15966796875, "lineHeight": 16, "linePitch": 16, "spacingAbove": 4.7421875,
        "spacingBelow": 8.15087890625, "textToText": 0, "unroundedLineHeight": 16, "baseline": 13}},
      "singleLineWidths": {"size13/400": {
        "A": 9, "CCC": 28, "E": 8, "H": 10, "Header": 44.5, "One": 25, "Two": 25, "Three": 35.5, "Hello": 31,
        "Pulse": 33, "Low": 24.5, "High": 28.5, "Last": 26}}}}
    """
  var environment = EnvironmentValues()
  if let measurer = try? TextMeasurer(measuredText: Data(json.utf8), platform: "macOS") {
    environment.textMeasurer = measurer
  }
  environment.font = .system(size: 13)
  return environment
}

extension View {
  /// Marks a view so that its layout frame can be read.
  func named(_ name: String) -> some View { probe(ProbeTag(name: name)) }
}

extension ViewHost {
  /// The layout frame of a marked view, `.null` when there is none.
  func frame(named name: String) -> CGRect { probes(named: name, withLeaves: false).first?.frame ?? .null }

  /// The layout frames of all marked views by name.
  var namedFrames: [String: CGRect] {
    Dictionary(probes.map { ($0.tag.name, $0.frame) }, uniquingKeysWith: { $1 })
  }
}
