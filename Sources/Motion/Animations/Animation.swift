/// The way a value changes over time, from its old model value to its new one.
///
/// An animation is a function of time: of the interval to cover and of the seconds since it began. It has no clock.
/// What runs it is an ``Animator``.
///
/// No parameter traps. One that is not a finite number is replaced by its default (a delay and an initial velocity by
/// 0, a speed by 1, a mass, stiffness or damping as in ``Spring``); each function says what it makes of the others.
@frozen public struct Animation: Hashable, Sendable {
  @usableFromInline let base: Base

  /// What few animations have, in one reference, so that copying the others costs nothing.
  @usableFromInline let extras: Extras?

  @usableFromInline init(_ base: Base, extras: Extras? = nil) {
    self.base = base
    self.extras = extras
  }

  /// The motion itself, before any modifier.
  @frozen @usableFromInline enum Base: Hashable, Sendable {
    /// `Animation.default`, which moves as ``FluidSpring/standard`` and is told apart from it.
    case standard
    case curve(UnitCurve, duration: Double)
    case fluid(FluidSpring)
    case interpolating(InterpolatingSpring)
    /// The custom animation among the extras.
    case custom
  }

  /// A change of an animation's time.
  @usableFromInline enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// A count of infinity repeats for ever.
    case repetition(count: Double, autoreverses: Bool)
    case logicalCompletion(after: Double)

    /// Whether the modifier changes when values are reached, not only when completion is told.
    var changesTime: Bool {
      if case .logicalCompletion = self { false } else { true }
    }
  }

  /// A custom animation and the modifiers, from the innermost to the outermost.
  @usableFromInline final class Extras: Hashable, Sendable {
    @usableFromInline let custom: (any CustomAnimation)?
    @usableFromInline let modifiers: [Modifier]
    /// Whether a modifier changes the time of the motion.
    @usableFromInline let changesTime: Bool

    init(custom: (any CustomAnimation)?, modifiers: [Modifier]) {
      self.custom = custom
      self.modifiers = modifiers
      changesTime = modifiers.contains { $0.changesTime }
    }

    @usableFromInline static func == (lhs: Extras, rhs: Extras) -> Bool {
      guard lhs !== rhs else { return true }
      return lhs.modifiers == rhs.modifiers
        && lhs.custom.map { AnyHashable($0) } == rhs.custom.map { AnyHashable($0) }
    }

    @usableFromInline func hash(into hasher: inout Hasher) {
      hasher.combine(modifiers)
      custom?.hash(into: &hasher)
    }
  }
}

extension Animation {
  /// The default animation: a critically damped spring with a response of 0.5 s, as on iOS 17 and later.
  public static var `default`: Animation { Animation(.standard) }

  /// The default animation before iOS 17: ease in, ease out, in 0.35 s.
  ///
  /// For a comparison with older systems, use it in place of ``default``.
  public static var defaultBeforeIOS17: Animation { .easeInOut }

  /// The modifiers from the innermost to the outermost.
  var modifiers: [Modifier] { extras?.modifiers ?? [] }

  /// The spring that moves this animation when nothing changes its time, or nil.
  @inlinable var plainFluidSpring: FluidSpring? {
    if let extras, extras.changesTime { return nil }
    switch base {
    case .standard: return .standard
    case .fluid(let spring): return spring
    default: return nil
    }
  }

  /// The custom animation when nothing changes its time, or nil.
  @usableFromInline var plainCustomAnimation: (any CustomAnimation)? {
    guard let extras, !extras.changesTime else { return nil }
    return extras.custom
  }

  /// This animation with one more modifier around it.
  func modified(by modifier: Modifier) -> Animation {
    Animation(base, extras: Extras(custom: extras?.custom, modifiers: modifiers + [modifier]))
  }
}
