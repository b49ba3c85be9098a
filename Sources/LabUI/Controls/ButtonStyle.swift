/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let number: UInt8
  /// It deletes something.
  public static let destructive = ButtonRole(number: 0)
  /// It leaves things as they are.
  public static let cancel = ButtonRole(number: 1)
}

/// How a button's label looks; the button itself takes the taps on it.
///
/// Its body is evaluated as a view's is: it may read the environment and keep state.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the label in its look.
  associatedtype Body: View
  /// What a button gives its style.
  typealias Configuration = ButtonStyleConfiguration

  /// The button's label in its look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button, for its look.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    /// The label as the button was made with it.
    public var body: some View { content }
    /// Several views of a label stand in a row.
    public static var _isUnary: Bool { true }
    /// Several views of a label stand in a row.
    public static var _isSeveral: Bool { false }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is held down: never, as a tap here takes no time.
  public let isPressed: Bool
}

/// How a button looks and what it reacts to.
///
/// Its body is evaluated as a view's is: it may read the environment and keep state.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the button in its look.
  associatedtype Body: View
  /// What a button gives its style.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button in its look, with what triggers it.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// Which of the looks it is that need no body. Not for conformers outside the engine.
  nonisolated var _look: _ButtonLook { get }
}

extension PrimitiveButtonStyle {
  /// One with a body.
  nonisolated public var _look: _ButtonLook { .styled }
}

/// The parts of a button, for its look and behaviour.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    /// The label as the button was made with it.
    public var body: some View { content }
    /// Several views of a label stand in a row.
    public static var _isUnary: Bool { true }
    /// Several views of a label stand in a row.
    public static var _isSeveral: Bool { false }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// The ways in which the engine makes buttons.
public enum _ButtonLook: UInt8, Sendable {
  /// As the platform does.
  case automatic
  /// The label in the accent colour.
  case borderless
  /// The label as it is.
  case plain
  /// By the body of a style.
  case styled
}

extension View {
  /// Sets how buttons look and react.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier>
  {
    let look = style._look
    guard look == .styled else { return modifier(_EnvironmentModifier { $0.builtIn.buttonLook = look }) }
    return modifier(
      _EnvironmentModifier { $0.setButtonStyle(TypedPrimitiveButtonStyle(style, within: $0)) })
  }

  /// Sets how buttons look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.setButtonStyle(TypedButtonStyle(style, within: $0)) })
  }
}
