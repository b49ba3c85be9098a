import Foundation
import LabUI
import Testing

@MainActor @Suite struct LazyStackTests {
  private let size = CGSize(width: 300, height: 200)

  private func list(_ count: Int, _ holder: ProxyHolder = ProxyHolder(), log: Log<Int>? = nil) -> ViewHost {
    ViewHost(size: size) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count) { index in
              Row(id: index, width: 200).id("r\(index)").onAppear { log?.add(index) }
                .onDisappear { log?.add(-index) }
            }
          }
        }
        .overlay { holder.keep(proxy) }
      }
    }
  }

  @Test("Exactly the rows in view exist, before and after a jump (measured: lazy/laziness)")
  func laziness() {
    let holder = ProxyHolder()
    let host = list(200, holder)
    #expect(host.rowNumbers == Array(0...9))
    #expect(host.row(0) == CGRect(x: 50, y: 0, width: 200, height: 20))
    holder.proxy?.scrollTo("r100", anchor: .top)
    host.advance(by: 0)
    #expect(host.rowNumbers == Array(100...109))
    #expect(host.row(100) == CGRect(x: 50, y: 0, width: 200, height: 20))
    holder.proxy?.scrollTo(150)
    host.advance(by: 0)
    // Row 150 ends at the bottom: rows 141 to 150.
    #expect(host.rowNumbers == Array(141...150))
    #expect(host.row(150).maxY == 200)
  }

  @Test("Rows appear when they come into view and disappear when they leave")
  func lifecycle() {
    let log = Log<Int>()
    let host = list(200, log: log)
    #expect(log.entries == Array(0...9))
    _ = host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 30))
    // 30 to 230: row 0 (0 to 20) is gone, rows 10 and 11 have come.
    #expect(Set(log.entries.dropFirst(10)) == [0, 10, 11])
    #expect(host.rowNumbers == Array(1...11))
  }

  @Test("A frame of a scroll costs what is seen, whatever is in the list")
  func cost() {
    func work(_ count: Int) -> (bodies: Int, placements: Int) {
      let host = list(count)
      let before = host.statistics
      _ = host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 20))
      let work = host.statistics - before
      return (work.bodyEvaluations, work.placements)
    }
    let few = work(100)
    let many = work(100_000)
    #expect(few.bodies == many.bodies)
    #expect(few.placements == many.placements)
    #expect(few.bodies <= 2)
  }

  @Test("It fills across and hugs along; lines of several heights (measured: lazy/stacks)")
  func stacks() {
    let host = ViewHost(size: CGSize(width: 320, height: 240)) {
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          Row(id: "alpha", width: 34.5, height: 16)
          Row(id: "red", width: 60)
          Row(id: "beta", width: 28, height: 16)
        }
        .probe(ProbeTag(name: "row", id: "vstack"))
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            Row(id: "green", width: 50)
            Row(id: "green2", width: 50)
          } header: {
            Row(id: "header", width: 44.5, height: 16)
          }
        }
        .probe(ProbeTag(name: "row", id: "sections"))
        LazyHStack(alignment: .bottom, spacing: 4) {
          Row(id: "orange", width: 20, height: 30)
          Row(id: "hi", width: 13, height: 16)
        }
        .probe(ProbeTag(name: "row", id: "hstack"))
      }
    }
    let expected: [String: [CGFloat]] = [
      "alpha": [0, 0, 34.5, 16], "beta": [0, 48, 28, 16], "green": [177.25, 16, 50, 20],
      "header": [180, 0, 44.5, 16], "hi": [307, 224, 13, 16], "hstack": [283, 0, 37, 240],
      "orange": [283, 210, 20, 30], "red": [0, 22, 60, 20], "sections": [141.5, 0, 121.5, 56],
      "vstack": [0, 0, 121.5, 64],
    ]
    for (id, frame) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(
        host.row(id) == CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), "\(id)")
    }
  }

  @Test("Rows of different heights are measured as they are seen; what was measured stays known")
  func differentHeights() {
    let host = ViewHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(id: $0, height: $0.isMultiple(of: 2) ? 30 : 50) } }
      }
    }
    // 30, 50, 30, 50, 30 and a part of 50.
    #expect(host.rowNumbers == Array(0...5))
    #expect(host.row(5) == CGRect(x: 90, y: 190, width: 120, height: 50))
    _ = host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 100))
    #expect(host.row(3).minY == 10)
    #expect(host.row(5).minY == 90)
    _ = host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -100))
    #expect(host.row(0).minY == 0)
    #expect(host.row(1) == CGRect(x: 90, y: 30, width: 120, height: 50))
  }

  @Test("An animated scroll shows what it passes, and keeps only where it ends")
  func animatedScroll() {
    let holder = ProxyHolder()
    let host = list(200, holder)
    withAnimation(.linear(duration: 1)) { holder.proxy?.scrollTo(100, anchor: .top) }
    host.advance(by: 0)
    #expect(host.rowNumbers == Array(0...9) + Array(100...109))
    host.advance(by: 0.5)
    // Half of 2,000: rows 50 to 59 are passed by.
    #expect(host.rowNumbers == Array(50...59) + Array(100...109))
    host.settle()
    #expect(host.rowNumbers == Array(100...109))
    #expect(host.displayList.map(\.frame.minY) == (0..<10).map { CGFloat($0 * 20) })
  }

  @Test("Insertions, removals and moves in the data; what comes fades in, what goes fades out")
  func changes() {
    let items = Model(Array(0..<50))
    let host = ViewHost(size: size) {
      ScrollView { LazyVStack(spacing: 0) { Driven(items) { ForEach($0, id: \.self) { Row(id: $0) } } } }
    }
    #expect(host.rowNumbers == Array(0...9))
    items.set([100] + Array(0..<50), host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(host.rowNumbers == Array(0...8) + [100])
    let new = host.displayList.first { $0.opacity < 1 }
    #expect(new?.frame.minY == 0)
    #expect(abs((new?.opacity ?? 0) - 0.5) < 1e-9)
    // The others are half way down.
    #expect(host.displayList.contains { abs($0.frame.minY - 10) < 1e-9 && $0.opacity == 1 })
    host.settle()
    items.set(Array(1..<50), host, .linear(duration: 1))
    #expect(host.displayList.filter(\.isRemoved).count == 2)
    host.settle()
    #expect(host.rowNumbers == Array(1...10))
    items.set([], host)
    #expect(host.displayList.isEmpty)
    items.set([7], host)
    #expect(host.row(7).minY == 0)
    items.set([3, 3, 3], host)
    #expect(host.rows.count == 1)
  }

  @Test("Pinned headers and footers (measured: lazy/pinned-headers, lazy/pinned-footers)")
  func pinned() {
    func host(_ pinned: PinnedScrollableViews, _ holder: ProxyHolder) -> ViewHost {
      ViewHost(size: size) {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
              ForEach(["a", "b", "c"], id: \.self) { name in
                Section {
                  ForEach(0..<8) { Row(id: "\(name)\($0)", width: 200).id("\(name)\($0)") }
                } header: {
                  Row(id: "\(name)H", width: 200, height: 24)
                } footer: {
                  Row(id: "\(name)F", width: 200, height: 16)
                }
              }
            }
          }
          .overlay { holder.keep(proxy) }
        }
      }
    }
    let headers = ProxyHolder()
    let first = host(.sectionHeaders, headers)
    #expect(first.row("aH").minY == 0)
    #expect(first.row("a0").minY == 24)
    // Header, 8 rows and footer of the first section fill the 200 points; others do not exist.
    #expect(first.rows.count == 10)
    headers.proxy?.scrollTo("b3", anchor: .top)
    first.advance(by: 0)
    #expect(first.row("b3").minY == 0)
    #expect(first.row("bH") == CGRect(x: 50, y: 0, width: 200, height: 24))
    #expect(first.row("cH").minY == 116)
    // b3 to b7 and the footer, then the header and three rows; the pinned header.
    #expect(first.rows.count == 11)
    headers.proxy?.scrollTo("a7", anchor: .bottom)
    first.advance(by: 0)
    #expect(first.row("a0").minY == 24)
    let footers = ProxyHolder()
    let second = host(.sectionFooters, footers)
    #expect(second.row("aF").minY == 184)
    footers.proxy?.scrollTo("b3", anchor: .top)
    second.advance(by: 0)
    #expect(second.row("bF").minY == 100)
    #expect(second.row("cF").minY == 184)
    // As with pinned headers, but with the third section's footer and without the second's header.
    #expect(second.rows.count == 11)
    footers.proxy?.scrollTo("b0", anchor: .bottom)
    second.advance(by: 0)
    #expect(second.row("b0").minY == 180)
    #expect(second.row("bF").minY == 184)
  }
}
