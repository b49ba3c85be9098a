import Foundation
import LabCore
import LabHarness
import Testing

@Suite("Scenarios that are ready made")
@MainActor struct CatalogueTests {
  @Test("Names differ, and every scenario knows its own")
  func names() {
    let names = Scenario.catalogue.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(Scenario.catalogue.map(\.title)).count == names.count)
    for named in Scenario.catalogue {
      #expect(named.scenario.name == named.name)
      #expect(named.name.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" }, "\(named.name)")
      #expect(named.summary.hasSuffix("."), "\(named.name)")
      #expect(Scenario.named(named.name) == named)
    }
  }

  /// The list of what people do to a picker.
  @Test(
    "Everything that people do is there",
    arguments: [
      "changed-twice", "changed-three-times", "inserted", "inserted-moving", "removed", "removed-moving",
      "reordered", "reordered-moving", "scrolling-strip", "selected-removed", "selected-removed-moving",
      "empty-row", "one-item",
      "bold-selection", "resized", "right-to-left", "type-sizes", "long-texts", "mixed-scripts",
      "wrapping-texts", "two-pickers", "shared-namespace",
    ])
  func all(name: String) {
    #expect(Scenario.named(name) != nil)
  }

  @Test("A wrong name finds the nearest one")
  func nearest() {
    #expect(Scenario.named("bold-selektion") == nil)
    #expect(Scenario.nearestName(to: "bold-selektion") == "bold-selection")
    #expect(Scenario.nearestName(to: "") == nil)
  }

  @Test("Five type sizes, and no more than two changes while something moves")
  func whatTheyAre() throws {
    let sizes = try #require(Scenario.named("type-sizes")).scenario
    #expect(sizes.steps.count + 1 == 5)
    let twice = try #require(Scenario.named("changed-twice")).scenario.steps.compactMap(\.time)
    // The default animation settles in 0.6 s: each of the two comes 0.15 s after the one before.
    #expect(zip(twice.dropFirst(), twice).map { ($0 - $1).rounded(toPlaces: 2) } == [0.15, 0.15])
  }

  @Test("Each runs and comes to rest, with frames for every step, and is the same after a way through JSON")
  func run() throws {
    for named in Scenario.catalogue {
      let scenario = named.scenario
      #expect(try JSONDecoder().decode(Scenario.self, from: JSONEncoder().encode(scenario)) == scenario)
      let comparison = Comparison(scenario, strategies: [AnchoredLine()])
      for result in [comparison.reference] + comparison.results {
        #expect(result.measurement.steps.count == scenario.steps.count, "\(named.name)")
        #expect(result.notes.isEmpty, "\(named.name): \(result.notes)")
        #expect(result.measurement.steps.last?.rest != nil, "\(named.name)")
      }
      // The ideal is where its item is, at every rest.
      for rest in comparison.reference.measurement.rests where rest.item != nil {
        #expect(abs(rest.leadingError ?? 1) < 1e-6 && abs(rest.trailingError ?? 1) < 1e-6, "\(named.name)")
      }
      #expect(comparison.reference.measurement.summary.itemShift == 0, "\(named.name)")
    }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = [1.0, 10, 100, 1_000][places]
    return (self * scale).rounded() / scale
  }
}
