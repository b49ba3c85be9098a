/// Sizes already answered for three proposals: what a stack's parent asks (zero, infinity, a share).
struct SizeMemory {
  private var entries = (
    SIMD4<Double>(repeating: .nan), SIMD4<Double>(repeating: .nan), SIMD4<Double>(repeating: .nan)
  )
  private var used: UInt8 = 0
  private var next: UInt8 = 0

  mutating func removeAll() {
    used = 0
    next = 0
  }

  func size(_ proposal: Proposal) -> CGSize? {
    if used > 0, Self.matches(entries.0, proposal) { return CGSize(width: entries.0.z, height: entries.0.w) }
    if used > 1, Self.matches(entries.1, proposal) { return CGSize(width: entries.1.z, height: entries.1.w) }
    if used > 2, Self.matches(entries.2, proposal) { return CGSize(width: entries.2.z, height: entries.2.w) }
    return nil
  }

  mutating func store(_ proposal: Proposal, _ size: CGSize) {
    let entry = SIMD4(
      Double(proposal.width), Double(proposal.height), Double(size.width), Double(size.height))
    switch next {
    case 0: entries.0 = entry
    case 1: entries.1 = entry
    default: entries.2 = entry
    }
    used = max(used, next + 1)
    next = (next + 1) % 3
  }

  static func matches(_ entry: SIMD4<Double>, _ proposal: Proposal) -> Bool {
    let width = Double(proposal.width)
    let height = Double(proposal.height)
    return (entry.x == width || entry.x.isNaN && width.isNaN)
      && (entry.y == height || entry.y.isNaN && height.isNaN)
  }
}

/// What a container of several children keeps.
@usableFromInline class ContainerObject: NodeObject {
  /// Its layout children, flattened; rebuilt after a structural change.
  final var children: ContiguousArray<NodeRef> = []
  final var memory = SizeMemory()
}

/// A horizontal or vertical stack.
@usableFromInline final class StackObject: ContainerObject {
  let solver: StackSolver
  let axis: LayoutAxis
  /// NaN: by the children's preferences.
  var spacing: CGFloat
  /// The guide across the axis.
  var alignment: AlignmentKey

  init(axis: LayoutAxis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing ?? .nan
    solver = StackSolver(axis: axis)
  }
}

/// A stack in depth.
@usableFromInline final class ZStackObject: ContainerObject {
  var alignment: Alignment
  init(alignment: Alignment) { self.alignment = alignment }
}

/// A frame with bounds.
@usableFromInline final class FlexibleFrameObject: NodeObject {
  var frame: FlexibleFrame
  init(_ frame: FlexibleFrame) { self.frame = frame }
}

/// An alignment guide with its rule.
@usableFromInline final class GuideObject: NodeObject {
  var key: AlignmentKey
  var value: (ViewDimensions) -> CGFloat
  /// The record in whose body the closure was made: an ancestor, so it lives as long.
  unowned(unsafe) let maker: Record?

  init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
    maker = Tracking.current
  }
}
