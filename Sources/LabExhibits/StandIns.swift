// What the menu and the dock need and the engine does not have yet, with SwiftUI's names: this file goes when it does.
import LabUI

/// A picture that is only as large as one.
struct Image: View {
  private let size: CGSize

  /// A symbol, as large as a star in the body font on iOS (measured on Apple's SwiftUI, swiftui-web).
  init(systemName: String) { size = CGSize(width: 22, height: 20) }

  /// A photo of 160 by 120 points.
  init(_ name: String) { size = CGSize(width: 160, height: 120) }

  var body: some View {
    Color.gray.frame(width: size.width, height: size.height)
  }

  func resizable() -> some View {
    Color.gray.frame(idealWidth: size.width, idealHeight: size.height)
  }

  enum Scale { case large }
}

extension View {
  func imageScale(_ scale: Image.Scale) -> Self { self }

  func labelStyle(_ style: some LabelStyle) -> some View {
    environment(\.labelBody, LabelBody { AnyView(style.makeBody(configuration: $0)) })
  }
}

/// A title and a symbol, put together by the style around them.
struct Label: View {
  private let configuration: LabelStyleConfiguration
  @Environment(\.labelBody) private var labelBody

  init(_ title: String, systemImage: String) {
    configuration = LabelStyleConfiguration(title: Text(title), icon: Image(systemName: systemImage))
  }

  var body: some View { labelBody?.make(configuration) }
}

/// How a label is put together.
@MainActor protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
struct LabelStyleConfiguration {
  let title: Text
  let icon: Image
}

/// A style without its type.
private struct LabelBody: Sendable {
  let make: @MainActor @Sendable (LabelStyleConfiguration) -> AnyView

  init(make: @escaping @MainActor @Sendable (LabelStyleConfiguration) -> AnyView) { self.make = make }
}

private struct LabelBodyKey: EnvironmentKey {
  static let defaultValue: LabelBody? = nil
}

extension EnvironmentValues {
  fileprivate var labelBody: LabelBody? {
    get { self[LabelBodyKey.self] }
    set { self[LabelBodyKey.self] = newValue }
  }
}
