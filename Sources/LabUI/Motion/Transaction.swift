/// The context of a state change: whether and how what follows from it is animated.
public struct Transaction {
  /// The animation of the change, if any.
  public var animation: Animation?
  /// Whether `.animation` modifiers further in are kept from adding one.
  public var disablesAnimations = false
  /// Whether the change is one of a stream, as from a drag.
  public var isContinuous = false
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction in which code runs now.
  nonisolated(unsafe) static var current = Transaction()

  /// Calls a closure when all animations that this transaction starts have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// Changes made in two compatible transactions are committed together.
  func isCompatible(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && completions.isEmpty && other.completions.isEmpty
  }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isLogical: Bool
  /// When the animation is logically over, though a long tail may still play.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When the animation is removed.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// A completion that waits for the animations of one transaction.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
  /// Animations that it still waits for.
  var running = 0
  var hasFired = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }
}

/// Runs a closure; what its state changes lead to moves by `animation`.
///
/// With nil the change is not animated, and no `.animation` modifier is overridden: use
/// ``Transaction/disablesAnimations`` for that.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a closure as `withAnimation(_:_:)` does and calls another when the animations have ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs a closure whose state changes are made in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Runs a closure with one property of the current transaction changed.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
