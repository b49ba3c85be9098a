/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label as it is.
  nonisolated public var _look: _ButtonLook { .plain }
  /// The label, which takes taps.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: _look)
  }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label in the accent colour.
  nonisolated public var _look: _ButtonLook { .borderless }
  /// The label, which takes taps.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: _look)
  }
}

/// The style of the platform: borderless on iOS, bordered on macOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// As the platform does.
  nonisolated public var _look: _ButtonLook { .automatic }
  /// The label, which takes taps.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: _look)
  }
}

/// The label in a rounded border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label with the border around it.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label on a rounded shape in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The label with the shape behind it.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
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
  /// The label in a rounded border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a rounded shape in the accent colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button in one of the looks without a body, where a style with one has put it.
struct BuiltInButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: _ButtonLook
  @Environment(\.platform) private var platform

  init(configuration: PrimitiveButtonStyleConfiguration, look: _ButtonLook) {
    self.configuration = configuration
    self.look = look
  }

  var body: some View {
    if look == .automatic, platform == .macOS {
      BorderedButton(configuration: configuration, isProminent: false)
    } else {
      configuration.label
        .labelColor(look == .plain ? nil : Color.accentColor)
        .onTapGesture(perform: configuration.trigger)
    }
  }

  /// One or the other.
  static var _isUnary: Bool { true }
  static var _isSeveral: Bool { false }
}

extension View {
  /// Sets the colour of texts and shapes, or leaves it; the colour is that of the place.
  fileprivate func labelColor(_ color: Color?) -> some View {
    modifier(
      _EnvironmentModifier {
        if let color { $0.builtIn.foreground = color.resolve($0.builtIn) }
      })
  }
}

/// A label with room around it: 12 points on the left and right; above and below 7 on iOS, and on macOS 4 but at least
/// 24 points in all (measured on Apple's SwiftUI, swiftui-web, Button).
struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.platform) private var platform

  init(configuration: PrimitiveButtonStyleConfiguration, isProminent: Bool) {
    self.configuration = configuration
    self.isProminent = isProminent
  }

  var body: some View {
    configuration.label
      .labelColor(isProminent ? .white : platform == .iOS ? .accentColor : .primary)
      .padding(.horizontal, 12)
      .padding(.vertical, platform == .macOS ? 4 : 7)
      .frame(minHeight: platform == .macOS ? 24 : nil)
      .background {
        Capsule().fill(isProminent ? Color.accentColor : Color.accentColor.opacity(0.15))
      }
      .onTapGesture(perform: configuration.trigger)
  }
}
