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
  let metrics: LineMetrics
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

  /// The most lines at a scale.
  private func maximum(scale: Double) -> Int {
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
    return lines.count <= maximum ? SolvedText(lines: lines, truncation: nil, scale: scale) : nil
  }

  /// As many lines as fit, the last one cut.
  private func cut(scale: Double) -> SolvedText {
    let maximum = maximum(scale: scale)
    let breaker = breaker(scale: scale)
    var lines = Array(breaker.lines(stoppingAfter: maximum).prefix(maximum))
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
