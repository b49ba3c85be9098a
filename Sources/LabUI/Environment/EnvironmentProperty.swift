public import Observation

/// Reads a value of the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  let source: Source
  var scope: EnvironmentScope?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The current value.
  public var wrappedValue: Value {
    read(scope?.values ?? EnvironmentValues())
  }

  private func read(_ values: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let read): read(values)
    }
  }

  private struct Read: EnvironmentRead {
    let value: (EnvironmentValues) -> Value
    func differs(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
      !FieldTable.areEqual(value(old), value(new))
    }
  }

  /// Points the property at the environment that its view stands in.
  public static func _bind(_ property: UnsafeMutableRawPointer, _ record: _RecordReference, _ index: Int) {
    let environment = property.assumingMemoryBound(to: Self.self)
    environment.pointee.scope = record.record.environment
    _ = record.box(index) {
      let copy = environment.pointee
      record.record.environmentReads.append(Read { copy.read($0) })
      return Registration()
    }
  }

  private final class Registration {}

  /// A change of the environment invalidates the view by itself.
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

extension Environment {
  /// Reads an observable object that was put into the environment.
  ///
  /// Without one the program stops, as it does in SwiftUI.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object { values in
      guard let object = values[ObservableKey<Value>.self] else {
        preconditionFailure("No Observable object of type \(type) found. Put one into the environment.")
      }
      return object
    }
  }

  /// Reads an observable object that may have been put into the environment.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object { $0[ObservableKey<Object>.self] }
  }
}

/// The environment key of an observable object: its type.
enum ObservableKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
