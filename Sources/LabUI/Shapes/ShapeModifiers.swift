/// A shape made of another that takes all the room it is offered, such as one that was moved or scaled.
///
/// Measured on Apple's SwiftUI (swiftui-web, Shape): a circle that was moved, scaled, inset or sized is no square.
public struct _ReshapedShape<Content: Shape>: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  let content: Content
  let outline: @MainActor @Sendable (Content, CGRect) -> Path

  init(_ content: Content, _ outline: @escaping @MainActor @Sendable (Content, CGRect) -> Path) {
    self.content = content
    self.outline = outline
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(content, rect) }
  /// The name of the shape that it is made of.
  public var _name: String { content._name }
}

/// A shape of which only a part is drawn, or only its outline: as large as the whole.
public struct _PartialShape<Content: Shape>: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  let content: Content

  /// The outline of the whole in a rectangle.
  public func path(in rect: CGRect) -> Path { content.path(in: rect) }
  /// The size of the whole.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  /// The name of the whole.
  public var _name: String { content._name }
}

extension Shape {
  /// The shape moved by a distance in points.
  public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }

  /// The shape moved by a distance in points.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// The shape moved by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ReshapedShape(self) { $0.path(in: $1).offsetBy(dx: x, dy: y) }
  }

  /// The shape scaled about a point.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _ReshapedShape(self) { shape, rect in
      let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      return shape.path(in: rect).mapPoints {
        CGPoint(x: center.x + ($0.x - center.x) * x, y: center.y + ($0.y - center.y) * y)
      }
    }
  }

  /// The shape scaled about a point.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape turned about a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ReshapedShape(self) { shape, rect in
      let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      let turn = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: CGFloat(angle.radians))
      return shape.path(in: rect).applying(turn.translatedBy(x: -center.x, y: -center.y))
    }
  }

  /// The shape after a change of coordinates.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ReshapedShape(self) { $0.path(in: $1).applying(transform) }
  }

  /// The shape drawn in a size, in points, from the upper left corner on.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _ReshapedShape(self) { $0.path(in: CGRect(x: $1.minX, y: $1.minY, width: width, height: height)) }
  }

  /// The shape drawn in a size, in points, from the upper left corner on.
  public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }

  /// A part of the shape's outline, from one share of its length to another.
  ///
  /// What is cut off is not computed: the display list shows frames, and the shape stays as large as the whole.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _PartialShape(content: self)
  }

  /// The outline of the shape as a shape; half of the line's width lies outside.
  public func stroke(style: StrokeStyle) -> some Shape { _PartialShape(content: self) }

  /// The outline of the shape; half of the line's width lies outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, color: content._color)
  }
}

/// A shape that can be drawn further inside.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The type of the shape further inside.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges moved inside by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with its edges moved inside.
public struct _InsetShape<Content: Shape>: InsettableShape {
  /// A view of the engine has no body.
  public typealias Body = Never
  let content: Content
  let amount: CGFloat

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    content.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  /// The shape with its edges moved further inside.
  public func inset(by amount: CGFloat) -> _InsetShape<Content> {
    _InsetShape(content: content, amount: self.amount + amount)
  }
  /// The name of the shape that it is made of.
  public var _name: String { content._name }
}

extension Shape {
  /// The outline of the shape in the foreground style, all of it inside, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> _PaintedShape<_InsetShape<Self>> {
    _PaintedShape(shape: _InsetShape(content: self, amount: lineWidth / 2), color: nil)
  }

  /// The outline of the shape, all of it inside, in points.
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> _PaintedShape<
    _InsetShape<Self>
  > {
    _PaintedShape(shape: _InsetShape(content: self, amount: lineWidth / 2), color: style._color)
  }

  /// The outline of the shape, all of it inside.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _PaintedShape<
    _InsetShape<Self>
  > {
    strokeBorder(content, lineWidth: style.lineWidth)
  }
}

extension Rectangle: InsettableShape {
  /// The shape with its edges moved inside by a distance in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(content: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
  /// The shape with its edges moved inside by a distance in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(content: self, amount: amount) }
}

extension Capsule: InsettableShape {
  /// The shape with its edges moved inside by a distance in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(content: self, amount: amount) }
}

extension Circle: InsettableShape {
  /// The shape with its edges moved inside by a distance in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(content: self, amount: amount) }
}

extension Ellipse: InsettableShape {
  /// The shape with its edges moved inside by a distance in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(content: self, amount: amount) }
}
