/// The lines of a text in the room it is offered.
struct SolvedText {
  /// The lines, the last of them cut if `truncation` says so.
  var lines: [BrokenLine]
  /// What is left of the last line where it was cut.
  var truncation: Truncation?
  /// What the font's size is multiplied by.
  var scale: Double
}

/// Finds the lines of a text in a width and a height.
struct TextSolver {
  let request: TextRequest
  /// The measures of every line, or of the union of all parts of a text in several fonts.
  let metrics: LineMetrics
  /// The measures of the parts of a text in several fonts; empty for a text in one.
  var parts: [LineMetrics] = []
  let shaped: ShapedText
  /// The proposal in points, nil for any.
  let width: Double?
  /// The proposal in points, nil for any.
  let height: Double?

  /// Solves the text, shrinking it if it may, and cutting it if it must.
  func solve() -> SolvedText {
    if let whole = attempt(scale: 1) { return whole }
    var scale = 1.0
    if request.minimumScaleFactor < 1 {
      let minimum = max(request.minimumScaleFactor, 0.001)
      scale = minimum
      if var best = attempt(scale: minimum) {
        // The largest scale that fits, to a part in a thousand.
        var (low, high) = (minimum, 1.0)
        while high - low > 0.001 {
          let middle = (low + high) / 2
          if let fitting = attempt(scale: middle) {
            (low, best) = (middle, fitting)
          } else {
            high = middle
          }
        }
        return best
      }
    }
    return cut(scale: scale)
  }

  /// The most lines at a scale; those of a text in several fonts must also fit one by one.
  private func maximum(scale: Double) -> Int {
    guard parts.isEmpty else { return request.lineLimit.map { max($0, 1) } ?? .max }
    let room = metrics.scaled(by: scale).lines(in: height, lineSpacing: request.lineSpacing)
    return min(request.lineLimit.map { max($0, 1) } ?? .max, room)
  }

  private func breaker(scale: Double) -> LineBreaker {
    LineBreaker(shaped, width: width.map { $0 / scale } ?? .infinity)
  }

  /// The lines at a scale if all of them fit.
  private func attempt(scale: Double) -> SolvedText? {
    let maximum = maximum(scale: scale)
    let lines = breaker(scale: scale).lines(stoppingAfter: maximum)
    guard lines.count <= maximum, parts.isEmpty || fitting(lines, scale: scale) == lines.count else {
      return nil
    }
    return SolvedText(lines: lines, truncation: nil, scale: scale)
  }

  /// How many of the lines of a text in several fonts fit into the height, at least one.
  private func fitting(_ lines: [BrokenLine], scale: Double) -> Int {
    guard let height else { return lines.count }
    var stack = LineStack(lineSpacing: request.lineSpacing)
    for (index, line) in lines.enumerated() {
      stack.append(metrics(of: [line.range], scale: scale))
      if index > 0, stack.bottom > height + Pixels.tolerance { return index }
    }
    return lines.count
  }

  /// The measures of a line: those of the tallest of the parts on it, with the spaces that hang over its end.
  private func metrics(of clusters: [Range<Int>], scale: Double) -> LineMetrics {
    guard !parts.isEmpty else { return metrics.scaled(by: scale) }
    let indices = clusters.flatMap(shaped.partIndices)
    let first = parts[indices.first ?? 0]
    return indices.dropFirst().reduce(first) { $0.union(parts[$1]) }.scaled(by: scale)
  }

  /// The solved lines one under the other.
  func stack(_ solved: SolvedText) -> LineStack {
    var stack = LineStack(lineSpacing: request.lineSpacing)
    for (index, line) in solved.lines.enumerated() {
      var clusters = [line.range]
      if let cut = solved.truncation, index == solved.lines.count - 1 {
        // What was cut away does not count.
        clusters = [cut.prefix, cut.suffix].filter { !$0.isEmpty }
        if clusters.isEmpty { clusters = [cut.prefix] }
      }
      stack.append(metrics(of: clusters, scale: solved.scale))
    }
    return stack
  }

  /// As many lines as fit, the last one cut.
  private func cut(scale: Double) -> SolvedText {
    let maximum = maximum(scale: scale)
    let breaker = breaker(scale: scale)
    var lines = Array(breaker.lines(stoppingAfter: maximum).prefix(maximum))
    if !parts.isEmpty { lines.removeLast(lines.count - fitting(lines, scale: scale)) }
    guard let last = lines.indices.last else { return SolvedText(lines: [], truncation: nil, scale: scale) }
    let rest = lines[last].range.lowerBound..<shaped.paragraphs[lines[last].paragraph].upperBound
    lines[last].range = rest
    let truncation = breaker.truncate(rest, mode: request.truncationMode)
    return SolvedText(lines: lines, truncation: truncation, scale: scale)
  }
}

extension SolvedText {
  /// The width that the text reports, in points: that of its widest line with the space that hangs over its
  /// end, rounded up to a pixel, but no more than proposed (measured on Apple's SwiftUI, swiftui-web).
  func reportedWidth(_ shaped: ShapedText, proposal: Double?, pixel: Double) -> Double {
    var widest = 0.0
    for index in lines.indices {
      let isCut = truncation != nil && index == lines.count - 1
      widest = max(widest, isCut ? truncation?.width ?? 0 : shaped.width(lines[index].range))
    }
    let width = Pixels.up(widest * shaped.unit * scale, pixel: pixel)
    return proposal.map { min(width, $0) } ?? width
  }
}
