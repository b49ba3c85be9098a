/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// How a button looks and reacts.
public protocol PrimitiveButtonStyle {
  /// Whether the label is shown as it is. Not for conformers outside the engine.
  var _isPlain: Bool { get }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Whether the label is shown as it is.
  public var _isPlain: Bool { true }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Whether the label is shown as it is.
  public var _isPlain: Bool { false }
}

/// The style of the platform: on iOS the borderless one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Whether the label is shown as it is.
  public var _isPlain: Bool { false }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the platform.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension View {
  /// Sets how buttons look.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier>
  {
    modifier(_EnvironmentModifier { $0.builtIn.isPlainButton = style._isPlain })
  }
}
