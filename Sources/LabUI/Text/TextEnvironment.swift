/// What a text takes from its environment.
struct TextEnvironment: Equatable {
  var attributes = TextAttributes()
  var typeSize = DynamicTypeSize.large
  var textCase: Text.Case?
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var truncationMode = TextTruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var measurer = TextMeasurer.inter

  /// The characters of a string as they are shown.
  func shown(_ string: String) -> String { textCase?.apply(to: string) ?? string }
}

/// On which side the lines of a text begin together; it changes no size.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// On the leading side.
  case leading
  /// In the middle.
  case center
  /// On the trailing side.
  case trailing
}

extension EnvironmentValues {
  /// The font of text; nil, the default, for the body style.
  public var font: Font? {
    get { builtIn.text.attributes.font ?? nil }
    set { builtIn.text.attributes.font = .some(newValue) }
  }

  /// The text size that the user has set, which text styles and custom fonts follow.
  public var dynamicTypeSize: DynamicTypeSize {
    get { builtIn.text.typeSize }
    set { builtIn.text.typeSize = newValue }
  }

  /// The letters that text is shown in; nil shows it as it is.
  public var textCase: Text.Case? {
    get { builtIn.text.textCase }
    set { builtIn.text.textCase = newValue }
  }

  /// The most lines that a text may take; nil for any number.
  public var lineLimit: Int? {
    get { builtIn.text.lineLimit }
    set { builtIn.text.lineLimit = newValue.map { max($0, 1) } }
  }

  /// The points between lines beyond the font's own; what is no number or negative counts as 0.
  public var lineSpacing: CGFloat {
    get { builtIn.text.lineSpacing }
    set { builtIn.text.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// On which side the lines of a text begin together.
  public var multilineTextAlignment: TextAlignment {
    get { builtIn.text.alignment }
    set { builtIn.text.alignment = newValue }
  }

  /// How far the font of a text may shrink before the text is cut, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { builtIn.text.minimumScaleFactor }
    set { builtIn.text.minimumScaleFactor = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }

  /// Whether letters may move closer before a text is cut; kept, and without effect on what is measured.
  public var allowsTightening: Bool {
    get { builtIn.text.allowsTightening }
    set { builtIn.text.allowsTightening = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { Text.TruncationMode(builtIn.text.truncationMode) }
    set { builtIn.text.truncationMode = newValue.metrics }
  }

  /// The source of text measures; a test may put in a table of widths.
  public var textMeasurer: TextMeasurer {
    get { builtIn.text.measurer }
    set { builtIn.text.measurer = newValue }
  }
}
