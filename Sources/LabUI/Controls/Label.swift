/// A title with an icon, arranged by the style in the environment.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Makes a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style of its environment.
  public var body: some View { StyledLabel(title: title, icon: icon) }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and an image of the catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  /// Makes a label of a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Makes a label of a title as it is and an image of the catalogue.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }

  /// Makes a label of a title as it is and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style was given, in the style further out.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A label with its style looked up.
private struct StyledLabel<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  var body: AnyView {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(content: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
    return style?.makeBody(configuration)
      ?? AnyView(DefaultLabelStyle().makeBody(configuration: configuration))
  }

  /// What a style makes is one view: where it is not by its type, it is put in a row.
  static var _isUnary: Bool { true }
  static var _isSeveral: Bool { false }
}
