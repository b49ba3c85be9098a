/// A shape of any type.
public struct AnyShape: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  private let outline: @MainActor @Sendable (CGRect) -> Path
  private let size: @MainActor @Sendable (ProposedViewSize) -> CGSize
  /// The name of the shape's type.
  public let _name: String

  /// Erases the type of a shape.
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
    _name = shape._name
  }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { outline(rect) }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A rectangle with round corners of different radii.
public struct UnevenRoundedRectangle: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// Makes a rectangle with corners of radii in points.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Makes a rectangle with corners of radii in points.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The outline in a rectangle; a radius larger than half of a side is half of it.
  public func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    func radius(_ radius: CGFloat) -> CGFloat { radius.isFinite ? min(max(radius, 0), most) : 0 }
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), radius(cornerRadii.topLeading), CGPoint(x: 1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), radius(cornerRadii.topTrailing), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), radius(cornerRadii.bottomTrailing), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), radius(cornerRadii.bottomLeading), CGPoint(x: 0, y: -1)),
    ]
    return Path { path in
      for (index, (corner, radius, ahead)) in corners.enumerated() {
        // Along the outline one arrives from where the next direction turned by a quarter points.
        let from = CGPoint(x: corner.x - ahead.y * radius, y: corner.y + ahead.x * radius)
        let to = CGPoint(x: corner.x + ahead.x * radius, y: corner.y + ahead.y * radius)
        if index == 0 { path.move(to: from) } else { path.addLine(to: from) }
        if radius > 0 { path.addQuadCurve(to: to, control: corner) }
      }
      path.closeSubpath()
    }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The shape with its edges moved inside by a distance in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(content: self, amount: amount) }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Of the upper corner on the leading side.
  public var topLeading: CGFloat
  /// Of the lower corner on the leading side.
  public var bottomLeading: CGFloat
  /// Of the lower corner on the trailing side.
  public var bottomTrailing: CGFloat
  /// Of the upper corner on the trailing side.
  public var topTrailing: CGFloat

  /// Makes radii; those that are not given are 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Shape {
  /// The shape turned about an anchor.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ReshapedShape(self) { shape, rect in
      let point = anchor.point(in: rect.size)
      let center = CGPoint(x: rect.minX + point.x, y: rect.minY + point.y)
      let turn = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.orZero.radians)))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      return shape.path(in: rect).applying(turn)
    }
  }

  /// The shape changed by a transform.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ReshapedShape(self) { $0.path(in: $1).applying(transform) }
  }
}

extension Path {
  /// The path as a transform changes it.
  public func applying(_ transform: CGAffineTransform) -> Path { mapPoints { $0.applying(transform) } }

  /// Adds a part of a circle around a centre, beginning with a line to where it starts.
  ///
  /// `clockwise` means what it means in SwiftUI: with y growing downwards a clockwise arc is seen to run the other way.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let start = startAngle.orZero.radians
    var sweep = endAngle.orZero.radians - start
    let turn = 2 * Double.pi
    // A whole turn or more is a circle; less is brought to the direction asked for.
    if abs(sweep) < turn {
      if clockwise, sweep > 0 { sweep -= turn }
      if !clockwise, sweep < 0 { sweep += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: start), delta: Angle(radians: sweep))
  }

  /// Adds a part of a circle around a centre from an angle on, beginning with a line to where it starts.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    let start = startAngle.orZero.radians
    let sweep = min(max(delta.orZero.radians, -2 * Double.pi), 2 * Double.pi)
    let count = max(Int((abs(sweep) / (Double.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    // The length of the handles of a curve that follows an arc of this angle.
    let handle = radius * CGFloat(4 / 3 * tan(step / 4))
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    for index in 0..<count {
      let from = start + step * Double(index)
      let to = from + step
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b,
        control1: CGPoint(x: a.x - handle * CGFloat(sin(from)), y: a.y + handle * CGFloat(cos(from))),
        control2: CGPoint(x: b.x + handle * CGFloat(sin(to)), y: b.y - handle * CGFloat(cos(to))))
    }
  }
}
