/// The values of an effect on drawing: an offset in points, an offset in sizes of the content, a scale and an opacity.
struct EffectValues: Equatable {
  /// x, y in points, then x, y as multiples of the content's own size.
  var shift = Vector4.zero
  /// Scale x, scale y, opacity, unused.
  var factors = Vector4(SIMD4(1, 1, 1, 0))

  static let identity = EffectValues()

  static func opacity(_ opacity: Double) -> EffectValues {
    EffectValues(factors: Vector4(SIMD4(1, 1, opacity, 0)))
  }

  static func scale(_ x: Double, _ y: Double) -> EffectValues {
    EffectValues(factors: Vector4(SIMD4(x, y, 1, 0)))
  }

  static func offset(_ x: Double, _ y: Double) -> EffectValues {
    EffectValues(shift: Vector4(SIMD4(x, y, 0, 0)))
  }

  /// Moves the content by multiples of its own size.
  static func move(_ x: Double, _ y: Double) -> EffectValues {
    EffectValues(shift: Vector4(SIMD4(0, 0, x, y)))
  }

  /// Both effects, one inside the other.
  func combined(with other: EffectValues) -> EffectValues {
    let product = factors.components * other.factors.components
    return EffectValues(shift: shift + other.shift, factors: Vector4(product))
  }
}

/// An effect on how the content of a node is drawn: it may move, scale and fade, and its own slot may move.
///
/// The animated difference of values and slot is kept apart from the final ones, which everything that reads geometry
/// sees.
@usableFromInline final class EffectObject: NodeObject {
  let node: NodeRef
  /// The effect that this one is inside of.
  var outer: Unmanaged<EffectObject>?
  let transactions: TransactionScope
  /// Whether content is laid out in the effect's own coordinates: true when it can move or scale.
  let isGeometric: Bool
  /// Whether it comes from a transition rather than a modifier.
  let isTransition: Bool
  /// Whether what lies outside of its slot is not shown.
  var clips = false
  /// The point that a scale keeps, as fractions of the content's size.
  var anchor = SIMD2<Double>(0.5, 0.5)
  /// A transform inside of shift and scale, such as a rotation: as it finally is, and as it is shown now.
  var transform: SizedTransform?
  var shownTransform: SizedTransform?

  /// The final values.
  var values: EffectValues
  /// The final slot in the coordinates of `outer`.
  var slot = Vector4(SIMD4(repeating: .nan))
  var shift = Animator<Vector4>()
  var factors = Animator<Vector4>()
  var slotMotion = Animator<Vector4>()
  var completions: [AnimationCompletion] = []
  /// A transition's own animation for the change that comes next.
  var animationOverride: Animation??

  // What is shown now.
  var shownValues: EffectValues
  var shownSlot = Vector4(SIMD4(repeating: .nan))

  // The state before the running pass, while `isChanged`.
  var isChanged = false
  var isNew = true
  var valuesBefore = EffectValues.identity
  var slotBefore = Vector4.zero
  /// Its node was freed.
  private(set) var isDetached = false
  /// Its place among the running effects, or nil.
  var position: Int?

  init(
    _ node: NodeRef, _ values: EffectValues, _ transactions: TransactionScope, isGeometric: Bool,
    isTransition: Bool = false
  ) {
    self.node = node
    self.values = values
    shownValues = values
    self.transactions = transactions
    self.isGeometric = isGeometric
    self.isTransition = isTransition
  }

  /// Maps a rectangle from the effect's coordinates to those of its slot's container, as values and slot say.
  static func apply(
    _ rect: SIMD4<Double>, _ values: EffectValues, slot: SIMD4<Double>, anchor: SIMD2<Double>,
    isMirrored: Bool
  )
    -> SIMD4<Double>
  {
    let sign: Double = isMirrored ? -1 : 1
    let shift = values.shift.components
    let factors = values.factors.components
    var result = rect
    if factors.x != 1 || factors.y != 1 {
      let fixed = SIMD2((isMirrored ? 1 - anchor.x : anchor.x) * slot.z, anchor.y * slot.w)
      let origin = SIMD2(
        fixed.x + (rect.x - fixed.x) * factors.x, fixed.y + (rect.y - fixed.y) * factors.y)
      let size = SIMD2(rect.z * factors.x, rect.w * factors.y)
      // A negative scale flips: the rectangle stays a rectangle.
      result = SIMD4(
        min(origin.x, origin.x + size.x), min(origin.y, origin.y + size.y), abs(size.x), abs(size.y))
    }
    result.x += slot.x + sign * (shift.x + shift.z * slot.z)
    result.y += slot.y + shift.y + shift.w * slot.w
    return result
  }

