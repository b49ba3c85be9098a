import LabUI
import Testing

@Suite("Divider") @MainActor struct DividerTests {
  /// Measured (swiftui-web, Layout): half a point at twice the resolution on iOS, a point on macOS.
  @Test(
    arguments: [(Platform.iOS, 2.0, 0.5), (.iOS, 1, 1), (.macOS, 2, 1)] as [(Platform, CGFloat, CGFloat)])
  func thickness(_ platform: Platform, _ scale: CGFloat, _ expected: CGFloat) {
    var environment = EnvironmentValues()
    environment.platform = platform
    environment.displayScale = scale
    let host = ViewHost(size: size(100, 100), environment: environment) {
      VStack(spacing: 0) {
        square(.red, 20)
        Divider().named("divider")
        square(.blue, 20)
      }
    }
    #expect(host.frame(named: "divider").size == size(100, expected))
    #expect(host.frame(.blue).minY - host.frame(.red).maxY == expected)
  }

  @Test func standsInARow() {
    let host = ViewHost(size: size(100, 60)) {
      HStack {
        square(.red, 20)
        Divider().named("divider")
        square(.blue, 20)
      }
    }
    // 20 + 8 + 0.5 + 8 + 20 is 56.5, centred in 100.
    #expect(host.frame(named: "divider") == CGRect(x: 49.75, y: 0, width: 0.5, height: 60))
  }

  @Test func followsItsStack() {
    let model = Model(false)
    let host = ViewHost(size: size(100, 60)) {
      Driven(model) { isRow in
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          square(.red, 20)
          Divider().named("divider")
        }
      }
    }
    #expect(host.frame(named: "divider").size == size(100, 0.5))
    model.set(true, host)
    #expect(host.frame(named: "divider").size == size(0.5, 60))
    model.set(false, host)
    #expect(host.frame(named: "divider").size == size(100, 0.5))
  }

  @Test func resolutionMayChange() {
    let host = ViewHost(size: size(100, 60)) { Divider().named("divider") }
    host.environment.displayScale = 4
    #expect(host.frame(named: "divider").height == 0.25)
  }
}
