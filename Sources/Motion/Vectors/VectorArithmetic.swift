public import Foundation

/// A type that can serve as the animatable data of an animatable type.
///
/// A conformer is a vector space over `Double`: sums, differences and multiples of its values are values again.
/// Animations are computed in that space, one interval at a time, so a conformer needs nothing else.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of this value by the given factor.
  mutating func scale(by rhs: Double)

  /// Returns the dot product of this vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns a copy of this value with each component multiplied by the given factor.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Interpolates this value with another one: 0 keeps this value, 1 gives `other`.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns this value interpolated with another one: 0 gives this value, 1 gives `other`.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies each component by a factor.
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }

  /// The sum of the squares of the components.
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies each component by a factor.
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The sum of the squares of the components.
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies each component by a factor.
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The sum of the squares of the components.
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
