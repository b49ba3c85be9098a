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
@MainActor @preconcurrency public protocol Shape: Animatable, View, Sendable where Body == Never {
  /// The outline of the shape in a rectangle.
  ///
  /// The display list shows the frame of the shape; the outline is for those who ask for it.
  func path(in rect: CGRect) -> Path
  /// The size of the shape for a proposal; all of it by default, and 10 points where none is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// How the shape is filled where nothing else is said.
  static var role: ShapeRole { get }
  /// Whether the outline is mirrored right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Which of the engine's shapes it is. Not for conformers outside the engine.
  var _kind: Int32 { get }
  /// The name under which the display list shows it. Not for conformers outside the engine.
  var _name: String { get }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To be drawn as an outline.
  case stroke
  /// To keep views apart.
  case separator
}

/// What a shape does where content is laid out right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in a direction.
  case mirrors(in: LayoutDirection)
  /// It is mirrored right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// All of the proposal, and 10 points where there is none.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// To be filled.
  public static var role: ShapeRole { .fill }
  /// Mirrored right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// None of the engine's.
  public var _kind: Int32 { 0 }
  /// The name of its type.
  public var _name: String { ShapeKind(rawValue: _kind)?.name ?? "\(Self.self)" }
}

extension Shape {
  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    cursor.paint(view, nil)
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
}

/// A shape with its paint.
public struct _PaintedShape<Content: Shape>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  let shape: Content
  let color: Color?

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    cursor.paint(view.shape, view.color)
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
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
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
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
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
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// A circle; it answers a square of the shorter side it is offered.
public struct Circle: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// Makes a circle.
  nonisolated public init() {}
  /// Which of the engine's shapes it is.
  public var _kind: Int32 { ShapeKind.circle.rawValue }
  /// The outline in the middle of a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A square of the lesser length (measured on Apple's SwiftUI, swiftui-web).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// Makes an ellipse.
  nonisolated public init() {}
  /// Which of the engine's shapes it is.
  public var _kind: Int32 { ShapeKind.ellipse.rawValue }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
