/// A button that a style of a program's own makes, or that has a frame around its label.
public struct _StyledButton: View {
  let action: () -> Void
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.buttonLook) private var look
  @Environment(\.platform) private var platform

  @usableFromInline init(action: @escaping () -> Void, role: ButtonRole?, label: AnyView) {
    self.action = action
    self.role = role
    self.label = label
  }

  /// The button as its style makes it.
  public var body: some View {
    switch look {
    case .custom(let style): style.body(of: self)
    case .prominent: framed(Color.accentColor, foreground: .white)
    default: framed(Color.accentColor.opacity(0.15), foreground: nil)
    }
  }

  /// The label in a frame: 12 points wider on each side; 7 above and below on iOS, 4 and at least 24 in all on macOS
  /// (measured on Apple's SwiftUI, swiftui-web).
  private func framed(_ background: Color, foreground: Color?) -> some View {
    HStack { label }
      .foregroundColor(foreground ?? .accentColor)
      .padding(.horizontal, 12)
      .padding(.vertical, platform == .macOS ? 4 : 7)
      .frame(minHeight: platform == .macOS ? 24 : nil)
      .background(background, in: Capsule())
      .onTapGesture(perform: action)
  }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook { builtIn.buttons }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label, which runs the action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
  /// How the engine knows it.
  public var _look: _ButtonLook { _ButtonLook(look: .plain) }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label in the accent colour, which runs the action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.accentColor).onTapGesture { configuration.trigger() }
  }
  /// How the engine knows it.
  public var _look: _ButtonLook { _ButtonLook(look: .automatic) }
}

/// The style of the platform: on iOS the borderless one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label in the accent colour, which runs the action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
  /// How the engine knows it.
  public var _look: _ButtonLook { _ButtonLook(look: .automatic) }
}

/// The label in a frame.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label in a frame, which runs the action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 12).padding(.vertical, 7).onTapGesture {
      configuration.trigger()
    }
  }
  /// How the engine knows it.
  public var _look: _ButtonLook { _ButtonLook(look: .bordered) }
}

/// The label in a frame of the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label in a frame, which runs the action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
  /// How the engine knows it.
  public var _look: _ButtonLook { _ButtonLook(look: .prominent) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the platform.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a frame.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in a frame of the accent colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
