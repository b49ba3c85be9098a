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
  /// Explicit guides already merged of its children, like sizes forgotten with any change below.
  private var guides: [(key: AlignmentKey, proposal: Proposal, value: CGFloat)] = []

  final func forget() {
    memory.removeAll()
    guides.removeAll(keepingCapacity: true)
  }

  final func guide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    guides.first { $0.key == key && $0.proposal.isSame(as: proposal) }?.value
  }

  final func store(_ key: AlignmentKey, _ proposal: Proposal, _ value: CGFloat) {
    if guides.count == 4 { guides.removeFirst() }
    guides.append((key, proposal, value))
  }
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

  /// What it answered, by size, while that is little enough to ask again.
  private var answers: [(proposal: Proposal, size: CGSize, value: CGFloat)] = []
  private var hasManyAnswers = false

  init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
    maker = Tracking.current
  }

  /// The guide's value in a view of these dimensions.
  func callAsFunction(_ dimensions: ViewDimensions) -> CGFloat {
    let result = Tracking.with(maker) { value(dimensions) }
    if !hasManyAnswers { note(dimensions, result) }
    return result
  }

  private func note(_ dimensions: ViewDimensions, _ result: CGFloat) {
    for index in answers.indices
    where answers[index].size == dimensions.size && answers[index].proposal.isSame(as: dimensions.proposal) {
      // Another answer than before: what it stands on has changed, and with it all that was computed from the old one.
      answers[index].value = result
      return
    }
    answers.append((dimensions.proposal, dimensions.size, result))
    if answers.count > 4 { hasManyAnswers = true }
  }

  /// Takes over a new rule where everything will be asked anew in any case.
  func replace(_ newKey: AlignmentKey, _ newValue: @escaping (ViewDimensions) -> CGFloat) {
    key = newKey
    value = newValue
    answers = []
    hasManyAnswers = false
  }

  /// Takes over a new rule; true when something that was answered may be answered differently now.
  ///
  /// Two closures cannot be compared. But all that depends on a guide are the answers it gave: if the new closure gives
  /// the same ones, or none was ever asked for, nothing has changed.
  func update(
    _ newKey: AlignmentKey, _ newValue: @escaping (ViewDimensions) -> CGFloat,
    dimensions: (Proposal, CGSize, (ViewDimensions) -> CGFloat) -> CGFloat
  ) -> Bool {
    let isSameKey = key == newKey
    key = newKey
    value = newValue
    let isSame =
      isSameKey && !hasManyAnswers
      && answers.allSatisfy { answer in
        let new = dimensions(answer.proposal, answer.size) { dimensions in
          Tracking.with(maker) { newValue(dimensions) }
        }
        return new == answer.value || new.isNaN && answer.value.isNaN
      }
    if !isSame {
      answers = []
      hasManyAnswers = false
    }
    return !isSame
  }
}
