/// How a view looks while it comes and goes.
public struct AnyTransition: @unchecked Sendable {
  // Never changed after it was made; what it holds of a user's modifiers is only used where views are evaluated.
  let box: TransitionBox

  init(_ box: TransitionBox) { self.box = box }

  /// Comes and goes at once.
  public static let identity = AnyTransition(IdentityTransition())

  /// Fades; what a view does that says nothing else.
  public static let opacity = AnyTransition(EffectTransition(.opacity(0)))

  /// Grows from nothing and shrinks to nothing, about the centre.
  public static var scale: AnyTransition { scale(scale: Self.least) }

  /// Grows from a scale and shrinks to it, about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(EffectTransition(.scale(Double(scale), Double(scale)), anchor: anchor))
  }

  // A factor of zero could not be undone; OpenSwiftUI has the same number.
  private static let least: CGFloat = 1e-5

  /// Comes from an offset and goes to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Comes from an offset and goes to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(EffectTransition(.offset(Double(x), Double(y)), isMotion: true))
  }

  /// Comes from an edge and goes to it, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(EffectTransition(edge.ownSize, isMotion: true))
  }

  /// Comes from the leading edge and goes to the trailing edge.
  public static let slide = AnyTransition.asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// Comes fading from an edge and goes fading to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// One transition for coming, another for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion.box, removal.box))
  }

  /// One modifier while away, another while there; what animates in the modifiers animates between them.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Both transitions at once, this one inside the other.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(box, other.box))
  }

  /// The transition with an animation of its own, whatever the transaction says.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(box, animation))
  }
}

/// What a transition does, behind its erased type.
class TransitionBox {
  /// The effect on drawing in a phase.
  func values(_ phase: TransitionPhase) -> EffectValues { .identity }
  /// Whether content is moved or scaled.
  var hasMotion: Bool { false }
  /// Whether view modifiers are applied, so that content must be evaluated again in each phase.
  var hasModifiers: Bool { false }
  /// Whether nothing happens.
  var isIdentity: Bool { false }
  var anchor: UnitPoint? { nil }
  /// The animation that replaces the transaction's; nil: none does.
  func animation(_ phase: TransitionPhase) -> Animation?? { nil }
  @MainActor func visit<Content: View>(
    _ content: Content, _ phase: TransitionPhase, _ cursor: inout _ViewCursor
  ) {
    Content._visit(content, &cursor)
  }
}

private final class IdentityTransition: TransitionBox {
  override var isIdentity: Bool { true }
}

private final class EffectTransition: TransitionBox {
  let active: EffectValues
  let point: UnitPoint?
  let isMotion: Bool

  init(_ active: EffectValues, anchor: UnitPoint? = nil, isMotion: Bool = false) {
    self.active = active
    point = anchor
    self.isMotion = isMotion || anchor != nil
  }

  override func values(_ phase: TransitionPhase) -> EffectValues { phase == .identity ? .identity : active }
  override var hasMotion: Bool { isMotion }
  override var anchor: UnitPoint? { point }
}

private final class AsymmetricTransition: TransitionBox {
  let insertion: TransitionBox
  let removal: TransitionBox

  init(_ insertion: TransitionBox, _ removal: TransitionBox) {
    self.insertion = insertion
    self.removal = removal
  }

  private func box(_ phase: TransitionPhase) -> TransitionBox { phase == .didDisappear ? removal : insertion }
  override func values(_ phase: TransitionPhase) -> EffectValues { box(phase).values(phase) }
  override var hasMotion: Bool { insertion.hasMotion || removal.hasMotion }
  override var hasModifiers: Bool { insertion.hasModifiers || removal.hasModifiers }
  override var isIdentity: Bool { insertion.isIdentity && removal.isIdentity }
  override var anchor: UnitPoint? { insertion.anchor ?? removal.anchor }
  override func animation(_ phase: TransitionPhase) -> Animation?? { box(phase).animation(phase) }
  override func visit<Content: View>(
    _ content: Content, _ phase: TransitionPhase, _ cursor: inout _ViewCursor
  ) {
    // Both wrap the content at all times, so that its identity does not depend on the phase.
    let inner = TransitionContent(
      content: content, box: insertion, phase: phase == .didDisappear ? .identity : phase)
    removal.visit(inner, phase == .didDisappear ? phase : .identity, &cursor)
  }
}

private final class CombinedTransition: TransitionBox {
  let inner: TransitionBox
  let outer: TransitionBox

  init(_ inner: TransitionBox, _ outer: TransitionBox) {
    self.inner = inner
    self.outer = outer
  }

  override func values(_ phase: TransitionPhase) -> EffectValues {
    inner.values(phase).combined(with: outer.values(phase))
  }
  override var hasMotion: Bool { inner.hasMotion || outer.hasMotion }
  override var hasModifiers: Bool { inner.hasModifiers || outer.hasModifiers }
  override var isIdentity: Bool { inner.isIdentity && outer.isIdentity }
  override var anchor: UnitPoint? { inner.anchor ?? outer.anchor }
  override func animation(_ phase: TransitionPhase) -> Animation?? {
    outer.animation(phase) ?? inner.animation(phase)
  }
  override func visit<Content: View>(
    _ content: Content, _ phase: TransitionPhase, _ cursor: inout _ViewCursor
  ) {
    outer.visit(TransitionContent(content: content, box: inner, phase: phase), phase, &cursor)
  }
}

private final class AnimatedTransition: TransitionBox {
  let base: TransitionBox
  let curve: Animation?

  init(_ base: TransitionBox, _ curve: Animation?) {
    self.base = base
    self.curve = curve
  }

  override func values(_ phase: TransitionPhase) -> EffectValues { base.values(phase) }
  override var hasMotion: Bool { base.hasMotion }
  override var hasModifiers: Bool { base.hasModifiers }
  override var isIdentity: Bool { base.isIdentity }
  override var anchor: UnitPoint? { base.anchor }
  override func animation(_ phase: TransitionPhase) -> Animation?? { .some(curve) }
  override func visit<Content: View>(
    _ content: Content, _ phase: TransitionPhase, _ cursor: inout _ViewCursor
  ) {
    base.visit(content, phase, &cursor)
  }
}

private final class ModifierTransition<Modifier: ViewModifier>: TransitionBox {
  let active: Modifier
  let identity: Modifier

  init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  override var hasModifiers: Bool { true }
  override func visit<Content: View>(
    _ content: Content, _ phase: TransitionPhase, _ cursor: inout _ViewCursor
  ) {
    Modifier._visit(phase == .identity ? identity : active, content, &cursor)
  }
}

/// Content inside one of several combined transitions.
private struct TransitionContent<Content: View>: View {
  typealias Body = Never
  let content: Content
  let box: TransitionBox
  let phase: TransitionPhase

  static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    view.box.visit(view.content, view.phase, &cursor)
  }
  static var _isUnary: Bool { false }
}

extension Edge {
  /// A shift by the content's own size towards the edge.
  var ownSize: EffectValues {
    switch self {
    case .top: .move(0, -1)
    case .leading: .move(-1, 0)
    case .bottom: .move(0, 1)
    case .trailing: .move(1, 0)
    }
  }

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
