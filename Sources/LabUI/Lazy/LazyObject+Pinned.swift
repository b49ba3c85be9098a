// Headers and footers that stay in view while their section is.
extension LazyObject {
  /// Where pinned headers and footers stand while their section is seen, by run.
  func pinnedOrigins() -> [Int: CGFloat] {
    guard !look.pinnedViews.isEmpty, let view = visibleRanges().first else { return [:] }
    var result: [Int: CGFloat] = [:]
    for index in runs.indices where isPinned(index) {
      let length = placed.lines[index].length(0)
      let (start, end) = sectionBounds(index)
      result[index] =
        runs[index].kind == .header
        ? max(placed.origins[index], min(view.lowerBound, end - length))
        : min(placed.origins[index], max(view.upperBound - length, start))
    }
    return result
  }

  /// Whether a run is a header or footer that stays in sight as long as its section is seen.
  func isPinned(_ index: Int) -> Bool {
    guard runs[index].section != nil, runs[index].count > 0 else { return false }
    return switch runs[index].kind {
    case .cells: false
    case .header: look.pinnedViews.contains(.sectionHeaders)
    case .footer: look.pinnedViews.contains(.sectionFooters)
    }
  }

  /// Where the section of a run begins and ends along the axis.
  func sectionBounds(_ index: Int) -> (start: CGFloat, end: CGFloat) {
    let parts = runs.indices.filter { runs[$0].section == runs[index].section && runs[$0].count > 0 }
    return (
      parts.map { placed.origins[$0] }.min() ?? 0,
      parts.map { placed.end(of: runs[$0], at: $0, look.spacing) }.max() ?? 0
    )
  }

  func isSectionSeen(_ index: Int, in range: ClosedRange<CGFloat>) -> Bool {
    let (start, end) = sectionBounds(index)
    return start < range.upperBound && end > range.lowerBound
  }
}
