/// How labels are arranged.
///
/// Its body is evaluated as a view's is: it may read the environment and keep state.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the arranged label.
  associatedtype Body: View
  /// What a label gives its style.
  typealias Configuration = LabelStyleConfiguration

  /// The label's title and icon, arranged.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    /// The title as the label was made with it.
    public var body: some View { content }
    /// As many views as the label was made with.
    public static var _isUnary: Bool { false }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    /// The icon as the label was made with it.
    public var body: some View { content }
    /// As many views as the label was made with.
    public static var _isUnary: Bool { false }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// A label style of any type, with the one that was set further out.
class LabelStyleStorage: Equatable {
  /// The style in which a label stands that the style itself makes of its configuration.
  let outer: LabelStyleStorage?

  init(outer: LabelStyleStorage?) { self.outer = outer }

  @MainActor func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView { AnyView(EmptyView()) }

  func isEqual(_ other: LabelStyleStorage) -> Bool { self === other }

  static func == (a: LabelStyleStorage, b: LabelStyleStorage) -> Bool {
    a === b || a.isEqual(b) && a.outer == b.outer
  }
}

private final class TypedLabelStyle<Style: LabelStyle>: LabelStyleStorage {
  let style: Style

  init(_ style: Style, outer: LabelStyleStorage?) {
    self.style = style
    super.init(outer: outer)
  }

  @MainActor override func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    let outer = outer
    let body = LabelStyleBody(style: style, configuration: configuration).environment(\.labelStyle, outer)
    return Style.Body._isUnary ? AnyView(body) : AnyView(HStack { body })
  }

  override func isEqual(_ other: LabelStyleStorage) -> Bool {
    (other as? TypedLabelStyle<Style>).map { FieldTable.areEqual(style, $0.style) } ?? false
  }
}

/// The body of a style: a view of its own, so that what the style reads and keeps is found again.
private struct LabelStyleBody<Style: LabelStyle>: View, FlattensFirstField {
  var style: Style
  var configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleStorage? { nil }
}

extension EnvironmentValues {
  var labelStyle: LabelStyleStorage? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels in this view are arranged.
  public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { $0.labelStyle = TypedLabelStyle(style, outer: $0.labelStyle) })
  }
}
