import Foundation
import LabUI
import Testing

/// Whatever happened before, a window shows what a fresh one with the same state shows.
@MainActor @Suite struct IncrementalTests {
  /// How many trees are tried; the variable `LAB_RANDOM_TREES` asks for more than the usual 200.
  nonisolated static let trees =
    ProcessInfo.processInfo.environment["LAB_RANDOM_TREES"].flatMap { Int($0) }.map { max($0, 1) } ?? 200

  /// 200 trees of 50 changes: 10,000 steps.
  ///
  /// A failure names its seed and step; the tree and the change are printed.
  @Test(arguments: 0..<trees) func incrementalEqualsFromScratch(seed: Int) throws {
    try Self.run(seed: UInt64(seed), steps: 50)
  }

  static func run(seed: UInt64, steps: Int) throws {
    var factory = TreeFactory(seed: seed)
    let root = factory.make(depth: 4)
    var size = CGSize(width: 200, height: 200)
    let host = ViewHost(size: size) { TreeRoot(node: root) }
    for step in 0..<steps {
      var change = "resize"
      if factory.random.chance(5) {
        size = CGSize(width: factory.random.int(0..<300), height: factory.random.int(0..<300))
        host.size = size
      } else if factory.random.chance(60) {
        change = withAnimation(.linear(duration: 0.3)) { factory.change(root) }
      } else {
        change = factory.change(root)
      }
      if factory.random.chance(30) {
        // A change in the midst of another.
        host.advance(by: 0.1)
        if factory.random.chance(50) { change += "; " + withAnimation { factory.change(root) } }
        host.advance(by: 0.05)
      }
      host.settle()
      let fresh = ViewHost(size: size) { TreeRoot(node: root) }
      fresh.settle()
      let difference = firstDifference(host.displayList, fresh.displayList)
      guard difference == nil else {
        Issue.record(
          "seed \(seed), step \(step), \(change): \(difference ?? "")\nsize \(size)\n\(root.description)")
        return
      }
    }
  }

  static func firstDifference(_ a: [DisplayItem], _ b: [DisplayItem]) -> String? {
    for (index, (a, b)) in zip(a, b).enumerated() where !isSame(a, b) {
      return "item \(index): \(a) instead of \(b)"
    }
    return a.count == b.count ? nil : "\(a.count) items instead of \(b.count)"
  }

  static func isSame(_ a: CGRect?, _ b: CGRect?) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    return abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height)
      < 1e-6
  }

  static func isSame(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }
    let isHidden = a.visibleFrame.isNull && b.visibleFrame.isNull
    // Behind a row of a lazy container that is not made, places are estimates.
    if a.content == b.content, isHidden, a.clip != nil, b.clip != nil { return true }
    return a.content == b.content && abs(a.opacity - b.opacity) < 1e-9 && a.isRemoved == b.isRemoved
      && near(a.frame.origin.x, b.frame.origin.x) && near(a.frame.origin.y, b.frame.origin.y)
      && near(a.frame.width, b.frame.width) && near(a.frame.height, b.frame.height)
      && isSame(a.clip, b.clip)
  }
}
