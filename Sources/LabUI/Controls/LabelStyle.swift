/// How the title and the icon of labels are put together.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that a label becomes.
  associatedtype Body: View
  /// What a label consists of.
  typealias Configuration = LabelStyleConfiguration

  /// The view that a label becomes.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The title.
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The icon.
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The icon before the title.
///
/// 8 points apart, the middle of the icon at the middle of the capital letters of the title's first line (measured on
/// Apple's SwiftUI, swiftui-web).
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The icon and the title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: VerticalAlignment(key: .firstTextLineCenter), spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The style of the platform: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The icon and the title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style of the platform.
  nonisolated public static var automatic: DefaultLabelStyle { .init() }
}

extension View {
  /// Sets how labels are put together.
  public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
    let box = LabelStyleBox(style)
    return modifier(_EnvironmentModifier { $0.labelStyleBox = box.inside($0.labelStyleBox) })
  }
}

/// A label style of any type, in the environment.
struct LabelStyleBox: Equatable {
  private let value: Any
  private let isValue: (Any) -> Bool
  private let apply: @MainActor (LabelStyleConfiguration, LabelStyleBox) -> AnyView
  /// The style around the one in force, which labels in a style's own body take.
  private var outer: Outer?

  private final class Outer {
    let box: LabelStyleBox
    init(_ box: LabelStyleBox) { self.box = box }
  }

  /// The style of the platform.
  init() {
    value = DefaultLabelStyle()
    isValue = { $0 is DefaultLabelStyle }
    apply = { configuration, _ in
      AnyView(StyleBody(style: DefaultLabelStyle(), configuration: configuration))
    }
  }

  @MainActor init<S: LabelStyle>(_ style: S) {
    value = style
    isValue = { other in (other as? S).map { FieldTable.areEqual(style, $0) } ?? false }
    apply = { configuration, outer in
      AnyView(StyleBody(style: style, configuration: configuration).environment(\.labelStyleBox, outer))
    }
  }

  func inside(_ outer: LabelStyleBox) -> LabelStyleBox {
    var copy = self
    copy.outer = Outer(outer)
    return copy
  }

  @MainActor func label(_ configuration: LabelStyleConfiguration) -> AnyView {
    apply(configuration, outer?.box ?? LabelStyleBox())
  }

  static func == (a: Self, b: Self) -> Bool { a.isValue(b.value) && a.outer?.box == b.outer?.box }

  /// A label as a style makes it, evaluated like the body of a view, so that a style may read the environment.
  private struct StyleBody<S: LabelStyle>: View, FlattensFirstField {
    let style: S
    let configuration: LabelStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: LabelStyleBox { LabelStyleBox() }
  }

  var labelStyleBox: LabelStyleBox {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
