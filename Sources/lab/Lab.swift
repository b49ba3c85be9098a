import LabUI
import Foundation

@main
enum Lab {
  @MainActor static func main() {
    for n in [100, 10_000] {
      let size = CGSize(width: 390, height: 844)
      var watch = Stopwatch()
      watch.time(runs: 7, prepare: { BenchModel(count: n) }) { model in
        let host = ViewHost(size: size) { PlainScene(model: model) }
        _ = host.displayList.count
      }
      print(n, "plain cold", watch.median * 1e6, "us")
      watch = Stopwatch()
      watch.time(runs: 7, prepare: { BenchModel(count: n) }) { model in
        let host = ViewHost(size: size) { RowsScene(model: model) }
        _ = host.displayList.count
      }
      print(n, "rows cold", watch.median * 1e6, "us")
      let model = BenchModel(count: n)
      let host = ViewHost(size: size) { PlainScene(model: model) }
      _ = host.displayList.count
      let before = host.statistics
      withAnimation(.linear(duration: 1e6)) { model.indicator = 1e6 }
      host.advance(by: 0)
      print("move", host.statistics - before)
      watch = Stopwatch()
      watch.time(runs: 2000, prepare: {}) { _ in
        host.advance(by: 1.0 / 60)
        _ = host.displayList.count
      }
      print(n, "frame", watch.median * 1e6, "us")
      watch = Stopwatch()
      var k = 0
      let b2 = host.statistics
      watch.time(runs: 20, prepare: { k += 7; model.items[k % n].title += "x" }) { _ in
        host.advance(by: 0)
      }
      print(n, "one text", watch.median * 1e6, "us", host.statistics - b2)
      watch = Stopwatch()
      watch.time(runs: 20, prepare: { for i in model.items.indices { model.items[i].title = "Other \(i + k)" }; k += 1 }) { _ in
        host.advance(by: 0)
      }
      print(n, "all text", watch.median * 1e6, "us")
      watch = Stopwatch()
      var w = 390.0
      watch.time(runs: 20, prepare: {}) { _ in
        w += 1
        host.size = CGSize(width: w, height: 844)
      }
      print(n, "resize", watch.median * 1e6, "us")
    }
  }
}
