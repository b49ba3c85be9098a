/// The sizes of pictures by name, in points: what an asset catalogue is to a program with files.
public struct ImageCatalog: Equatable, Sendable {
  /// Widths and heights by name.
  public var sizes: [String: CGSize]
  /// Widths and heights of symbols that are not to be measured by the font; for tests and symbols of one's own.
  public var symbolSizes: [String: CGSize]
  /// The size of a name that is not in the catalogue.
  ///
  /// Zero by default: that is how large a missing picture is on Apple's platforms (measured, swiftui-web).
  public var missingSize: CGSize

  /// Makes a catalogue.
  public init(
    _ sizes: [String: CGSize] = [:], symbolSizes: [String: CGSize] = [:], missingSize: CGSize = .zero
  ) {
    self.sizes = sizes
    self.symbolSizes = symbolSizes
    self.missingSize = missingSize
  }

  func size(of name: String) -> CGSize { (sizes[name] ?? missingSize).finite }
  func symbolSize(of name: String) -> CGSize? { symbolSizes[name]?.finite }
}

extension CGSize {
  /// Lengths that are numbers and not negative.
  fileprivate var finite: CGSize {
    CGSize(
      width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}

/// What images take from their environment.
struct ImageEnvironment: Equatable {
  var catalog = ImageCatalog()
  var scale = Image.Scale.medium
}

extension EnvironmentValues {
  /// The sizes of pictures by name.
  public var imageCatalog: ImageCatalog {
    get { builtIn.images.catalog }
    set { builtIn.images.catalog = newValue }
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { builtIn.images.scale }
    set { builtIn.images.scale = newValue }
  }
}

extension View {
  /// Sets how large symbols are beside text.
  public func imageScale(_ scale: Image.Scale) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.imageScale = scale })
  }

  /// Accepted; symbols are not drawn.
  @inlinable public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

  /// Accepted: a variant is as large as its symbol, as far as was recorded.
  @inlinable public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours of the program's.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// No variant.
  public static let none = SymbolVariants(name: "none")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// Crossed out.
  public static let slash = SymbolVariants(name: "slash")
}
