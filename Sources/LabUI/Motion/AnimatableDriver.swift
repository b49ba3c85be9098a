/// Moves the animatable data of one view, modifier or layout value and has it evaluated again while it moves.
@usableFromInline class AnimatableDriver {
  unowned(unsafe) var record: Record?
  /// Its place among the running drivers, or nil.
  var position: Int?

  var isRunning: Bool { false }

  fileprivate init() {}

  /// A driver for a type that is animatable, else nil.
  static func make(for type: Any.Type) -> AnimatableDriver? {
    let id = ObjectIdentifier(type)
    if let known = makers[id] { return known?() }
    let made = (type as? any Animatable.Type).flatMap { maker(for: $0) }
    makers[id] = .some(made)
    return made?()
  }

  private nonisolated(unsafe) static var makers: [ObjectIdentifier: (() -> AnimatableDriver)?] = [:]

  private static func maker<T: Animatable>(for _: T.Type) -> (() -> AnimatableDriver)? {
    T.AnimatableData.self == EmptyAnimatableData.self ? nil : { TypedAnimatableDriver<T>() }
  }

  /// Remembers the first value at an address.
  func start(_ value: UnsafeMutableRawPointer) {}
  /// A new value stands at the address: starts or retargets, and puts there what is to be shown now.
  func update(_ value: UnsafeMutableRawPointer) {}
  /// Puts what is to be shown at a time at the address; false when the animation has ended.
  func tick(_ value: UnsafeMutableRawPointer, at time: Double) -> Bool { false }
}

private final class TypedAnimatableDriver<T: Animatable>: AnimatableDriver {
  var model: T.AnimatableData = .zero
  var animator = Animator<T.AnimatableData>()

  override var isRunning: Bool { animator.isRunning }

  override func start(_ value: UnsafeMutableRawPointer) {
    model = value.assumingMemoryBound(to: T.self).pointee.animatableData
  }

  override func update(_ value: UnsafeMutableRawPointer) {
    guard let record else { return }
    let graph = record.graph
    let new = value.assumingMemoryBound(to: T.self).pointee.animatableData
    if new != model {
      let interval = new - model
      model = new
      if let animation = record.transactions.resolve().animation {
        animator.retarget(by: interval, animation: animation, at: graph.time)
        graph.run(self)
      }
    }
    _ = tick(value, at: graph.time)
  }

  override func tick(_ value: UnsafeMutableRawPointer, at time: Double) -> Bool {
    guard animator.isRunning else { return false }
    let remaining = animator.remaining(at: time)
    value.assumingMemoryBound(to: T.self).pointee.animatableData = model - remaining
    return animator.isRunning
  }
}
