import Foundation
import LabUI
import Testing

@MainActor @Suite struct ScrollViewTests {
  private let size = CGSize(width: 300, height: 200)

  @Test("Along its axis the proposal, across it the content (measured facts, section 5)")
  func size_() {
    // 120 rows wide, centred in 300: x 90; 20 rows of 20 are 400 tall and begin at the top.
    let vertical = ViewHost(size: size) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Row(id: $0) } } }
        .probe(ProbeTag(name: "row", id: "scroll"))
    }
    #expect(vertical.row("scroll") == CGRect(x: 90, y: 0, width: 120, height: 200))
    #expect(vertical.row(0) == CGRect(x: 90, y: 0, width: 120, height: 20))
    #expect(vertical.row(19) == CGRect(x: 90, y: 380, width: 120, height: 20))
    // Content wider than the window overflows it, centred: (300 - 400) / 2.
    let wide = ViewHost(size: size) {
      ScrollView { Row(id: 0, width: 400) }.probe(ProbeTag(name: "row", id: "scroll"))
    }
    #expect(wide.row("scroll") == CGRect(x: -50, y: 0, width: 400, height: 200))
    // In a column it is greedy: 200 - 16 - 16 and no gap to texts of 16... with explicit rows and spacing 0.
    let column = ViewHost(size: size) {
      VStack(spacing: 0) {
        Row(id: "top", height: 16)
        ScrollView { Row(id: 0) }.probe(ProbeTag(name: "row", id: "scroll"))
        Row(id: "bottom", height: 16)
      }
    }
    #expect(column.row("scroll") == CGRect(x: 90, y: 16, width: 120, height: 168))
  }

  @Test("Several views are a column, in a horizontal scroll view too")
  func severalViews() {
    let host = ViewHost(size: size) {
      ScrollView(.horizontal) {
        Row(id: 0, width: 350)
        Row(id: 1, width: 100)
      }
    }
    // A column of 20 + 8 + 20, centred in 200: 76; the narrower row in the middle of 350.
    #expect(host.row(0) == CGRect(x: 0, y: 76, width: 350, height: 20))
    #expect(host.row(1) == CGRect(x: 125, y: 104, width: 100, height: 20))
  }

  @Test("A horizontal scroll view starts at the right when text runs there")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let host = ViewHost(size: CGSize(width: 180, height: 100), environment: environment) {
      ScrollView(.horizontal) { Row(id: 0, width: 350) }
    }
    // 180 - 350 (measured facts, section 1).
    #expect(host.row(0).minX == -170)
    #expect(host.scroll(at: CGPoint(x: 90, y: 50), by: CGSize(width: -30, height: 0)))
    #expect(host.row(0).minX == -140)
    #expect(host.scroll(at: CGPoint(x: 90, y: 50), by: CGSize(width: -1000, height: 0)))
    #expect(host.row(0).minX == 0)
  }

  @Test("Nothing is offered along the axis, the whole size across it; short content stays (semantics 10)")
  func offers() {
    let log = Log<CGSize>()
    let host = ViewHost(size: size) {
      ScrollView {
        GeometryReader { proxy in
          let _ = log.add(proxy.size)
          Color.red
        }
      }
    }
    // A reader that is offered no height is 10 high.
    #expect(log.entries.last == CGSize(width: 300, height: 10))
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 300, height: 10))
    _ = host.scroll(at: CGPoint(x: 150, y: 5), by: CGSize(width: 0, height: 50))
    #expect(host.frame(.red).minY == 0)
  }

  @Test("Scrolling by hand stops at the ends; what is out of view is clipped")
  func byHand() {
    let host = ViewHost(size: size) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Row(id: $0) } } }
    }
    let middle = CGPoint(x: 150, y: 100)
    #expect(host.scroll(at: middle, by: CGSize(width: 0, height: 30)))
    #expect(host.row(0).minY == -30)
    let clip = CGRect(x: 90, y: 0, width: 120, height: 200)
    #expect(host.displayList[0].clip == clip)
    #expect(host.displayList[0].visibleFrame.isNull)
    #expect(host.displayList[1].visibleFrame == CGRect(x: 90, y: 0, width: 120, height: 10))
    _ = host.scroll(at: middle, by: CGSize(width: 0, height: 1000))
    #expect(host.row(19).maxY == 200)
    _ = host.scroll(at: middle, by: CGSize(width: 0, height: -5000))
    #expect(host.row(0).minY == 0)
    #expect(!host.scroll(at: CGPoint(x: 20, y: 100), by: CGSize(width: 0, height: 10)))
    #expect(!host.scroll(at: middle, by: CGSize(width: CGFloat.nan, height: 10)))
  }

  @Test("A scroll view in another one takes what it can of the way")
  func nested() {
    let host = ViewHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Row(id: "inner", height: 150) }.frame(height: 100)
          Row(id: "outer", height: 300)
        }
      }
    }
    // 50 of 70 inside (150 - 100), 20 of them outside.
    _ = host.scroll(at: CGPoint(x: 150, y: 50), by: CGSize(width: 0, height: 70))
    #expect(host.row("outer").minY == 80)
    #expect(host.row("inner").minY == -70)
  }

  @Test("Taps reach what is in view and nothing that is scrolled away")
  func taps() {
    let log = Log<Int>()
    let host = ViewHost(size: size) {
      VStack(spacing: 0) {
        Color.blue.frame(width: 120, height: 100)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { id in Row(id: id).onTapGesture { log.add(id) } } }
        }
      }
    }
    _ = host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 40))
    #expect(host.tap(at: CGPoint(x: 150, y: 105)))
    #expect(log.entries == [2])
    // Row 1 is at 80 to 100, behind the edge.
    #expect(!host.tap(at: CGPoint(x: 150, y: 90)))
  }

  @Test("When content shrinks, the offset stays within it")
  func shrinking() {
    let count = Model(20)
    let host = ViewHost(size: size) {
      ScrollView {
        VStack(spacing: 0) { Driven(count) { count in ForEach(0..<count, id: \.self) { Row(id: $0) } } }
      }
    }
    _ = host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 200))
    count.set(12, host)
    // 240 - 200.
    #expect(host.row(0).minY == -40)
    count.set(3, host)
    #expect(host.row(0).minY == 0)
  }

  @Test("Geometry and anchors inside count the offset")
  func geometry() {
    let log = Log<CGFloat>()
    let host = ViewHost(size: size) {
      ScrollView {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .named("scroll")).minY, initial: true) { _, new in
            log.add(new)
          }
        }
        .frame(width: 100, height: 500)
      }
      .coordinateSpace(name: "scroll")
    }
    _ = host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 25))
    #expect(log.entries == [0, -25])
  }
}
