/// The font of a text.
///
/// A font is a wish: what it measures as is found where the text stands, because text styles and custom fonts
/// follow the user's text size (`EnvironmentValues.dynamicTypeSize`).
public struct Font: Hashable, Sendable {
  var base: Base
  var emphasis: Emphasis?
  var isItalic = false
  var design: Design?
  var leadingKind = Leading.standard
  var hasMonospacedDigits = false

  /// Where the size comes from.
  enum Base: Hashable, Sendable {
    /// A text style; scales.
    case style(TextStyle)
    /// A size in points; does not scale.
    case size(CGFloat)
    /// A font by name, of a size in points that scales with a text style if there is one.
    case custom(String, CGFloat, TextStyle?)
  }

  /// What is said about the weight.
  enum Emphasis: Hashable, Sendable {
    case weight(Weight)
    /// The bold of the font, which is 600 for most text styles.
    case bold
    /// What is said further out does not count.
    case own
  }

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

  /// How wide the letters of a font are; accepted, and without effect on what is measured.
  public struct Width: Hashable, Sendable {
    /// The width as a number; 0 is standard.
    public var value: CGFloat
    /// Makes a width of a number.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The ordinary width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// How far the lines of a font stand apart.
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// 2 points less.
    case tight
    /// 2 points more.
    case loose

    /// The points between lines.
    ///
    /// Apple's Human Interface Guidelines, Typography: the tables of tight and loose leading differ from the
    /// standard one by 2 points on iOS.
    var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The design of a system font.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// Rounded.
    case rounded
    /// With serifs.
    case serif
    /// All characters equally wide.
    case monospaced

    var metrics: FontDesign {
      switch self {
      case .default: .default
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    }
  }

  /// The purpose of a text, which decides its size; the sizes here are those at the default text size.
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

  init(_ style: TextStyle) { base = .style(style) }

  init(_ base: Base, _ weight: Weight? = nil, _ design: Design? = nil) {
    self.base = base
    emphasis = weight.map { .weight($0) }
    self.design = design
  }

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

  /// The system font of a size in points, which does not follow the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight, design)
  }

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight, design)
  }

  /// A font by name, of a size in points that scales as the body style does.
  ///
  /// Measured as the system font of that size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }

  /// A font by name, of a size in points that scales as a text style does.
  ///
  /// Measured as the system font of that size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, textStyle))
  }

  /// A font by name, of a size in points that does not scale.
  ///
  /// Measured as the system font of that size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }
}

extension Font {
  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.emphasis = .weight(weight) } }

  /// The font in bold: 700, but 600 for text styles from the third title down.
  public func bold() -> Font { with { $0.emphasis = .bold } }

  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font {
    isActive ? bold() : with { if $0.emphasis == .bold { $0.emphasis = nil } }
  }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font in italics, or not.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// The font in the monospaced design.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The font with digits of one width, that of the zero.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font with lines closer or further apart.
  public func leading(_ leading: Leading) -> Font { with { $0.leadingKind = leading } }

  /// The font in another width; measured as the font itself.
  public func width(_ width: Width) -> Font { self }

  /// The font with small capitals; measured as the font itself.
  public func smallCaps() -> Font { self }

  /// The font with small capitals for lower case letters; measured as the font itself.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with small capitals for upper case letters; measured as the font itself.
  public func uppercaseSmallCaps() -> Font { self }
}
