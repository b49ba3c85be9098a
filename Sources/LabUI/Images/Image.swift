/// A picture or a symbol, by its name.
///
/// It is as large as the catalogue in the environment says (``ImageCatalog``), or for a symbol as its font says,
/// whatever it is offered; only a ``resizable(capInsets:resizingMode:)`` one takes what it is offered.
public struct Image: Equatable, Sendable {
  /// Where an image comes from.
  enum Source: Hashable, Sendable {
    case named(String)
    case symbol(String)
  }

  let source: Source
  var isResizable = false
  /// What it is read out as; nil for its name, empty for nothing.
  var label: Text?

  /// How large a symbol is beside text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// 0.81 of the medium size, measured at 13 points.
    case small
    /// The size of the font.
    case medium
    /// 1.28 of the medium size, measured at 13 points.
    case large
  }

  /// How an image fills more room than it has points.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How an image is painted.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask of the foreground colour.
    case template
    /// As it is.
    case original
  }

  /// How carefully an image is painted at another size than its own.
  public enum Interpolation: Hashable, Sendable {
    /// Not smoothed.
    case none
    /// Fast.
    case low
    /// In between.
    case medium
    /// Well.
    case high
  }

  /// Which way up an image is.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is.
    case up
    /// Mirrored.
    case upMirrored
    /// Turned by half.
    case down
    /// Turned by half and mirrored.
    case downMirrored
    /// Turned to the left.
    case left
    /// Turned to the left and mirrored.
    case leftMirrored
    /// Turned to the right.
    case right
    /// Turned to the right and mirrored.
    case rightMirrored
  }

  /// Makes an image of the catalogue, which is read out by its name.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Makes an image of the catalogue that is read out as a text.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label
  }

  /// Makes an image of the catalogue that is not read out.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    label = Text(verbatim: "")
  }

  /// Makes a symbol.
  nonisolated public init(systemName: String) { source = .symbol(systemName) }

  /// Makes a symbol that shows a value; the value changes no size.
  nonisolated public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

  /// The image taking what it is offered, or its own length where nothing is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Accepted; the foreground colour of images is not in the display list.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Accepted; it changes no frame.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Accepted; it changes no frame.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Accepted; colours of symbols are not in the display list.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
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
      _ = object.resolve(cursor.environment.values.builtIn)
      object.raiseBaseline(node)
    } else {
      let object = node.object(ImageObject.self)
      if object.image != view {
        object.image = view
        let change = object.resolve(cursor.environment.values.builtIn)
        if change == .resized {
          object.raiseBaseline(node)
          node.markSize()
        }
        if change != .same { cursor.graph.noteDrawing(node.pointee.leaf) }
      }
    }
    cursor.end(resume)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}
