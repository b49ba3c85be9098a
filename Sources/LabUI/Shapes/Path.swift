/// The outline of a shape: lines and curves between points, in points.
///
/// The display list shows the frame of the view that draws a path, not the path.
public struct Path: Equatable, Sendable {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to where the subpath began.
    case closeSubpath
  }

  private var elements: [Element] = []

  /// Makes a path of nothing.
  public init() {}

  /// Makes a path by drawing it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a rectangle with round corners of a size.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rectangle with round corners of a radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each part in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Where the last part ends; nil when there is none.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? elements.last { $0.isMove }?.end
  }

  /// The smallest rectangle around the path's points and control points; `.null` for a path of nothing.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  // MARK: Drawing

  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds straight lines between points, from the first on.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line to where the subpath began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rectangle with round corners; corners larger than half a side are half a side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    // The control points of a quarter circle of radius 1 lie this far from its corner.
    let corner: CGFloat = 0.447_715_25
    let corners: [(from: CGPoint, corner: CGPoint, to: CGPoint)] = [
      (
        point(rect.maxX - width, rect.minY), point(rect.maxX, rect.minY), point(rect.maxX, rect.minY + height)
      ),
      (
        point(rect.maxX, rect.maxY - height), point(rect.maxX, rect.maxY), point(rect.maxX - width, rect.maxY)
      ),
      (
        point(rect.minX + width, rect.maxY), point(rect.minX, rect.maxY), point(rect.minX, rect.maxY - height)
      ),
      (
        point(rect.minX, rect.minY + height), point(rect.minX, rect.minY), point(rect.minX + width, rect.minY)
      ),
    ]
    move(to: point(rect.minX + width, rect.minY))
    for turn in corners {
      addLine(to: turn.from)
      addCurve(
        to: turn.to, control1: turn.corner.moved(to: turn.from, by: corner),
        control2: turn.corner.moved(to: turn.to, by: corner))
    }
    closeSubpath()
  }

  /// Adds a part of a circle, after a line from where the path is; `clockwise` counts with y upwards, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = (endAngle - startAngle).radians
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
    if !clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
    sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle) - tangent * sin(angle)),
        y: center.y + radius * CGFloat(sin(angle) + tangent * cos(angle))
      ).applying(transform)
    }
    // At most a quarter a curve; the control points lie on the tangents.
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let tangent = 4 / 3 * tan(step / 4)
    var angle = startAngle.radians
    if isEmpty { move(to: point(angle, 0)) } else { addLine(to: point(angle, 0)) }
    for _ in 0..<count {
      addCurve(
        to: point(angle + step, 0), control1: point(angle, tangent), control2: point(angle + step, -tangent))
      angle += step
    }
  }

  /// Adds the parts of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

  /// The path after a change of coordinates.
  public func applying(_ transform: CGAffineTransform) -> Path { mapPoints { $0.applying(transform) } }

  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    result.elements = elements.map {
      switch $0 {
      case .move(let end): .move(to: transform(end))
      case .line(let end): .line(to: transform(end))
      case .quadCurve(let end, let control): .quadCurve(to: transform(end), control: transform(control))
      case .curve(let end, let control1, let control2):
        .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }
}

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension CGPoint {
  /// The point a share of the way to another.
  fileprivate func moved(to other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Path.Element {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }

  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .closeSubpath: []
    }
  }
}

extension Path: Shape {
  /// A view of the engine has no body.
  public typealias Body = Never
  /// The path itself, wherever it is drawn.
  public func path(in rect: CGRect) -> Path { self }
}
