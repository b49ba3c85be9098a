import LabUI
import Testing

/// The frames that swiftui-web recorded of grids on Apple's SwiftUI (macOS 26.2), to 0.01 points.
@MainActor @Suite struct RecordedGridTests {
  private func check(_ host: ViewHost, _ expected: [String: [CGFloat]]) {
    let frames = host.namedFrames
    for (name, values) in expected {
      let frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
      let found = frames[name] ?? .null
      #expect(found.isClose(to: frame, within: 0.01), "\(name) at \(found), not \(frame)")
    }
    #expect(Set(frames.keys) == Set(expected.keys))
  }

  @Test func spacing() {
    let host = ViewHost(size: size(320, 200), environment: recordedEnvironment) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          Text("A").named("a")
          Color.red.frame(width: 30, height: 30).named("red")
        }
        GridRow {
          Color.blue.frame(width: 60, height: 20).named("blue")
          Text("H").named("h")
        }
      }.named("grid")
    }
    check(
      host,
      [
        "a": [105, 73, 9, 16], "blue": [105, 107, 60, 20], "grid": [105, 73, 110, 54],
        "h": [185, 107, 10, 16], "red": [185, 73, 30, 30],
      ])
  }

  @Test func flexible() {
    let host = ViewHost(size: size(320, 200), environment: recordedEnvironment) {
      Grid {
        GridRow {
          Text("A").named("a")
          Color.red.frame(height: 20).named("red")
          Text("CCC").named("ccc")
        }
        GridRow {
          Color.blue.frame(height: 30).named("blue")
          Text("E").named("e")
          Color.green.frame(height: 30).named("green")
        }
      }.frame(width: 280).named("grid")
    }
    check(
      host,
      [
        "a": [59.5, 72.924560546875, 9, 16], "blue": [20, 99.075439453125, 88, 30],
        "ccc": [242, 72.924560546875, 28, 16], "e": [156, 106.075439453125, 8, 16],
        "green": [212, 99.075439453125, 88, 30], "grid": [20, 70.924560546875, 280, 58.15087890625],
        "red": [116, 70.924560546875, 88, 20],
      ])
  }

  @Test func modifiers() {
    let host = ViewHost(size: size(320, 240), environment: recordedEnvironment) {
      Grid(alignment: .leading) {
        GridRow {
          Text("Header").gridCellColumns(2).named("header")
          Text("CCC").named("ccc")
        }
        GridRow {
          Text("A").gridColumnAlignment(.trailing).named("a")
          Color.red.frame(width: 60, height: 40).named("red")
          Text("E").gridCellAnchor(.bottomTrailing).named("e")
        }
        Color.gray.frame(height: 4).named("divider")
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).named("blue")
          Text("H").named("h")
        }
      }.named("grid")
    }
    check(
      host,
      [
        "a": [69, 104, 9, 16], "blue": [0, 152.15087890625, 78, 20], "ccc": [223, 67.84912109375, 28, 16],
        "divider": [0, 140.15087890625, 320, 4], "e": [312, 116, 8, 16],
        "grid": [0, 67.84912109375, 320, 104.3017578125], "h": [86, 154.15087890625, 10, 16],
        "header": [0, 67.84912109375, 44.5, 16], "red": [86, 92, 60, 40],
      ])
  }
}
