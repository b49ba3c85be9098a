import LabUI
import Foundation

@main
enum Lab {
  @MainActor static func main() {
    let n = 10_000
    let size = CGSize(width: 390, height: 844)
    var watch = Stopwatch()
    watch.time(
      runs: Int(CommandLine.arguments.dropFirst().first ?? "7") ?? 7, prepare: { BenchModel(count: n) }
    ) { model in
      let host = ViewHost(size: size) { PlainScene(model: model) }
      _ = host.displayList.count
    }
    print(n, "plain cold", watch.median * 1e6, "us")
  }
}
