/// The sizes of images by their names: what an app's asset catalogue would tell.
///
/// Nothing is decoded here; an image is its name and its size in points.
public struct ImageCatalog: Equatable, Sendable {
  /// The sizes of images, in points.
  public var sizes: [String: CGSize]
  /// The size of an image that is not in the catalogue, in points.
  ///
  /// Nil, the default, is no size at all: 0 by 0, but still a view with its distances (measured on Apple's SwiftUI,
  /// swiftui-web).
  public var fallback: CGSize?
  /// The sizes of symbols beyond the built-in ones, as multiples of the font's size.
  public var symbols: [String: CGSize]
  /// The size of a symbol that is neither built in nor in the catalogue, as multiples of the font's size.
  ///
  /// A square of 1.2 by default, about what a symbol in a circle takes. Nil is 0 by 0, as for a name that Apple's
  /// library of symbols does not have.
  public var symbolFallback: CGSize?

  /// Makes a catalogue of images and symbols.
  public init(
    _ sizes: [String: CGSize] = [:], fallback: CGSize? = nil, symbols: [String: CGSize] = [:],
    symbolFallback: CGSize? = CGSize(width: 1.2, height: 1.2)
  ) {
    self.sizes = sizes
    self.fallback = fallback
    self.symbols = symbols
    self.symbolFallback = symbolFallback
  }

  /// The size of an image by its name, in points.
  func size(of name: String) -> CGSize { (sizes[name] ?? fallback ?? .zero).sane }
}

extension CGSize {
  /// Lengths that can be laid out: what is no number, negative or infinite is 0.
  fileprivate var sane: CGSize {
    CGSize(
      width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}

extension CGSize {
  /// The size of a symbol in a font of a size in points.
  func inFont(of size: Double) -> CGSize {
    CGSize(width: width * CGFloat(size), height: height * CGFloat(size)).sane
  }
}
