import LabUI
import Observation

/// A small random generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) {
    // Neighbouring seeds must not give one sequence, shifted.
    state = (seed &+ 1) &* 0xD134_2543_DE82_EF95
    state ^= state >> 29
  }

  mutating func next() -> UInt64 {
    // splitmix64
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { int(0..<100) < percent }
  mutating func pick<T>(_ values: [T]) -> T { values[int(0..<values.count)] }
}

/// One node of a random program, changed in place while a window shows it.
@MainActor @Observable final class TreeNode {
  enum Kind: Int, CaseIterable {
    case text, color, flexible, spacer
    case padding, frame, flexFrame, fixedSize, offset, scale, opacity, guide, priority, aspect, position,
      zIndex
    case border, hidden, matchedSource, matchedFollower, direction, font, preference, anchor, identity,
      transition
    case animation, lineLimit, erased, observer, clipped
    case hStack, vStack, zStack, group, overlay, background, reader, layer, optional, either, forEach, flow
    case scroll, lazyStack, lazyGrid, section, grid, fitting, switched, barred, grouped, visual
  }

  var kind: Kind
  var number: Int
  var other: Int
  var flag: Bool
  var children: [TreeNode]
  let id: Int

  init(_ kind: Kind, id: Int, number: Int, other: Int, flag: Bool, children: [TreeNode]) {
    self.kind = kind
    self.id = id
    self.number = number
    self.other = other
    self.flag = flag
    self.children = children
  }

  var description: String {
    let inner = children.isEmpty ? "" : "{" + children.map(\.description).joined(separator: ", ") + "}"
    return "\(kind)#\(id)(\(number), \(other), \(flag))" + inner
  }

  var count: Int { 1 + children.reduce(0) { $0 + $1.count } }
  var all: [TreeNode] { [self] + children.flatMap(\.all) }
}

/// Makes random trees and random changes to them.
@MainActor struct TreeFactory {
  var random: SeededGenerator
  private var nextID = 0
  private var sources = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func make(depth: Int) -> TreeNode {
    nextID += 1
    let id = nextID
    let all = TreeNode.Kind.allCases
    let kind: TreeNode.Kind
    if depth == 0 {
      kind = random.pick([.text, .color, .flexible, .spacer])
    } else {
      kind =
        random.chance(45)
        ? random.pick(all.filter { $0.rawValue >= TreeNode.Kind.hStack.rawValue }) : random.pick(all)
    }
    var children: [TreeNode] = []
    for _ in 0..<childCount(kind) { children.append(make(depth: depth - 1)) }
    return TreeNode(
      kind, id: id, number: random.int(0..<60), other: random.int(0..<6), flag: random.chance(50),
      children: children)
  }

  private mutating func childCount(_ kind: TreeNode.Kind) -> Int {
    switch kind {
    case .text, .color, .flexible, .spacer: 0
    case .overlay, .background, .either: 2
    case .hStack, .vStack, .zStack, .group, .forEach, .flow, .scroll, .lazyStack, .lazyGrid, .section, .grid,
      .fitting, .switched:
      random.int(0..<4)
    default: 1
    }
  }

  /// Changes one thing in a tree and says what.
  mutating func change(_ root: TreeNode) -> String {
    let nodes = root.all
    let node = random.pick(nodes)
    switch random.int(0..<8) {
    case 0, 1:
      node.number = random.int(0..<60)
      return "number of #\(node.id) = \(node.number)"
    case 2:
      node.other = random.int(0..<6)
      return "other of #\(node.id) = \(node.other)"
    case 3, 4:
      node.flag.toggle()
      return "flag of #\(node.id) = \(node.flag)"
    case 5:
      guard let list = nodes.filter({ $0.kind.isList }).randomElement(using: &random), root.count < 60 else {
        return "nothing"
      }
      let child = make(depth: random.int(0..<3))
      list.children.insert(child, at: random.int(0..<(list.children.count + 1)))
      return "insert \(child.description) into #\(list.id)"
    case 6:
      guard let list = nodes.filter({ $0.kind.isList && !$0.children.isEmpty }).randomElement(using: &random)
      else { return "nothing" }
      let child = list.children.remove(at: random.int(0..<list.children.count))
      return "remove #\(child.id) from #\(list.id)"
    default:
      guard let list = nodes.filter({ $0.kind.isList && $0.children.count > 1 }).randomElement(using: &random)
      else { return "nothing" }
      list.children.shuffle(using: &random)
      return "shuffle #\(list.id) to \(list.children.map(\.id))"
    }
  }
}

extension TreeNode.Kind {
  /// Whether its children have identity, so that their number may change.
  var isList: Bool {
    self == .forEach || self == .hStack || self == .vStack || self == .zStack || self == .flow
      || self == .group || self == .scroll || self == .lazyStack || self == .lazyGrid || self == .section
      || self == .grid || self == .fitting || self == .switched
  }
}
