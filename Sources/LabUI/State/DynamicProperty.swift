/// A stored property of a view whose value the engine keeps or supplies.
public protocol DynamicProperty {
  /// Called before the view's body is read.
  mutating func update()

  /// Connects the property, found at an address inside a view value, with what a record keeps for it.
  static func _bind(_ property: UnsafeMutableRawPointer, _ record: _RecordReference, _ index: Int)

  /// How two values are compared when a parent hands over a new view; nil when they need no comparison.
  static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { get }
}

/// An opaque handle on the record that owns a view's storage.
public struct _RecordReference {
  let record: Record
  /// The path of indices that leads to a property nested in others.
  var path: Int

  /// The storage kept under an index, made on first use.
  func box<Box: AnyObject>(_ index: Int, _ make: () -> Box) -> Box {
    let key = path &* 64 &+ index
    // A view has few properties: a short list is found faster than a table is made.
    for known in record.boxes where known.key == key { return unsafeDowncast(known.box, to: Box.self) }
    let box = make()
    record.boxes.append((key, box))
    return box
  }
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Binds the dynamic properties nested inside, then updates the property.
  public static func _bind(_ property: UnsafeMutableRawPointer, _ record: _RecordReference, _ index: Int) {
    let table = FieldTable.of(Self.self)
    var nested = record
    nested.path = record.path &* 64 &+ index &+ 1
    for (index, inner) in table.properties.enumerated() {
      inner.type._bind(property + inner.offset, nested, index)
    }
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }

  /// Compared field by field, as a view is.
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    let table = FieldTable.of(Self.self)
    return { table.isEqual($0, $1) }
  }
}
