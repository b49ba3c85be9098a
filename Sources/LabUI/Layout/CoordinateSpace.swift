/// Coordinates in which a frame is expressed.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// The view that was given a name.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view that was given a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Names the coordinates of a view.
public struct _CoordinateSpaceModifier: _PrimitiveModifier {
  let name: AnyHashable

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.coordinateSpace)
    if cursor.isMaking {
      node.pointee.object = .passRetained(CoordinateSpaceObject(name))
    } else {
      node.object(CoordinateSpaceObject.self).name = name
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

final class CoordinateSpaceObject: NodeObject {
  var name: AnyHashable
  init(_ name: AnyHashable) { self.name = name }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// The nearest ancestor with that name, or nil.
  func coordinateSpace(named name: AnyHashable) -> NodeRef? {
    var node = pointee.parent
    while let current = node {
      if current.pointee.kind == .coordinateSpace, current.object(CoordinateSpaceObject.self).name == name {
        return current
      }
      node = current.pointee.parent
    }
    return nil
  }
}

extension View {
  /// Gives the view's coordinates a name.
  public func coordinateSpace<T: Hashable>(name: T) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinates a name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedContent<Self, _CoordinateSpaceModifier>
  {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
