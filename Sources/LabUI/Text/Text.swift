/// One or more lines of text that cannot be edited.
public struct Text: Equatable, Sendable {
  var string: String
  var ownFont: Font?
  var ownWeight: Font.Weight?
  var isItalic = false
  var color: Color?

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

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// The text in a font; nil takes the environment's.
  public func font(_ font: Font?) -> Text { with { $0.ownFont = font } }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.ownWeight = weight } }
  /// The text in bold.
  public func bold() -> Text { with { $0.ownWeight = .bold } }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.ownWeight = isActive ? .bold : nil } }
  /// The text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

  /// Two texts in one, set in the font of the first.
  public static func + (lhs: Text, rhs: Text) -> Text { lhs.with { $0.string += rhs.string } }
}

extension Text: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Text, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let node = cursor.take(.text)
    if cursor.isMaking {
      let object = TextObject(view)
      node.pointee.object = .passRetained(object)
      node.pointee.leaf = cursor.graph.leaves.allocate(node, cursor.transactions)
      node.pointee.parent?.raise(.hasText)
      node.pointee.flags.insert(.hasText)
      object.resolve(cursor.environment.values.builtIn, node)
    } else {
      let object = node.object(TextObject.self)
      if object.text != view {
        let isRedrawn = object.text.string != view.string || object.text.color != view.color
        object.text = view
        if object.resolve(cursor.environment.values.builtIn, node) { node.markSize() }
        if isRedrawn { cursor.graph.noteDrawing(node.pointee.leaf) }
      }
    }
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// A text with the font it was resolved to.
final class TextObject: NodeObject {
  var text: Text
  private(set) var request = TextRequest("", font: FontDescription(.body))
  private(set) var measurer = TextMeasurer.inter
  private(set) var lineCount = 1
  private var memory = SizeMemory()

  init(_ text: Text) { self.text = text }

  /// Measures the text in its environment; true when its size or its wrapping may have changed.
  @discardableResult func resolve(_ environment: EnvironmentValues.BuiltIn, _ node: NodeRef) -> Bool {
    let style = environment.text
    let new = TextRequest(
      text.string, font: style.resolve(text.ownFont, text.ownWeight, isItalic: text.isItalic),
      lineLimit: style.lineLimit, reservedLines: style.reservedLines, lineSpacing: Double(style.lineSpacing),
      truncationMode: style.truncationMode, minimumScaleFactor: Double(style.minimumScaleFactor),
      pixel: 1 / Double(environment.displayScale))
    guard new != request || style.measurer != measurer || node.pointee.config.y == 0 else { return false }
    request = new
    measurer = style.measurer
    memory.removeAll()
    let ideal: TextExtent
    if new.lineLimit == nil, new.reservedLines == 0, new.lineSpacing == 0 {
      ideal = measurer.idealSize(of: new.text, font: new.font, pixel: new.pixel)
    } else {
      ideal = measurer.size(of: new)
    }
    let old = node.pointee.config
    lineCount = ideal.lineCount
    node.pointee.config = SIMD4(ideal.width, ideal.height, 0, 0)
    // A text that stays as wide and tall as it was can still wrap differently when it is squeezed.
    let wasSqueezed = !node.pointee.frame.z.isNaN && node.pointee.frame.z < old.x
    return old.x != ideal.width || old.y != ideal.height || wasSqueezed
  }

  func size(_ proposal: Proposal, ideal: SIMD4<Double>) -> CGSize {
    let width = Double(proposal.width)
    let height = Double(proposal.height)
    // Nothing is cut while both fit; one line is never lower than it is.
    if !(width < ideal.x), lineCount == 1 || !(height < ideal.y) {
      return CGSize(width: ideal.x, height: ideal.y)
    }
    if let size = memory.size(proposal) { return size }
    let extent = measurer.size(
      of: request, proposedWidth: width.isNaN ? nil : width, proposedHeight: height.isNaN ? nil : height)
    let size = CGSize(width: extent.width, height: extent.height)
    memory.store(proposal, size)
    return size
  }

  func baseline(isLast: Bool, _ proposal: Proposal, ideal: SIMD4<Double>) -> CGFloat {
    let metrics = measurer.lineMetrics(for: request.font, pixel: request.pixel)
    if !isLast || lineCount == 1 && !(Double(proposal.width) < ideal.x) { return CGFloat(metrics.baseline) }
    let layout = measurer.layout(
      of: request, proposedWidth: proposal.width.unlessNaN.map(Double.init),
      proposedHeight: proposal.height.unlessNaN.map(Double.init))
    return CGFloat(layout.lastBaseline)
  }
}

extension Graph {
  func textSize(_ node: NodeRef, _ proposal: Proposal) -> CGSize {
    let ideal = node.pointee.config
    if !(Double(proposal.width) < ideal.x), !(Double(proposal.height) < ideal.y) {
      return CGSize(width: ideal.x, height: ideal.y)
    }
    return node.object(TextObject.self).size(proposal, ideal: ideal)
  }

  func textBaseline(_ node: NodeRef, isLast: Bool, _ proposal: Proposal, _ size: CGSize) -> CGFloat {
    node.object(TextObject.self).baseline(isLast: isLast, proposal, ideal: node.pointee.config)
  }

  func textSpacing(_ node: NodeRef) -> Spacing {
    let text = node.object(TextObject.self)
    let metrics = text.measurer.lineMetrics(for: text.request.font, pixel: text.request.pixel)
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
      if object(TextObject.self).resolve(environment, self) { markSize() }
    case .color, .shape, .border:
      if object(PaintObject.self).resolve(environment) { graph.noteDrawing(pointee.leaf) }
    default: break
    }
  }
}
