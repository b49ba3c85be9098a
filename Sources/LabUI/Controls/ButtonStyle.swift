/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// How buttons look; they react as always.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that a button becomes.
  associatedtype Body: View
  /// What a button consists of.
  typealias Configuration = ButtonStyleConfiguration

  /// The view that a button becomes.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button for a style of its look.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// The button's purpose, if it has one.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed now: a tap takes no time here, so it never is.
  public let isPressed: Bool
}

/// How buttons look and react.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that a button becomes.
  associatedtype Body: View
  /// What a button consists of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view that a button becomes; nothing but ``PrimitiveButtonStyleConfiguration/trigger()`` runs its action.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// How the style is known to the engine. Not for conformers outside of it.
  var _look: _ButtonLook { get }
}

/// The parts of a button for a style of its look and reaction.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// The button's purpose, if it has one.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

extension PrimitiveButtonStyle {
  /// A style of a program's own.
  public var _look: _ButtonLook { _ButtonLook(look: .custom(ButtonStyleBox(self))) }
}

/// An opaque way in which buttons look.
public struct _ButtonLook {
  let look: ButtonLook
}

/// The ways in which buttons look.
enum ButtonLook: Equatable {
  case automatic, plain, bordered, prominent
  case custom(ButtonStyleBox)
}

/// A button style of any type, in the environment.
struct ButtonStyleBox: Equatable {
  private let value: Any
  private let isValue: (Any) -> Bool
  private let apply: @MainActor (_StyledButton) -> AnyView

  @MainActor init<S: PrimitiveButtonStyle>(_ style: S) {
    value = style
    isValue = { other in (other as? S).map { FieldTable.areEqual(style, $0) } ?? false }
    apply = { button in
      AnyView(
        PrimitiveBody(
          style: style,
          configuration: .init(role: button.role, label: .init(button.label), action: button.action)))
    }
  }

  @MainActor init<S: ButtonStyle>(_ style: S) {
    value = style
    isValue = { other in (other as? S).map { FieldTable.areEqual(style, $0) } ?? false }
    apply = { button in
      AnyView(
        Body(
          style: style,
          configuration: .init(role: button.role, label: .init(button.label), isPressed: false)
        )
        .onTapGesture(perform: button.action))
    }
  }

  @MainActor func body(of button: _StyledButton) -> AnyView { apply(button) }

  static func == (a: Self, b: Self) -> Bool { a.isValue(b.value) }

  /// A button as a style makes it, evaluated like the body of a view, so that a style may read the environment.
  private struct Body<S: ButtonStyle>: View, FlattensFirstField {
    let style: S
    let configuration: ButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
  }

  private struct PrimitiveBody<S: PrimitiveButtonStyle>: View, FlattensFirstField {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets how buttons look and react.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier>
  {
    let look = style._look.look
    return modifier(_EnvironmentModifier { $0.builtIn.buttons = look })
  }

  /// Sets how buttons look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
    let box = ButtonStyleBox(style)
    return modifier(_EnvironmentModifier { $0.builtIn.buttons = .custom(box) })
  }
}
