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

extension Path {
  /// Adds a part of a circle around a centre from an angle on, after a line from where the path is.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0, transform: transform)
  }
}
