/// The shapes that the engine knows.
enum ShapeKind: Int32 {
  case rectangle = 1, roundedRectangle, capsule, circle, ellipse, border

  /// The name under which the display list shows it.
  var name: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .border: "Border"
    }
  }
}

/// A shape that fills the room it is offered.
@MainActor @preconcurrency public protocol Shape: View, Sendable where Body == Never {
  /// Which of the engine's shapes it is. Not for conformers outside the engine.
  var _kind: Int32 { get }
}

extension Shape {
  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    cursor.paint(.shape, ShapeKind(rawValue: view._kind), nil)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ style: S) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, color: style._color)
  }

  /// The shape filled with the foreground style.
  public func fill() -> _PaintedShape<Self> { _PaintedShape(shape: self, color: nil) }

  /// The outline of the shape; half of the line's width lies outside.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, color: style._color)
  }

  /// The outline of the shape in the foreground style; half of the line's width lies outside.
  public func stroke(lineWidth: CGFloat = 1) -> _PaintedShape<Self> { _PaintedShape(shape: self, color: nil) }

  /// The outline of the shape in the foreground style, all of it inside.
  public func strokeBorder(lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, color: nil)
  }

  /// The outline of the shape, all of it inside.
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, color: style._color)
  }
}

/// A shape with its paint.
public struct _PaintedShape<Content: Shape>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  let shape: Content
  let color: Color?

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    cursor.paint(.shape, ShapeKind(rawValue: view.shape._kind), view.color)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// Makes a rectangle.
  nonisolated public init() {}
  /// Which of the engine's shapes it is.
  public var _kind: Int32 { ShapeKind.rectangle.rawValue }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// Makes a rectangle with corners of a radius, in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  /// Which of the engine's shapes it is.
  public var _kind: Int32 { ShapeKind.roundedRectangle.rawValue }
}

extension RoundedRectangle {
  /// Makes a rectangle with corners of a size, in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius, in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Without a jump in curvature.
  case continuous
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// Makes a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  /// Which of the engine's shapes it is.
  public var _kind: Int32 { ShapeKind.capsule.rawValue }
}

/// A circle; it answers a square of the shorter side it is offered.
public struct Circle: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// Makes a circle.
  nonisolated public init() {}
  /// Which of the engine's shapes it is.
  public var _kind: Int32 { ShapeKind.circle.rawValue }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// Makes an ellipse.
  nonisolated public init() {}
  /// Which of the engine's shapes it is.
  public var _kind: Int32 { ShapeKind.ellipse.rawValue }
}
