import LabHarness

extension Table {
  /// The strategies side by side, the ideal indicator first.
  init(_ comparison: Comparison) {
    let results = [comparison.reference] + comparison.results
    let summaries = results.map(\.measurement.summary)
    columns = ["ideal"] + comparison.results.map(\.id)
    rows = []
    func row(_ label: String, _ cell: (MeasurementSummary) -> String?) {
      rows.append(Row(label: label, cells: summaries.map { cell($0) ?? "–" }))
    }
    row("between two selections") { $0.motion?.description }
    row("width / item's width") { $0.widthRatio.map { range($0.least, $0.greatest) } }
    row("leading edge off, pt") { ($0.leadingError?.farthest).map { number($0) } }
    row("trailing edge off, pt") { ($0.trailingError?.farthest).map { number($0) } }
    row("bottom edge off, pt") { ($0.bottomError?.farthest).map { number($0) } }
    rows.append(
      Row(
        label: "right on first frame",
        cells: results.map { result in
          let appearance = result.measurement.appearance
          guard let first = appearance.firstRight else { return appearance.rest == nil ? "–" : "never" }
          return first == 0 ? "yes" : "after \(number(first)) s"
        }))
    row("settles after, s") { $0.settled.map { number($0) } }
    row("ends after, s") { $0.end.map { number($0) } }
    row("overshoot, pt") { $0.overshoot.map { number($0) } }
    row("largest jump, pt") { $0.largestJump.map { number($0) } }
    row("seen at once") { "\($0.visibleAtOnce)" }
    row("least cover") { $0.leastCoverage.map { "\(number($0 * 100, places: 0)) %" } }
    row("width off in flight, pt") { $0.largestWidthError.map { number($0) } }
    if summaries.contains(where: { $0.largestItemDistance != nil }) {
      row("off the item, pt") { $0.largestItemDistance.map { number($0) } }
    }
    if summaries.contains(where: { $0.seenWithoutItem != nil }) {
      row("seen without item, s") { $0.seenWithoutItem.map { number($0) } }
    }
    row("neighbours moved, pt") { number(max($0.itemShift, $0.itemMotion)) }
    row("row grows by, pt") { summary in
      summary.widthGrowth == 0 && summary.heightGrowth == 0
        ? "0" : "\(number(summary.widthGrowth)) × \(number(summary.heightGrowth))"
    }
    row("passes, first frame") { "\($0.firstFrameWork.updatePasses)" }
    row("passes, change") { ($0.commitWork?.updatePasses).map { "\($0)" } }
    row("bodies run, change") { ($0.commitWork?.bodyEvaluations).map { "\($0)" } }
    // Nothing in the reference's row depends on the selection.
    for index in rows.indices.suffix(2) { rows[index].cells[0] = "–" }
  }
}
