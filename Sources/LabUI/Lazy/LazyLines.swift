/// The lengths of the lines of a lazy container, most of which have never been measured.
///
/// Lines that were not measured count as long as the first one. What was measured is kept up to the last line that is
/// seen, so that nothing that is seen moves when lines before it are let go; what lies behind is forgotten, so that it
/// does not matter what was seen earlier.
struct LazyLines {
  private(set) var estimate: CGFloat = .nan
  /// Measured lines, ascending, with the sum of the lengths of all measured lines up to and with each.
  private var known: [(line: Int, length: CGFloat, sum: CGFloat)] = []
  /// How many of them have sums that hold.
  private var summed = 0

  private var usual: CGFloat { estimate.isNaN ? 0 : estimate }

  mutating func removeAll() {
    estimate = .nan
    known = []
    summed = 0
  }

  /// Notes the length of a line, to be followed by ``sum()``; true when it is another than before.
  @discardableResult mutating func set(_ line: Int, _ length: CGFloat) -> Bool {
    let length = length.isFinite ? max(length, 0) : 0
    if line == 0 || estimate.isNaN { estimate = length }
    let position = firstIndex(from: line)
    if position < known.count, known[position].line == line {
      guard known[position].length != length else { return false }
      known[position].length = length
    } else {
      known.insert((line, length, 0), at: position)
    }
    summed = min(summed, position)
    return true
  }

  /// Brings the sums up to date after lengths were noted, once for all of them.
  mutating func sum() {
    for index in min(summed, known.count)..<known.count {
      known[index].sum = (index > 0 ? known[index - 1].sum : 0) + known[index].length
    }
    summed = known.count
  }

  /// Forgets the lines behind one.
  mutating func forget(after line: Int) { known.removeSubrange(firstIndex(from: line + 1)...) }

  func length(_ line: Int) -> CGFloat {
    let position = firstIndex(from: line)
    return position < known.count && known[position].line == line ? known[position].length : usual
  }

  /// The lengths of all lines before one, without gaps.
  func total(before line: Int) -> CGFloat {
    let count = firstIndex(from: line)
    return CGFloat(line - count) * usual + (count > 0 ? known[count - 1].sum : 0)
  }

  /// The first line that reaches behind a coordinate, of `count` lines with gaps between them; one without a length may
  /// lie on it.
  func line(at coordinate: CGFloat, count: Int, gap: CGFloat) -> Int {
    (0..<count).first(fromWhich: { line in
      let start = total(before: line) + CGFloat(line) * gap
      let length = length(line)
      return start + length > coordinate || length == 0 && start >= coordinate
    })
  }

  /// The place of the first measured line that is not before a line.
  private func firstIndex(from line: Int) -> Int {
    known.indices.first(fromWhich: { known[$0].line >= line })
  }
}
