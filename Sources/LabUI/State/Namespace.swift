/// A namespace for the ids of matched geometry, unique to the view that declares it.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of one namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  final class Box {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  var box: Box?

  /// Creates a namespace.
  public init() {}

  /// The namespace's id, stable for the life of the view.
  public var wrappedValue: ID { box?.id ?? ID(number: 0) }

  /// Gives the value its identity: the next number of its window.
  public static func _bind(_ property: UnsafeMutableRawPointer, _ record: _RecordReference, _ index: Int) {
    let box = record.box(index) { Box(ID(number: record.record.graph.nextNamespace())) }
    property.assumingMemoryBound(to: Namespace.self).pointee.box = box
  }

  /// The box keeps the identity.
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}
