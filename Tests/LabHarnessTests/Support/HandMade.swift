import Foundation
import LabHarness

/// Recordings made by hand, on a row of items 40, 32 and 56 wide with 8 between them, 20 high:
/// item 0 is at 0…40, item 1 at 48…80, item 2 at 88…144.
enum HandMade {
  static let items = [
    RecordedFrame.Item(id: "0", frame: Frame(x: 0, y: 0, width: 40, height: 20)),
    RecordedFrame.Item(id: "1", frame: Frame(x: 48, y: 0, width: 32, height: 20)),
    RecordedFrame.Item(id: "2", frame: Frame(x: 88, y: 0, width: 56, height: 20)),
  ]
  static let row = Frame(x: 0, y: 0, width: 144, height: 20)
  static let reference = Reference(container: row, items: items)

  /// A line two points high along the items' bottom.
  static func line(_ left: Double, _ right: Double, opacity: Double = 1, removed: Bool = false)
    -> RecordedFrame.Indicator
  {
    .init(frame: Frame(x: left, y: 18, width: right - left, height: 2), opacity: opacity, isRemoved: removed)
  }

  static func frame(
    _ time: Double, _ indicators: [RecordedFrame.Indicator], step: Int? = nil, container: Frame = row,
    items: [RecordedFrame.Item] = items, ideal: (Double, Double)? = nil, passes: Int = 1
  ) -> RecordedFrame {
    RecordedFrame(
      time: time, step: step, container: container, items: items, indicators: indicators,
      ideal: ideal.map { .init(left: $0.0, right: $0.1) }, work: WorkCounts(updatePasses: passes))
  }

  /// The ideal indicator's edges on its way from item 0 to item 2, at a fraction of the way.
  static func ideal(_ p: Double) -> (Double, Double) { (88 * p, 40 + 104 * p) }

  /// A recording in which item 0 is selected when the row appears and item 2 at 1 s; four frames a second.
  ///
  /// - Parameter indicators: What is displayed at each quarter of the way, from 0 to 4.
  static func change(
    _ strategy: String, settled: Bool = true, _ indicators: (Int) -> [RecordedFrame.Indicator]
  ) -> Recording {
    var frames = [frame(0, [line(0, 40)], ideal: ideal(0)), frame(0.25, [line(0, 40)], ideal: ideal(0))]
    for quarter in 0...4 {
      frames.append(
        frame(
          1 + Double(quarter) / 4, indicators(quarter), step: quarter == 0 ? 0 : nil,
          ideal: ideal(Double(quarter) / 4)))
    }
    return Recording(
      strategy: strategy, initialSelection: "0", frames: frames,
      commits: [.init(selection: "2", time: 1, frame: 2, settled: settled)])
  }

  static let mover = change("mover") { quarter in
    let (left, right) = ideal(Double(quarter) / 4)
    return [line(left, right)]
  }

  static let fader = change("fader") { quarter in
    let p = Double(quarter) / 4
    let new = line(88, 144, opacity: p)
    return quarter == 4 ? [new] : [line(0, 40, opacity: 1 - p, removed: true), new]
  }
}
