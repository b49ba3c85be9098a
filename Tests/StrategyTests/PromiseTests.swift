import Foundation
import LabCore
import LabHarness
import Testing

@Suite("What the strategies promise, held against what they do")
@MainActor struct PromiseTests {
  /// Items of three widths, each selected in turn; what does not match shows.
  private func scenario(_ direction: Scenario.Direction = .leftToRight) -> Scenario {
    Scenario(
      items: [
        .init(id: "0", title: "A", width: 40), .init(id: "1", title: "B", width: 32),
        .init(id: "2", title: "C", width: 56),
      ],
      initialSelection: "0", steps: [.init(select: "1"), .init(select: "2"), .init(select: "0")],
      direction: direction, spacing: 8, animation: .linear(0.5), frameRate: 20)
  }

  @Test("Left to right")
  func promises() {
    for result in Comparison(scenario(), strategies: allStrategies).results {
      guard let promises = result.promises else { continue }
      let summary = result.measurement.summary
      switch promises.motion {
      case .moves: #expect(summary.motion?.moves == true, "\(result.id)")
      case .fades: #expect(summary.motion?.description == "fades", "\(result.id)")
      case .scales: #expect(summary.motion?.scales == true && summary.motion?.moves == false, "\(result.id)")
      }
      #expect(result.measurement.appearance.isRightOnFirstFrame == promises.rightOnFirstFrame, "\(result.id)")
      if promises.leavesItemsInPlace {
        #expect(summary.itemShift == 0, "\(result.id)")
        #expect(summary.itemMotion == 0, "\(result.id)")
      }
      let passes = max(summary.firstFrameWork.updatePasses, summary.commitWork?.updatePasses ?? 0)
      #expect((passes > 1) == promises.needsSecondPass, "\(result.id): \(passes) passes")
      let widths = Set(result.measurement.rests.compactMap { $0.indicator?.width })
      switch promises.width {
      // A variant may show where its approach breaks, so that not every item is matched.
      case .matchesItem: #expect(widths.count > 1, "\(result.id): \(widths.sorted())")
      case .lost:
        let items = result.measurement.rests.compactMap { $0.item?.width }
        #expect(widths != Set(items) && widths.count > 1, "\(result.id): \(widths.sorted())")
      case .fixed: #expect(widths.count == 1, "\(result.id): \(widths.sorted())")
      }
    }
  }

  @Test("Right to left is the mirror image, where that is promised, and is not where it is not")
  func mirrored() {
    let left = Comparison(scenario(), strategies: allStrategies)
    let right = Comparison(scenario(.rightToLeft), strategies: allStrategies)
    for (a, b) in zip(left.results, right.results) {
      let same = zip(a.measurement.rests, b.measurement.rests).allSatisfy { first, second in
        abs((first.leadingError ?? 0) - (second.leadingError ?? 0)) < 1e-9
          && abs((first.trailingError ?? 0) - (second.trailingError ?? 0)) < 1e-9
      }
      #expect(same == a.promises?.mirrorsRightToLeft, "\(a.id)")
    }
  }

  @Test("Each draws the looks that it promises")
  func looks() {
    var scenario = scenario()
    scenario.look = .capsule
    let comparison = Comparison(scenario, strategies: allStrategies)
    for result in comparison.results {
      for rest in result.measurement.rests {
        #expect(rest.indicator != nil, "\(result.id)")
      }
    }
    let refused = Set(comparison.omissions.map(\.id))
    for strategy in allStrategies {
      #expect(strategy.promises.allows(.capsule) != refused.contains(strategy.id))
    }
  }

  @Test("Ids differ, and a variant's begins with that of its family")
  func ids() {
    let ids = allStrategies.map { $0.id }
    #expect(Set(ids).count == ids.count)
    for strategy in allStrategies where strategy.isVariant {
      #expect(ids.contains(strategy.family), "\(strategy.id)")
    }
  }
}
