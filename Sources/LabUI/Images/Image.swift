/// A picture by name, or a symbol.
///
/// There are no files behind it: a picture is as large as the environment's catalogue says, a symbol as its font makes it.
public struct Image: Equatable, Sendable {
  enum Source: Hashable, Sendable {
    case picture(String)
    case symbol(String)

    var name: String {
      switch self {
      case .picture(let name), .symbol(let name): name
      }
    }
  }

  let source: Source
  var isResizable = false
  /// The font and scale that the image says of itself.
  var ownFont: Font??
  var ownScale: Scale?

  /// Makes a picture of a name in the environment's ``ImageCatalog``.
  public init(_ name: String, bundle: Bundle? = nil) { source = .picture(name) }
  /// Makes a picture with a label for assistive technologies.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .picture(name) }
  /// Makes a picture that assistive technologies pass over.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .picture(name) }
  /// Makes a symbol.
  public init(systemName: String) { source = .symbol(systemName) }
  /// Makes a symbol that shows a value.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than usual.
    case small
    /// The usual size.
    case medium
    /// Larger than usual.
    case large

    var metrics: SymbolMetrics.Scale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How a picture is made larger.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating it.
    case tile
    /// By stretching it.
    case stretch
  }

  /// How a picture is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground's colour.
    case template
    /// In its own colours.
    case original
  }

  /// How a scaled picture is smoothed.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Fast.
    case low
    /// In between.
    case medium
    /// Well.
    case high
  }

  /// The image as large as the room that it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Accepted; no picture is drawn.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Accepted; no picture is drawn.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Accepted; no picture is drawn.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The image with a font of its own, which makes a symbol as large.
  public func font(_ font: Font?) -> Image {
    var copy = self
    copy.ownFont = .some(font)
    return copy
  }

  /// The image with a scale of its own.
  public func imageScale(_ scale: Scale) -> Image {
    var copy = self
    copy.ownScale = scale
    return copy
  }
}

extension Image: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Image, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    let node = cursor.take(.leaf)
    if cursor.isMaking {
      let object = ImageObject(view)
      node.pointee.object = .passRetained(object)
      node.pointee.leaf = cursor.graph.leaves.allocate(node, cursor.transactions)
      // A symbol has a baseline of its own.
      node.pointee.parent?.raise(.hasText)
      node.pointee.flags.insert(.hasText)
      _ = object.resolve(cursor.environment.values.builtIn)
    } else {
      let object = node.object(ImageObject.self)
      if object.image != view {
        object.image = view
        if object.resolve(cursor.environment.values.builtIn) != .same { node.markSize() }
        cursor.graph.noteDrawing(node.pointee.leaf)
      }
    }
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// An image with its size in its environment.
private final class ImageObject: LeafObject {
  var image: Image
  private var ideal = CGSize.zero
  private var isResizable = false
  private var baseline = CGFloat.nan
  /// The middle of the capital letters beside a symbol, from its top.
  private var capCenter = CGFloat.nan

  init(_ image: Image) { self.image = image }

  override func size(_ proposal: Proposal, _ node: NodeRef) -> CGSize {
    isResizable ? proposal.replacingUnspecified(by: ideal) : ideal
  }

  override func guide(_ key: AlignmentKey) -> CGFloat {
    guard !isResizable else { return .nan }
    return key == .firstTextLineCenter ? capCenter : baseline
  }

  override var content: DisplayItem.Content { .image(image.source.name) }

  override func resolve(_ environment: EnvironmentValues.BuiltIn) -> Change {
    let old = (ideal, isResizable, baseline, capCenter)
    isResizable = image.isResizable
    switch image.source {
    case .picture(let name):
      ideal = environment.images.catalog.size(of: name)
      baseline = .nan
      capCenter = .nan
    case .symbol(let name): resolveSymbol(name, environment)
    }
    let isSame =
      old.0 == ideal && old.1 == isResizable && (old.2 == baseline || old.2.isNaN && baseline.isNaN)
      && (old.3 == capCenter || old.3.isNaN && capCenter.isNaN)
    return isSame ? .same : .resized
  }

  private func resolveSymbol(_ name: String, _ environment: EnvironmentValues.BuiltIn) {
    var attributes = environment.text.attributes
    if let font = image.ownFont { attributes.font = .some(font) }
    let font = environment.text.resolve(attributes)
    let pixel = 1 / Double(environment.displayScale)
    let scale = image.ownScale ?? environment.images.scale
    var metrics = SymbolMetrics(name: name, font: font, scale: scale.metrics, pixel: pixel)
    if let size = environment.images.catalog.symbolSize(of: name) {
      metrics = SymbolMetrics(width: size.width, height: size.height, descent: 0)
    }
    ideal = CGSize(width: metrics.width, height: metrics.height)
    baseline = CGFloat(metrics.height - metrics.descent)
    // Measured on Apple's SwiftUI (swiftui-web): a symbol takes the height of capitals as whole pixels.
    let cap = environment.text.measurer.lineMetrics(for: font, pixel: pixel).capHeight
    capCenter = baseline - CGFloat((cap / pixel).rounded() * pixel / 2)
  }
}
