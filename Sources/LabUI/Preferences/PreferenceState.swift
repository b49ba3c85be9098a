// Preferences flow up. Only nodes that write, change or read one take part; flags on the path to them let everything
// else be passed over. A change marks the readers above it, and each marked reader reduces its subtree once.

/// What writes or changes a preference.
@usableFromInline class PreferenceWriter: NodeObject {
  let key: ObjectIdentifier
  /// Whether what it has computed must be computed again: its view changed or its geometry moved.
  final var isDirty = true
  /// The record in whose body its closures were made: an ancestor, so it lives as long.
  final unowned(unsafe) var maker: Record?
  /// Whether it replaces what its content wrote.
  var replaces: Bool { true }

  init(_ key: ObjectIdentifier) { self.key = key }
}

/// A writer of one key.
@usableFromInline class TypedPreferenceWriter<Key: PreferenceKey>: PreferenceWriter {
  @usableFromInline init() { super.init(ObjectIdentifier(Key.self)) }
  /// The value that it sends up, given what its content sent.
  func value(_ node: NodeRef, _ graph: Graph, content: () -> Key.Value?) -> Key.Value? { nil }
}

/// `preference(key:value:)`.
@usableFromInline final class ValueWriter<Key: PreferenceKey>: TypedPreferenceWriter<Key> {
  private var own: Key.Value

  @usableFromInline init(_ value: Key.Value) { own = value }

  /// Takes a new value; true when it is not known to be the same.
  @usableFromInline func update(_ value: Key.Value) -> Bool {
    let isSame = FieldTable.areEqual(own, value)
    own = value
    return !isSame
  }

  override func value(_ node: NodeRef, _ graph: Graph, content: () -> Key.Value?) -> Key.Value? { own }
}

/// `transformPreference`.
@usableFromInline final class TransformWriter<Key: PreferenceKey>: TypedPreferenceWriter<Key> {
  @usableFromInline var transform: (inout Key.Value) -> Void
  @usableFromInline init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
  override var replaces: Bool { false }
  override func value(_ node: NodeRef, _ graph: Graph, content: () -> Key.Value?) -> Key.Value? {
    var value = content() ?? Key.defaultValue
    Tracking.with(maker) { transform(&value) }
    return value
  }
}

/// `anchorPreference` and `transformAnchorPreference`.
@usableFromInline final class AnchorWriter<Key: PreferenceKey, Part>: TypedPreferenceWriter<Key> {
  @usableFromInline var source: Anchor<Part>.Source
  /// nil when the writer changes what its content sent.
  @usableFromInline var make: ((Anchor<Part>) -> Key.Value)?
  @usableFromInline var change: ((inout Key.Value, Anchor<Part>) -> Void)?
  private var known: Key.Value?

  @usableFromInline init(
    _ source: Anchor<Part>.Source, make: ((Anchor<Part>) -> Key.Value)?,
    change: ((inout Key.Value, Anchor<Part>) -> Void)?
  ) {
    self.source = source
    self.make = make
    self.change = change
  }

  override var replaces: Bool { make != nil }

  override func value(_ node: NodeRef, _ graph: Graph, content: () -> Key.Value?) -> Key.Value? {
    if let make {
      if let known, !isDirty { return known }
      isDirty = false
      let anchor = anchor(node, graph)
      let value = Tracking.with(maker) { make(anchor) }
      known = value
      return value
    }
    var value = content() ?? Key.defaultValue
    let anchor = anchor(node, graph)
    Tracking.with(maker) { change?(&value, anchor) }
    return value
  }

  private func anchor(_ node: NodeRef, _ graph: Graph) -> Anchor<Part> {
    Anchor(box: source.make(node.size) { graph.convertToWindow($0, from: node) })
  }
}

/// What reads a preference: an action, or a layer made of the value.
@usableFromInline class PreferenceReader: Record {
  final let key: ObjectIdentifier
  final var isMarked = false

  init(_ key: ObjectIdentifier, _ node: NodeRef, _ cursor: _ViewCursor) {
    self.key = key
    super.init(node, cursor)
  }

  /// Reduces the value anew and does what follows from it; true when content was made that must be laid out.
  @MainActor func read() -> Bool { false }
}

/// The readers that are marked, in the order they were found.
struct PreferenceState {
  fileprivate(set) var marked: [PreferenceReader] = []

  /// Marks the readers of a key above a node, up to one that replaces the key.
  func changed(_ key: ObjectIdentifier, above node: NodeRef, in graph: Graph) {
    graph.markReaders(above: node, key)
  }