  /// The rectangle as shown now.
  func show(_ rect: SIMD4<Double>) -> SIMD4<Double> {
    guard isGeometric else { return rect }
    var rect = rect
    if let shownTransform {
      rect = shownTransform.bounds(of: rect, slot: shownSlot.components, isMirrored: isMirrored)
    }
    return Self.apply(rect, shownValues, slot: shownSlot.components, anchor: anchor, isMirrored: isMirrored)
  }

  /// What is left of a clip of something inside, as shown now in the coordinates outside.
  func showClip(_ inner: CGRect?) -> CGRect? {
    let outside = inner.map { show(SIMD4($0.origin.x, $0.origin.y, $0.size.width, $0.size.height)).rect }
    guard clips else { return outside }
    let own = shownSlot.components.rect
    guard let outside else { return own }
    let both = outside.intersection(own)
    // Two clips that do not meet leave nothing, wherever that nothing is.
    return both.isNull ? CGRect(origin: own.origin, size: .zero) : both
  }

  /// The rectangle in final geometry, in the coordinates of the node's parent when the slot is that frame.
  func settle(_ rect: SIMD4<Double>, slot: SIMD4<Double>) -> SIMD4<Double> {
    guard isGeometric else { return rect }
    var rect = rect
    if let transform { rect = transform.bounds(of: rect, slot: slot, isMirrored: isMirrored) }
    return Self.apply(rect, values, slot: slot, anchor: anchor, isMirrored: isMirrored)
  }

  /// What `settle` moved to a rectangle; an effect that scales to nothing gives the slot's corner.
  func unsettle(_ rect: SIMD4<Double>, slot: SIMD4<Double>) -> SIMD4<Double> {
    let unit = Self.apply(SIMD4(0, 0, 1, 1), values, slot: slot, anchor: anchor, isMirrored: isMirrored)
    var result = rect
    result.x = unit.z == 0 ? 0 : (result.x - unit.x) / unit.z
    result.y = unit.w == 0 ? 0 : (result.y - unit.y) / unit.w
    result.z = unit.z == 0 ? 0 : result.z / unit.z
    result.w = unit.w == 0 ? 0 : result.w / unit.w
    guard let transform else { return result }
    return transform.bounds(of: result, slot: slot, isMirrored: isMirrored, isInverse: true)
  }

  var isMirrored: Bool { node.pointee.flags.contains(.rightToLeft) }
  var isRunning: Bool { shift.isRunning || factors.isRunning || slotMotion.isRunning }

  override func detach(from graph: Graph, node: NodeRef) {
    isDetached = true
    graph.stop(self)
  }
}

extension Graph {
  /// Gives an effect new final values; the difference animates at the end of the pass if its transaction says so.
  func set(_ effect: EffectObject, _ values: EffectValues, anchor: SIMD2<Double>? = nil) {
    let anchor = anchor ?? effect.anchor
    guard effect.values != values || effect.anchor != anchor else { return }
    noteChange(effect)
    effect.values = values
    effect.anchor = anchor
    // What reads geometry inside has moved although no frame has.
    if effect.isGeometric, !effect.node.pointee.frame.x.isNaN,
      effect.node.pointee.flags.insert(.moved).inserted
    {
      moved.append(effect.node)
    }
  }

  func noteChange(_ effect: EffectObject) {
    guard !effect.isChanged else { return }
    effect.isChanged = true
    effect.valuesBefore = effect.values
    effect.slotBefore = effect.slot
    changedEffects.append(.passRetained(effect))
  }
}
