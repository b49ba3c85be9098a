/// One or more lines of text that cannot be edited.
public struct Text: Equatable, Sendable {
  var string: String
  /// What the text says of itself; nil for most, so that a text stays small.
  private var own: Own?

  /// The attributes that a text has of its own.
  final class Own: Equatable, Sendable {
    let font: Font?
    let weight: Font.Weight?
    let isItalic: Bool
    let color: Color?

    init(font: Font?, weight: Font.Weight?, isItalic: Bool, color: Color?) {
      self.font = font
      self.weight = weight
      self.isItalic = isItalic
      self.color = color
    }

    static func == (a: Own, b: Own) -> Bool {
      a === b || a.font == b.font && a.weight == b.weight && a.isItalic == b.isItalic && a.color == b.color
    }
  }

  var ownFont: Font? { own?.font }
  var ownWeight: Font.Weight? { own?.weight }
  var isItalic: Bool { own?.isItalic ?? false }
  var color: Color? { own?.color }
  /// Whether the environment alone decides how it is set.
  var isPlain: Bool { own == nil }

  /// Makes a text of a string as it is.
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Makes a text of a string as it is.
  public init(verbatim content: String) { string = content }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle

    init(_ mode: TextTruncationMode) {
      self =
        switch mode {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }

    var metrics: TextTruncationMode {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  private func with(
    font: Font?? = nil, weight: Font.Weight?? = nil, isItalic: Bool? = nil, color: Color?? = nil
  ) -> Text {
    var copy = self
    copy.own = Own(
      font: font ?? own?.font, weight: weight ?? own?.weight, isItalic: isItalic ?? own?.isItalic ?? false,
      color: color ?? own?.color)
    return copy
  }

  /// The text in a font; nil takes the environment's.
  public func font(_ font: Font?) -> Text { with(font: .some(font)) }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(weight: .some(weight)) }
  /// The text in bold.
  public func bold() -> Text { with(weight: .some(.bold)) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with(weight: .some(isActive ? .bold : nil)) }
  /// The text in italics.
  public func italic() -> Text { with(isItalic: true) }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with(color: .some(color)) }

  /// Two texts in one, set in the font of the first.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.string += rhs.string
    return sum
  }
}

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
        let isRedrawn = object.text.string != view.string || object.text.color != view.color
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

/// How texts in one environment are set, resolved once for all of them.
final class TextStyling {
  let font: FontDescription
  let environment: TextEnvironment
  let pixel: Double
  /// Whether a text that is offered enough room is one line a paragraph and nothing else.
  let isSimple: Bool

  init(_ environment: EnvironmentValues.BuiltIn, _ text: Text? = nil) {
    self.environment = environment.text
    font = environment.text.resolve(text?.ownFont, text?.ownWeight, isItalic: text?.isItalic ?? false)
    pixel = 1 / Double(environment.displayScale)
    isSimple =
      environment.text.lineLimit == nil && environment.text.reservedLines == 0
      && environment.text.lineSpacing == 0
  }

  func isSame(as other: TextStyling) -> Bool {
    self === other || font == other.font && environment == other.environment && pixel == other.pixel
  }

  func request(_ string: String) -> TextRequest {
    TextRequest(
      string, font: font, lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
      lineSpacing: Double(environment.lineSpacing), truncationMode: environment.truncationMode,
      minimumScaleFactor: Double(environment.minimumScaleFactor), pixel: pixel)
  }

  var metrics: LineMetrics { environment.measurer.lineMetrics(for: font, pixel: pixel) }
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

  /// Measures the text; true when its size or its wrapping may have changed.
  @discardableResult func resolve(_ new: TextStyling, _ node: NodeRef) -> Bool {
    guard measured != text.string || !new.isSame(as: styling) else { return false }
    styling = new
    measured = text.string
    memory = []
    let ideal =
      new.isSimple
      ? new.environment.measurer.idealSize(of: text.string, font: new.font, pixel: new.pixel)
      : new.environment.measurer.size(of: new.request(text.string))
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
      of: styling.request(text.string), proposedWidth: proposal.width.unlessNaN.map(Double.init),
      proposedHeight: proposal.height.unlessNaN.map(Double.init))
    let size = CGSize(width: extent.width, height: extent.height)
    if memory.isEmpty { memory = [SizeMemory()] }
    memory[0].store(proposal, size)
    return size
  }

  func baseline(isLast: Bool, _ proposal: Proposal, ideal: SIMD4<Double>) -> CGFloat {
    if !isLast || ideal.z == 1 && !(Double(proposal.width) < ideal.x) {
      return CGFloat(styling.metrics.baseline)
    }
    let layout = styling.environment.measurer.layout(
      of: styling.request(text.string), proposedWidth: proposal.width.unlessNaN.map(Double.init),
      proposedHeight: proposal.height.unlessNaN.map(Double.init))
    return CGFloat(layout.lastBaseline)
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
      ascender: metrics.ascender, descender: metrics.descender, capHeight: metrics.capHeight,
      leading: metrics.spacingBetweenTexts, pixelLength: metrics.pixel)
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Takes over what changed in the environment: fonts, colours, direction.
  func resolve(_ environment: EnvironmentValues.BuiltIn, in graph: Graph) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if pointee.flags.contains(.rightToLeft) != isRightToLeft {
      if isRightToLeft { pointee.flags.insert(.rightToLeft) } else { pointee.flags.remove(.rightToLeft) }
      if !pointee.kind.isTransparent { markPlace() }
      if effect != nil, !pointee.frame.x.isNaN, pointee.flags.insert(.moved).inserted {
        graph.moved.append(self)
      }
    }
    switch pointee.kind {
    case .text:
      let object = object(TextObject.self)
      if object.resolve(TextStyling(environment, object.text), self) { markSize() }
    case .box:
      if object(BoxObject.self).resolve(environment) { markSize() }
    case .leaf:
      switch object(LeafObject.self).resolve(environment) {
      case .resized:
        markSize()
        graph.noteDrawing(pointee.leaf)
      case .redrawn: graph.noteDrawing(pointee.leaf)
      case .same: break
      }
    case .color, .shape, .border:
      if object(PaintObject.self).resolve(environment) { graph.noteDrawing(pointee.leaf) }
    default: break
    }
  }
}
