/// A button style of any type, with what was set further out.
class ButtonStyleStorage: Equatable {
  /// The look that buttons in the style's own body have.
  let outerLook: _ButtonLook
  /// The style that buttons in the style's own body have, where their look is one with a body.
  let outer: ButtonStyleStorage?

  init(within environment: EnvironmentValues) {
    outerLook = environment.builtIn.buttonLook
    outer = environment.buttonStyle
  }

  @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(EmptyView())
  }

  func isEqual(_ other: ButtonStyleStorage) -> Bool { self === other }

  static func == (a: ButtonStyleStorage, b: ButtonStyleStorage) -> Bool {
    a === b || a.isEqual(b) && a.outerLook == b.outerLook && a.outer == b.outer
  }

  /// A body of one view, with the style further out in it.
  @MainActor fileprivate func finish<Body: View>(_ body: Body) -> AnyView {
    let restored = body.modifier(
      _EnvironmentModifier { [outerLook, outer] values in
        values.builtIn.buttonLook = outerLook
        values.buttonStyle = outer
      })
    return Body._isUnary ? AnyView(restored) : AnyView(HStack { restored })
  }
}

final class TypedPrimitiveButtonStyle<Style: PrimitiveButtonStyle>: ButtonStyleStorage {
  let style: Style

  init(_ style: Style, within environment: EnvironmentValues) {
    self.style = style
    super.init(within: environment)
  }

  @MainActor override func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    finish(PrimitiveButtonStyleBody(style: style, configuration: configuration))
  }

  override func isEqual(_ other: ButtonStyleStorage) -> Bool {
    (other as? TypedPrimitiveButtonStyle<Style>).map { FieldTable.areEqual(style, $0.style) } ?? false
  }
}

final class TypedButtonStyle<Style: ButtonStyle>: ButtonStyleStorage {
  let style: Style

  init(_ style: Style, within environment: EnvironmentValues) {
    self.style = style
    super.init(within: environment)
  }

  @MainActor override func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    let label = ButtonStyleConfiguration(
      role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
      isPressed: false)
    let body = finish(ButtonStyleBody(style: style, configuration: label))
    return AnyView(SingleElement { body }.onTapGesture(perform: configuration.trigger))
  }

  override func isEqual(_ other: ButtonStyleStorage) -> Bool {
    (other as? TypedButtonStyle<Style>).map { FieldTable.areEqual(style, $0.style) } ?? false
  }
}

/// The body of a style: a view of its own, so that what the style reads and keeps is found again.
private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View, FlattensFirstField {
  var style: Style
  var configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The body of a style: a view of its own, so that what the style reads and keeps is found again.
private struct ButtonStyleBody<Style: ButtonStyle>: View, FlattensFirstField {
  var style: Style
  var configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// Content of a hidden type that is known to be one element.
private struct SingleElement: View {
  let content: AnyView

  init(content: () -> AnyView) { self.content = content() }

  var body: some View { content }
  static var _isUnary: Bool { true }
  static var _isSeveral: Bool { false }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleStorage? { nil }
}

extension EnvironmentValues {
  /// The style with a body that was set last; it counts where the look is `styled`.
  var buttonStyle: ButtonStyleStorage? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  mutating func setButtonStyle(_ style: ButtonStyleStorage) {
    buttonStyle = style
    builtIn.buttonLook = .styled
  }

  fileprivate var buttonLook: _ButtonLook { builtIn.buttonLook }
}

/// A button whose style has a body.
struct StyledButton<Label: View>: View {
  let action: () -> Void
  let label: Label
  let role: ButtonRole?
  @Environment(\.buttonStyle) private var style
  @Environment(\.buttonLook) private var look

  init(action: @escaping () -> Void, label: Label, role: ButtonRole?) {
    self.action = action
    self.label = label
    self.role = role
  }

  var body: AnyView {
    let label = Label._isUnary ? AnyView(label) : AnyView(HStack { self.label })
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action)
    if look == .styled, let style { return style.makeBody(configuration) }
    return AnyView(BuiltInButton(configuration: configuration, look: look == .styled ? .automatic : look))
  }

  /// What a style makes is one view: where it is not by its type, it is put in a row.
  static var _isUnary: Bool { true }
  static var _isSeveral: Bool { false }
}
