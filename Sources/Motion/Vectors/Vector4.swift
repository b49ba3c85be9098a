/// A vector of four numbers: what the engine animates frames with.
///
/// The same values could be held by nested ``AnimatablePair``s of `CGFloat`; this type keeps them in one register, so
/// that a frame in flight costs one vector operation where the pairs cost four.
@frozen public struct Vector4: VectorArithmetic, Hashable, Sendable {
  /// The four components.
  public var components: SIMD4<Double>

  /// Creates a vector from its components.
  @inlinable public init(_ components: SIMD4<Double>) {
    self.components = components
  }

  /// Creates a vector from four numbers.
  @inlinable public init(x: Double, y: Double, z: Double, w: Double) {
    components = SIMD4(x, y, z, w)
  }

  /// The first component.
  @inlinable public var x: Double {
    get { components.x }
    set { components.x = newValue }
  }

  /// The second component.
  @inlinable public var y: Double {
    get { components.y }
    set { components.y = newValue }
  }

  /// The third component.
  @inlinable public var z: Double {
    get { components.z }
    set { components.z = newValue }
  }

  /// The fourth component.
  @inlinable public var w: Double {
    get { components.w }
    set { components.w = newValue }
  }

  /// The vector that changes nothing when it is added.
  @inlinable public static var zero: Vector4 { Vector4(.zero) }

  /// Returns the sum, component by component.
  @inlinable public static func + (lhs: Vector4, rhs: Vector4) -> Vector4 {
    Vector4(lhs.components + rhs.components)
  }

  /// Returns the difference, component by component.
  @inlinable public static func - (lhs: Vector4, rhs: Vector4) -> Vector4 {
    Vector4(lhs.components - rhs.components)
  }

  /// Adds a vector, component by component.
  @inlinable public static func += (lhs: inout Vector4, rhs: Vector4) { lhs.components += rhs.components }

  /// Subtracts a vector, component by component.
  @inlinable public static func -= (lhs: inout Vector4, rhs: Vector4) { lhs.components -= rhs.components }

  /// Multiplies each component by a factor.
  @inlinable @inline(__always) public mutating func scale(by rhs: Double) { components *= rhs }

  /// The sum of the squares of the components.
  @inlinable @inline(__always) public var magnitudeSquared: Double { (components * components).sum() }
}
