/// What an image or a symbol draws and how large it is.
final class ImageObject: LeafObject {
  var image: Image
  private var look = Look()

  /// What follows from the image and its environment.
  private struct Look: Equatable {
    /// The name that is shown: with the variant.
    var name = ""
    var size = CGSize.zero
    /// From the top to the baseline; nil for the bottom edge.
    var baseline: CGFloat?
    /// From the top to the middle of the capital letters beside it; nil for its own middle.
    var lineCenter: CGFloat?
    var isResizable = false
  }

  init(_ image: Image) { self.image = image }

  override func size(_ proposal: Proposal, _ node: NodeRef) -> CGSize {
    look.isResizable ? proposal.replacingUnspecified(by: look.size) : look.size
  }

  override var content: DisplayItem.Content { .image(look.name) }

  override func baseline(isLast: Bool) -> CGFloat { look.baseline ?? .nan }

  override var firstLineCenter: CGFloat { look.lineCenter ?? .nan }

  /// Lets those around it ask for its baseline, if it has one.
  func raiseBaseline(_ node: NodeRef) {
    guard look.baseline != nil else { return }
    node.pointee.parent?.raise(.hasText)
    node.pointee.flags.insert(.hasText)
  }

  override func resolve(_ environment: EnvironmentValues.BuiltIn) -> Change {
    let new = look(in: environment)
    defer { look = new }
    if new == look { return .same }
    var renamed = look
    renamed.name = new.name
    return new == renamed ? .redrawn : .resized
  }

  private func look(in environment: EnvironmentValues.BuiltIn) -> Look {
    switch image.source {
    case .named(let name):
      return Look(
        name: name, size: environment.images.catalog.size(of: name), isResizable: image.isResizable)
    case .symbol(let symbol):
      let name = environment.images.variants.name(of: symbol)
      let metrics = SymbolMetrics(name, environment)
      guard metrics.isKnown, !image.isResizable else {
        return Look(name: name, size: metrics.size, isResizable: image.isResizable)
      }
      let baseline = metrics.size.height - CGFloat(metrics.descent)
      return Look(
        name: name, size: metrics.size, baseline: baseline,
        lineCenter: baseline - CGFloat(metrics.roundedCapHeight / 2))
    }
  }
}
