/// What an image takes from its environment.
struct ImageEnvironment: Equatable {
  var catalog = ImageCatalog()
  var scale = Image.Scale.medium
  var variants = SymbolVariants.none
}

extension EnvironmentValues {
  /// The sizes of images by their names.
  public var imageCatalog: ImageCatalog {
    get { builtIn.images.catalog }
    set { builtIn.images.catalog = newValue }
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { builtIn.images.scale }
    set { builtIn.images.scale = newValue }
  }

  /// Which variants of symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { builtIn.images.variants }
    set { builtIn.images.variants = newValue }
  }
}

/// The forms that one symbol comes in, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  /// What encloses the symbol: part of the name.
  var enclosure = ""
  var isFilled = false
  var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: "circle")
  /// In a square.
  public static let square = SymbolVariants(enclosure: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a line through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants in a circle.
  public var circle: SymbolVariants { with { $0.enclosure = "circle" } }
  /// These variants in a square.
  public var square: SymbolVariants { with { $0.enclosure = "square" } }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { with { $0.enclosure = "rectangle" } }
  /// These variants, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These variants with a line through them.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether all of other variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure.isEmpty || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// These and others: what surrounds a view adds to what was said further out.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure.isEmpty ? enclosure : other.enclosure,
      isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol's variant: what is not in the name already is put behind it.
  func name(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if !enclosure.isEmpty, !parts.contains(enclosure) { parts.append(enclosure) }
    if isFilled, !parts.contains("fill") { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

/// How a symbol is coloured; accepted, as the display list shows images by their names.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In colours of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one colour of several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several styles.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
  /// Sets how large symbols are beside text.
  public func imageScale(_ scale: Image.Scale) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.imageScale = scale })
  }

  /// Adds variants to those in which symbols are shown.
  public func symbolVariant(_ variant: SymbolVariants) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.union(variant) })
  }

  /// Accepted; colours of symbols are not in the display list.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
}
