@_spi(Reflection) import Swift

/// A value whose first field's own fields count as its own: a modifier beside its content.
@usableFromInline protocol FlattensFirstField {}

/// What the engine knows of a view type's stored fields: reflected once, then plain offsets.
final class FieldTable {
  struct Field {
    var offset: Int
    /// nil: never equal (closures, and what cannot be compared).
    var isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  struct Property {
    var offset: Int
    var type: any DynamicProperty.Type
  }

  /// Fields to compare; dynamic properties that need no comparison are left out.
  let fields: [Field]
  let properties: [Property]

  private nonisolated(unsafe) static var tables: [ObjectIdentifier: FieldTable] = [:]

  static func of(_ type: Any.Type) -> FieldTable {
    let id = ObjectIdentifier(type)
    if let table = tables[id] { return table }
    let table = FieldTable(type)
    tables[id] = table
    return table
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    var properties: [Property] = []
    let flattensFirst = type is any FlattensFirstField.Type
    _ = _forEachField(of: type) { _, offset, type, _ in
      if flattensFirst, offset == 0, fields.isEmpty, properties.isEmpty {
        let nested = FieldTable.of(type)
        fields = nested.fields
        properties = nested.properties
        if fields.isEmpty && properties.isEmpty && !Self.isEmpty(type) {
          fields.append(Field(offset: 0, isEqual: nil))
        }
      } else if let property = type as? any DynamicProperty.Type {
        properties.append(Property(offset: offset, type: property))
        if let isEqual = property._comparison { fields.append(Field(offset: offset, isEqual: isEqual)) }
      } else {
        fields.append(Field(offset: offset, isEqual: Self.comparison(of: type)))
      }
      return true
    }
    self.fields = fields
    self.properties = properties
  }

  func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for field in fields {
      guard let isEqual = field.isEqual, isEqual(a + field.offset, b + field.offset) else { return false }
    }
    return true
  }

  /// Gives the dynamic properties of a view value the storage that the record keeps for them.
  func bind(_ value: UnsafeMutableRawPointer, to record: Record) {
    for (index, property) in properties.enumerated() {
      property.type._bind(value + property.offset, _RecordReference(record: record, path: 0), index)
    }
  }

  /// How two values of a type are compared in memory; nil when they cannot be.
  ///
  /// Closures are never equal: comparing their bits would let the optimiser decide what counts as changed.
  static func comparison(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    if type is AnyObject.Type {
      return { $0.load(as: UnsafeRawPointer?.self) == $1.load(as: UnsafeRawPointer?.self) }
    }
    // Only a struct has fields to go by: the reflection of an existential would read a value that is not there.
    guard isStruct(type) else { return nil }
    var parts: [Field] = []
    var isComparable = true
    var count = 0
    _ = _forEachField(of: type) { _, offset, type, kind in
      count += 1
      guard let isEqual = comparison(of: type) else {
        isComparable = false
        return false
      }
      parts.append(Field(offset: offset, isEqual: isEqual))
      return true
    }
    // An empty struct is always equal to itself; fields that reflection does not show might differ.
    guard isComparable, count > 0 || isEmpty(type) else { return nil }
    return { a, b in parts.allSatisfy { $0.isEqual?(a + $0.offset, b + $0.offset) ?? false } }
  }

  private static func equality<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { a, b in a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee }
  }

  /// Whether a type is a struct, by the kind that its metadata begins with (Swift's stable ABI).
  private static func isStruct(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
  }

  private static func isEmpty(_ type: Any.Type) -> Bool {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type) == 0
  }

  /// Whether two values of a type are known to be equal, by `==` where the type has one.
  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    let table = Comparisons.of(T.self)
    guard let isEqual = table else { return false }
    return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in isEqual(a, b) } }
  }

  private enum Comparisons {
    typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    nonisolated(unsafe) static var known: [ObjectIdentifier: Comparison?] = [:]

    static func of(_ type: Any.Type) -> Comparison? {
      let id = ObjectIdentifier(type)
      if let known = known[id] { return known }
      let made = comparison(of: type)
      known[id] = .some(made)
      return made
    }
  }
}
