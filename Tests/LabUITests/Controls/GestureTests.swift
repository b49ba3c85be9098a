import LabUI
import Testing

@Suite("Gestures") @MainActor struct GestureTests {
  private func tapped<Content: View>(
    _ points: [CGPoint] = [CGPoint(x: 50, y: 50)], @ViewBuilder _ content: (Log<String>) -> Content
  ) -> [String] {
    let log = Log<String>()
    let host = ViewHost(size: size(100, 100)) { content(log) }
    for point in points { host.tap(at: point) }
    return log.entries
  }

  @Test func tapGesture() {
    #expect(tapped { log in square(.red, 50).gesture(TapGesture().onEnded { log.add("a") }) } == ["a"])
    #expect(
      tapped { log in
        square(.red, 50).gesture(TapGesture().onEnded { log.add("a") }.onEnded { log.add("b") })
      } == ["a", "b"])
    let point = CGPoint(x: 50, y: 50)
    #expect(
      tapped([point, point]) { log in square(.red, 50).gesture(TapGesture(count: 2).onEnded { log.add("a") })
      }
        == ["a"])
  }

  @Test func precedence() {
    #expect(
      tapped { log in
        square(.red, 50).onTapGesture { log.add("in") }.gesture(TapGesture().onEnded { log.add("out") })
      } == ["in"])
    #expect(
      tapped { log in
        square(.red, 50).onTapGesture { log.add("in") }
          .highPriorityGesture(TapGesture().onEnded { log.add("out") })
      } == ["out"])
    #expect(
      tapped { log in
        square(.red, 50).onTapGesture { log.add("in") }
          .simultaneousGesture(TapGesture().onEnded { log.add("out") })
      } == ["in", "out"])
    #expect(
      tapped { log in
        square(.red, 50).gesture(LongPressGesture().onEnded { _ in log.add("in") })
          .onTapGesture { log.add("out") }
      } == ["out"])
    #expect(
      tapped { log in
        square(.red, 50).gesture(TapGesture().onEnded { log.add("in") }, including: .none)
          .onTapGesture { log.add("out") }
      } == ["out"])
  }

  @Test func contentShapeFillsGaps() {
    let gap = CGPoint(x: 50, y: 50)
    @ViewBuilder func row() -> some View {
      HStack(spacing: 40) {
        square(.red, 20)
        square(.blue, 20)
      }
    }
    #expect(tapped([gap]) { log in row().onTapGesture { log.add("a") } } == [])
    #expect(tapped([gap]) { log in row().contentShape(Rectangle()).onTapGesture { log.add("a") } } == ["a"])
    let outside = CGPoint(x: 50, y: 80)
    #expect(tapped([outside]) { log in row().contentShape(Rectangle()).onTapGesture { log.add("a") } } == [])
    #expect(
      tapped([gap]) { log in
        Button {
          log.add("a")
        } label: {
          row().contentShape(Rectangle())
        }
      } == ["a"])
  }
}
