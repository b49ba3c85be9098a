/// Changes how a view looks but not the layout around it.
public protocol VisualEffect: Animatable, Sendable {
  /// The parts of the effect, the innermost first.
  var _parts: _VisualEffectParts { get }
}

/// The effect that changes nothing, from which others are made.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  public init() {}
  /// No parts.
  public var _parts: _VisualEffectParts { _VisualEffectParts(list: []) }
}

/// Several effects, one around the other.
public struct _VisualEffectParts: VisualEffect {
  enum Part {
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case opacity(Double)
  }

  let list: [Part]

  /// The parts.
  public var _parts: _VisualEffectParts { self }

  /// All parts as one effect about the centre of a view of a size.
  func values(in size: CGSize) -> EffectValues {
    // A point p of the view is drawn at scale · p + shift.
    var scale = SIMD2<Double>(1, 1)
    var shift = SIMD2<Double>(0, 0)
    var opacity = 1.0
    for part in list {
      switch part {
      case .offset(let offset):
        shift += SIMD2(Double(offset.width.orZero), Double(offset.height.orZero))
      case .scale(let factor, let anchor):
        let factor = SIMD2(
          factor.width.isFinite ? Double(factor.width) : 1, factor.height.isFinite ? Double(factor.height) : 1
        )
        let fixed = SIMD2(Double(anchor.x * size.width), Double(anchor.y * size.height))
        shift = fixed + (shift - fixed) * factor
        scale *= factor
      case .opacity(let factor):
        opacity *= factor.isNaN ? 1 : min(max(factor, 0), 1)
      }
    }
    let centre = SIMD2(Double(size.width / 2), Double(size.height / 2))
    let offset = shift - (1 - scale) * centre
    return EffectValues(
      shift: Vector4(SIMD4(offset.x, offset.y, 0, 0)), factors: Vector4(SIMD4(scale.x, scale.y, opacity, 0)))
  }
}

extension VisualEffect {
  private func adding(_ part: _VisualEffectParts.Part) -> _VisualEffectParts {
    _VisualEffectParts(list: _parts.list + [part])
  }

  /// Draws the view elsewhere, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Draws the view elsewhere, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Draws the view larger or smaller about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }

  /// Draws the view larger or smaller about an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: scale, height: scale), anchor))
  }

  /// Draws the view larger or smaller about an anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor))
  }

  /// Draws the view more or less transparent, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Accepted; blurring is not in the display list.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { _parts }

  /// Accepted; colours in the display list are the views' own.
  public func brightness(_ amount: Double) -> some VisualEffect { _parts }

  /// Accepted; colours in the display list are the views' own.
  public func contrast(_ amount: Double) -> some VisualEffect { _parts }

  /// Accepted; colours in the display list are the views' own.
  public func saturation(_ amount: Double) -> some VisualEffect { _parts }

  /// Accepted; colours in the display list are the views' own.
  public func grayscale(_ amount: Double) -> some VisualEffect { _parts }
}

/// Computes an effect of the geometry after each layout.
private final class VisualEffectRecord: GeometryRecord {
  var transform: (GeometryProxy) -> _VisualEffectParts
  /// The effect of the node below; it lives as long.
  unowned(unsafe) var effect: EffectObject!
  private var hasRun = false

  init(
    _ transform: @escaping (GeometryProxy) -> _VisualEffectParts, _ node: NodeRef, _ cursor: _ViewCursor
  ) {
    self.transform = transform
    super.init(node, cursor)
    pending = nil
  }

  // Before the end of the pass: what is inside is seen elsewhere by readers and anchors.
  override func geometryChanged() { graph.needsLate(self) }

  override func evaluate() {
    isDirty = false
    guard let values = read(transform)?.values(in: node.size) else { return }
    if !hasRun {
      // The first effect is not a change that animates.
      hasRun = true
      effect.values = values
      effect.shownValues = values
      if effect.node.pointee.flags.insert(.moved).inserted { graph.moved.append(effect.node) }
    } else {
      graph.set(effect, values)
    }
  }
}

/// Applies an effect that depends on the view's geometry.
public struct _VisualEffectModifier: _PrimitiveModifier {
  let transform: (GeometryProxy) -> _VisualEffectParts

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.geometryAction)
    let isMaking = cursor.isMaking
    let record: VisualEffectRecord
    if isMaking {
      record = VisualEffectRecord(transform, node, cursor)
      node.pointee.object = .passRetained(record)
      node.pointee.flags.insert(.watchesPosition)
    } else {
      record = node.object(VisualEffectRecord.self)
      record.transform = transform
      cursor.graph.needsLate(record)
    }
    let behind = cursor
    cursor.descend(into: node)
    let inner = cursor.take(.effect)
    if isMaking {
      let effect = EffectObject(inner, .identity, cursor.transactions, isGeometric: true)
      inner.pointee.object = .passRetained(effect)
      record.effect = effect
    }
    cursor.descend(into: inner)
    return behind
  }
}

extension View {
  /// Applies effects that depend on the view's geometry, computed after layout; the layout does not change.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._parts })
  }
}
