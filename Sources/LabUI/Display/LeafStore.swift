/// Something that draws: where it belongs and where it is shown.
///
/// Frames are relative to the nearest effect that moves or scales its content (or the window), so that a leaf inside
/// does not animate when only the effect moves.
struct DisplayLeaf {
  var node: NodeRef?
  var effect: Unmanaged<EffectObject>?
  var transactions: Unmanaged<TransactionScope>?
  /// The final frame.
  var target = Vector4(SIMD4(repeating: .nan))
  /// The target before this pass began, while `isChanged`.
  var before = Vector4.zero
  /// Its place among the running leaf animations, or -1.
  var animation: Int32 = -1
  /// Its place in the display list, or -1.
  var slot: Int32 = -1
  var isChanged = false
  var isListed = false
}

/// The leaves in one buffer, reused when freed.
struct LeafStore {
  private(set) var items: UnsafeMutablePointer<DisplayLeaf>
  private(set) var count = 0
  private var capacity = 64
  private var free: [Int32] = []

  init() { items = .allocate(capacity: 64) }

  mutating func allocate(_ node: NodeRef, _ transactions: TransactionScope) -> Int32 {
    var leaf = DisplayLeaf()
    leaf.node = node
    leaf.transactions = .passUnretained(transactions)
    if let index = free.popLast() {
      items[Int(index)] = leaf
      return index
    }
    if count == capacity {
      let larger = UnsafeMutablePointer<DisplayLeaf>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: items, count: count)
      items.deallocate()
      items = larger
      capacity *= 2
    }
    (items + count).initialize(to: leaf)
    count += 1
    return Int32(count - 1)
  }

  mutating func release(_ index: Int32) {
    items[Int(index)] = DisplayLeaf()
    free.append(index)
  }

  func deallocate() { items.deallocate() }
}
