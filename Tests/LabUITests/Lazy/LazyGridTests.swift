import Foundation
import LabUI
import Testing

@MainActor @Suite struct LazyGridTests {
  private struct Cells: View {
    var count: Int
    var height: CGFloat = 20
    var body: some View {
      ForEach(0..<count, id: \.self) { id in
        Color.red.frame(height: height).probe(ProbeTag(name: "row", id: id))
      }
    }
  }

  @Test("Fixed, flexible and adaptive columns (measured: lazy/grids)")
  func columns() {
    let host = ViewHost(size: CGSize(width: 280, height: 44)) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
        ],
        spacing: 4
      ) { Cells(count: 6) }
    }
    // 280: 60 at 11 (280 - 258 spread on both sides), 102, 80; gaps 8.
    #expect(host.row(0) == CGRect(x: 11, y: 0, width: 60, height: 20))
    #expect(host.row(1) == CGRect(x: 79, y: 0, width: 102, height: 20))
    #expect(host.row(2) == CGRect(x: 189, y: 0, width: 80, height: 20))
    #expect(host.row(5) == CGRect(x: 189, y: 24, width: 80, height: 20))
    let adaptive = ViewHost(size: CGSize(width: 240, height: 56)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
        Cells(count: 5, height: 24)
      }
    }
    #expect(adaptive.row(3) == CGRect(x: 187.5, y: 0, width: 52.5, height: 24))
    #expect(adaptive.row(4) == CGRect(x: 0, y: 32, width: 52.5, height: 24))
  }

  struct Overflow: CustomTestStringConvertible, Sendable {
    var columns: [GridItem]
    var width: CGFloat
    var frames: [ClosedRange<CGFloat>]
    var source: String
    var testDescription: String { source }
  }

  @Test(
    "Tracks by their rule, and grids that do not fit (semantics section 9)",
    arguments: [
      Overflow(
        columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200,
        frames: [0...70, 78...135, 143...200], source: "B40 objc.io: 70, 57, 57"),
      Overflow(
        columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], width: 200,
        frames: [-12...96, 104...224], source: "B40 objc.io: 108 and 120 from -12 to 224"),
      Overflow(
        columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], width: 300,
        frames: [-17...146, 154...334],
        source: "B41 juejin: 163 and 180, 17 over on the left, 34 on the right"),
      Overflow(
        columns: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))], width: 300,
        frames: [0...180, 188...300], source: "B41 juejin: 180 and 112 fit"),
      Overflow(
        columns: [GridItem(), GridItem()], width: 300, frames: [0...146, 154...300], source: "B42 gap 8"),
      Overflow(
        columns: [GridItem(spacing: 0), GridItem(spacing: 0)], width: 300, frames: [0...150, 150...300],
        source: "B42 no gap"),
      // Fixed tracks leave 76, the flexible one takes 100, nothing is left; 324 in 300 begins at -12.
      Overflow(
        columns: [
          GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)),
          GridItem(.fixed(100)),
        ], width: 300, frames: [-12...88, 96...196, 204...204, 212...312],
        source: "B41 juejin: 100, 100, 0 and 100"),
      // Each is offered (300 - 8) / 2 = 146: 2 of 69, then 3 of 130 / 3.
      Overflow(
        columns: [GridItem(.adaptive(minimum: 50)), GridItem(.adaptive(minimum: 40))], width: 300,
        frames: [
          0...69, 77...146, 154...(154 + 130 / 3.0), (162 + 130 / 3.0)...(162 + 260 / 3.0),
          (170 + 260 / 3.0)...300,
        ], source: "B41 juejin: 69, 69 and three of 43.33"),
      // 5 of (300 - 32) / 5.
      Overflow(
        columns: [GridItem(.adaptive(minimum: 50, maximum: 100))], width: 300,
        frames: [0...53.6, 61.6...115.2, 123.2...176.8, 184.8...238.4, 246.4...300],
        source: "semantics 9: five of 53.6"),
    ])
  func overflow(_ test: Overflow) {
    let host = ViewHost(size: CGSize(width: 600, height: 20)) {
      LazyVGrid(columns: test.columns) { Cells(count: test.frames.count) }.frame(width: test.width)
    }
    let left = (600 - test.width) / 2
    for (index, range) in test.frames.enumerated() {
      let row = host.row(index)
      #expect(abs(row.minX - left - range.lowerBound) < 1e-9, "track \(index) begins")
      #expect(abs(row.maxX - left - range.upperBound) < 1e-9, "track \(index) ends")
    }
  }

  @Test(
    "Seed 004's columns by screen width, 16 of padding (semantics section 9)",
    arguments: [(390.0, 6, 53.0), (375, 6, 50.5), (352, 5, 57.6), (744, 12, 52)])
  func screens(width: CGFloat, count: Int, each: CGFloat) {
    let host = ViewHost(size: CGSize(width: width, height: 300)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { Cells(count: 20) }.padding()
    }
    #expect(abs(host.row(0).width - each) < 1e-9)
    #expect(host.rows.values.filter { $0.minY == host.row(0).minY }.count == count)
  }

  @Test("Rows that scroll to the side, one line of cells each (measured: lazy/grids)")
  func horizontal() {
    let host = ViewHost(size: CGSize(width: 320, height: 70)) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5) { id in Color.red.frame(width: 40).probe(ProbeTag(name: "row", id: id)) }
      }
      .probe(ProbeTag(name: "row", id: "grid"))
    }
    // Three lines of 40 with gaps of 6: 132 wide; 30 + 8 + 30 in 70 leaves 1 above.
    #expect(host.row("grid") == CGRect(x: 94, y: 0, width: 132, height: 70))
    #expect(host.row(0) == CGRect(x: 94, y: 1, width: 40, height: 30))
    #expect(host.row(1) == CGRect(x: 94, y: 39, width: 40, height: 30))
    #expect(host.row(4) == CGRect(x: 186, y: 1, width: 40, height: 30))
  }

  @Test("How cells and tracks lie (measured: lazy/grid-alignment)")
  func alignment() {
    let host = ViewHost(size: CGSize(width: 240, height: 64)) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
          GridItem(.fixed(60), alignment: .bottomTrailing),
        ], alignment: .trailing, spacing: 4
      ) {
        Row(id: 0, width: 20)
        Row(id: 1, width: 20, height: 40)
        Row(id: 2, width: 20)
        Row(id: 3, width: 20)
      }
    }
    // The measured grid begins at 30, 40 in its window.
    #expect(host.row(0) == CGRect(x: 44, y: 10, width: 20, height: 20))
    #expect(host.row(1) == CGRect(x: 152, y: 0, width: 20, height: 40))
    #expect(host.row(2) == CGRect(x: 220, y: 20, width: 20, height: 20))
    #expect(host.row(3) == CGRect(x: 44, y: 44, width: 20, height: 20))
  }

  @Test("B47 a grid makes only the lines that are seen, and scrolls to any cell")
  func laziness() {
    let holder = ProxyHolder()
    let host = ViewHost(size: CGSize(width: 320, height: 200)) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))], spacing: 5) { Cells(count: 250, height: 50) }
        }
        .overlay { holder.keep(proxy) }
      }
    }
    // 320: five columns; lines of 50 with gaps of 5, the fourth begins at 165.
    #expect(host.rowNumbers == Array(0..<20))
    holder.proxy?.scrollTo(137)
    host.advance(by: 0)
    // Line 27 ends at 27 * 55 + 50 = 1535: offset 1335, in view from line 24 (1320 to 1370) on.
    #expect(host.row(137).maxY == 200)
    #expect(host.rowNumbers == Array(120..<140))
  }

  @Test("Right to left the first column is at the right")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let host = ViewHost(size: CGSize(width: 300, height: 20), environment: environment) {
      LazyVGrid(columns: [GridItem(), GridItem()]) { Cells(count: 2) }
    }
    #expect(host.row(0) == CGRect(x: 154, y: 0, width: 146, height: 20))
    #expect(host.row(1) == CGRect(x: 0, y: 0, width: 146, height: 20))
  }
}
