// What a text says of itself. Of two modifiers of one kind the first counts, which is nearer to the text.
extension Text {
  private func saying(_ change: (inout TextAttributes) -> Void) -> Text {
    var attributes = TextAttributes()
    change(&attributes)
    return with(attributes)
  }

  private func painted(_ change: (inout TextPaint) -> Void) -> Text {
    var paint = TextPaint()
    change(&paint)
    return with(TextAttributes(), paint)
  }

  /// The text in a font; nil takes the default one.
  public func font(_ font: Font?) -> Text { saying { $0.font = .some(font) } }

  /// The text in a weight; nil takes the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    saying { $0.emphasis = weight.map { .weight($0) } ?? .own }
  }

  /// The text in a width; measured as without.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// The text in a design; nil takes the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { saying { $0.design = .some(design) } }

  /// The text in bold.
  public func bold() -> Text { bold(true) }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { saying { $0.emphasis = isActive ? .bold : .own } }

  /// The text in italics.
  public func italic() -> Text { italic(true) }

  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { saying { $0.isItalic = isActive } }

  /// The text with all characters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { saying { $0.hasMonospacedDigits = true } }

  /// The text with points added after each character.
  public func kerning(_ kerning: CGFloat) -> Text { saying { $0.kerning = kerning.unlessEndless } }

  /// The text with points added after each character; with `kerning(_:)` too, these count.
  public func tracking(_ tracking: CGFloat) -> Text { saying { $0.tracking = tracking.unlessEndless } }

  /// The text raised by points above the baseline, or lowered under it; the amount is added to its height.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    saying { $0.baselineOffset = baselineOffset.unlessEndless }
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { painted { $0.color = .some(color) } }

  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    painted { $0.color = .some(style._color) }
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// The text with a line of a pattern under it.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    painted { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// The text with a line of a pattern through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    painted { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }
}

extension CGFloat {
  /// The number, or 0 if it is infinite or no number.
  var unlessEndless: CGFloat { isFinite ? self : 0 }
}
