/// The lengths of the lines of a lazy container, most of which have never been measured.
///
/// Lines that were not measured count as long as the first one that was.
struct LazyLines {
  private(set) var estimate: CGFloat = .nan
  /// Measured lines whose length is another, by line, with the sum of the differences up to and with each.
  private var exceptions: [(line: Int, length: CGFloat, sum: CGFloat)] = []

  /// What a line counts as that was not measured.
  var usual: CGFloat { estimate.isNaN ? 0 : estimate }

  mutating func removeAll() {
    estimate = .nan
    exceptions = []
  }

  mutating func set(_ line: Int, _ length: CGFloat) {
    let length = length.isFinite ? max(length, 0) : 0
    if estimate.isNaN { estimate = length }
    let position = firstIndex(from: line)
    let isKnown = position < exceptions.count && exceptions[position].line == line
    if length == estimate {
      guard isKnown else { return }
      exceptions.remove(at: position)
    } else if isKnown {
      guard exceptions[position].length != length else { return }
      exceptions[position].length = length
    } else {
      exceptions.insert((line, length, 0), at: position)
    }
    sum(from: position)
  }

  func length(_ line: Int) -> CGFloat {
    let position = firstIndex(from: line)
    return position < exceptions.count && exceptions[position].line == line
      ? exceptions[position].length : usual
  }

  /// The lengths of all lines before one, without gaps.
  func total(before line: Int) -> CGFloat {
    let position = firstIndex(from: line)
    return CGFloat(line) * usual + (position > 0 ? exceptions[position - 1].sum : 0)
  }

  /// The first line whose end lies behind a coordinate, of `count` lines with gaps between them.
  func line(at coordinate: CGFloat, count: Int, gap: CGFloat) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let end = total(before: middle) + CGFloat(middle) * gap + length(middle)
      if end > coordinate { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func firstIndex(from line: Int) -> Int {
    var low = 0
    var high = exceptions.count
    while low < high {
      let middle = (low + high) / 2
      if exceptions[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func sum(from position: Int) {
    for index in position..<exceptions.count {
      exceptions[index].sum =
        (index > 0 ? exceptions[index - 1].sum : 0) + exceptions[index].length - usual
    }
  }
}
