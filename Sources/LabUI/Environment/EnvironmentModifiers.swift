public import Observation

/// Changes the environment of the content.
public struct _EnvironmentModifier: _PrimitiveModifier {
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @usableFromInline init(change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.environment)
    let scope: EnvironmentScope
    if cursor.isMaking {
      scope = EnvironmentScope(cursor.environment.values, change: change)
      node.pointee.object = .passRetained(scope)
    } else {
      scope = node.object(EnvironmentScope.self)
      scope.change = change
      cursor.graph.rederive(scope, at: node, from: cursor.environment.values)
    }
    let behind = cursor
    cursor.descend(into: node)
    cursor.environment = scope
    return behind
  }

  /// Whether each element is wrapped by itself.
  public static var _wrapsEachElement: Bool { false }
}

extension View {
  /// Sets a value of the environment for this view and all inside it.
  @inlinable public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment, found by its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> ModifiedContent<
    Self, _EnvironmentModifier
  > {
    modifier(_EnvironmentModifier { $0[ObservableKey<Object>.self] = object })
  }

  /// Changes a value of the environment in place.
  @inlinable public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
