import Foundation
import LabUI
import Testing

@MainActor @Suite struct ButtonStyleTests {
  private func host(_ platform: Platform = .iOS, @ViewBuilder content: () -> some View) -> ViewHost {
    var environment = EnvironmentValues()
    environment.platform = platform
    environment.font = .system(size: 13)
    environment.textMeasurer = .table(["Bordered": 56, "Plain": 29.5])
    return ViewHost(size: CGSize(width: 300, height: 200), environment: environment, content: content)
  }

  @Test("Frames around labels (measured: button/styles, iOS)")
  func framed() {
    let mac = host(.macOS) {
      Button("Bordered") {}.buttonStyle(.bordered).probe(ProbeTag(name: "row", id: 0))
    }
    #expect(mac.row(0).size == CGSize(width: 80, height: 24))
    let phone = host {
      Button("Bordered") {}.buttonStyle(.borderedProminent).probe(ProbeTag(name: "row", id: 0))
    }
    #expect(phone.row(0).size == CGSize(width: 80, height: 30))
    let plain = host { Button("Plain") {}.buttonStyle(.plain).probe(ProbeTag(name: "row", id: 0)) }
    #expect(plain.row(0).size == CGSize(width: 29.5, height: 16))
  }

  private struct Padded: ButtonStyle {
    var padding: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(padding).opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test("Styles of one's own make the look, or the reaction too; their values change in place")
  func custom() {
    let log = Log<String>()
    let padding = Model(CGFloat(10))
    let host = host {
      Driven(padding) { padding in
        VStack {
          Button("Plain") { log.add("plain") }.buttonStyle(Padded(padding: padding))
            .probe(ProbeTag(name: "row", id: 0))
          Button("Bordered", role: .cancel) { log.add("twice") }.buttonStyle(Twice())
        }
      }
    }
    #expect(host.row(0).size == CGSize(width: 49.5, height: 36))
    #expect(host.tap("Plain"))
    #expect(host.tap("Bordered"))
    #expect(log.entries == ["plain", "twice", "twice"])
    padding.set(20, host)
    #expect(host.row(0).size == CGSize(width: 69.5, height: 56))
    #expect(host.tap("Plain"))
    #expect(log.entries.last == "plain")
  }

  @Test("A disabled button of any style does nothing")
  func disabled() {
    let log = Log<Int>()
    let host = host {
      VStack {
        Button("Plain") { log.add(0) }.buttonStyle(Padded(padding: 3))
        Button("Bordered") { log.add(1) }.buttonStyle(.bordered)
      }
      .disabled(true)
    }
    #expect(!host.tap("Plain"))
    #expect(!host.tap("Bordered"))
    #expect(log.entries.isEmpty)
  }
}
