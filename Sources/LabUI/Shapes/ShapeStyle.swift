/// Something to fill a shape with.
public protocol ShapeStyle: Sendable {
  /// The colour it comes to; nil for the foreground. Not for conformers outside the engine.
  var _color: Color? { get }
}

extension Color: ShapeStyle {
  /// The colour that it comes to.
  public var _color: Color? { self }
}

/// The first of the levels of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The colour that it comes to.
  public let _color: Color?
  /// The first level.
  public static let primary = HierarchicalShapeStyle(_color: .primary)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(_color: .secondary)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(_color: .secondary.opacity(0.5))
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(_color: .secondary.opacity(0.25))
}

/// The foreground of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The colour that it comes to.
  public var _color: Color? { nil }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The colour that it comes to.
  public var _color: Color? { .accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground.
  public static var primary: HierarchicalShapeStyle { .init(_color: .primary) }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .init(_color: .secondary) }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .init(_color: .secondary.opacity(0.5)) }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .init(_color: .secondary.opacity(0.25)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .init("red") }
  /// Orange.
  public static var orange: Color { .init("orange") }
  /// Yellow.
  public static var yellow: Color { .init("yellow") }
  /// Green.
  public static var green: Color { .init("green") }
  /// Mint.
  public static var mint: Color { .init("mint") }
  /// Teal.
  public static var teal: Color { .init("teal") }
  /// Cyan.
  public static var cyan: Color { .init("cyan") }
  /// Blue.
  public static var blue: Color { .init("blue") }
  /// Indigo.
  public static var indigo: Color { .init("indigo") }
  /// Purple.
  public static var purple: Color { .init("purple") }
  /// Pink.
  public static var pink: Color { .init("pink") }
  /// Brown.
  public static var brown: Color { .init("brown") }
  /// White.
  public static var white: Color { .init("white") }
  /// Grey.
  public static var gray: Color { .init("gray") }
  /// Black.
  public static var black: Color { .init("black") }
  /// No colour.
  public static var clear: Color { .init("clear") }
}

extension View {
  /// Sets the colour of texts and shapes.
  public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.builtIn.foreground = color })
  }

  /// Sets the style of texts and shapes.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(
      _EnvironmentModifier {
        if let color = style._color { $0.builtIn.foreground = color.resolve($0.builtIn) }
      })
  }

  /// Sets the colour of what can be tapped.
  public func tint(_ tint: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.builtIn.accent = tint })
  }

  /// Sets the colour of what can be tapped.
  public func accentColor(_ color: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.builtIn.accent = color })
  }
}

/// How the inside of a shape is told; accepted, and without effect on what the display list says.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts that lie in the shape an even number of times are outside of it.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
