/// One or more lines of text that cannot be edited.
public struct Text: Equatable, Sendable {
  /// All characters.
  private(set) var string: String
  /// What the text says of itself; nil for most, so that a text stays small.
  private(set) var own: Own?

  /// The attributes that a text has of its own, and its parts.
  final class Own: Equatable, Sendable {
    let attributes: TextAttributes
    let paint: TextPaint
    /// The parts of a text that was put together of several; they say more of themselves than it does.
    let parts: [Text]

    init(
      _ attributes: TextAttributes = TextAttributes(), _ paint: TextPaint = TextPaint(), parts: [Text] = []
    ) {
      self.attributes = attributes
      self.paint = paint
      self.parts = parts
    }

    static func == (a: Own, b: Own) -> Bool {
      a === b || a.attributes == b.attributes && a.paint == b.paint && a.parts == b.parts
    }
  }

  /// Whether the environment alone decides how it is set.
  var isPlain: Bool { own == nil }

  /// Makes a text of a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Makes a text of a string as it is.
  public init(verbatim content: String) { string = content }

  /// Makes a text of a value as a format writes it in English.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.locale(Locale(identifier: "en_US")).format(input)
  }

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

  /// The letters that a text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase

    func apply(to string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }

  /// How a line under or through a text looks; lines change no size and are not in the display list.
  public struct LineStyle: Hashable, Sendable {
    /// Whether a line is drawn through or broken.
    public struct Pattern: Hashable, Sendable {
      private let number: UInt8
      /// A line without gaps.
      public static let solid = Pattern(number: 0)
      /// A row of dots.
      public static let dot = Pattern(number: 1)
      /// A row of dashes.
      public static let dash = Pattern(number: 2)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(number: 3)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(number: 4)
    }

    var pattern: Pattern
    var color: Color?

    /// Makes a line of a pattern and a colour; nil takes the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single line.
    public static let single = LineStyle()
  }
}

extension Text {
  /// The text with what is said around what it says of itself.
  func with(_ outer: TextAttributes = TextAttributes(), _ paint: TextPaint = TextPaint()) -> Text {
    var copy = self
    copy.own =
      own.map { Own($0.attributes.over(outer), $0.paint.over(paint), parts: $0.parts) } ?? Own(outer, paint)
    return copy
  }

  /// Several texts in one.
  init(parts: [Text]) {
    var merged: [Text] = []
    for part in parts.flatMap(\.flattened) where !part.string.isEmpty {
      // Parts that say the same of themselves are one.
      if let last = merged.last, last.own == part.own {
        merged[merged.count - 1].string += part.string
      } else {
        merged.append(part)
      }
    }
    guard merged.count > 1 else {
      self = merged.first ?? parts.first ?? Text(verbatim: "")
      return
    }
    string = merged.map(\.string).joined()
    own = Own(parts: merged)
  }

  /// The parts of the text, each with all that is said of it inside the text.
  private var flattened: [Text] {
    guard let own, !own.parts.isEmpty else { return [self] }
    let saysNothing = own.attributes == TextAttributes() && own.paint == TextPaint()
    return saysNothing ? own.parts : own.parts.map { $0.with(own.attributes, own.paint) }
  }

  /// Two texts in one paragraph, each set as it says.
  public static func + (lhs: Text, rhs: Text) -> Text {
    guard !lhs.isPlain || !rhs.isPlain else { return Text(verbatim: lhs.string + rhs.string) }
    return Text(parts: [lhs, rhs])
  }
}
