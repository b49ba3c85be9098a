import LabHarness

/// A row of titles in cells of a terminal, and the way from points to cells.
///
/// Every title takes as many cells as it needs, and an item of fixed width about a cell for eight points if that is
/// more, so the scale differs from item to item. Within an item and between
/// two items it is even: an indicator that has the item's edges is exactly as long as the title.
struct RowCells {
  /// One title as it is drawn.
  struct Title {
    var text: String
    /// The item's first cell.
    var start: Int
    /// How many cells the item takes; its text is centred in them.
    var width: Int
    /// The item's left edge in points.
    var left: Double
    /// The item's right edge in points.
    var right: Double

    var end: Int { start + width }
  }

  /// The titles from left to right.
  private(set) var titles: [Title] = []
  /// What stands before the first title if items are left out there.
  private(set) var before = ""
  /// What stands behind the last title if items are left out there.
  private(set) var after = ""
  /// How many cells everything takes.
  private(set) var width = 0
  private var cellsPerPoint = 0.125

  private static let gap = 2

  /// Lays titles out in at most `limit` cells.
  ///
  /// Long titles are cut before items are left out; of those, the ones nearest to `focus` stay.
  ///
  /// - Parameters:
  ///   - items: Title and frame of each item, in any order.
  ///   - fixedWidths: The width of each item that does not have its text's, or `nil` for all that do.
  ///   - focus: The index of the item that must be seen, or `nil` for the first.
  init(
    items: [(title: String, frame: Frame)], fixedWidths: [Double?]? = nil, focus: Int?, limit: Int
  ) {
    let order = items.indices.sorted { (items[$0].frame.x, $0) < (items[$1].frame.x, $1) }
    var shown = order.startIndex..<order.endIndex
    let caps = [Int.max, 24, 16, 12, 8]
    let titles = order.map { items[$0].title }
    let fitting = caps.first { Self.width(titles, cap: $0, limit: limit) <= limit }
    // Once items are left out there is no need to cut the others as short.
    let all = titles.map { truncated($0, toCells: fitting ?? 24) }
    if fitting == nil {
      let middle = focus.flatMap { order.firstIndex(of: $0) } ?? order.startIndex
      shown = Self.window(all, around: middle, limit: limit - Self.ellipsis(order.count).count - 2)
    }
    if shown.lowerBound > 0 { before = "… " }
    if shown.upperBound < order.count { after = Self.ellipsis(order.count - shown.upperBound) }
    let least = shown.map { index in
      fixedWidths?[order[index]].map { Int(min(max($0 / 8, 0), 1_000).rounded()) } ?? 1
    }
    let natural = shown.map { max(1, cellWidth(all[$0])) }
    let wide = zip(natural, least).map { max($0, $1) }
    // Where there is no room for true proportions, the titles' own widths have to do.
    let widths = wide.reduce(0) { $0 + $1 + Self.gap } <= limit ? wide : natural
    var cell = before.count
    for (index, cells) in zip(shown, widths) {
      let frame = items[order[index]].frame
      self.titles.append(Title(text: all[index], start: cell, width: cells, left: frame.x, right: frame.maxX))
      cell += cells + Self.gap
    }
    width = max(0, cell - Self.gap) + after.count
    if let first = self.titles.first, let last = self.titles.last, last.right > first.left {
      cellsPerPoint = Double(last.end - first.start) / (last.right - first.left)
    }
  }

  private static func ellipsis(_ count: Int) -> String { " … and \(count) more" }

  /// The cells that titles take; counting stops a little above the limit.
  private static func width(_ titles: [String], cap: Int, limit: Int) -> Int {
    var sum = -gap
    for title in titles {
      sum += max(1, min(cap, cellWidth(title))) + gap
      if sum > limit { break }
    }
    return max(0, sum)
  }

  /// The longest run of titles around one of them that fits.
  private static func window(_ titles: [String], around middle: Int, limit: Int) -> Range<Int> {
    var range = middle..<(middle + 1)
    var used = cellWidth(titles[middle])
    while true {
      var grew = false
      for index in [range.upperBound, range.lowerBound - 1] where titles.indices.contains(index) {
        let more = max(1, cellWidth(titles[index])) + gap
        guard used + more <= limit else { continue }
        used += more
        range = min(range.lowerBound, index)..<max(range.upperBound, index + 1)
        grew = true
      }
      if !grew { return range }
    }
  }

  /// The cell at which something begins whose left edge is at `x` points.
  func cell(ofLeftEdge x: Double) -> Double {
    guard let first = titles.first else { return x * cellsPerPoint }
    guard let index = titles.lastIndex(where: { $0.left <= x + 1e-6 }) else {
      return Double(first.start) + (x - first.left) * cellsPerPoint
    }
    return cell(of: x, inOrAfter: index)
  }

  /// The cell before which something ends whose right edge is at `x` points.
  func cell(ofRightEdge x: Double) -> Double {
    guard let first = titles.first, let last = titles.last else { return x * cellsPerPoint }
    guard let index = titles.firstIndex(where: { $0.right >= x - 1e-6 }) else {
      return Double(last.end) + (x - last.right) * cellsPerPoint
    }
    if x > titles[index].left + 1e-6 { return cell(of: x, inOrAfter: index) }
    guard index > 0 else { return Double(first.start) + (x - first.left) * cellsPerPoint }
    return cell(of: x, inOrAfter: index - 1)
  }

  private func cell(of x: Double, inOrAfter index: Int) -> Double {
    let title = titles[index]
    if x <= title.right {
      let part = title.right > title.left ? (x - title.left) / (title.right - title.left) : 0
      return Double(title.start) + part * Double(title.width)
    }
    guard index + 1 < titles.count, titles[index + 1].left > title.right else {
      return Double(title.end) + (x - title.right) * cellsPerPoint
    }
    let next = titles[index + 1]
    let part = (x - title.right) / (next.left - title.right)
    return Double(title.end) + min(part, 1) * Double(next.start - title.end)
  }
}
