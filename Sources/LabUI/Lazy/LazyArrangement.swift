/// Where the lines of a lazy container lie, for a length across its axis.
struct LazyArrangement {
  /// What cells are offered across the axis as a whole; NaN for nothing.
  private(set) var across: CGFloat = .nan
  /// The tracks of a grid.
  private(set) var tracks: [GridTracks.Track] = []
  /// The lengths of each run's lines.
  var lines: [LazyLines] = []
  /// Where each run begins.
  private(set) var origins: [CGFloat] = []
  /// The length of all.
  private(set) var length: CGFloat = 0
  private let isMade: Bool

  /// Nothing yet.
  init() { isMade = false }

  init(_ across: CGFloat, _ look: LazyLook, _ runs: Int) {
    isMade = true
    self.across = across
    if let items = look.tracks { tracks = GridTracks.placed(items, in: across).tracks }
    lines = [LazyLines](repeating: LazyLines(), count: runs)
  }

  func isFor(_ other: CGFloat) -> Bool { isMade && (across == other || across.isNaN && other.isNaN) }

  /// The cells in a line.
  var columns: Int { max(tracks.count, 1) }

  mutating func locate(_ runs: [LazyRun], _ gap: CGFloat) {
    var end: CGFloat = 0
    var isFirst = true
    origins.removeAll(keepingCapacity: true)
    for (index, run) in runs.enumerated() {
      guard run.lineCount(columns: columns) > 0 else {
        origins.append(end)
        continue
      }
      if !isFirst { end += gap }
      isFirst = false
      origins.append(end)
      end = self.end(of: run, at: index, gap)
    }
    length = end
  }

  func origin(of line: Int, in run: Int, _ gap: CGFloat) -> CGFloat {
    origins[run] + lines[run].total(before: line) + CGFloat(line) * gap
  }

  func end(of run: LazyRun, at index: Int, _ gap: CGFloat) -> CGFloat {
    let count = run.lineCount(columns: columns)
    return origins[index] + lines[index].total(before: count) + CGFloat(max(count - 1, 0)) * gap
  }
}
