/// Where a text that is cut short loses its characters.
@frozen
public enum TextTruncationMode: Hashable, Sendable {
  /// At the start of the last line.
  case head
  /// In the middle of the last line.
  case middle
  /// At the end of the last line.
  case tail
}

/// A part of a text in a font of its own.
public struct TextRun: Hashable, Sendable {
  /// The characters of the part.
  public var text: String
  /// Their font.
  public var font: FontDescription

  /// Creates a part.
  public init(_ text: String, font: FontDescription) {
    self.text = text
    self.font = font
  }
}

/// A text and everything about it that its layout depends on, apart from the room it is offered.
public struct TextRequest: Hashable, Sendable {
  /// The text; line breaks in it start new paragraphs.
  public var text: String
  /// The font.
  public var font: FontDescription
  /// The parts of the text where they have several fonts; empty for a text in one font.
  public var runs: [TextRun] = []
  /// The most lines it may take, or nil for any number; less than one counts as one.
  public var lineLimit: Int?
  /// How many lines of height it takes even if it has fewer.
  public var reservedLines: Int
  /// The points asked for between lines.
  public var lineSpacing: Double
  /// Where a text that does not fit is cut.
  public var truncationMode: TextTruncationMode
  /// How far the font may shrink before the text is cut, from 0 to 1.
  public var minimumScaleFactor: Double
  /// The size of a pixel in points, 0.5 on a display of scale 2.
  public var pixel: Double

  /// Creates a request.
  public init(
    _ text: String,
    font: FontDescription,
    lineLimit: Int? = nil,
    reservedLines: Int = 0,
    lineSpacing: Double = 0,
    truncationMode: TextTruncationMode = .tail,
    minimumScaleFactor: Double = 1,
    pixel: Double = 0.5
  ) {
    self.text = text
    self.font = font
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.lineSpacing = lineSpacing
    self.truncationMode = truncationMode
    self.minimumScaleFactor = minimumScaleFactor
    self.pixel = pixel
  }

  /// The request for a text of several parts that are set in one paragraph.
  ///
  /// The measures of a line are those of the tallest part on it; parts do not kern with each other.
  public func withRuns(_ runs: [TextRun]) -> TextRequest {
    var result = self
    result.text = runs.map(\.text).joined()
    result.font = runs.first?.font ?? font
    result.runs = runs.count > 1 ? runs : []
    return result
  }
}
