import LabUI
import Testing

private struct Padded: ButtonStyle {
  var amount: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(amount)
      .background(
        configuration.isPressed ? Color.red : configuration.role == .destructive ? .orange : .yellow)
  }
}

/// A style whose button must be tapped beside its label.
private struct SideTap: PrimitiveButtonStyle {
  @State private var taps = 0

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      square(taps == 0 ? .red : .green, 20).onTapGesture {
        taps += 1
        configuration.trigger()
      }
    }
  }
}

/// A style that adds a line under the button of the style further out.
private struct Lined: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Button(configuration)
      Color.green.frame(width: 10, height: 2)
    }
  }
}

@Suite("Button styles") @MainActor struct ButtonStyleTests {
  private func frames<S: PrimitiveButtonStyle>(_ style: S, _ platform: Platform) -> (
    button: CGRect, label: CGRect
  ) {
    var environment = recordedEnvironment
    environment.platform = platform
    let host = ViewHost(size: size(200, 100), environment: environment) {
      Button("Hello") {}.buttonStyle(style).named("button")
    }
    return (host.frame(named: "button"), host.frame(of: "Hello"))
  }

  /// Measured (swiftui-web, Button): bordered is 24 wider; on macOS 8 taller and at least 24, on iOS 14 taller.
  @Test func measuredInsets() {
    for platform in Platform.allCases {
      #expect(frames(.plain, platform).button.size == size(31, 16))
      #expect(frames(.borderless, platform).button.size == size(31, 16))
    }
    #expect(frames(.automatic, .iOS).button.size == size(31, 16))
    #expect(frames(.automatic, .macOS).button.size == size(55, 24))
    #expect(frames(.bordered, .macOS).button.size == size(55, 24))
    #expect(frames(.borderedProminent, .macOS).button.size == size(55, 24))
    #expect(frames(.bordered, .iOS).button.size == size(55, 30))
    let prominent = frames(.borderedProminent, .iOS)
    #expect(prominent.button.size == size(55, 30))
    #expect(prominent.label.midX == prominent.button.midX)
  }

  @Test func everyStyleTakesTaps() {
    for platform in Platform.allCases {
      let log = Log<String>()
      var environment = EnvironmentValues()
      environment.platform = platform
      let host = ViewHost(size: size(300, 400), environment: environment) {
        VStack {
          Button("default") { log.add("default") }
          Button("plain") { log.add("plain") }.buttonStyle(.plain)
          Button("bordered") { log.add("bordered") }.buttonStyle(.bordered)
          Button("padded") { log.add("padded") }.buttonStyle(Padded(amount: 10))
          Button("off") { log.add("off") }.buttonStyle(Padded(amount: 10)).disabled(true)
        }
      }
      for title in ["default", "plain", "bordered", "padded", "off"] { host.tap(title) }
      #expect(log.entries == ["default", "plain", "bordered", "padded"])
    }
  }

  @Test func customStyle() {
    let log = Log<Int>()
    let model = Model(5.0)
    func content(_ amount: CGFloat) -> some View {
      Button(role: .destructive) {
        log.add(1)
      } label: {
        square(.blue, 20)
      }
      .buttonStyle(Padded(amount: amount))
    }
    let host = ViewHost(size: size(100, 100)) { Driven(model) { content($0) } }
    #expect(host.frame(.orange).size == size(30, 30))
    #expect(host.frame(.blue).size == size(20, 20))
    #expect(host.tap(at: CGPoint(x: 37, y: 37)))
    #expect(log.entries == [1])
    model.set(10, host)
    #expect(host.displayList == ViewHost(size: size(100, 100)) { content(10) }.displayList)
  }

  @Test func primitiveStyleDecidesWhatTriggers() {
    let log = Log<Int>()
    let host = ViewHost(size: size(100, 100)) {
      Button {
        log.add(1)
      } label: {
        square(.blue, 20)
      }
      .buttonStyle(SideTap())
    }
    #expect(!host.tap(at: CGPoint(x: 40, y: 50)))
    #expect(log.entries.isEmpty)
    #expect(host.tap(at: CGPoint(x: 60, y: 50)))
    #expect(log.entries == [1])
    #expect(host.items(.green).count == 1)
  }

  @Test func stylesNest() {
    let log = Log<Int>()
    let host = ViewHost(size: size(100, 100)) {
      Button {
        log.add(1)
      } label: {
        square(.blue, 20)
      }
      .buttonStyle(Lined())
      .buttonStyle(Padded(amount: 5))
    }
    #expect(host.frame(.yellow).size == size(30, 30))
    #expect(host.frame(.green).size == size(10, 2))
    #expect(host.tap(at: CGPoint(x: 50, y: 49)))
    #expect(log.entries == [1])
  }

  @Test func innerPlainStyleCounts() {
    let host = ViewHost(size: size(100, 100)) {
      VStack {
        Button {
        } label: {
          square(.blue, 20)
        }
        .buttonStyle(.plain)
      }
      .buttonStyle(Padded(amount: 5))
    }
    #expect(host.items(.yellow).isEmpty)
  }

  @Test func severalLabelsStandInARow() {
    let host = ViewHost(size: size(100, 100)) {
      Button {
      } label: {
        square(.blue, 20)
        square(.red, 20)
      }
      .buttonStyle(Padded(amount: 5))
    }
    // 20 + 8 + 20 + 2 · 5.
    #expect(host.frame(.yellow).size == size(58, 30))
  }
}
