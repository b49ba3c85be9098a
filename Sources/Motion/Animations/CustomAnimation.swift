public import Foundation

/// A type that defines how an animatable value changes over time.
///
/// A conformer is used through ``Animation/init(_:)``. The engine calls it once a frame and value; it must not assume
/// anything about the frame rate.
public protocol CustomAnimation: Hashable, Sendable {
  /// Calculates the value of the animation at a time, or nil when it has ended.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards: the new model value less the old one.
  ///   - time: The seconds since the animation began.
  ///   - context: What the animation wants to remember, and its logical completion.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Calculates the velocity of the animation at a time, per second, or nil when it has none to tell.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns whether this animation goes on in place of a running one.
  ///
  /// If so, it is asked for the sum of both intervals, with the time and the context of the running animation. If not,
  /// which is the default, the effects of both add up.
  ///
  /// - Parameters:
  ///   - previous: The animation that is running.
  ///   - value: The vector it animates towards.
  ///   - time: The seconds since it began.
  ///   - context: Its context, to be adapted.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: an animation that says nothing else has no velocity to tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// False: the effects of both animations add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

extension Animation {
  /// Creates an animation that moves as a custom animation says.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.custom, extras: Extras(custom: base, modifiers: []))
  }

  /// The last sixtieth of a second at which a custom animation that is repeated still runs; otherwise infinity.
  ///
  /// Only a repetition needs to know beforehand; the search stops after a minute and answers infinity.
  func customPassDuration<Value: VectorArithmetic>(interval: Value) -> Double {
    let isRepeated = modifiers.contains { modifier in
      if case .repetition = modifier { true } else { false }
    }
    guard isRepeated, let custom = extras?.custom else { return .infinity }
    var context = AnimationContext<Value>()
    for frame in 1...3600
    where custom.animate(value: interval, time: Double(frame) / 60, context: &context) == nil {
      return Double(frame - 1) / 60
    }
    return .infinity
  }
}

/// A key of what a custom animation remembers.
public protocol AnimationStateKey {
  /// The type of what is remembered.
  associatedtype Value

  /// What is read before anything is stored.
  static var defaultValue: Value { get }
}

/// What a custom animation remembers between frames, for one animated value.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The stored value of a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What a custom animation is given besides the value and the time.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers between frames.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete, although it may still move.
  public var isLogicallyComplete: Bool = false

  /// Creates a context without any state.
  public init() {
    state = AnimationState()
  }

  /// Returns a context with another state, for a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}
