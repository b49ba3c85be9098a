/// A colour, by name or by components, with an opacity.
///
/// As a view it takes all the room it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  enum Base: Hashable, Sendable {
    case named(String)
    case components(red: Double, green: Double, blue: Double)
  }

  let base: Base
  /// From 0 to 1.
  let alpha: Double

  private init(_ base: Base, alpha: Double) {
    self.base = base
    self.alpha = alpha
  }

  /// The colour spaces in which components can be given; all are taken as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space.
    case sRGB
    /// The standard space, linear.
    case sRGBLinear
    /// The wide space.
    case displayP3
  }

  /// A colour of components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.components(red: red, green: green, blue: blue), alpha: opacity)
  }

  /// A grey from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.components(red: white, green: white, blue: white), alpha: opacity)
  }

  /// A colour of hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(.components(red: component(5), green: component(3), blue: component(1)), alpha: opacity)
  }

  /// A named colour of the app's own.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name), alpha: 1) }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(base, alpha: opacity.isNaN ? alpha : alpha * min(max(opacity, 0), 1))
  }

  /// Red.
  public static let red = Color("red")
  /// Orange.
  public static let orange = Color("orange")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Green.
  public static let green = Color("green")
  /// Mint.
  public static let mint = Color("mint")
  /// Teal.
  public static let teal = Color("teal")
  /// Cyan.
  public static let cyan = Color("cyan")
  /// Blue.
  public static let blue = Color("blue")
  /// Indigo.
  public static let indigo = Color("indigo")
  /// Purple.
  public static let purple = Color("purple")
  /// Pink.
  public static let pink = Color("pink")
  /// Brown.
  public static let brown = Color("brown")
  /// White.
  public static let white = Color("white")
  /// Grey.
  public static let gray = Color("gray")
  /// Black.
  public static let black = Color("black")
  /// No colour.
  public static let clear = Color("clear")
  /// The colour of primary content.
  public static let primary = Color("primary")
  /// The colour of secondary content.
  public static let secondary = Color("secondary")
  /// The colour of what can be tapped, unless the environment has another.
  public static let accentColor = Color("accentColor")

  /// The name or the components, and the opacity if it is not 1.
  public var description: String {
    let name =
      switch base {
      case .named(let name): name
      case .components(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
      }
    return alpha == 1 ? name : "\(name) \(alpha)"
  }

  /// The colour in an environment: the accent colour is the environment's.
  func resolve(_ environment: EnvironmentValues.BuiltIn) -> Color {
    guard base == Color.accentColor.base, let accent = environment.accent else { return self }
    return accent.opacity(alpha)
  }
}

extension Color: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Color, _ cursor: inout _ViewCursor) {
    cursor.paint(.color, nil, view)
  }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { true }
}

/// What a colour or shape draws.
final class PaintObject: NodeObject {
  var shape: ShapeKind?
  /// nil: the environment's foreground.
  var color: Color?
  private(set) var resolved = Color.primary

  init(_ shape: ShapeKind?, _ color: Color?) {
    self.shape = shape
    self.color = color
  }

  /// Finds the colour in an environment; true when it is another than before.
  func resolve(_ environment: EnvironmentValues.BuiltIn) -> Bool {
    let new = (color ?? environment.foreground ?? .primary).resolve(environment)
    defer { resolved = new }
    return new != resolved
  }
}

extension _ViewCursor {
  /// Writes a leaf that is a colour or a shape.
  @MainActor mutating func paint(_ kind: NodeKind, _ shape: ShapeKind?, _ color: Color?) {
    let resume = beginElement()
    let node = take(kind)
    configurePaint(node, shape, color)
    end(resume)
  }

  @MainActor func configurePaint(_ node: NodeRef, _ shape: ShapeKind?, _ color: Color?) {
    if isMaking {
      let object = PaintObject(shape, color)
      node.pointee.object = .passRetained(object)
      node.pointee.key0 = shape?.rawValue ?? 0
      node.pointee.leaf = graph.leaves.allocate(node, transactions)
      _ = object.resolve(environment.values.builtIn)
    } else {
      let object = node.object(PaintObject.self)
      object.color = color
      if object.resolve(environment.values.builtIn) { graph.noteDrawing(node.pointee.leaf) }
    }
  }
}
