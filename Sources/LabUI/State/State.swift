/// A value that a view owns and that outlives each evaluation of its body.
///
/// Setting it invalidates the views that have read it, in the transaction in which it is set.
@propertyWrapper public struct State<Value>: DynamicProperty {
  @usableFromInline var initial: Value
  @usableFromInline var box: StateBox<Value>?

  /// Creates the state with its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates the state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value.
  public var wrappedValue: Value {
    get {
      guard let box else { return initial }
      box.track()
      return box.value
    }
    nonmutating set { box?.set(newValue, transaction: nil) }
    // In place: `items[i].title = x` must not copy the array.
    nonmutating _modify {
      if let box {
        box.track()
        yield &box.value
        box.notify()
      } else {
        var copy = initial
        yield &copy
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(location: box)
  }

  /// Gives the value its box.
  public static func _bind(_ property: UnsafeMutableRawPointer, _ record: _RecordReference, _ index: Int) {
    let state = property.assumingMemoryBound(to: State<Value>.self)
    let initial = state.pointee.initial
    state.pointee.box = record.box(index) { StateBox(initial) }
  }

  /// The box keeps the value, so the initial one of a new view value does not matter.
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state with nil as its first value.
  public init() { initial = nil }
}

/// Where a state's value lives.
@usableFromInline final class StateBox<Value>: BindingLocation<Value> {
  // Behind a pointer, so that a binding can change it in place.
  private let storage: UnsafeMutablePointer<Value>

  @usableFromInline init(_ value: Value) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: value)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  @usableFromInline override var address: UnsafeMutablePointer<Value>? { storage }

  @usableFromInline var value: Value {
    get { storage.pointee }
    _modify { yield &storage.pointee }
  }

  @usableFromInline override func get() -> Value {
    track()
    return value
  }

  @usableFromInline override func set(_ value: Value, transaction: Transaction?) {
    let isSame = FieldTable.areEqual(self.value, value)
    self.value = value
    guard !isSame else { return }
    if let transaction { withTransaction(transaction) { notify() } } else { notify() }
  }
}