  /// An anchor's source moved.
  func anchorMoved(_ node: NodeRef, in graph: Graph) {
    let writer = node.object(PreferenceWriter.self)
    writer.isDirty = true
    graph.markReaders(above: node, writer.key)
  }

  /// Something came, went or changed order: it may have contributed to any key.
  func structureChanged(_ node: NodeRef, in graph: Graph) {
    graph.markReaders(above: node, nil)
  }

  mutating func take() -> [PreferenceReader] {
    let taken = marked.filter { !$0.isDetached }
    for reader in marked { reader.isMarked = false }
    marked = []
    return taken
  }

  mutating func mark(_ reader: PreferenceReader) {
    guard !reader.isMarked else { return }
    reader.isMarked = true
    marked.append(reader)
  }
}

extension Graph {
  /// Marks the readers of a key (nil: of any) around a node.
  func markReaders(above node: NodeRef, _ key: ObjectIdentifier?) {
    var child = node
    var ancestor = node.pointee.parent
    while let current = ancestor {
      switch current.pointee.kind {
      case .preferenceReader:
        let reader = current.object(PreferenceReader.self)
        if key == nil || reader.key == key { preferences.mark(reader) }
      case .overlay, .background:
        // What a layer made of the value writes is not part of the value.
        guard current.pointee.object != nil, child != current.pointee.first else { break }
        let reader = current.object(PreferenceReader.self)
        if key == nil || reader.key == key { preferences.mark(reader) }
      case .preferenceWriter where key != nil:
        let writer = current.object(PreferenceWriter.self)
        if writer.key == key, writer.replaces { return }
      default: break
      }
      child = current
      ancestor = current.pointee.parent
    }
  }

  /// The value of a key that a node's children send up, nil when none does.
  func reduce<Key: PreferenceKey>(_ key: Key.Type, below node: NodeRef, from first: NodeRef?) -> Key.Value? {
    // Who contributes is found without knowing the type of the value: only the merge needs it.
    var contributors: ContiguousArray<NodeRef?> = []
    collect(ObjectIdentifier(key), from: first, into: &contributors)
    var result: Key.Value?
    for contributor in contributors {
      guard let node = contributor else {
        merge(key, Key.defaultValue, into: &result)
        continue
      }
      let writer = node.object(TypedPreferenceWriter<Key>.self)
      let value = writer.value(node, self) { reduce(key, below: node, from: node.pointee.first) }
      if let value { merge(key, value, into: &result) }
    }
    return result
  }

  /// The writers of a key below some siblings, in order of the tree; nil stands for a default value.
  private func collect(
    _ key: ObjectIdentifier, from first: NodeRef?, into contributors: inout ContiguousArray<NodeRef?>
  ) {
    var sibling = first
    while let node = sibling {
      sibling = node.pointee.next
      let flags = node.pointee.flags
      guard !flags.contains(.removed), !node.isDormantCandidate else { continue }
      guard flags.contains(.hasPreferences) else {
        // A dynamic container with something in it contributes the default (reports B6).
        if node.contributesDefault { contributors.append(nil) }
        continue
      }
      switch node.pointee.kind {
      case .preferenceWriter where node.object(PreferenceWriter.self).key == key:
        // What is below it is its own to merge or to replace.
        contributors.append(node)
      case .overlay:
        // The primary content is the second child; it comes first, as it is drawn first.
        if let secondary = node.pointee.first {
          collect(key, from: secondary.pointee.next, into: &contributors)
          if secondary.pointee.flags.contains(.hasPreferences) {
            collect(key, from: secondary.pointee.first, into: &contributors)
          }
        }
      default:
        let count = contributors.count
        collect(key, from: node.pointee.first, into: &contributors)
        if contributors.count == count, node.contributesDefault { contributors.append(nil) }
      }
    }
  }

  private func merge<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value, into result: inout Key.Value?) {
    guard result != nil else {
      result = value
      return
    }
    statistics.preferenceReductions += 1
    Key.reduce(value: &result!) { value }
  }
}

extension UnsafeMutablePointer where Pointee == Node {
  var isDynamicContainer: Bool {
    pointee.kind == .forEach || pointee.kind == .lazyForEach || pointee.kind == .conditional
  }

  /// Whether it is a dynamic container that holds at least one element.
  var contributesDefault: Bool {
    isDynamicContainer && NodeRef.firstElement(from: pointee.first) != nil
  }
}
