import LabUI
import Testing

/// The numbers of semantics section 9 that are no tracks: gaps, lines, counts, what cells are offered.
@MainActor @Suite struct LazyGridNumberTests {
  private struct Cells: View {
    var count: Int
    var height: CGFloat? = 20
    var body: some View {
      ForEach(0..<count, id: \.self) { id in
        Color.red.frame(height: height).probe(ProbeTag(name: "row", id: id))
      }
    }
  }

  @Test(
    "Gaps: a column's from its item, the last one's unused; a line's from the grid, 8 where it says nothing")
  func gaps() {
    let host = ViewHost(size: CGSize(width: 200, height: 48)) {
      LazyVGrid(columns: [GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40), spacing: 99)]) {
        Cells(count: 3)
      }
    }
    // 40 + 20 + 40 in 200 begins at 50; the third cell is alone in its line, at the leading end.
    #expect(host.row(0) == CGRect(x: 50, y: 0, width: 40, height: 20))
    #expect(host.row(1) == CGRect(x: 110, y: 0, width: 40, height: 20))
    #expect(host.row(2) == CGRect(x: 50, y: 28, width: 40, height: 20))
  }

  @Test(
    "Where the count of adaptive columns changes",
    arguments: [(108, 2, 50), (107.99, 1, 107.99), (49, 1, 49)] as [(CGFloat, Int, CGFloat)])
  func counts(width: CGFloat, count: Int, each: CGFloat) {
    let host = ViewHost(size: CGSize(width: width, height: 300)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { Cells(count: 4) }
    }
    #expect(host.rows.values.filter { $0.minY == host.row(0).minY }.count == count)
    #expect(abs(host.row(0).width - each) < 1e-9)
  }

  @Test("A cell is offered its track's width and no height; the line is as high as the highest")
  func offers() {
    let host = ViewHost(size: CGSize(width: 208, height: 100)) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        // Without a height of its own a colour is 10 high.
        Color.red.probe(ProbeTag(name: "row", id: 0))
        Color.red.frame(height: 30).probe(ProbeTag(name: "row", id: 1))
      }
    }
    // 30 in 100 begins at 35; the lower cell is centred in the line: 45.
    #expect(host.row(0) == CGRect(x: 0, y: 45, width: 100, height: 10))
    #expect(host.row(1) == CGRect(x: 108, y: 35, width: 100, height: 30))
  }

  @Test("Seed 004's dock: one row as high as the dock, photos as wide as they ask for")
  func dock() {
    let host = ViewHost(size: CGSize(width: 390, height: 100)) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem()]) {
          ForEach(0..<3) { id in
            // The strip offers no width: the ideal one counts.
            Color.red.frame(minWidth: 0, idealWidth: 60, maxWidth: .infinity)
              .probe(ProbeTag(name: "row", id: id))
          }
        }
      }
      .frame(height: 100)
    }
    #expect(host.row(0) == CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(host.row(2) == CGRect(x: 136, y: 0, width: 60, height: 100))
  }
}
