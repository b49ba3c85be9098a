import LabUI

// The example of the README, compiled and run as it stands there: first its view, then what is done with it.
extension ReadmeTests {
  // begin
  struct Tabs: View {
    @State private var selected = 0
    @Namespace private var tabs

    var body: some View {
      HStack {
        ForEach(0..<3) { index in
          Button(["Inbox", "Sent", "Archive"][index]) { withAnimation { selected = index } }
            .buttonStyle(.plain)
            .matchedGeometryEffect(id: index, in: tabs)
        }
      }
      .background {
        Capsule().opacity(0.2).matchedGeometryEffect(id: selected, in: tabs, isSource: false)
      }
    }
  }

  // end
  /// What the example prints.
  @MainActor static func runExample() -> String {
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    // begin
    let host = ViewHost(size: CGSize(width: 390, height: 100)) { Tabs() }

    @MainActor func show() {
      let capsule = host.displayList[0].frame
      print("at", host.time, "s: x", capsule.minX, "width", capsule.width)
    }

    show()
    host.tap("Archive")
    host.advance(by: 0.1)
    show()
    host.settle()
    show()
    // end
    return lines.joined(separator: "\n")
  }
}
