import LabUI
import Testing

private struct TitleFirst: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.title
      configuration.icon
    }
  }
}

/// A style that keeps state and shows the icon as often as it was tapped.
private struct Counting: LabelStyle {
  @State private var count = 1
  @Environment(\.lineLimit) private var lineLimit

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in configuration.icon }
      configuration.title.onTapGesture { count += 1 }
      if lineLimit == 7 { square(.purple, 3) }
    }
  }
}

/// A style that adds something to the style further out.
private struct Underlined: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Label(configuration)
      Color.green.frame(width: 10, height: 2)
    }
  }
}

/// The style of seed 002: the icon in a circle, whose centre is a guide of the menu.
private struct MenuLabelStyle: LabelStyle {
  var side: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
        .frame(width: side, height: side)
        .background { Circle().foregroundColor(.primary.opacity(0.1)) }
        .alignmentGuide(.menu) { $0[HorizontalAlignment.center] }
    }
    .font(.footnote)
  }
}

private enum MenuAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
  fileprivate static let menu = HorizontalAlignment(MenuAlignment.self)
}

@Suite("Labels") @MainActor struct LabelTests {
  private var environment: EnvironmentValues {
    var environment = recordedEnvironment
    environment.imageCatalog = ImageCatalog(["icon": size(24, 24), "swatch": size(64, 40)])
    environment.platform = .macOS
    return environment
  }

  /// Measured (swiftui-web, `label/basic`): the middle of the icon is the baseline, 13 from the top of the title, less
  /// half of the cap height, 4.58; 8 points between.
  @Test(
    arguments: [
      ("icon", 24, 24, 57, 24, 0, 3.579833984375), ("swatch", 64, 40, 97, 40, 0, 11.579833984375),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]) func measured(
      _ image: String, _ iconWidth: CGFloat, _ iconHeight: CGFloat, _ width: CGFloat, _ height: CGFloat,
      _ iconY: CGFloat, _ titleY: CGFloat
    )
  {
    let host = ViewHost(size: size(width, height), environment: environment) {
      Label {
        Text("One").named("title")
      } icon: {
        Image(image).named("icon")
      }
      .named("label")
    }
    #expect(host.frame(named: "label") == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(host.frame(named: "icon") == CGRect(x: 0, y: iconY, width: iconWidth, height: iconHeight))
    #expect(
      host.frame(named: "title").isClose(to: CGRect(x: iconWidth + 8, y: titleY, width: 25, height: 16)))
  }

  @Test func smallIconLiesInTheTitle() {
    // 13 - 4.58 - 6 from the top of the title (measured, swiftui-web).
    let host = ViewHost(size: size(45, 16), environment: environment) {
      Label {
        Text("One")
      } icon: {
        Circle().frame(width: 12, height: 12).named("icon")
      }
    }
    #expect(host.frame(named: "icon").isClose(to: CGRect(x: 0, y: 2.420166015625, width: 12, height: 12)))
  }

  @Test func symbolLabel() {
    // The symbol's line lies 13 - 4.5 from its top: 8.5, the title's 8.42 (measured, swiftui-web `symbol/basic`).
    let host = ViewHost(size: size(200, 100), environment: environment) {
      Label("One", systemImage: "star").named("label")
    }
    let label = host.frame(named: "label")
    #expect(abs(label.height - 16.079833984375) < 1e-9)
    #expect(label.width == 16.5 + 8 + 25)
  }

  @Test func baselineIsTheTitles() {
    let host = ViewHost(size: size(200, 100), environment: environment) {
      HStack(alignment: .firstTextBaseline) {
        Label("One", image: "icon")
        Text("Two").named("text")
      }
    }
    #expect(host.frame(of: "One").minY == host.frame(named: "text").minY)
  }

  @Test func rightToLeft() {
    var environment = environment
    environment.layoutDirection = .rightToLeft
    let host = ViewHost(size: size(57, 24), environment: environment) { Label("One", image: "icon") }
    #expect(host.frame(of: "One").minX == 0)
    #expect(host.displayList.first { $0.content == .image("icon") }?.frame.minX == 33)
  }

  @Test func builtInStyles() {
    func contents<S: LabelStyle>(_ style: S) -> [DisplayItem.Content] {
      ViewHost(size: size(200, 100)) { Label("One", image: "icon").labelStyle(style) }.displayList.map(
        \.content)
    }
    #expect(contents(.titleOnly) == [.text("One")])
    #expect(contents(.iconOnly) == [.image("icon")])
    #expect(contents(.titleAndIcon) == [.image("icon"), .text("One")])
    #expect(contents(.automatic) == [.image("icon"), .text("One")])
    #expect(contents(TitleFirst()) == [.text("One"), .image("icon")])
  }

  @Test func stylesNest() {
    let host = ViewHost(size: size(200, 100)) {
      VStack {
        Label("A", image: "a").labelStyle(Underlined())
        Label("B", image: "b")
      }
      .labelStyle(TitleFirst())
    }
    #expect(
      host.displayList.map(\.content) == [
        .text("A"), .image("a"), .color(.green), .text("B"), .image("b"),
      ])
  }

  @Test func styleKeepsStateAndReadsTheEnvironment() {
    let model = Model(1)
    let host = ViewHost(size: size(200, 200)) {
      Driven(model) { Label("One", image: "icon").lineLimit($0).labelStyle(Counting()) }
    }
    #expect(host.displayList.map(\.content) == [.image("icon"), .text("One")])
    #expect(host.tap("One"))
    #expect(host.displayList.map(\.content) == [.image("icon"), .image("icon"), .text("One")])
    model.set(7, host)
    #expect(
      host.displayList.map(\.content) == [.image("icon"), .image("icon"), .text("One"), .color(.purple)])
  }

  @Test func styleMayChange() {
    let model = Model(20.0)
    func content(_ side: CGFloat) -> some View {
      VStack(alignment: .menu) {
        Label("Add Note", systemImage: "note.text")
        Label("Add Video", systemImage: "video")
        Circle().frame(width: 50, height: 50)
      }
      .labelStyle(MenuLabelStyle(side: side))
    }
    let host = ViewHost(size: size(300, 300)) { Driven(model) { content($0) } }
    for side in [40.0, 10, 20] {
      model.set(side, host)
      #expect(host.displayList == ViewHost(size: size(300, 300)) { content(side) }.displayList)
      // The circles stand in one line, whatever their size (seed 002 at 10:27).
      let circles = host.displayList.filter {
        if case .shape("Circle", _) = $0.content { true } else { false }
      }
      #expect(circles.count == 3)
      #expect(circles.allSatisfy { abs($0.frame.midX - circles[2].frame.midX) < 1e-9 })
      #expect(abs(circles[0].frame.width - side) < 1e-9)
    }
  }

  @Test func contentMayChange() {
    let model = Model("A")
    let host = ViewHost(size: size(200, 100)) {
      Driven(model) { Label($0, systemImage: $0 == "A" ? "star" : "gear").labelStyle(TitleFirst()) }
    }
    model.set("B", host)
    #expect(host.displayList.map(\.content) == [.text("B"), .image("gear")])
  }
}
