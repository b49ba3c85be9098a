/// Turns a view about an anchor.
public struct _RotationEffect: GeometryEffect, Equatable {
  /// A view of the engine has no body.
  public typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint

  /// The turn about the anchor's point in a view of a size.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let point = anchor.point(in: size)
    return ProjectionTransform(
      CGAffineTransform(translationX: -point.x, y: -point.y)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.orZero.radians)))
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  /// The angle and the anchor.
  nonisolated public var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.effectData, anchor.effectData) }
    set { (angle.effectData, anchor.effectData) = (newValue.first, newValue.second) }
  }
}

/// Turns a view in space about an anchor, seen in perspective.
public struct _Rotation3DEffect: GeometryEffect, Equatable {
  /// A view of the engine has no body.
  public typealias Body = Never
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// The turn about the axis through the anchor's point in a view of a size.
  ///
  /// The eye is as far away as the view's longer side over the perspective (read from OpenSwiftUI).
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return ProjectionTransform() }
    let (x, y, z) = (x / length, y / length, z / length)
    let sine = CGFloat(sin(angle.orZero.radians))
    let cosine = CGFloat(cos(angle.orZero.radians))
    let rest = 1 - cosine
    let side = max(size.width, size.height)
    let depth = side > 0 && perspective.isFinite ? -perspective / side : 0
    let anchorZ = anchorZ.isFinite ? anchorZ : 0
    // The rotation of rows (x, y, z); the view lies at a depth of -anchorZ while it turns.
    let (r11, r12, r13) = (cosine + rest * x * x, rest * x * y + sine * z, rest * x * z - sine * y)
    let (r21, r22, r23) = (rest * x * y - sine * z, cosine + rest * y * y, rest * y * z + sine * x)
    let (r31, r32, r33) = (rest * x * z + sine * y, rest * y * z - sine * x, cosine + rest * z * z)
    var turn = ProjectionTransform()
    (turn.m11, turn.m12, turn.m13) = (r11, r12, depth * r13)
    (turn.m21, turn.m22, turn.m23) = (r21, r22, depth * r23)
    (turn.m31, turn.m32, turn.m33) = (-anchorZ * r31, -anchorZ * r32, 1 + depth * anchorZ * (1 - r33))
    let point = anchor.point(in: size)
    return ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  /// Everything but the perspective.
  nonisolated public var animatableData:
    AnimatablePair<
      Double,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat>
      >
    >
  {
    get {
      AnimatablePair(
        angle.effectData,
        AnimatablePair(
          AnimatablePair(x, AnimatablePair(y, z)), AnimatablePair(anchor.effectData, anchorZ)))
    }
    set {
      angle.effectData = newValue.first
      (x, y, z) = (
        newValue.second.first.first, newValue.second.first.second.first, newValue.second.first.second.second
      )
      (anchor.effectData, anchorZ) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// Moves what is drawn by a transform; a change of the transform is not animated.
public struct _TransformEffect: GeometryEffect, Equatable {
  /// A view of the engine has no body.
  public typealias Body = Never
  let transform: ProjectionTransform

  /// The transform.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension Angle {
  /// The angle, or none where it is no number.
  var orZero: Angle { radians.isFinite ? self : .zero }

  /// The radians times 128, so that an animation ends when what is left cannot be seen (OpenSwiftUI).
  fileprivate var effectData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension UnitPoint {
  /// The coordinates times 128, so that an animation ends when what is left cannot be seen (OpenSwiftUI).
  fileprivate var effectData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { self = UnitPoint(x: newValue.first / 128, y: newValue.second / 128) }
  }
}

extension View {
  /// Turns what is drawn about an anchor, clockwise for a positive angle; the room that the view takes stays the same.
  ///
  /// The display list shows the upright bounds of what is turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
    -> ModifiedContent<Self, _RotationEffect>
  {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns what is drawn in space about an axis through an anchor.
  ///
  /// The display list shows the upright bounds of what is turned.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _Rotation3DEffect> {
    modifier(
      _Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }

  /// Moves what is drawn by a transform in the view's own coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> ModifiedContent<Self, _TransformEffect> {
    modifier(_TransformEffect(transform: ProjectionTransform(transform)))
  }

  /// Moves what is drawn by a transform that may have perspective.
  public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedContent<Self, _TransformEffect> {
    modifier(_TransformEffect(transform: transform))
  }

  /// Accepted; that a view is painted mirrored is not in the display list.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
}
