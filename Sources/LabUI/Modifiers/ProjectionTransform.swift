/// A transform of the plane that may have perspective: a matrix of three by three applied to rows (x, y, 1).
public struct ProjectionTransform: Hashable, Sendable {
  /// The share of x in x.
  public var m11: CGFloat = 1
  /// The share of x in y.
  public var m12: CGFloat = 0
  /// The share of x in what all is divided by.
  public var m13: CGFloat = 0
  /// The share of y in x.
  public var m21: CGFloat = 0
  /// The share of y in y.
  public var m22: CGFloat = 1
  /// The share of y in what all is divided by.
  public var m23: CGFloat = 0
  /// The distance moved along x, in points.
  public var m31: CGFloat = 0
  /// The distance moved along y, in points.
  public var m32: CGFloat = 0
  /// The constant of what all is divided by.
  public var m33: CGFloat = 1

  /// Makes the transform that changes nothing.
  public init() {}

  /// Makes a transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it is without perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// Turns it into the transform back; false, and unchanged, where there is none.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    (result.m11, result.m21, result.m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// The transform back; the transform itself where there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// Where a point goes.
  func map(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m31
    let y = point.x * m12 + point.y * m22 + m32
    // What lies in or behind the eye is drawn very far away rather than mirrored.
    let divisor = max(point.x * m13 + point.y * m23 + m33, 1e-6)
    return CGPoint(x: x / divisor, y: y / divisor)
  }

  /// The smallest upright rectangle around where a rectangle goes; the rectangle itself where that is no number.
  func bounds(of rect: SIMD4<Double>) -> SIMD4<Double> {
    guard !isIdentity else { return rect }
    let left = CGFloat(rect.x)
    let right = CGFloat(rect.x + rect.z)
    let top = CGFloat(rect.y)
    let bottom = CGFloat(rect.y + rect.w)
    let corners = [
      map(CGPoint(x: left, y: top)), map(CGPoint(x: right, y: top)), map(CGPoint(x: left, y: bottom)),
      map(CGPoint(x: right, y: bottom)),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners {
      guard corner.x.isFinite, corner.y.isFinite else { return rect }
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return SIMD4(Double(low.x), Double(low.y), Double(high.x - low.x), Double(high.y - low.y))
  }
}

extension CGPoint {
  /// The point as a transform moves it.
  public func applying(_ m: ProjectionTransform) -> CGPoint { m.map(self) }
}

/// A transform that depends on the size of what it transforms, computed once for each size.
final class SizedTransform {
  private let make: (CGSize) -> ProjectionTransform
  private var size: CGSize?
  private var transform = ProjectionTransform()

  init(_ make: @escaping (CGSize) -> ProjectionTransform) { self.make = make }

  private func transform(in new: CGSize) -> ProjectionTransform {
    if size != new {
      size = new
      transform = make(new)
    }
    return transform
  }

  /// The bounds of a rectangle in a slot after the transform, or before it; mirrored where the slot is.
  func bounds(of rect: SIMD4<Double>, slot: SIMD4<Double>, isMirrored: Bool, isInverse: Bool = false)
    -> SIMD4<Double>
  {
    guard !slot.z.isNaN else { return rect }
    var transform = transform(in: CGSize(width: slot.z, height: slot.w))
    if isInverse { transform = transform.inverted() }
    guard isMirrored else { return transform.bounds(of: rect) }
    func mirrored(_ rect: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(slot.z - rect.x - rect.z, rect.y, rect.z, rect.w)
    }
    return mirrored(transform.bounds(of: mirrored(rect)))
  }
}
