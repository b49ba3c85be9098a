import LabUI
import Testing

/// What scrolls and is made lazily stands whatever a program does with it.
@MainActor @Suite struct HostileScrollTests {
  struct Rows: View {
    var ids: [Int]
    var isGrid = false

    var body: some View {
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 0) { rows }
        } else {
          LazyVStack(spacing: 0) { rows }
        }
      }
    }

    private var rows: some View {
      ForEach(ids, id: \.self) { Text(verbatim: "\($0)").frame(width: 20, height: 10) }
    }
  }

  /// Every row that is in sight is made, once and in its order: 10 points each in a window as high as all of them.
  @Test func thousandsOfRowsComeIntoViewAtOnce() {
    let count = 5000
    let model = Model(Array(0..<count))
    let host = ViewHost(size: size(100, 100)) { Driven(model) { Rows(ids: $0) } }
    #expect(host.displayList.count < 20)
    host.size = size(100, CGFloat(10 * count))
    let list = host.displayList
    #expect(list.count == count)
    let wrong = list.indices.first { list[$0].content != .text("\($0)") }
    #expect(wrong == nil)
    #expect(list.last?.frame.midY == CGFloat(10 * count - 5))
    host.size = size(100, 100)
    #expect(host.displayList == ViewHost(size: size(100, 100)) { Rows(ids: Array(0..<count)) }.displayList)
    model.set([], host)
    #expect(host.displayList.isEmpty)
  }

  nonisolated static let data: [[Int]] = [
    [], [1], [1, 1, 1, 2, 2], Array((0..<60).reversed()), Array(20..<90), [5, 5], Array(0..<3000),
    (0..<40).map { $0 % 7 },
  ]

  /// Whatever was there before and however far it was scrolled, rows come and go to where a fresh window has them.
  @Test(arguments: [false, true]) func dataOfAllKindsWhileScrolledAndAnimated(_ isGrid: Bool) {
    let middle = CGPoint(x: 50, y: 50)
    let model = Model(Array(0..<50))
    let host = ViewHost(size: size(100, 100)) { Driven(model) { Rows(ids: $0, isGrid: isGrid) } }
    for (step, ids) in Self.data.enumerated() {
      model.set(ids, host, step % 2 == 0 ? .linear(duration: 0.5) : nil)
      host.advance(by: 0.1)
      for way in [1e9, -130, 70, -1e9, 1e9] as [CGFloat] {
        host.scroll(at: middle, by: CGSize(width: 0, height: way))
        for item in host.displayList { #expect(item.frame.minY.isFinite && item.frame.height.isFinite) }
      }
      host.size = .zero
      host.advance(by: 0.01)
      host.size = size(100, 100)
      host.settle(limit: 5)
      host.scroll(at: middle, by: CGSize(width: 0, height: -1e9))
      host.settle(limit: 5)
      let fresh = ViewHost(size: size(100, 100)) { Rows(ids: ids, isGrid: isGrid) }
      #expect(host.displayList == fresh.displayList, "step \(step)")
    }
  }
}
