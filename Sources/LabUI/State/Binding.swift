/// A reference to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  /// The transaction in which a change through this binding is made, merged over the current one.
  public var transaction: Transaction {
    get { carried?.transaction ?? Transaction() }
    set { carried = CarriedTransaction(newValue) }
  }
  var location: BindingLocation<Value>
  // Seldom there, and a binding is copied often: behind a reference it costs next to nothing.
  private var carried: CarriedTransaction?

  init(location: BindingLocation<Value>) { self.location = location }

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from two closures, the second of which is given the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a binding that always has one value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The referenced value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: carried?.transaction) }
    // In place where the value is kept: `$sizes[id] = x` must not copy the dictionary.
    nonmutating _modify {
      if let address = location.address {
        location.track()
        yield &address.pointee
        if let carried {
          withTransaction(carried.transaction) { location.notify() }
        } else {
          location.notify()
        }
      } else {
        var copy = location.get()
        yield &copy
        location.set(copy, transaction: carried?.transaction)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from a projected one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var part = Binding<Part>(location: PartLocation(of: location, keyPath))
    part.carried = carried
    return part
  }

  /// A binding whose changes are made with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose changes are made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Two bindings to one place are equal: whoever reads them depends on the place by itself.
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    { a, b in
      let a = a.assumingMemoryBound(to: Self.self).pointee.location
      return a.isSame(as: b.assumingMemoryBound(to: Self.self).pointee.location)
    }
  }

  /// Needs no storage of its own.
  public static func _bind(_ property: UnsafeMutableRawPointer, _ record: _RecordReference, _ index: Int) {}
}

extension Binding {
  /// Creates a binding to an optional that is never nil when read through the base.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the wrapped value of an optional, or nil when there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the referenced value.
  public var id: Value.ID { wrappedValue.id }
}

/// The transaction that a binding carries.
final class CarriedTransaction {
  let transaction: Transaction
  init(_ transaction: Transaction) { self.transaction = transaction }
}

/// A place that a binding reads and writes.
@usableFromInline class BindingLocation<Value>: DependencySource {
  @usableFromInline func get() -> Value { preconditionFailure("a location without storage") }
  @usableFromInline func set(_ value: Value, transaction: Transaction?) {}
  /// Where the value is kept, for a location that keeps it itself.
  @usableFromInline var address: UnsafeMutablePointer<Value>? { nil }
  /// Whether both stand for one place.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

private final class ClosureLocation<Value>: BindingLocation<Value> {
  let read: () -> Value
  let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }

  override func set(_ value: Value, transaction: Transaction?) {
    guard let transaction else { return write(value, .current) }
    withTransaction(transaction) { write(value, transaction) }
  }
}

private final class ConstantLocation<Value>: BindingLocation<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
}

private final class PartLocation<Whole, Part>: BindingLocation<Part> {
  let whole: BindingLocation<Whole>
  let keyPath: WritableKeyPath<Whole, Part>

  init(of whole: BindingLocation<Whole>, _ keyPath: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Part { whole.get()[keyPath: keyPath] }

  override func isSame(as other: BindingLocation<Part>) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }

  override func set(_ value: Part, transaction: Transaction?) {
    var copy = whole.get()
    copy[keyPath: keyPath] = value
    whole.set(copy, transaction: transaction)
  }
}
