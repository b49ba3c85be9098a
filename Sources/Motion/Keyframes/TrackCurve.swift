/// The course of one track from its initial value on: its keyframes made into segments.
struct TrackCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private enum Shape {
    case line(to: Data, UnitCurve)
    /// A Hermite curve: end, and the velocities at both ends.
    case cubic(to: Data, start: Data, end: Data)
    case spring(to: Data, Spring, velocity: Data)
  }

  private struct Segment {
    var start: Double
    var duration: Double
    var from: Data
    var shape: Shape
  }

  private let initial: Value
  private var segments: [Segment] = []
  /// Where the track ends.
  private var final: Data
  /// Seconds.
  private(set) var duration = 0.0

  init(_ keyframes: [_Keyframe<Value>], from initial: Value) {
    self.initial = initial
    final = initial.animatableData
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let target = keyframe.target.animatableData
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      add(keyframe, target, next, &velocity)
    }
  }

  private mutating func add(
    _ keyframe: _Keyframe<Value>, _ target: Data, _ next: _Keyframe<Value>?, _ velocity: inout Data
  ) {
    var seconds = keyframe.duration ?? 0
    let way = target - final
    var end = target
    let shape: Shape
    switch keyframe.kind {
    case .move:
      velocity = .zero
      final = target
      return
    case .linear(let curve):
      shape = .line(to: target, curve)
      let slope = curve.velocity(at: 1)
      velocity = seconds > 0 && slope.isFinite ? way.scaled(by: slope / seconds) : .zero
    case .cubic(let start, let explicitEnd):
      let startVelocity = start?.animatableData ?? velocity
      velocity = explicitEnd?.animatableData ?? Self.smoothVelocity(way, seconds, target, next)
      shape = .cubic(to: target, start: startVelocity, end: velocity)
    case .spring(let spring, let start):
      let startVelocity = start?.animatableData ?? velocity
      shape = .spring(to: target, spring, velocity: startVelocity)
      if keyframe.duration == nil {
        let length = max(way.magnitudeSquared, startVelocity.magnitudeSquared).squareRoot()
        let settling = spring.settlingDuration(
          target: way, initialVelocity: startVelocity, epsilon: max(length * 0.001, .leastNormalMagnitude))
        seconds = length > 0 && settling.isFinite ? settling : 0
        velocity = .zero
      } else {
        // Cut short, it hands over the place and the velocity that it has by then.
        end = final + spring.value(target: way, initialVelocity: startVelocity, time: seconds)
        velocity = spring.velocity(target: way, initialVelocity: startVelocity, time: seconds)
      }
    }
    if seconds > 0 {
      segments.append(Segment(start: duration, duration: seconds, from: final, shape: shape))
      duration += seconds
    }
    final = end
  }

  /// The velocity between a cubic keyframe and what follows: a Catmull-Rom spline's where that is cubic too.
  private static func smoothVelocity(
    _ way: Data, _ seconds: Double, _ target: Data, _ next: _Keyframe<Value>?
  ) -> Data {
    guard let next, case .cubic(let start, _) = next.kind else { return .zero }
    if let start { return start.animatableData }
    let both = seconds + (next.duration ?? 0)
    guard both > 0 else { return .zero }
    return (way + (next.target.animatableData - target)).scaled(by: 1 / both)
  }

  /// The value at a time in seconds; before the beginning the initial one, after the end the last.
  func value(at time: Double) -> Value {
    var value = initial
    value.animatableData = data(at: time)
    return value
  }

  private func data(at time: Double) -> Data {
    guard time < duration else { return final }
    // The last segment that has begun.
    guard let segment = segments.last(where: { $0.start <= time }) else {
      return segments.first?.from ?? final
    }
    let elapsed = time - segment.start
    let fraction = elapsed / segment.duration
    switch segment.shape {
    case .line(let target, let curve):
      return segment.from.interpolated(towards: target, amount: curve.value(at: fraction))
    case .cubic(let target, let start, let end):
      let square = fraction * fraction
      let cube = square * fraction
      let way = (target - segment.from).scaled(by: 3 * square - 2 * cube)
      let leaving = start.scaled(by: (cube - 2 * square + fraction) * segment.duration)
      let arriving = end.scaled(by: (cube - square) * segment.duration)
      return segment.from + way + leaving + arriving
    case .spring(let target, let spring, let velocity):
      return segment.from
        + spring.value(target: target - segment.from, initialVelocity: velocity, time: elapsed)
    }
  }
}
