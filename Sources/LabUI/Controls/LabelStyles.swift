/// The style of the context: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Icon and title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// The icon, and 8 points beside it the title.
///
/// The middle of the icon is that of the title's first line, and the label's baselines are the title's (measured on
/// Apple's SwiftUI, swiftui-web).
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Icon and title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
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

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style of the context.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextLineCenter, spacing: Spacing.standard) {
      configuration.icon
      configuration.title
        .alignmentGuide(.titleFirstBaseline) { $0[.firstTextBaseline] }
        .alignmentGuide(.titleLastBaseline) { $0[.lastTextBaseline] }
    }
    .alignmentGuide(.firstTextBaseline) { $0[.titleFirstBaseline] }
    .alignmentGuide(.lastTextBaseline) { $0[.titleLastBaseline] }
  }
}

/// The baselines of a label's title, apart from those of its icon.
private enum TitleFirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.firstTextBaseline] }
}

private enum TitleLastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.lastTextBaseline] }
}

extension VerticalAlignment {
  fileprivate static let titleFirstBaseline = VerticalAlignment(TitleFirstBaseline.self)
  fileprivate static let titleLastBaseline = VerticalAlignment(TitleLastBaseline.self)
}
