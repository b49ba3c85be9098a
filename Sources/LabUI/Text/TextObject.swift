extension Text: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Text, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let node = cursor.take(.text)
    if cursor.isMaking {
      let styling = cursor.environment.styling(for: view)
      let object = TextObject(view, styling)
      node.pointee.object = .passRetained(object)
      node.pointee.leaf = cursor.graph.leaves.allocate(node, cursor.transactions)
      node.pointee.parent?.raise(.hasText)
      node.pointee.flags.insert(.hasText)
      object.resolve(styling, node)
    } else {
      let object = node.object(TextObject.self)
      if object.text != view {
        let isRedrawn = object.text.string != view.string
        object.text = view
        if object.resolve(cursor.environment.styling(for: view), node) { node.markSize() }
        if isRedrawn { cursor.graph.noteDrawing(node.pointee.leaf) }
      }
    }
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// How texts in one environment are set, resolved once for all of them that say nothing of themselves.
final class TextStyling {
  let font: FontDescription
  /// The parts of a text as they are shown, each in its font; empty for a text in one font.
  let runs: [TextRun]
  let environment: TextEnvironment
  let pixel: Double
  /// Whether a text that is offered enough room is one line a paragraph and nothing else.
  let isSimple: Bool

  init(_ environment: EnvironmentValues.BuiltIn, _ text: Text? = nil) {
    self.environment = environment.text
    pixel = 1 / Double(environment.displayScale)
    let outer = environment.text.attributes
    if let own = text?.own {
      let attributes = own.attributes.over(outer)
      let runs = own.parts.map { part in
        TextRun(
          environment.text.shown(part.string),
          font: environment.text.resolve(part.own.map { $0.attributes.over(attributes) } ?? attributes))
      }
      // Parts that only differ in colour are measured as one text.
      let isMixed = runs.contains { $0.font != runs[0].font }
      self.runs = isMixed ? runs : []
      font = runs.first?.font ?? environment.text.resolve(attributes)
    } else {
      runs = []
      font = environment.text.resolve(outer)
    }
    isSimple =
      environment.text.lineLimit == nil && environment.text.reservedLines == 0
      && environment.text.lineSpacing == 0 && runs.isEmpty
  }

  func isSame(as other: TextStyling) -> Bool {
    self === other
      || font == other.font && environment == other.environment && pixel == other.pixel
        && runs == other.runs
  }

  func request(_ text: Text) -> TextRequest {
    let request = TextRequest(
      environment.shown(text.string), font: font, lineLimit: environment.lineLimit,
      reservedLines: environment.reservedLines, lineSpacing: Double(environment.lineSpacing),
      truncationMode: environment.truncationMode,
      minimumScaleFactor: Double(environment.minimumScaleFactor), pixel: pixel)
    return runs.isEmpty ? request : request.withRuns(runs)
  }

  /// The vertical measures, those of all parts together.
  var metrics: LineMetrics {
    guard !runs.isEmpty else { return environment.measurer.lineMetrics(for: font, pixel: pixel) }
    return environment.measurer.lineMetrics(of: TextRequest("", font: font, pixel: pixel).withRuns(runs))
  }
}

/// A text with how it is set.
final class TextObject: NodeObject {
  var text: Text
  private(set) var styling: TextStyling
  private var measured: String?
  /// Sizes for proposals that the text does not fit; made when there is the first.
  private var memory: [SizeMemory] = []

  init(_ text: Text, _ styling: TextStyling) {
    self.text = text
    self.styling = styling
  }

  /// The characters that are shown.
  var shown: String { styling.environment.shown(text.string) }

  /// Measures the text; true when its size or its wrapping may have changed.
  @discardableResult func resolve(_ new: TextStyling, _ node: NodeRef) -> Bool {
    guard measured != text.string || !new.isSame(as: styling) else { return false }
    styling = new
    measured = text.string
    memory = []
    let ideal =
      new.isSimple
      ? new.environment.measurer.idealSize(of: shown, font: new.font, pixel: new.pixel)
      : new.environment.measurer.size(of: new.request(text))
    let old = node.pointee.config
    node.pointee.config = SIMD4(ideal.width, ideal.height, Double(ideal.lineCount), 0)
    // A text that stays as wide and tall as it was can still wrap differently when it is squeezed.
    let wasSqueezed = !node.pointee.frame.z.isNaN && node.pointee.frame.z < old.x
    return old.x != ideal.width || old.y != ideal.height || wasSqueezed
  }

  /// The size for a proposal that the text does not fit.
  func squeezedSize(_ proposal: Proposal) -> CGSize {
    if let size = memory.first?.size(proposal) { return size }
    let extent = styling.environment.measurer.size(
      of: styling.request(text), proposedWidth: proposal.width.unlessNaN.map(Double.init),
      proposedHeight: proposal.height.unlessNaN.map(Double.init))
    let size = CGSize(width: extent.width, height: extent.height)
    if memory.isEmpty { memory = [SizeMemory()] }
    memory[0].store(proposal, size)
    return size
  }

  func baseline(isLast: Bool, _ proposal: Proposal, ideal: SIMD4<Double>) -> CGFloat {
    // The first baseline is the font's unless the lines differ or the font may shrink.
    let isUniform = styling.runs.isEmpty
    let isSqueezed = Double(proposal.width) < ideal.x
    if isUniform, isLast ? ideal.z == 1 && !isSqueezed : styling.environment.minimumScaleFactor == 1 {
      return CGFloat(styling.metrics.baseline)
    }
    let layout = styling.environment.measurer.layout(
      of: styling.request(text), proposedWidth: proposal.width.unlessNaN.map(Double.init),
      proposedHeight: proposal.height.unlessNaN.map(Double.init))
    return CGFloat(isLast ? layout.lastBaseline : layout.firstBaseline)
  }
}

extension Graph {
  func textSize(_ node: NodeRef, _ proposal: Proposal) -> CGSize {
    let ideal = node.pointee.config
    // Nothing is cut while both lengths fit, and a single line is never lower than it is.
    if !(Double(proposal.width) < ideal.x), ideal.z == 1 || !(Double(proposal.height) < ideal.y) {
      return CGSize(width: ideal.x, height: ideal.y)
    }
    return node.object(TextObject.self).squeezedSize(proposal)
  }

  func textBaseline(_ node: NodeRef, isLast: Bool, _ proposal: Proposal, _ size: CGSize) -> CGFloat {
    node.object(TextObject.self).baseline(isLast: isLast, proposal, ideal: node.pointee.config)
  }

  func textSpacing(_ node: NodeRef) -> Spacing {
    let metrics = node.object(TextObject.self).styling.metrics
    return .text(
      above: metrics.spacingAbove, below: metrics.spacingBelow, leading: metrics.spacingBetweenTexts,
      pixelLength: metrics.pixel)
  }
}
