/// How large a symbol is and where it stands on a line of text, in points.
@frozen
public struct SymbolMetrics: Hashable, Sendable {
  /// How much larger or smaller a symbol is than its font's own size.
  @frozen
  public enum Scale: UInt8, Hashable, Sendable, CaseIterable {
    /// About 0.81 of the usual size.
    case small
    /// The usual size.
    case medium
    /// About 1.28 of the usual size.
    case large

    /// Measured on Apple's SwiftUI (swiftui-web): a star at 13 points is 13.5, 16.5 and 21.5 wide.
    @usableFromInline var factor: Double {
      switch self {
      case .small: 0.81
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// How far its frame reaches below the baseline; negative for one that floats above it.
  public var descent: Double

  /// Makes the measures.
  public init(width: Double, height: Double, descent: Double) {
    self.width = width
    self.height = height
    self.descent = descent
  }

  /// The measures of a symbol in a font.
  ///
  /// Recorded ones are used as they were measured on Apple's SwiftUI (swiftui-web). A known symbol at another size is
  /// scaled from its recorded shape and rounded to pixels. A name that was not recorded counts as a square of the height
  /// of a star: the names of all symbols are not known here.
  public init(name: String, font: FontDescription, scale: Scale = .medium, pixel: Double = 0.5) {
    let size = font.effectiveSize
    // Variants such as "star.fill" are as large as the symbol itself, as far as was recorded.
    let base = SymbolTable.base(of: name)
    if let recorded = SymbolTable.recorded[
      SymbolTable.Key(base, size, font.weight.rawValue, scale)]
    {
      self = recorded
      return
    }
    let shape = SymbolTable.shapes[base] ?? SymbolTable.unknown
    let factor = size * scale.factor * SymbolTable.weightFactor(font.weight.rawValue)
    self.init(
      width: Pixels.nearest(shape.width * factor, pixel: pixel),
      height: Pixels.nearest(shape.height * factor, pixel: pixel),
      descent: Pixels.nearest(shape.descent * factor, pixel: pixel))
  }
}
