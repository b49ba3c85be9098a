/// An observable object that is handed to a view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  /// Takes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Takes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object; what reads it depends on it.
  public var wrappedValue: ObjectType {
    get { object.tracked }
    set { object = newValue }
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<
        Subject
      >
    {
      Binding(get: { object.tracked[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// Views differ by which object they have.
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    { a, b in
      a.assumingMemoryBound(to: Self.self).pointee.object
        === b.assumingMemoryBound(to: Self.self).pointee.object
    }
  }
}

/// An observable object that a view owns: made once, and kept as long as the view is there.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: ObjectBox?

  private final class ObjectBox {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  /// Takes what makes the object; it is not run before the view is there.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; what reads it depends on it.
  public var wrappedValue: ObjectType { (box?.object ?? make()).tracked }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: box?.object ?? make())
  }

  /// Gives the property its object.
  public static func _bind(_ property: UnsafeMutableRawPointer, _ record: _RecordReference, _ index: Int) {
    let state = property.assumingMemoryBound(to: Self.self)
    let make = state.pointee.make
    state.pointee.box = record.box(index) { ObjectBox(make()) }
  }

  /// The object stays, so what would make another one does not matter.
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

/// An observable object that a view further out has put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let environment: Environment<ObjectType?>

  /// Looks for an object by its type.
  public init() { environment = Environment { $0[EnvironmentObjectKey<ObjectType>.self] } }

  private var object: ObjectType {
    guard let object = environment.wrappedValue else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for it may be missing."
      )
    }
    return object
  }

  /// The object; without one the program stops, as it does in SwiftUI.
  public var wrappedValue: ObjectType { object.tracked }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: object)
  }
}

private struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension Environment {
  init(_ read: @escaping (EnvironmentValues) -> Value) { source = .object(read) }
}

extension ObservableObject {
  /// The object, noted as read by what is being evaluated.
  fileprivate var tracked: Self {
    objectWillChange.source.track()
    return self
  }
}

extension View {
  /// Puts an observable object into the environment, where it is found by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> ModifiedContent<
    Self, _EnvironmentModifier
  > {
    modifier(_EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
