/// The font that a text is set in, as far as its measure depends on it.
@frozen
public struct FontDescription: Hashable, Sendable {
  /// The size in points; anything but a positive number measures as an empty text.
  public var size: Double
  /// How heavy the font is.
  public var weight: FontWeight
  /// Whether the font is italic.
  ///
  /// Italics are measured with the upright advances: Inter's own italic differs by less than 0.4 %.
  public var italic: Bool
  /// The points that lines stand further apart than their height.
  ///
  /// It does not change a text of one line.
  public var leading: Double
  /// The style that the font was asked for by, which a measured table may know by name.
  public var textStyle: TextStyle?

  /// Creates a system font of a size.
  @inlinable
  public init(size: Double, weight: FontWeight = .regular, italic: Bool = false, leading: Double = 0) {
    self.size = size
    self.weight = weight
    self.italic = italic
    self.leading = leading
    self.textStyle = nil
  }

  /// Creates the font of a text style.
  ///
  /// - Parameters:
  ///   - style: The style, which gives the size.
  ///   - weight: The weight, or nil for the style's own.
  public init(_ style: TextStyle, weight: FontWeight? = nil) {
    self.size = style.size
    self.weight = weight ?? style.weight
    self.italic = false
    self.leading = 0
    self.textStyle = style
  }

  /// The size in points that measuring goes by: zero for sizes that are no sizes, and never so large that
  /// a sum of widths could leave the range of numbers.
  @inlinable
  var effectiveSize: Double {
    size > 0 ? min(size, 100_000) : 0
  }
}
