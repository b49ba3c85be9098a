/// Something that goes on with time alone and is told of each frame while it runs.
class Clock {
  /// The record whose view it drives; nil when that is gone.
  weak var record: Record?
  /// Its place among the running clocks, or nil.
  var position: Int?

  /// The time of the window has moved on.
  func tick() {}
}

/// A clock that a view keeps.
@propertyWrapper struct ClockStorage<Value: Clock>: DynamicProperty {
  private let make: () -> Value
  private var clock: Value?

  init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }

  var wrappedValue: Value { clock ?? make() }

  static func _bind(_ property: UnsafeMutableRawPointer, _ record: _RecordReference, _ index: Int) {
    let storage = property.assumingMemoryBound(to: Self.self)
    let make = storage.pointee.make
    let clock = record.box(index) { make() }
    clock.record = record.record
    storage.pointee.clock = clock
  }

  static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}
