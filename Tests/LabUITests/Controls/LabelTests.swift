import Foundation
import LabUI
import Testing

@MainActor @Suite struct LabelTests {
  private func host(rightToLeft: Bool = false, @ViewBuilder content: () -> some View) -> ViewHost {
    var environment = EnvironmentValues()
    environment.imageCatalog = ImageCatalog([
      "icon": CGSize(width: 24, height: 24), "swatch": CGSize(width: 64, height: 40),
    ])
    environment.font = .system(size: 13)
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    environment.textMeasurer = .table(["Title": 26.5, "Hg": 17.5])
    return ViewHost(size: CGSize(width: 320, height: 100), environment: environment, content: content)
  }

  private func image(_ name: String, in host: ViewHost) -> CGRect {
    host.displayList.first { $0.content == .image(name) }?.frame ?? .null
  }

  @Test("Icon, 8 points, title; the icon's middle at the middle of the capitals")
  func titleAndIcon() {
    let host = host { Label("Title", image: "icon") }
    let icon = image("icon", in: host)
    let title = host.frame(of: "Title")
    #expect(title.minX - icon.maxX == 8)
    // The baseline is the ascender, 0.952148 * 13 = 12.38, to a pixel: 12.5. A capital is 0.70459 * 13 = 9.16 tall.
    let middle = title.minY + 12.5 - 0.704_589_843_75 * 13 / 2
    #expect(abs(icon.midY - middle) < 1e-9)
    #expect(icon.height == 24)
  }

  @Test("A small icon starts below the top of its title (measured on macOS: 2.42 for 12 in 16)")
  func smallIcon() {
    let host = host {
      Label {
        Text("Title")
      } icon: {
        Color.red.frame(width: 12, height: 12)
      }
    }
    // 12.5 - 4.58 - 6; on macOS the baseline is at 13.
    let expected = 12.5 - 0.704_589_843_75 * 13 / 2 - 6
    #expect(abs(host.frame(.red).minY - host.frame(of: "Title").minY - expected) < 1e-9)
  }

  @Test("Right to left the icon is at the right")
  func rightToLeft() {
    let host = host(rightToLeft: true) { Label("Title", image: "icon") }
    #expect(image("icon", in: host).minX - host.frame(of: "Title").maxX == 8)
  }

  @Test("Title alone and icon alone, and a change between views of both")
  func parts() {
    let title = host { Label("Title", image: "icon").labelStyle(.titleOnly) }
    #expect(title.displayList.map(\.content) == [.text("Title")])
    let icon = host { Label("Title", image: "icon").labelStyle(.iconOnly) }
    #expect(icon.displayList.map(\.content) == [.image("icon")])
  }

  private struct Reversed: LabelStyle {
    var gap: CGFloat
    @Environment(\.layoutDirection) var direction

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: gap) {
        configuration.title
        configuration.icon
        if direction == .rightToLeft { configuration.icon }
      }
    }
  }

  @Test("A style of one's own, with values that change, and what it reads of its environment")
  func customStyle() {
    let gap = Model(CGFloat(5))
    let host = host {
      Driven(gap) { gap in VStack { Label("Title", image: "icon") }.labelStyle(Reversed(gap: gap)) }
    }
    #expect(image("icon", in: host).minX - host.frame(of: "Title").maxX == 5)
    gap.set(20, host)
    #expect(image("icon", in: host).minX - host.frame(of: "Title").maxX == 20)
    host.environment.layoutDirection = .rightToLeft
    #expect(host.displayList.filter { $0.content == .image("icon") }.count == 2)
  }

  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
  }

  @Test("A style may pass a label on to the style around it")
  func nestedStyle() {
    let host = host { VStack { Label("Title", image: "icon").labelStyle(Boxed()) }.labelStyle(.titleOnly) }
    #expect(host.displayList.map(\.content) == [.text("Title")])
  }
}
