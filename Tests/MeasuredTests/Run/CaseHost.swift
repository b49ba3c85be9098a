import Foundation
import LabUI
import TypeMetrics

/// A case in a window.
@MainActor struct CaseHost {
  let model: CaseModel
  let host: ViewHost

  init(_ measured: MeasuredCase) throws {
    let model = CaseModel(measured.state)
    self.model = model
    host = ViewHost(size: measured.host, environment: try measured.platform.environment()) {
      CaseRoot(input: measured.input, model: model, platform: measured.platform)
    }
  }

  /// The final frames by the names of the probes; of several with one name the last counts.
  var frames: [String: CGRect] {
    host.probes.reduce(into: [:]) { if !$1.isRemoved { $0[$1.tag.name] = $1.frame } }
  }

  /// What is drawn in the views by the names of their probes: the union of its frames as they are shown.
  var painted: [String: CGRect] {
    host.probes.reduce(into: [:]) { painted, record in
      guard !record.isRemoved, let first = record.leaves.first else { return }
      painted[record.tag.name] = record.leaves.reduce(first.frame) { $0.union($1.frame) }
    }
  }

  /// The names of the colours that are drawn, back to front.
  var paintOrder: [String] {
    host.displayList.compactMap { if case .color(let color) = $0.content { "\(color)" } else { nil } }
  }
}

/// The root of a case: what its views share.
private struct CaseRoot: View {
  let input: JSON
  let model: CaseModel
  let platform: MeasuredCase.Platform
  @Namespace private var namespace

  var body: some View {
    ScrollViewReader { proxy in
      model.scrollTo = { id, anchor in
        if let number = id.base as? Int { proxy.scrollTo(number, anchor: anchor) }
        if let text = id.base as? String { proxy.scrollTo(text, anchor: anchor) }
      }
      return NodeView(json: input, scope: Scope(model: model, namespace: namespace, platform: platform))
    }
  }
}

extension MeasuredCase.Platform {
  /// What a system sets around its views: the font of texts, and how texts measure in it.
  @MainActor func environment() throws -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    // A symbol that was not recorded is one that does not exist.
    environment.imageCatalog.symbolFallback = nil
    environment.textMeasurer = try measurer()
    switch self {
    case .macOS:
      environment.font = .system(size: 13)
      environment.platform = .macOS
    case .iOS: environment.font = .body
    }
    return environment
  }

  private func measurer() throws -> TextMeasurer {
    // The recorded text measures are those that the tests of text have, with advances of single characters added.
    let file = CaseFiles.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("TypeMetricsTests/Fixtures/measured-text.json")
    let name = self == .macOS ? "macOS_26.2" : "iOS_26.0_simulator_2x"
    return try TextMeasurer(measuredText: Data(contentsOf: file), platform: name)
  }
}
