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
  /// The points that lines stand further apart than their height, or closer if negative.
  ///
  /// It does not change a text of one line.
  public var leading: Double
  /// The design; others than the default have rougher widths (`FontDesign`).
  public var design: FontDesign = .default
  /// Whether all digits are as wide as a zero.
  public var hasMonospacedDigits = false
  /// The points added after each character, the last one of a line included.
  public var tracking: Double = 0
  /// The points by which the text is raised above the baseline of its line.
  ///
  /// Its amount is added to the height (measured on Apple's SwiftUI, swiftui-web).
  public var baselineOffset: Double = 0
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
  ///   - typeSize: The user's text size.
  public init(_ style: TextStyle, weight: FontWeight? = nil, at typeSize: DynamicTypeSize = .large) {
    self.size = style.size(at: typeSize)
    self.weight = weight ?? style.weight
    self.italic = false
    self.leading = 0
    self.textStyle = style
  }

  /// Whether nothing but size and weight decides how wide and tall a line is.
  @inlinable
  var isPlain: Bool {
    design == .default && !hasMonospacedDigits && tracking == 0 && baselineOffset == 0
  }

  /// What the tracking adds to a number of characters, in points.
  func trackingWidth(_ count: Int) -> Double {
    tracking.isNaN ? 0 : min(max(tracking, -100_000), 100_000) * Double(count)
  }

  /// The size in points that measuring goes by: zero for sizes that are no sizes, and never so large that
  /// a sum of widths could leave the range of numbers.
  @inlinable
  var effectiveSize: Double {
    size > 0 ? min(size, 100_000) : 0
  }
}
