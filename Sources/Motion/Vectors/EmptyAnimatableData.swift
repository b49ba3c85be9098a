/// The animatable data of a type that has nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value there is.
  @inlinable public init() {}

  /// The vector that changes nothing when it is added.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Returns the sum, component by component.
  @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  {
    .zero
  }

  /// Returns the difference, component by component.
  @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  {
    .zero
  }

  /// Multiplies each component by a factor.
  @inlinable public mutating func scale(by rhs: Double) {}

  /// The sum of the squares of the components.
  @inlinable public var magnitudeSquared: Double { 0 }
}
