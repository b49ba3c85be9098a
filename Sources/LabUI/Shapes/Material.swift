/// A style that lets what lies behind it through; the display list shows it as a colour of its name.
public struct Material: ShapeStyle, Hashable {
  private let name: String
  /// The colour of the material's name.
  public var _color: Color? { Color(name) }

  private init(_ name: String) { self.name = name }

  /// Lets most through.
  public static let ultraThin = Material("ultraThinMaterial")
  /// Lets much through.
  public static let thin = Material("thinMaterial")
  /// Lets some through.
  public static let regular = Material("regularMaterial")
  /// Lets little through.
  public static let thick = Material("thickMaterial")
  /// Lets least through.
  public static let ultraThick = Material("ultraThickMaterial")
  /// As the system's bars.
  public static let bar = Material("bar")
}

extension ShapeStyle where Self == Material {
  /// Lets most through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets much through.
  public static var thinMaterial: Material { .thin }
  /// Lets some through.
  public static var regularMaterial: Material { .regular }
  /// Lets little through.
  public static var thickMaterial: Material { .thick }
  /// Lets least through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the system's bars.
  public static var bar: Material { .bar }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  /// The style's colour with its opacity multiplied; the foreground stays as it is.
  public var _color: Color? { style._color?.opacity(opacity) }
}

extension ShapeStyle {
  /// The style with its opacity multiplied, from 0 to 1.
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
