/// The layout of an `HStack` as a value, to be put into an `AnyLayout`.
public struct HStackLayout: Layout {
  /// The guide across the row.
  public var alignment: VerticalAlignment
  /// The distance of neighbours in points; nil: as they prefer.
  public var spacing: CGFloat?

  /// Makes the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Its views follow one another horizontally.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  /// Makes what a stack keeps.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache(.horizontal) }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    StackSubviews(subviews, .horizontal, alignment.key, spacing).size(proposal.proposal, cache.solver)
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) {
    StackSubviews(subviews, .horizontal, alignment.key, spacing)
      .place(bounds.origin, proposal.proposal, cache.solver)
  }

  /// The spacing of a row.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    ViewSpacing(.ofStack(subviews.map(\.spacing.spacing), along: .horizontal))
  }
}

/// The layout of a `VStack` as a value, to be put into an `AnyLayout`.
public struct VStackLayout: Layout {
  /// The guide across the column.
  public var alignment: HorizontalAlignment
  /// The distance of neighbours in points; nil: as they prefer.
  public var spacing: CGFloat?

  /// Makes the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Its views follow one another vertically.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  /// Makes what a stack keeps.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache(.vertical) }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    StackSubviews(subviews, .vertical, alignment.key, spacing).size(proposal.proposal, cache.solver)
  }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) {
    StackSubviews(subviews, .vertical, alignment.key, spacing)
      .place(bounds.origin, proposal.proposal, cache.solver)
  }

  /// The spacing of a column.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    ViewSpacing(.ofStack(subviews.map(\.spacing.spacing), along: .vertical))
  }
}

/// The layout of a `ZStack` as a value, to be put into an `AnyLayout`.
public struct ZStackLayout: Layout {
  /// The guides on which the views lie.
  public var alignment: Alignment

  /// Makes the layout of a stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The union of the aligned views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    DepthLayout(proposal.proposal, DepthSubviews(subviews: subviews, alignment: alignment)).size
  }

  /// Places the views one over the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let content = DepthSubviews(subviews: subviews, alignment: alignment)
    let layout = DepthLayout(proposal.proposal, content)
    for (index, subview) in subviews.enumerated() {
      let origin = layout.origin(
        index, childSize: content.size(index, layout.childProposal), content)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(layout.childProposal))
    }
  }
}

/// What the layout of a stack keeps while its views stay the same.
public struct _StackLayoutCache {
  let solver: StackSolver
  init(_ axis: LayoutAxis) { solver = StackSolver(axis: axis) }
}

/// The views of a stack layout as the solver asks about them.
private struct StackSubviews: StackContent {
  let subviews: LayoutSubviews
  let axis: LayoutAxis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  init(_ subviews: LayoutSubviews, _ axis: LayoutAxis, _ alignment: AlignmentKey, _ spacing: CGFloat?) {
    self.subviews = subviews
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map(\.orZero)
  }

  var count: Int { subviews.count }
  func priority(_ index: Int) -> Double { subviews[index].priority }
  func size(_ index: Int, _ proposal: Proposal) -> CGSize {
    subviews.graph.size(subviews.nodes[index], proposal)
  }
  func guide(_ index: Int, size: CGSize, proposal: Proposal) -> CGFloat {
    subviews.graph.guide(subviews.nodes[index], alignment, proposal, size)
  }
  func gap(after index: Int) -> CGFloat {
    spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
  }

  func size(_ proposal: Proposal, _ solver: StackSolver) -> CGSize {
    // A stack of nothing has no size, whatever it is offered.
    subviews.isEmpty ? .zero : solver.solve(proposal, self)
  }

  func place(_ origin: CGPoint, _ proposal: Proposal, _ solver: StackSolver) {
    guard !subviews.isEmpty else { return }
    _ = solver.solve(proposal, self)
    let settled = solver.placementProposal(proposal)
    if !settled.isSame(as: proposal) { _ = solver.solve(settled, self) }
    for index in subviews.indices {
      let own = solver.origin(index)
      subviews[index].place(
        at: CGPoint(x: origin.x + own.x, y: origin.y + own.y),
        proposal: ProposedViewSize(solver.childProposal(index)))
    }
  }
}

/// The views of a layout in depth as the solver asks about them.
private struct DepthSubviews: ZStackContent {
  let subviews: LayoutSubviews
  let alignment: Alignment

  var count: Int { subviews.count }
  func priority(_ index: Int) -> Double { subviews[index].priority }
  func size(_ index: Int, _ proposal: Proposal) -> CGSize {
    subviews.graph.size(subviews.nodes[index], proposal)
  }
  func guides(_ index: Int, size: CGSize, proposal: Proposal) -> CGPoint {
    let node = subviews.nodes[index]
    return CGPoint(
      x: subviews.graph.guide(node, alignment.horizontal.key, proposal, size),
      y: subviews.graph.guide(node, alignment.vertical.key, proposal, size))
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
