extension TextMeasurer {
  /// The size of a text that is offered a width and a height.
  ///
  /// A text that fits on one line a paragraph answers with its ideal size; a narrower proposal wraps it, and
  /// a line limit or a lower proposal cuts it. It reports no more than the width it is offered, but never
  /// less than a line's height.
  ///
  /// - Parameters:
  ///   - request: The text and how it is set.
  ///   - proposedWidth: The width in points; nil, infinity and NaN offer any, a negative one offers none.
  ///   - proposedHeight: The height in points, with the same meaning.
  public func size(
    of request: TextRequest, proposedWidth: Double? = nil, proposedHeight: Double? = nil
  ) -> TextExtent {
    let width = Self.proposal(proposedWidth)
    let height = Self.proposal(proposedHeight)
    guard request.runs.isEmpty else {
      let solver = solver(of: request, width: width, height: height)
      return extent(of: solver.solve(), solver)
    }
    let metrics = metrics(of: request.text, font: request.font, pixel: request.pixel)
    var ideal = idealSize(of: request.text, font: request.font, pixel: request.pixel)
    let maximum = min(
      request.lineLimit.map { max($0, 1) } ?? .max,
      metrics.lines(in: height, lineSpacing: request.lineSpacing))
    if ideal.lineCount <= maximum, ideal.width <= width ?? .infinity {
      ideal.height = self.height(of: request, metrics: metrics, lines: ideal.lineCount, scale: 1)
      return ideal
    }
    let solver = solver(of: request, width: width, height: height)
    return extent(of: solver.solve(), solver)
  }

  /// Sets a text in lines.
  ///
  /// Its size is that of `size(of:proposedWidth:proposedHeight:)`.
  ///
  /// - Parameters:
  ///   - request: The text and how it is set.
  ///   - proposedWidth: The width in points; nil, infinity and NaN offer any, a negative one offers none.
  ///   - proposedHeight: The height in points, with the same meaning.
  public func layout(
    of request: TextRequest, proposedWidth: Double? = nil, proposedHeight: Double? = nil
  ) -> TextLayout {
    let extent = size(of: request, proposedWidth: proposedWidth, proposedHeight: proposedHeight)
    let solver = solver(
      of: request, width: Self.proposal(proposedWidth), height: Self.proposal(proposedHeight))
    let shaped = solver.shaped
    let solved = solver.solve()
    let baselines = solver.stack(solved).baselines
    var lines: [TextLayout.Line] = []
    lines.reserveCapacity(solved.lines.count)
    for (index, line) in solved.lines.enumerated() {
      let baseline = baselines[index]
      if let cut = solved.truncation, index == solved.lines.count - 1 {
        let text = shaped.string(cut.prefix) + "…" + shaped.string(cut.suffix)
        let width = cut.width * shaped.unit * solved.scale
        lines.append(TextLayout.Line(text: String(text), width: width, baseline: baseline))
      } else {
        let isLastOfParagraph = line.range.upperBound == shaped.paragraphs[line.paragraph].upperBound
        let drawn = isLastOfParagraph ? line.range : shaped.trimmed(line.range)
        let width = shaped.width(drawn) * shaped.unit * solved.scale
        lines.append(TextLayout.Line(text: String(shaped.string(drawn)), width: width, baseline: baseline))
      }
    }
    return TextLayout(
      width: extent.width, height: extent.height, lines: lines, isTruncated: solved.truncation != nil,
      scale: solved.scale)
  }

  /// The vertical measures of a text; those of all its parts together where they have several fonts.
  public func lineMetrics(of request: TextRequest) -> LineMetrics {
    guard let first = request.runs.first else {
      return metrics(of: request.text, font: request.font, pixel: request.pixel)
    }
    return request.runs.dropFirst().reduce(lineMetrics(for: first.font, pixel: request.pixel)) {
      $0.union(lineMetrics(for: $1.font, pixel: request.pixel))
    }
  }

  private func solver(of request: TextRequest, width: Double?, height: Double?) -> TextSolver {
    let metrics = lineMetrics(of: request)
    guard request.runs.isEmpty else {
      return TextSolver(
        request: request, metrics: metrics,
        parts: request.runs.map { lineMetrics(for: $0.font, pixel: request.pixel) },
        shaped: ShapedText(request.runs) { storage?.table(for: $0) }, width: width, height: height)
    }
    let shaped = ShapedText(request.text, font: request.font, table: storage?.table(for: request.font))
    return TextSolver(request: request, metrics: metrics, shaped: shaped, width: width, height: height)
  }

  private func extent(of solved: SolvedText, _ solver: TextSolver) -> TextExtent {
    let request = solver.request
    let width = solved.reportedWidth(solver.shaped, proposal: solver.width, pixel: request.pixel)
    guard !request.runs.isEmpty else {
      let height = height(
        of: request, metrics: solver.metrics, lines: solved.lines.count, scale: solved.scale)
      return TextExtent(width: width, height: height, lineCount: solved.lines.count)
    }
    let height = solver.stack(solved).height(
      reserving: min(request.reservedLines, 1_000_000), solver.metrics.scaled(by: solved.scale))
    return TextExtent(width: width, height: height, lineCount: solved.lines.count)
  }

  private func height(of request: TextRequest, metrics: LineMetrics, lines: Int, scale: Double) -> Double {
    // The most lines that may be reserved keep the height a number that can be added to.
    let count = max(lines, min(request.reservedLines, 1_000_000))
    return metrics.scaled(by: scale).height(lines: count, lineSpacing: request.lineSpacing)
  }

  /// A proposal as the solver takes it: nil for any amount, and never negative.
  private static func proposal(_ value: Double?) -> Double? {
    guard let value, value < .infinity else { return nil }
    return max(value, 0)
  }
}
