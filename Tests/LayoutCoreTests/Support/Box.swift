import Foundation
import LayoutCore

/// A small view tree for tests, just enough to write down the scenes of the public cases.
class Box {
  var name: String?
  var priority: Double { 0 }
  var spacing: Spacing { .plain }
  /// How often the box was asked for its size.
  var queries = 0

  final func size(_ proposal: Proposal) -> CGSize {
    queries += 1
    return measure(proposal)
  }

  func measure(_ proposal: Proposal) -> CGSize { proposal.replacingUnspecified() }
  /// The explicit value of a guide, nil for none.
  func explicit(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? { nil }
  func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    if let name { frames[name] = CGRect(origin: origin, size: measure(proposal)) }
  }

  final func guide(_ key: AlignmentKey, _ size: CGSize, _ proposal: Proposal) -> CGFloat {
    explicit(key, proposal) ?? key.defaultValue(in: ViewDimensions(size: size))
  }

  /// The frames of all named boxes, the box being centred in a host.
  final func frames(in host: CGSize) -> [String: CGRect] {
    let proposal = Proposal(host)
    let size = size(proposal)
    var frames: [String: CGRect] = [:]
    place(
      at: CGPoint(x: (host.width - size.width) / 2, y: (host.height - size.height) / 2), proposal,
      into: &frames)
    return frames
  }
}

/// A colour: takes what it is offered, 10 points where nothing is.
final class Fill: Box {
  init(_ name: String? = nil) {
    super.init()
    self.name = name
  }
}

/// A box whose lengths stay between bounds.
final class Range: Box {
  var minimum: CGSize
  var ideal: CGSize
  var maximum: CGSize

  init(
    _ name: String? = nil, width: ClosedRange<CGFloat>, ideal: CGFloat? = nil,
    height: ClosedRange<CGFloat> = 10...10
  ) {
    minimum = CGSize(width: width.lowerBound, height: height.lowerBound)
    self.ideal = CGSize(width: ideal ?? width.lowerBound, height: height.lowerBound)
    maximum = CGSize(width: width.upperBound, height: height.upperBound)
    super.init()
    self.name = name
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let size = proposal.replacingUnspecified(by: ideal)
    return CGSize(
      width: min(max(size.width, minimum.width), maximum.width),
      height: min(max(size.height, minimum.height), maximum.height))
  }
}

final class Gap: Box {
  var axis: LayoutAxis
  var minimum: CGFloat

  init(named name: String? = nil, _ axis: LayoutAxis, minimum: CGFloat = 8) {
    self.axis = axis
    self.minimum = minimum
    super.init()
    self.name = name
  }

  override var priority: Double { -.infinity }
  override var spacing: Spacing { .spacer(along: axis) }
  override func measure(_ proposal: Proposal) -> CGSize {
    let length = proposal[axis]
    return CGSize(main: length > minimum ? length : minimum, cross: 0, axis: axis)
  }
}

class Wrapper: Box {
  let child: Box
  init(_ name: String?, _ child: Box) {
    self.child = child
    super.init()
    self.name = name
  }
}

final class Prioritised: Wrapper {
  let value: Double
  init(_ value: Double, _ child: Box) {
    self.value = value
    super.init(nil, child)
  }
  override var priority: Double { value }
  override var spacing: Spacing { child.spacing }
  override func measure(_ proposal: Proposal) -> CGSize { child.size(proposal) }
  override func explicit(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    child.explicit(key, proposal)
  }
  override func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    child.place(at: origin, proposal, into: &frames)
  }
}

final class Guided: Wrapper {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
  init(_ key: AlignmentKey, _ child: Box, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
    super.init(nil, child)
  }
  override var spacing: Spacing { child.spacing }
  override func measure(_ proposal: Proposal) -> CGSize { child.size(proposal) }
  override func explicit(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    key == self.key ? value(ViewDimensions(size: measure(proposal))) : child.explicit(key, proposal)
  }
  override func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    child.place(at: origin, proposal, into: &frames)
  }
}

final class Padded: Wrapper {
  let insets: Insets
  init(
    named name: String? = nil, top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0,
    trailing: CGFloat = 0, _ child: Box
  ) {
    insets = Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    super.init(name, child)
  }
  override var spacing: Spacing { child.spacing.resetting(insets.resetEdges) }
  override func measure(_ proposal: Proposal) -> CGSize {
    insets.size(around: child.size(insets.childProposal(proposal)))
  }
  override func explicit(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    child.explicit(key, insets.childProposal(proposal)).map {
      $0 + (key.axis == .horizontal ? insets.leading : insets.top)
    }
  }
  override func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    super.place(at: origin, proposal, into: &frames)
    child.place(
      at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), insets.childProposal(proposal),
      into: &frames)
  }
}

final class Framed: Wrapper {
  let frame: FixedFrame
  let alignment: Alignment
  init(
    named name: String? = nil, _ width: CGFloat?, _ height: CGFloat?, alignment: Alignment = .center,
    _ child: Box
  ) {
    frame = FixedFrame(width: width, height: height)
    self.alignment = alignment
    super.init(name, child)
  }
  override var spacing: Spacing { child.spacing.resetting(frame.resetEdges) }
  override func measure(_ proposal: Proposal) -> CGSize { frame.size(proposal) { child.size($0) } }
  override func explicit(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? { nil }
  override func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    super.place(at: origin, proposal, into: &frames)
    child.place(in: measure(proposal), at: origin, frame.childProposal(proposal), alignment, into: &frames)
  }
}

final class Flexible: Wrapper {
  let frame: FlexibleFrame
  init(_ name: String?, _ frame: FlexibleFrame, _ child: Box) {
    self.frame = frame
    super.init(name, child)
  }
  override var spacing: Spacing { child.spacing.resetting(frame.resetEdges) }
  override func measure(_ proposal: Proposal) -> CGSize { frame.size(proposal) { child.size($0) } }
  override func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    super.place(at: origin, proposal, into: &frames)
    let size = measure(proposal)
    child.place(in: size, at: origin, frame.childProposal(proposal, size: size), .center, into: &frames)
  }
}

final class Ratio: Wrapper {
  let ratio: AspectRatio
  init(_ ratio: CGFloat?, _ mode: AspectRatio.Mode, _ child: Box) {
    self.ratio = AspectRatio(ratio, mode: mode)
    super.init(nil, child)
  }
  override func measure(_ proposal: Proposal) -> CGSize {
    child.size(ratio.childProposal(proposal) { child.size($0) })
  }
  override func place(at origin: CGPoint, _ proposal: Proposal, into frames: inout [String: CGRect]) {
    child.place(at: origin, ratio.childProposal(proposal) { child.size($0) }, into: &frames)
  }
}

extension Box {
  /// Places the box in a frame of a size.
  final func place(
    in size: CGSize, at origin: CGPoint, _ proposal: Proposal, _ alignment: Alignment,
    into frames: inout [String: CGRect]
  ) {
    let own = measure(proposal)
    let frame = ViewDimensions(size: size)
    place(
      at: CGPoint(
        x: origin.x
          + alignedOffset(
            outer: frame[alignment.horizontal], inner: guide(alignment.horizontal.key, own, proposal)),
        y: origin.y
          + alignedOffset(
            outer: frame[alignment.vertical], inner: guide(alignment.vertical.key, own, proposal))),
      proposal, into: &frames)
  }
}
