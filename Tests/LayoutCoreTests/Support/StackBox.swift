import Foundation
import LayoutCore

/// A stack of boxes: what an engine does around a `StackSolver`.
final class StackBox: Box, StackContent {
  let axis: LayoutAxis
  let gap: CGFloat?
  let key: AlignmentKey
  var children: [Box]
  let solver: StackSolver

  init(
    named name: String? = nil, _ axis: LayoutAxis, _ gap: CGFloat? = nil, key: AlignmentKey? = nil,
    _ children: [Box]
  ) {
    self.axis = axis
    self.gap = gap
    self.key = key ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.children = children
    solver = StackSolver(axis: axis)
    super.init()
    self.name = name
  }

  var count: Int { children.count }
  func priority(_ index: Int) -> Double { children[index].priority }
  func size(_ index: Int, _ proposal: Proposal) -> CGSize { children[index].size(proposal) }
  func guide(_ index: Int, size: CGSize, proposal: Proposal) -> CGFloat {
    children[index].guide(key, size, proposal)
  }
  func gap(after index: Int) -> CGFloat {
    gap ?? children[index].spacing.distance(to: children[index + 1].spacing, along: axis)
  }

  override var priority: Double { children.isEmpty ? -.infinity : 0 }
  override var spacing: Spacing { .ofStack(children.map(\.spacing), along: axis) }

  override func measure(_ proposal: Proposal) -> CGSize { solver.solve(proposal, self) }

  private func solveForPlacing(_ proposal: Proposal) {
    _ = solver.solve(proposal, self)
    _ = solver.solve(solver.placementProposal(proposal), self)
  }

  override func explicit(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    solveForPlacing(proposal)
    var merged: CGFloat?
    var values = 0
    for index in children.indices {
      guard let value = children[index].explicit(key, solver.childProposal(index)) else { continue }
      let origin = solver.origin(index)
      merged = key.combine(value + origin[key.axis], into: merged, count: values)
      values += 1
    }
    return merged
  }

  override func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    solveForPlacing(proposal)
    if let name { frames[name] = CGRect(origin: origin, size: solver.size) }
    for index in children.indices {
      let child = solver.origin(index)
      children[index].place(
        at: CGPoint(x: origin.x + child.x, y: origin.y + child.y), solver.childProposal(index), into: &frames)
    }
  }
}

/// A ZStack of boxes.
final class ZStackBox: Box, ZStackContent {
  let alignment: Alignment
  let children: [Box]

  init(named name: String? = nil, _ alignment: Alignment, _ children: [Box]) {
    self.alignment = alignment
    self.children = children
    super.init()
    self.name = name
  }

  var count: Int { children.count }
  func priority(_ index: Int) -> Double { children[index].priority }
  func size(_ index: Int, _ proposal: Proposal) -> CGSize { children[index].size(proposal) }
  func guides(_ index: Int, size: CGSize, proposal: Proposal) -> CGPoint {
    CGPoint(
      x: children[index].guide(alignment.horizontal.key, size, proposal),
      y: children[index].guide(alignment.vertical.key, size, proposal))
  }

  override func measure(_ proposal: Proposal) -> CGSize { DepthLayout(proposal, self).size }

  override func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    let layout = DepthLayout(proposal, self)
    if let name { frames[name] = CGRect(origin: origin, size: layout.size) }
    for index in children.indices {
      let size = children[index].size(layout.childProposal)
      let child = layout.origin(index, childSize: size, self)
      children[index].place(
        at: CGPoint(x: origin.x + child.x, y: origin.y + child.y), layout.childProposal, into: &frames)
    }
  }
}

func hstack(
  named name: String? = nil, gap: CGFloat? = nil, key: AlignmentKey? = nil, _ children: Box...
) -> StackBox {
  StackBox(named: name, .horizontal, gap, key: key, children)
}

func vstack(
  named name: String? = nil, gap: CGFloat? = nil, key: AlignmentKey? = nil, _ children: Box...
) -> StackBox {
  StackBox(named: name, .vertical, gap, key: key, children)
}

/// A colour of a fixed size.
func fixed(_ name: String?, _ width: CGFloat, _ height: CGFloat) -> Framed {
  Framed(width, height, Fill(name))
}
