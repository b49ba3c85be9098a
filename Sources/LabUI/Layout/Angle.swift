/// An angle; positive ones turn clockwise on the screen.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  @inlinable public init() { radians = 0 }
  /// An angle in radians.
  @inlinable public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  @inlinable public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No angle.
  public static let zero = Angle()
}

extension Angle: Comparable {
  /// Whether the first angle is the smaller.
  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle: Animatable {
  /// The angle as a number that can be interpolated.
  @inlinable public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension Angle {
  /// The sum of two angles.
  @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The angle turned the other way.
  @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple of an angle.
  @inlinable public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// A part of an angle.
  @inlinable public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
  /// Adds an angle.
  @inlinable public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  /// Takes away an angle.
  @inlinable public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
}
