/// What a node does in layout and drawing.
///
/// The order is meaningful: the first group is *transparent* (not a layout element; its children belong to the nearest
/// opaque ancestor), the second passes layout straight through to its one child.
@usableFromInline enum NodeKind: UInt8 {
  // Transparent: structure and scopes.
  case composite, forEach, lazyForEach, item, section, sectionPart, conditional, anyView, identity
  case environment, transactionScope, gridRow, transitionGroup, lifecycle
  // One child, same proposal, same size, origin zero.
  case passThrough, priority, zIndex, guide, offset, scale, opacity, effect, transition, hidden, tap
  case hitTesting, candidate, geometryAction
  case preferenceWriter, preferenceReader, coordinateSpace, probe, border, matched
  // One child, own layout.
  case fixedFrame, flexibleFrame, padding, fixedSize, aspectRatio, position
  // Secondary content first, primary content second.
  case overlay, background
  // Any number of children.
  case hStack, vStack, zStack, box, geometryReader
  // Leaves.
  case text, color, shape, leaf, spacer
}

extension NodeKind {
  @inlinable var isTransparent: Bool { rawValue <= NodeKind.lifecycle.rawValue }
  @inlinable var passesThrough: Bool {
    rawValue >= NodeKind.passThrough.rawValue && rawValue <= NodeKind.matched.rawValue
  }
  @inlinable var isUnary: Bool {
    rawValue >= NodeKind.passThrough.rawValue && rawValue <= NodeKind.position.rawValue
  }
  /// Whether a container that is further out finds the transition of what stands in it.
  @inlinable var carriesTransition: Bool { isTransparent || isUnary || hasSecondary }
  @inlinable var hasSecondary: Bool { self == .overlay || self == .background }
  @inlinable var isContainer: Bool {
    rawValue >= NodeKind.hStack.rawValue && rawValue <= NodeKind.geometryReader.rawValue
  }
  @inlinable var isLeaf: Bool { rawValue >= NodeKind.text.rawValue }
}

@usableFromInline struct NodeFlags: OptionSet {
  @usableFromInline let rawValue: UInt32
  @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A cached size of this node may be wrong.
  @inlinable static var sizeDirty: NodeFlags { .init(rawValue: 1 << 0) }
  /// This node or one below it must be placed again.
  @inlinable static var placeDirty: NodeFlags { .init(rawValue: 1 << 1) }
  /// The list of flattened children that this container keeps is stale.
  @inlinable static var childrenDirty: NodeFlags { .init(rawValue: 1 << 2) }
  /// Its frame changed in this layout; cleared when the absolute pass has seen it.
  @inlinable static var moved: NodeFlags { .init(rawValue: 1 << 3) }
  /// Left the layout; only drawn until its transition ends.
  @inlinable static var removed: NodeFlags { .init(rawValue: 1 << 4) }
  /// Laid out right to left.
  @inlinable static var rightToLeft: NodeFlags { .init(rawValue: 1 << 5) }
  /// An alignment guide is set somewhere below (never cleared: a hint).
  @inlinable static var hasGuides: NodeFlags { .init(rawValue: 1 << 6) }
  /// A text stands somewhere below, so baselines are explicit (a hint).
  @inlinable static var hasText: NodeFlags { .init(rawValue: 1 << 7) }
  /// A preference is written or read somewhere below (a hint).
  @inlinable static var hasPreferences: NodeFlags { .init(rawValue: 1 << 8) }
  /// Someone wants to know when its absolute position changes.
  @inlinable static var watchesPosition: NodeFlags { .init(rawValue: 1 << 9) }
  /// A transition's effect is attached to it.
  @inlinable static var hasTransition: NodeFlags { .init(rawValue: 1 << 10) }
  /// Its element's child takes part in a matched group and is placed by it.
  @inlinable static var isFollower: NodeFlags { .init(rawValue: 1 << 11) }
  /// A z-index is set on or below it, up to the next container (a hint).
  @inlinable static var hasZIndex: NodeFlags { .init(rawValue: 1 << 12) }
  /// Its own actions were already told that it appeared.
  @inlinable static var appeared: NodeFlags { .init(rawValue: 1 << 13) }
  /// A removed subtree hangs somewhere below, up to the next container (a hint).
  @inlinable static var hasRemoved: NodeFlags { .init(rawValue: 1 << 14) }
  /// Something below wants to be told when it appears or disappears (a hint).
  @inlinable static var hasLifecycle: NodeFlags { .init(rawValue: 1 << 15) }
  /// A matched geometry effect stands somewhere below (a hint).
  @inlinable static var hasMatched: NodeFlags { .init(rawValue: 1 << 16) }
  /// It wraps an element from outside an environment scope, though it stands inside of it in the tree.
  @inlinable static var isForeign: NodeFlags { .init(rawValue: 1 << 17) }
}

/// One element of the retained tree: plain data, no reference counting when walked.
///
/// Frames are relative to the nearest opaque ancestor and physical (already mirrored for right-to-left layout). What a
/// kind needs beyond four numbers and two keys hangs on `object`.
@usableFromInline struct Node {
  @usableFromInline var parent: NodeRef?
  @usableFromInline var first: NodeRef?
  @usableFromInline var next: NodeRef?
  @usableFromInline var object: Unmanaged<NodeObject>?
  @usableFromInline var kind: NodeKind
  @usableFromInline var flags: NodeFlags
  /// Index of the display leaf, or -1.
  @usableFromInline var leaf: Int32
  /// Two alignment keys, or whatever small integers a kind keeps.
  @usableFromInline var key0: Int32
  @usableFromInline var key1: Int32
  /// Four numbers that configure the kind: insets, a fixed size, an offset, an ideal size.
  @usableFromInline var config: SIMD4<Double>
  /// x, y, width, height.
  @usableFromInline var frame: SIMD4<Double>
  /// The last answer: proposed width and height (NaN: unspecified), then the size.
  @usableFromInline var answer: SIMD4<Double>
  /// The proposal its children were placed with.
  @usableFromInline var placed: SIMD2<Double>

