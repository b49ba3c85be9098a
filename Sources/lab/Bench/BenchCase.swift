import LabCore
import LabUI

/// What one case measured at one number of items.
struct BenchResult {
  var name: String
  var items: Int
  /// The middle of several runs, in seconds.
  var seconds: Double
  /// The work of one run: a wrong result can have a plausible time.
  var counts: UpdateStatistics
}

/// One piece of work that is timed.
struct BenchCase {
  var name: String
  var summary: String
  var measure: @MainActor (Int) -> BenchResult

  init(_ name: String, _ summary: String, measure: @escaping @MainActor (Int) -> (Double, UpdateStatistics)) {
    self.name = name
    self.summary = summary
    self.measure = { items in
      let (seconds, counts) = measure(items)
      return BenchResult(name: name, items: items, seconds: seconds, counts: counts)
    }
  }
}

@MainActor extension BenchCase {
  private static let window = CGSize(width: 390, height: 844)

  /// All cases, with one selection a strategy.
  static func all(_ registry: StrategyRegistry) -> [BenchCase] {
    [
      BenchCase("cold", "window made, first layout, display list read; texts of one array") { items in
        cold(items) { model in ViewHost(size: window) { PlainScene(model: model) } }
      },
      BenchCase("cold-rows", "the same with each item a view with a state of its own") { items in
        cold(items) { model in ViewHost(size: window) { RowsScene(model: model) } }
      },
      BenchCase("frame", "one displayed frame in which only the indicator moves", measure: frame),
      BenchCase("one-text", "one text of the parent's array changes") { items in
        var next = 0
        return change(items) { model in
          next += 7919
          model.items[next % items].title += "x"
        }
      },
      BenchCase("all-texts", "every text changes") { items in
        var round = 0
        return change(items) { model in
          round += 1
          for index in model.items.indices { model.items[index].title = "Other \(index + round)" }
        }
      },
      BenchCase("resize", "the window's width changes", measure: resize),
    ]
      + registry.all.map { strategy in
        BenchCase("select \(strategy.id)", "another item is selected, until the first frame of the move") {
          select($0, strategy)
        }
      }
  }

  private static func runs(_ items: Int) -> Int { items >= 50_000 ? 5 : items >= 5_000 ? 15 : 101 }

  private static func cold(_ items: Int, _ make: (BenchModel) -> ViewHost) -> (Double, UpdateStatistics) {
    var watch = Stopwatch()
    var counts = UpdateStatistics()
    watch.time(
      runs: runs(items), prepare: { BenchModel(count: items) },
      keeping: { model in
        let host = make(model)
        _ = host.displayList.count
        counts = host.statistics
        return host
      })
    return (watch.median, counts)
  }

  private static func frame(_ items: Int) -> (Double, UpdateStatistics) {
    let model = BenchModel(count: items)
    let host = ViewHost(size: window) { PlainScene(model: model) }
    withAnimation(.linear(duration: 1e9)) { model.indicator = 1e9 }
    host.advance(by: 0)
    _ = host.displayList.count
    let before = host.statistics
    var watch = Stopwatch()
    // One reading of the clock costs as much as a frame: a run is a thousand frames.
    watch.time(runs: 21, prepare: {}) { _ in
      for _ in 0..<1000 {
        host.advance(by: 1.0 / 120)
        _ = host.displayList.count
      }
    }
    return (watch.median / 1000, host.statistics - before)
  }

  private static func change(_ items: Int, _ change: (BenchModel) -> Void) -> (Double, UpdateStatistics) {
    let model = BenchModel(count: items)
    let host = ViewHost(size: window) { PlainScene(model: model) }
    _ = host.displayList.count
    var watch = Stopwatch()
    var counts = UpdateStatistics()
    watch.time(runs: runs(items), prepare: { change(model) }) { _ in
      let before = host.statistics
      host.advance(by: 0)
      counts = host.statistics - before
    }
    return (watch.median, counts)
  }

  private static func resize(_ items: Int) -> (Double, UpdateStatistics) {
    let model = BenchModel(count: items)
    let host = ViewHost(size: window) { PlainScene(model: model) }
    var watch = Stopwatch()
    var counts = UpdateStatistics()
    watch.time(runs: runs(items), prepare: {}) { _ in
      let before = host.statistics
      host.size.width = host.size.width == 390 ? 430 : 390
      counts = host.statistics - before
    }
    return (watch.median, counts)
  }

  private static func select(_ items: Int, _ strategy: any SelectionIndicatorStrategy) -> (
    Double, UpdateStatistics
  ) {
    let model = BenchModel(count: items)
    let host = ViewHost(size: window) { PickerScene(model: model, strategy: strategy) }
    _ = host.displayList.count
    var watch = Stopwatch()
    var counts = UpdateStatistics()
    var next = 0
    watch.time(
      runs: runs(items),
      prepare: {
        host.settle()
        next += 7919
      }
    ) { _ in
      let before = host.statistics
      model.selection = next % max(items, 1)
      host.advance(by: 0)
      counts = host.statistics - before
    }
    return (watch.median, counts)
  }
}
