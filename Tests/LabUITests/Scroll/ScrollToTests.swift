import Foundation
import LabUI
import Testing

@MainActor @Suite struct ScrollToTests {
  /// Eight items of 100 with gaps of 8 in 300: content 856, largest offset 556 (semantics, section 10).
  private func strip(_ holder: ProxyHolder) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 100)) {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: 8) { ForEach(0..<8) { Row(id: $0, width: 100, height: 50) } }
        }
        .overlay { holder.keep(proxy) }
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var item: Int
    var anchor: UnitPoint?
    var start: CGFloat
    var offset: CGFloat
    var testDescription: String { "item \(item), \(anchor.map { "\($0)" } ?? "smallest"), from \(start)" }
  }

  @Test(
    "B43 where a strip scrolls to (semantics section 10)",
    arguments: [
      Case(item: 3, anchor: nil, start: 0, offset: 124),
      Case(item: 3, anchor: nil, start: 556, offset: 324),
      // 324 to 424 lies inside of 200 to 500: nothing moves.
      Case(item: 3, anchor: nil, start: 200, offset: 200),
      Case(item: 3, anchor: .center, start: 0, offset: 224),
      Case(item: 3, anchor: .leading, start: 0, offset: 324),
      Case(item: 3, anchor: .trailing, start: 0, offset: 124),
      Case(item: 0, anchor: .center, start: 300, offset: 0),
      Case(item: 7, anchor: .leading, start: 0, offset: 556),
    ])
  func offsets(_ test: Case) {
    let holder = ProxyHolder()
    let host = strip(holder)
    _ = host.scroll(at: CGPoint(x: 150, y: 50), by: CGSize(width: test.start, height: 0))
    holder.proxy?.scrollTo(test.item, anchor: test.anchor)
    host.advance(by: 0)
    #expect(host.row(0).minX == -test.offset)
  }

  @Test("B46, B48 optional ids stand for their values; unknown and absent ones do nothing")
  func optionalIDs() {
    let holder = ProxyHolder()
    let host = strip(holder)
    let last: Int? = [0, 1, 7].last
    holder.proxy?.scrollTo(last)
    host.advance(by: 0)
    #expect(host.row(0).minX == -556)
    holder.proxy?.scrollTo(Int?.none)
    holder.proxy?.scrollTo(99)
    holder.proxy?.scrollTo("3")
    host.advance(by: 0)
    #expect(host.row(0).minX == -556)
  }

  /// Unlike those of numbers, optional strings and identifiers are no equal keys of what they hold on Linux.
  @Test("B46 optional strings and identifiers, on either side") func optionalKeys() {
    let names = ["a", "b", "c", "d"]
    let identifiers = (1...4).map { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") }
    let holder = ProxyHolder()
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(names, id: \.self) { Row(id: $0, width: 200) }
            ForEach(0..<4) { Row(id: $0, width: 200).id(identifiers[$0]) }
          }
        }
        .overlay { holder.keep(proxy) }
      }
    }
    // Eight of 200; a row n is wholly seen at the trailing end at 200 n - 100.
    holder.proxy?.scrollTo(names.last)
    host.advance(by: 0)
    #expect(host.row("a").minX == -500)
    holder.proxy?.scrollTo(identifiers.last)
    host.advance(by: 0)
    #expect(host.row("a").minX == -1300)
    // The id was given as an optional: its value finds it too.
    if let first = identifiers[0] { holder.proxy?.scrollTo(first) }
    host.advance(by: 0)
    #expect(host.row("a").minX == -800)
  }

  @Test("B45 outside of withAnimation it jumps, inside it moves")
  func animated() {
    let holder = ProxyHolder()
    let host = strip(holder)
    withAnimation(.linear(duration: 1)) { holder.proxy?.scrollTo(3, anchor: .leading) }
    host.advance(by: 0)
    #expect(host.displayList[0].frame.minX == 0)
    host.advance(by: 0.25)
    // A quarter of 324.
    #expect(abs(host.displayList[0].frame.minX + 81) < 1e-9)
    host.settle()
    #expect(host.displayList[0].frame.minX == -324)
    holder.proxy?.scrollTo(0)
    host.advance(by: 0)
    #expect(host.displayList[0].frame.minX == 0)
    #expect(!host.isAnimating)
  }

  @Test("B44, B46, B47 what is added in the same action can be scrolled to")
  func appended() {
    let holder = ProxyHolder()
    let items = Model([0, 1])
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: 0) { Driven(items) { ForEach($0, id: \.self) { Row(id: $0, width: 200) } } }
        }
        .overlay { holder.keep(proxy) }
      }
    }
    items.value.append(2)
    holder.proxy?.scrollTo(items.value.last)
    host.advance(by: 0)
    // 3 x 200 - 300.
    #expect(host.row(0).minX == -300)
  }

  @Test("Measured: rows of 20 in 200, by id (scroll/scroll-to)")
  func measured() {
    let holder = ProxyHolder()
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      ScrollViewReader { proxy in
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Row(id: $0).id($0) } } }
          .overlay { holder.keep(proxy) }
      }
    }
    for (id, anchor, offset) in [(15, nil, 120.0), (3, .top, 60), (10, .center, 110), (0, nil, 0)]
      as [(Int, UnitPoint?, CGFloat)]
    {
      holder.proxy?.scrollTo(id, anchor: anchor)
      host.advance(by: 0)
      #expect(host.row(0).minY == -offset, "row \(id)")
    }
  }

  @Test("A position: its first value scrolls nothing, a new one as little as needed, a hand sets it")
  func position() {
    let position = Model<Int?>(12)
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      Driven(position) { _ in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<40) { Row(id: $0) } }.scrollTargetLayout() }
          .scrollPosition(id: Binding(get: { position.value }, set: { position.value = $0 }))
      }
    }
    #expect(host.row(0).minY == 0)
    position.set(20, host)
    #expect(host.row(20).maxY == 200)
    _ = host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 40))
    // Row 11 began at 220 - 220 = 0; 40 further row 13 does.
    #expect(position.value == 13)
    #expect(host.row(13).minY == 0)
  }
}
