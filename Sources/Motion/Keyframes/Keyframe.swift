public import Foundation

/// Keyframes of one track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that the track moves.
  associatedtype Value: Animatable
  /// The keyframes in order.
  var _keyframes: [_Keyframe<Value>] { get }
}

/// How a value gets to its next position, and in which time.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  var kind: Kind
  var target: Value
  /// Seconds; nil: as long as the spring takes.
  var duration: Double?

  init(_ kind: Kind, _ target: Value, duration: Double?) {
    self.kind = kind
    self.target = target
    self.duration = duration.map { $0.isFinite ? max($0, 0) : 0 }
  }
}

/// Goes to a value along a straight line, by a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameter duration: Seconds from the keyframe before.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(.linear(timingCurve), to, duration: duration)]
  }
}

/// Goes to a value along a cubic curve.
///
/// Between two cubic keyframes the velocity is that of a Catmull-Rom spline (Apple's documentation). Otherwise a curve begins
/// with the velocity of what is before it and ends at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - duration: Seconds from the keyframe before.
  ///   - startVelocity: The velocity at its beginning, per second; nil: a smooth one.
  ///   - endVelocity: The velocity at its end, per second; nil: a smooth one.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _keyframes = [_Keyframe(.cubic(start: startVelocity, end: endVelocity), to, duration: duration)]
  }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the next keyframe; nil: until the spring has settled.
  ///   - startVelocity: The velocity at its beginning, per second; nil: that of what is before it.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _keyframes = [_Keyframe(.spring(spring, start: startVelocity), to, duration: duration)]
  }
}

/// Goes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  public init(_ to: Value) { _keyframes = [_Keyframe(.move, to, duration: 0)] }
}
