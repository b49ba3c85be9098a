/// The font of a text.
public struct Font: Hashable, Sendable {
  var base: FontDescription
  var weightOverride: Weight?
  var isItalic = false

  /// How heavy a font is.
  public struct Weight: Hashable, Sendable {
    let value: FontWeight
    /// 100.
    public static let ultraLight = Weight(value: .ultraLight)
    /// 200.
    public static let thin = Weight(value: .thin)
    /// 300.
    public static let light = Weight(value: .light)
    /// 400.
    public static let regular = Weight(value: .regular)
    /// 500.
    public static let medium = Weight(value: .medium)
    /// 600.
    public static let semibold = Weight(value: .semibold)
    /// 700.
    public static let bold = Weight(value: .bold)
    /// 800.
    public static let heavy = Weight(value: .heavy)
    /// 900.
    public static let black = Weight(value: .black)
  }

  /// The design of a system font; all are measured as the default one.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// Rounded.
    case rounded
    /// With serifs.
    case serif
    /// All characters equally wide.
    case monospaced
  }

  /// The purpose of a text, which decides its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    var metrics: TypeMetrics.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  init(_ base: FontDescription) { self.base = base }
  init(_ style: TextStyle) { base = FontDescription(style.metrics) }

  /// The font of large titles.
  public static let largeTitle = Font(.largeTitle)
  /// The font of titles.
  public static let title = Font(.title)
  /// The font of second titles.
  public static let title2 = Font(.title2)
  /// The font of third titles.
  public static let title3 = Font(.title3)
  /// The font of headings.
  public static let headline = Font(.headline)
  /// The font of subheadings.
  public static let subheadline = Font(.subheadline)
  /// The font of body text, the default.
  public static let body = Font(.body)
  /// The font of callouts.
  public static let callout = Font(.callout)
  /// The font of footnotes.
  public static let footnote = Font(.footnote)
  /// The font of captions.
  public static let caption = Font(.caption)
  /// The font of second captions.
  public static let caption2 = Font(.caption2)

  /// The system font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(FontDescription(size: Double(size), weight: weight?.value ?? .regular))
  }

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(FontDescription(style.metrics, weight: weight?.value))
  }

  /// A font by name; measured as the system font of that size.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weightOverride = weight
    return copy
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// The font with digits of one width; measured as the font itself.
  public func monospacedDigit() -> Font { self }
}

/// What a text takes from its environment.
struct TextEnvironment: Equatable {
  var font = Font.body
  var weight: Font.Weight?
  var isItalic = false
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var truncationMode = TextTruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var measurer = TextMeasurer.inter

  /// The font as it is measured.
  func resolve(_ own: Font?, _ ownWeight: Font.Weight?, isItalic: Bool) -> FontDescription {
    let font = own ?? font
    var result = font.base
    // A weight set on the text goes before one set around it; both before the font's own.
    if let weight = ownWeight ?? weight ?? font.weightOverride { result.weight = weight.value }
    if isItalic || self.isItalic || font.isItalic { result.italic = true }
    return result
  }
}

extension EnvironmentValues {
  /// The font of text; `Font.body` by default.
  public var font: Font? {
    get { builtIn.text.font }
    set { builtIn.text.font = newValue ?? .body }
  }

  /// The most lines that a text may take; nil for any number.
  public var lineLimit: Int? {
    get { builtIn.text.lineLimit }
    set { builtIn.text.lineLimit = newValue }
  }

  /// The points between lines beyond the font's own.
  public var lineSpacing: CGFloat {
    get { builtIn.text.lineSpacing }
    set { builtIn.text.lineSpacing = newValue }
  }

  /// How far the font of a text may shrink before the text is cut, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { builtIn.text.minimumScaleFactor }
    set { builtIn.text.minimumScaleFactor = newValue }
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
