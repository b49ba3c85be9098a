/// What a text or its surroundings say of how its characters are measured; nil for what they say nothing of.
///
/// Of several things that are said the innermost counts, as with Apple's: for a text that is the modifier nearest
/// to it (read from OpenSwiftUI).
struct TextAttributes: Equatable, Sendable {
  /// The font; a nil inside takes the default one, whatever is said further out.
  var font: Font??
  var emphasis: Font.Emphasis?
  var isItalic: Bool?
  /// The design; a nil inside takes the font's own.
  var design: Font.Design??
  var hasMonospacedDigits: Bool?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?

  /// These attributes, and those of the surroundings where these say nothing.
  func over(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.emphasis = emphasis ?? outer.emphasis
    result.isItalic = isItalic ?? outer.isItalic
    result.design = design ?? outer.design
    result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    return result
  }
}

/// What a text says of how it is painted, which changes neither its size nor the display list.
struct TextPaint: Equatable, Sendable {
  var color: Color??
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??

  /// This, and what is said around it where this says nothing.
  func over(_ outer: TextPaint) -> TextPaint {
    TextPaint(
      color: color ?? outer.color, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough)
  }
}

extension TextEnvironment {
  /// The font as it is measured.
  func resolve(_ attributes: TextAttributes) -> FontDescription {
    let font = attributes.font ?? nil
    var result = base(of: font)
    if let leading = font?.leadingKind.points { result.leading = leading }
    // What is said around a font goes before what it says itself.
    switch attributes.emphasis == .own ? font?.emphasis : attributes.emphasis ?? font?.emphasis {
    case .weight(let weight): result.weight = weight.value
    case .bold: result.weight = result.textStyle?.boldWeight ?? .bold
    case .own, nil: break
    }
    result.italic = attributes.isItalic ?? font?.isItalic ?? false
    if let design = (attributes.design ?? nil) ?? font?.design { result.design = design.metrics }
    result.hasMonospacedDigits = attributes.hasMonospacedDigits ?? font?.hasMonospacedDigits ?? false
    // With both, tracking counts (Apple's documentation of `tracking(_:)`).
    let tracking = attributes.tracking ?? 0
    result.tracking = Double(tracking != 0 ? tracking : attributes.kerning ?? 0)
    result.baselineOffset = Double(attributes.baselineOffset ?? 0)
    return result
  }

  private func base(of font: Font?) -> FontDescription {
    guard let font else {
      guard let given = measurer.defaultFont else { return FontDescription(.body, at: typeSize) }
      return given.textStyle.map { FontDescription($0, weight: given.weight, at: typeSize) } ?? given
    }
    switch font.base {
    case .style(let style): return FontDescription(style.metrics, at: typeSize)
    case .size(let size): return FontDescription(size: Double(size))
    case .custom(_, let size, let style):
      return FontDescription(size: Double(size) * (style?.metrics.scale(at: typeSize) ?? 1))
    }
  }
}
