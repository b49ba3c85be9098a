import Foundation
import LabCore
import LabHarness
import LabUI

extension ExhibitElement {
  /// Reads what a mark in a window says.
  init?(_ probe: ProbeRecord) {
    guard let id = probe.tag.id?.base as? String else { return nil }
    self.init(id: id, frame: Frame(probe.frame), opacity: 0, isRemoved: probe.isRemoved)
    guard let first = probe.leaves.first else { return }
    var shown = first.frame
    var seen = first.visibleFrame
    opacity = first.opacity
    for leaf in probe.leaves.dropFirst() {
      shown = shown.union(leaf.frame)
      seen = seen.union(leaf.visibleFrame)
      opacity = max(opacity, leaf.opacity)
    }
    opacity = Frame.tidy(opacity)
    frame = Frame(shown)
    let area = shown.width * shown.height
    visible = seen == shown || area <= 0 ? 1 : seen.isNull ? 0 : Frame.tidy(seen.width * seen.height / area)
  }
}

extension [ExhibitElement] {
  /// The marked elements of a window, back to front.
  @MainActor init(_ host: ViewHost) {
    let found = host.probes(named: ProbeTag.elementName, withLeaves: true).enumerated().compactMap {
      index, probe in
      ExhibitElement(probe).map { (order: probe.leaves.map(\.order).min() ?? -1, index: index, element: $0) }
    }
    // An element and what is marked in it share their backmost leaf; the outer one is found first.
    self = found.sorted { ($0.order, $0.index) < ($1.order, $1.index) }.map(\.element)
  }
}
