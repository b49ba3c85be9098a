extension View {
  /// Sets the font of texts; nil takes the default one.
  public func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.font = font })
  }

  private func text(
    _ change: @escaping (inout TextAttributes) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { change(&$0.builtIn.text.attributes) })
  }

  /// Sets the weight of texts; nil takes the font's.
  public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { $0.emphasis = weight.map { .weight($0) } }
  }

  /// Sets the width of fonts; accepted, and without effect on what is measured.
  public func fontWidth(_ width: Font.Width?) -> ModifiedContent<Self, _EnvironmentModifier> { text { _ in } }

  /// Sets the design of fonts; nil takes the font's.
  public func fontDesign(_ design: Font.Design?) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { $0.design = .some(design) }
  }

  /// Sets texts in bold, or not.
  public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { $0.emphasis = isActive ? .bold : nil }
  }

  /// Sets texts in italics, or not.
  public func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { $0.isItalic = isActive }
  }

  /// Sets texts with all characters equally wide, or not.
  public func monospaced(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets texts with digits of one width.
  public func monospacedDigit() -> ModifiedContent<Self, _EnvironmentModifier> {
    text { $0.hasMonospacedDigits = true }
  }

  /// Adds points after each character of texts.
  public func kerning(_ kerning: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { $0.kerning = kerning.unlessEndless }
  }

  /// Adds points after each character of texts; with `kerning(_:)` too, these count.
  public func tracking(_ tracking: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { $0.tracking = tracking.unlessEndless }
  }

  /// Raises texts by points above their baselines, or lowers them; the amount is added to their height.
  public func baselineOffset(_ baselineOffset: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { $0.baselineOffset = baselineOffset.unlessEndless }
  }

  /// Draws a line under texts; it changes no size and is not in the display list.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { _ in }
  }

  /// Draws a line through texts; it changes no size and is not in the display list.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    text { _ in }
  }

  /// Shows texts in capitals or in small letters; nil as they are.
  public func textCase(_ textCase: Text.Case?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.textCase = textCase })
  }

  /// Sets on which side the lines of a text begin together; it changes no size.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedContent<
    Self, _EnvironmentModifier
  > {
    modifier(_EnvironmentModifier { $0.multilineTextAlignment = alignment })
  }

  /// Sets the points between lines.
  public func lineSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.lineSpacing = spacing })
  }

  /// Sets how far the font may shrink before a text is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.minimumScaleFactor = factor })
  }

  /// Lets letters move closer before a text is cut; kept, and without effect on what is measured.
  public func allowsTightening(_ flag: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.allowsTightening = flag })
  }

  /// Sets where a text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.truncationMode = mode })
  }
}

// How many lines a text has. A least number reserves height for so many lines (measured on Apple's SwiftUI,
// swiftui-web).
extension View {
  /// Sets the most lines that a text may take; nil for any number.
  public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.lineLimit = number })
  }

  /// Sets the most lines that a text may take, and whether it keeps their room when it has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
    lineLimits(least: reservesSpace ? limit : nil, most: limit)
  }

  /// Sets how many lines of height a text takes at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedContent<Self, _EnvironmentModifier> {
    lineLimits(least: limit.lowerBound, most: nil)
  }

  /// Sets the most lines that a text may take.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedContent<Self, _EnvironmentModifier> {
    lineLimits(least: nil, most: limit.upperBound)
  }

  /// Sets how many lines of height a text takes at least, and the most lines that it may take.
  public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedContent<Self, _EnvironmentModifier> {
    lineLimits(least: limit.lowerBound, most: limit.upperBound)
  }

  private func lineLimits(least: Int?, most: Int?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(
      _EnvironmentModifier {
        $0.lineLimit = most
        $0.builtIn.text.reservedLines = max(least ?? 0, 0)
      })
  }
}