  init(kind: NodeKind) {
    self.kind = kind
    flags = [.sizeDirty, .placeDirty, .childrenDirty]
    leaf = -1
    key0 = 0
    key1 = 0
    config = .zero
    frame = .init(repeating: .nan)
    answer = .init(repeating: .nan)
    placed = .zero
  }
}

@usableFromInline typealias NodeRef = UnsafeMutablePointer<Node>

/// The base of everything that a node owns by reference.
@usableFromInline class NodeObject {
  @usableFromInline init() {}
  /// Called once when the node is freed: lets go of what points back at it.
  func detach(from graph: Graph, node: NodeRef) {}
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Its payload as the class that its kind stands for.
  @inlinable func object<T: NodeObject>(_: T.Type = T.self) -> T {
    unsafeDowncast(pointee.object.unsafelyUnwrapped.takeUnretainedValue(), to: T.self)
  }

  /// The nearest ancestor that is a layout element, or nil for the root.
  var layoutParent: NodeRef? {
    var node = pointee.parent
    while let current = node, current.pointee.kind.isTransparent { node = current.pointee.parent }
    return node
  }

  /// The first layout element at or below this position among `first` and its siblings.
  static func firstElement(from start: NodeRef?) -> NodeRef? {
    var sibling = start
    while let node = sibling {
      if !node.pointee.flags.contains(.removed) {
        guard node.pointee.kind.isTransparent else { return node }
        if let found = firstElement(from: node.pointee.first) { return found }
      }
      sibling = node.pointee.next
    }
    return nil
  }

  /// The one child of a unary element.
  var child: NodeRef? {
    guard var node = pointee.first else { return nil }
    // The common chain of single transparent nodes, without recursion.
    while node.pointee.kind.isTransparent {
      guard let below = node.pointee.first, below.pointee.next == nil, !node.pointee.flags.contains(.removed)
      else {
        return Self.firstElement(from: pointee.first)
      }
      node = below
    }
    return node.pointee.flags.contains(.removed) ? Self.firstElement(from: pointee.first) : node
  }

  /// The primary content of an overlay or background; its secondary is `pointee.first`.
  var primary: NodeRef? {
    guard let secondary = pointee.first else { return nil }
    return Self.firstElement(from: secondary.pointee.next)
  }

  /// The secondary content of an overlay or background: an implicit stack.
  var secondary: NodeRef? { pointee.first }

  /// Calls `body` with each layout element below, in order, removed ones left out.
  func forEachElement(_ body: (NodeRef) -> Void) {
    Self.forEachElement(from: pointee.first, includingRemoved: false, isRemoved: false) { node, _ in
      body(node)
    }
  }

  static func forEachElement(
    from start: NodeRef?, includingRemoved: Bool, isRemoved: Bool, _ body: (NodeRef, Bool) -> Void
  ) {
    var sibling = start
    while let node = sibling {
      let removed = isRemoved || node.pointee.flags.contains(.removed)
      if !removed || includingRemoved {
        if node.pointee.kind.isTransparent {
          forEachElement(
            from: node.pointee.first, includingRemoved: includingRemoved, isRemoved: removed, body)
        } else {
          body(node, removed)
        }
      }
      sibling = node.pointee.next
    }
  }

  /// Sets a hint flag here and on every ancestor that lacks it.
  func raise(_ flag: NodeFlags) {
    var node: NodeRef? = self
    while let current = node, !current.pointee.flags.contains(flag) {
      current.pointee.flags.insert(flag)
      node = current.pointee.parent
    }
  }

  /// Its size may have changed: so may every ancestor's, up to one whose size does not depend on it.
  @usableFromInline func markSize() {
    var below = self
    var node: NodeRef? = self
    while let current = node {
      // Transparent nodes are never sized, so a flag on them would never be cleared.
      if !current.pointee.kind.isTransparent {
        if current != self {
          // A layer never changes what it lies on, nor a reader's content the reader.
          if current.pointee.kind.hasSecondary && below == current.pointee.first
            || current.pointee.kind == .geometryReader
          {
            return current.markPlace()
          }
          if current.pointee.flags.isSuperset(of: [.sizeDirty, .placeDirty]) { return }
        }
        current.pointee.flags.formUnion([.sizeDirty, .placeDirty])
      }
      below = current
      node = current.pointee.parent
    }
  }

  /// Only the placement of its children may have changed.
  @usableFromInline func markPlace() {
    var node: NodeRef? = self
    while let current = node {
      if !current.pointee.kind.isTransparent {
        if current.pointee.flags.contains(.placeDirty), current != self { return }
        current.pointee.flags.insert(.placeDirty)
      }
      node = current.pointee.parent
    }
  }

  /// Children came, went or changed order below this (transparent or container) node.
  func markChildren() {
    var node = self
    while node.pointee.kind.isTransparent, let parent = node.pointee.parent { node = parent }
    node.pointee.flags.insert(.childrenDirty)
    node.markSize()
  }
}
