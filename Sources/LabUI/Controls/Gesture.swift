/// Something that a user does with a view, and what it runs.
///
/// Taps are real; of the others it is only known that they were asked for, as nothing here drags or holds.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What it tells when it ends.
  associatedtype Value

  /// The tap that it is, running an action at its end; nil for what is no tap. Not for conformers outside the engine.
  func _tap(_ action: @escaping (Value) -> Void) -> _Tap?
}

/// A number of taps in a row and what they run.
public struct _Tap {
  let count: Int
  let action: () -> Void
}

/// One or more taps.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// How many taps in a row it takes.
  public var count: Int
  /// Makes a gesture of one tap or of several in a row.
  nonisolated public init(count: Int = 1) { self.count = count }

  /// The taps.
  public func _tap(_ action: @escaping (Value) -> Void) -> _Tap? {
    _Tap(count: count, action: { action(()) })
  }
}

/// A touch that is held; accepted, as nothing here holds.
public struct LongPressGesture: Gesture {
  /// Whether it was held.
  public typealias Value = Bool
  /// How long it is held at least, in seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a touch that is held for a time in seconds.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// No tap.
  public func _tap(_ action: @escaping (Bool) -> Void) -> _Tap? { nil }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Base: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  let base: Base
  let ended: (Base.Value) -> Void

  /// The tap of the gesture.
  public func _tap(_ action: @escaping (Value) -> Void) -> _Tap? {
    base._tap { [ended] value in
      ended(value)
      action(value)
    }
  }
}

extension Gesture {
  /// Runs an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, ended: action)
  }
}

/// Which gestures of a view and of what is in it count.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// Makes a set of flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of what is in the view; here they count in any case.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture to a view.
public struct _GestureModifier: _PrimitiveModifier {
  let tap: _Tap?
  let precedence: TapPrecedence

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let (behind, object) = cursor.enterTap(tap?.action ?? {}, count: max(tap?.count ?? 1, 1))
    object.precedence = tap == nil ? .none : precedence
    return behind
  }
}

extension View {
  /// Adds a gesture to the view; one of what is in it goes before it.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> ModifiedContent<
    Self, _GestureModifier
  > {
    let tap = mask.contains(.gesture) ? gesture._tap { _ in } : nil
    return modifier(_GestureModifier(tap: tap, precedence: .normal))
  }

  /// Adds a gesture to the view that goes before one of what is in it.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> ModifiedContent<Self, _GestureModifier>
  {
    let tap = mask.contains(.gesture) ? gesture._tap { _ in } : nil
    return modifier(_GestureModifier(tap: tap, precedence: .high))
  }

  /// Adds a gesture to the view that runs together with one of what is in it.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> ModifiedContent<Self, _GestureModifier>
  {
    let tap = mask.contains(.gesture) ? gesture._tap { _ in } : nil
    return modifier(_GestureModifier(tap: tap, precedence: .simultaneous))
  }

  /// Accepted; nothing here holds.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Self { self }
}
