/// The geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// One view of a matched group.
class MatchedObject: NodeObject {
  final let node: NodeRef
  final unowned(unsafe) let transactions: TransactionScope
  final var group: MatchGroup?
  // Its neighbours in the group, newer and older: a group may have a follower for each of many items.
  fileprivate(set) final unowned(unsafe) var newer: MatchedObject?
  fileprivate(set) final unowned(unsafe) var older: MatchedObject?
  final var properties: MatchedGeometryProperties
  final var anchor: UnitPoint
  final var isSource: Bool
  /// Out of layout, drawn until its transition ends.
  final var isRemoved = false

  init(
    _ node: NodeRef, _ cursor: _ViewCursor, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint,
    _ isSource: Bool
  ) {
    self.node = node
    transactions = cursor.transactions
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }

  override func detach(from graph: Graph, node: NodeRef) { graph.matching.leave(self) }
}

/// A matched view with its id, compared in its own type.
final class TypedMatchedObject<ID: Hashable>: MatchedObject {
  var id: ID
  var namespace: Namespace.ID

  init(
    _ id: ID, _ namespace: Namespace.ID, _ node: NodeRef, _ cursor: _ViewCursor,
    _ properties: MatchedGeometryProperties, _ anchor: UnitPoint, _ isSource: Bool
  ) {
    self.id = id
    self.namespace = namespace
    super.init(node, cursor, properties, anchor, isSource)
  }
}

/// The views that share one id in one namespace.
final class MatchGroup {
  let key: MatchKey
  /// The newest view, or the source once it is known; the others follow through `older`.
  private(set) unowned(unsafe) var front: MatchedObject?
  private(set) var count = 0
  unowned(unsafe) var source: MatchedObject?
  /// The source's anchor point in the window and its size.
  var shared: Vector4?
  /// The geometry that was shared until the source left, and the pass in which it did.
  var lost: (pass: UInt32, shared: Vector4, motion: Animator<Vector4>)?
  /// What is left of the way from an earlier source.
  var motion = Animator<Vector4>()
  var remaining = Vector4.zero
  var isDirty = false
  var position: Int?
  var hasWarned = false

  init(_ key: MatchKey) { self.key = key }

  func insert(_ view: MatchedObject) {
    view.newer = nil
    view.older = front
    front?.newer = view
    front = view
    count += 1
  }

  func remove(_ view: MatchedObject) {
    if let newer = view.newer { newer.older = view.older } else { front = view.older }
    view.older?.newer = view.newer
    view.newer = nil
    view.older = nil
    count -= 1
    if source === view { source = nil }
  }

  func moveToFront(_ view: MatchedObject) {
    guard front !== view else { return }
    let wasSource = source
    remove(view)
    insert(view)
    source = wasSource
  }

  /// Calls `body` with each view from the front on.
  func forEachView(_ body: (MatchedObject) -> Void) {
    var view = front
    while let current = view {
      view = current.older
      body(current)
    }
  }

  /// The first view that is a source in layout, and whether there is another.
  func findSource() -> (first: MatchedObject, isAlone: Bool)? {
    var found: MatchedObject?
    var view = front
    while let current = view {
      view = current.older
      guard current.isSource, !current.isRemoved, !current.node.pointee.frame.x.isNaN else { continue }
      if let found { return (found, false) }
      found = current
      // Once it is known to be one of several there is nothing more to find out.
      if hasWarned { break }
    }
    return found.map { ($0, true) }
  }

  /// The shared geometry as shown now.
  var shown: Vector4? { shared.map { $0 - remaining } }
}

/// What makes views belong together.
struct MatchKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// Compares ids by what an optional wraps (seed 004 mixes optional and plain ids).
func unwrappedID<ID: Hashable>(_ id: ID) -> AnyHashable {
  if let optional = id as? any OptionalID { return optional.unwrapped }
  return AnyHashable(id)
}

private protocol OptionalID { var unwrapped: AnyHashable { get } }
extension Optional: OptionalID where Wrapped: Hashable {
  fileprivate var unwrapped: AnyHashable { self.map { unwrappedID($0) } ?? AnyHashable(Self.none) }
}

/// Gives a view the geometry of another in its group, or gives the others its own.
public struct _MatchedGeometryModifier<ID: Hashable>: _PrimitiveModifier {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @usableFromInline init(
    id: ID, namespace: Namespace.ID, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
  ) {
    self.id = id
    self.namespace = namespace
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.matched)
    let graph = cursor.graph
    if cursor.isMaking {
      let object = TypedMatchedObject(id, namespace, node, cursor, properties, anchor, isSource)
      node.pointee.object = .passRetained(object)
      node.pointee.flags.insert(.watchesPosition)
      node.raise(.hasMatched)
      if !isSource { node.pointee.flags.insert(.isFollower) }
      graph.matching.join(object, MatchKey(namespace: namespace, id: unwrappedID(id)))
    } else {
      let object = node.object(TypedMatchedObject<ID>.self)
      let isSameGroup = object.id == id && object.namespace == namespace
      guard
        !isSameGroup || object.isSource != isSource || object.properties != properties
          || object.anchor != anchor
      else { return descend(into: node, &cursor) }
      object.properties = properties
      object.anchor = anchor
      object.isSource = isSource
      if !isSameGroup {
        object.id = id
        object.namespace = namespace
        graph.matching.leave(object)
        graph.matching.join(object, MatchKey(namespace: namespace, id: unwrappedID(id)))
      }
      if isSource { node.pointee.flags.remove(.isFollower) } else { node.pointee.flags.insert(.isFollower) }
      if let group = object.group { graph.matching.markDirty(group) }
      node.markPlace()
    }
    return descend(into: node, &cursor)
  }

  private func descend(into node: NodeRef, _ cursor: inout _ViewCursor) -> _ViewCursor {
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension View {
  /// Shares the geometry of the source among all views with the same id in the same namespace.
  ///
  /// Layout is not changed: what is around the view sees its own size and place.
  @inlinable public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> ModifiedContent<Self, _MatchedGeometryModifier<ID>> {
    modifier(
      _MatchedGeometryModifier(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
