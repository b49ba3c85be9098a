import LabUI
import Testing

private struct Program: App {
  var body: some LabUI.Scene {
    WindowGroup {
      NavigationStack {
        Text("Hello").navigationTitle("Title")
      }
    }
    WindowGroup("Other", id: "other") { Text("Other") }
  }
}

private struct Single: App {
  var body: some LabUI.Scene { WindowGroup { Color.red } }
}

private struct Previews: PreviewProvider {
  static var previews: some View {
    Text("Hello").previewLayout(.sizeThatFits).previewDisplayName("Greeting")
  }
}

@Suite("Programs") @MainActor struct ProgramTests {
  @Test func firstWindowIsShown() {
    let host = Program._firstWindow(size: size(300, 200))
    #expect(host?.texts == ["Hello"])
    #expect(host?.frame(of: "Hello").midX == 150)
    #expect(
      Single._firstWindow(size: size(300, 200))?.frame(.red) == CGRect(x: 0, y: 0, width: 300, height: 200))
    Program.main()
  }

  @Test func previewsAreViews() {
    #expect(ViewHost(size: size(100, 100)) { Previews.previews }.texts == ["Hello"])
  }

  @Test func navigationFillsItsRoom() {
    let host = ViewHost(size: size(100, 100)) {
      VStack(spacing: 0) {
        square(.red, 10)
        NavigationView { square(.blue, 10) }.named("place")
      }
    }
    #expect(host.frame(named: "place") == CGRect(x: 0, y: 10, width: 100, height: 90))
  }
}
