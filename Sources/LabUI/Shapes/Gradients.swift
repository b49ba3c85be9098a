/// Colours that go over into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Makes a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, in order.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  /// The colour that the display list shows: the first.
  var color: Color { stops.first?.color ?? .clear }
}

/// A gradient of the engine: a style, and a view that takes all the room it is offered.
///
/// The display list shows the view under the name of its type in the first colour, and what is filled with the style in
/// that colour.
public protocol _GradientStyle: ShapeStyle, View where Body == Never {
  /// The colours.
  nonisolated var _gradient: Gradient { get }
}

extension _GradientStyle {
  /// The first of the colours.
  nonisolated public var _color: Color? { _gradient.color }

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    cursor.paint(GradientArea(_name: "\(Self.self)"), view._gradient.color)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// All the room that a gradient is offered.
private struct GradientArea: Shape {
  typealias Body = Never
  let _name: String
  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A gradient along a line.
public struct LinearGradient: Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { _gradient = gradient }

  /// Makes a gradient of colours from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours at places from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(stops: stops)
  }
}

extension LinearGradient: _GradientStyle {
  /// A view of the engine has no body.
  public typealias Body = Never
}

/// A gradient outwards from a point.
public struct RadialGradient: Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient between two circles, their radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = gradient
  }

  /// Makes a gradient of colours between two circles, their radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours at places between two circles, their radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = Gradient(stops: stops)
  }
}

extension RadialGradient: _GradientStyle {
  /// A view of the engine has no body.
  public typealias Body = Never
}

/// A gradient outwards from a point, as wide and as tall as what it fills.
public struct EllipticalGradient: Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient between two ellipses.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = gradient
  }

  /// Makes a gradient of colours between two ellipses.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = Gradient(colors: colors)
  }
}

extension EllipticalGradient: _GradientStyle {
  /// A view of the engine has no body.
  public typealias Body = Never
}

/// A gradient around a point.
public struct AngularGradient: Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    _gradient = gradient
  }

  /// Makes a gradient of colours from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours at places from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(stops: stops)
  }

  /// Makes a gradient all around from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) { _gradient = gradient }

  /// Makes a gradient of colours all around from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    _gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours at places all around from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    _gradient = Gradient(stops: stops)
  }
}

extension AngularGradient: _GradientStyle {
  /// A view of the engine has no body.
  public typealias Body = Never
}

/// A colour with a light gradient, or a gradient of any kind.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The first of the colours.
  public let _color: Color?

  init(_ color: Color) { _color = color }

  /// Makes a style of a gradient.
  public init(_ gradient: Gradient) { _color = gradient.color }
}

extension Color {
  /// A light gradient of the colour; the display list shows the colour.
  public var gradient: AnyGradient { AnyGradient(self) }
}
