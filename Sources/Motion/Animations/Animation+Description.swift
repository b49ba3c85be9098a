extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The animation with its parameters, in the order in which they were applied from the outside in.
  public var description: String {
    modifiers.reduce(baseDescription) { inner, modifier in
      switch modifier {
      case .delay(let delay):
        "DelayAnimation(delay: \(delay), base: \(inner))"
      case .speed(let speed):
        "SpeedAnimation(speed: \(speed), base: \(inner))"
      case .repetition(let count, let autoreverses):
        if count.isFinite {
          "RepeatAnimation(repeatCount: \(Int(exactly: count) ?? .max), autoreverses: \(autoreverses), base: \(inner))"
        } else {
          "RepeatAnimation(repeatCount: forever, autoreverses: \(autoreverses), base: \(inner))"
        }
      case .logicalCompletion(let duration):
        "LogicalCompletionAnimation(duration: \(duration), base: \(inner))"
      }
    }
  }

  /// The same as the description.
  public var debugDescription: String { description }

  private var baseDescription: String {
    switch base {
    case .standard:
      "DefaultAnimation()"
    case .curve(let curve, let duration):
      "BezierAnimation(duration: \(duration), curve: \(curve))"
    case .fluid(let spring):
      "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingFraction), "
        + "blendDuration: \(spring.blendDuration))"
    case .interpolating(let spring):
      "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
        + "initialVelocity: \(spring.initialVelocity))"
    case .custom:
      extras?.custom.map { "\($0)" } ?? ""
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The name of the curve, or the coordinates of its control points.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .bezier(let curve): "(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .circularEaseOutIn: "circularEaseInOut, inverse"
    }
  }
}
