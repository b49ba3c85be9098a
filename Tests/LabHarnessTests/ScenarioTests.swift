import Foundation
import LabCore
import Testing

@testable import LabHarness

@Suite("Scenarios")
struct ScenarioTests {
  private func items(_ count: Int) -> [Scenario.Item] {
    (0..<count).map { .init(id: "\($0)", title: "Item \($0)") }
  }

  static let tours: [(Int, String?, [String])] = [
    (0, nil, []), (1, "0", []), (2, "0", ["1", "0"]), (3, "0", ["1", "2", "0"]),
    (8, "0", ["1", "2", "3", "4", "5", "6", "7", "0"]), (9, "0", ["1", "4", "8", "0"]),
    (10_000, "0", ["1", "5000", "9999", "0"]),
  ]

  @Test("Every item in turn and the first again, or four of a long list", arguments: tours)
  func tour(count: Int, initial: String?, steps: [String]) {
    let tour = Scenario.tour(of: items(count))
    #expect(tour.initial == initial)
    #expect(tour.steps.map(\.selection) == steps)
    #expect(tour.steps.allSatisfy { $0.time == nil })
  }

  @Test("A scenario is the same after a way through JSON")
  func roundTrip() throws {
    let scenario = Scenario(
      items: [.init(id: "a", title: "\u{1B}[31m", width: 40), .init(id: "b", title: "ב")],
      initialSelection: "a",
      steps: [.init(select: "b", at: 0.5), .init(select: nil)],
      containerSize: CGSize(width: 390, height: 844),
      direction: .rightToLeft, textSize: .points(20), displayScale: 3, boldSelection: true, wrapsText: true,
      setting: .sharedNamespace, look: .capsule, spacing: 8,
      animation: .spring(response: 0.5, dampingFraction: 0.825), frameRate: 120, settleLimit: 5)
    let data = try JSONEncoder().encode(scenario)
    #expect(try JSONDecoder().decode(Scenario.self, from: data) == scenario)
  }

  static let spelt: [(Scenario.Step, String)] = [
    (.init(select: "1", at: 0.5), #"{"selection":"1","time":0.5}"#), (.init(select: nil), "{}"),
    (
      .init(.insert([.init(id: "a", title: "A")], at: 2), at: 1, animated: false),
      #"{"action":"insert","animated":false,"at":2,"items":[{"id":"a","title":"A"}],"time":1}"#
    ),
    (.init(.remove(["a", "b"])), #"{"action":"remove","ids":["a","b"]}"#),
    (.init(.reorder(["b"])), #"{"action":"reorder","ids":["b"]}"#),
    (.init(.resize(CGSize(width: 300, height: 200))), #"{"action":"resize","size":[300,200]}"#),
    (.init(.turn(.rightToLeft)), #"{"action":"turn","direction":"rtl"}"#),
    (
      .init(.setTextSize(.dynamicType(.xxLarge))),
      #"{"action":"text-size","textSize":{"dynamicType":"xx-large"}}"#
    ),
  ]

  @Test("Steps in JSON", arguments: spelt)
  func spelling(step: Scenario.Step, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(step), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Scenario.Step.self, from: Data(json.utf8)) == step)
  }

  @Test("A scenario of an earlier report can still be read")
  func earlier() throws {
    let json = #"""
      {"animation":"default","direction":"ltr","displayScale":2,"frameRate":60,"initialSelection":"0",
       "items":[{"id":"0","title":"A"},{"id":"1","title":"B"}],"look":{"underline":{"thickness":2}},
       "settleLimit":10,"steps":[{"selection":"1"},{"time":2}],"textSize":{"style":"body"}}
      """#
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data(json.utf8))
    #expect(
      scenario
        == Scenario(
          items: [.init(id: "0", title: "A"), .init(id: "1", title: "B")], initialSelection: "0",
          steps: [.init(select: "1"), .init(select: nil, at: 2)]))
  }

  @Test("An action that nobody knows is refused")
  func unknownAction() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Scenario.Step.self, from: Data(#"{"action":"explode"}"#.utf8))
    }
  }

  @Test("Numbers that cannot be run are brought into range")
  func sanitized() {
    let scenario = Scenario(
      items: [.init(id: "a", title: "A", width: .nan), .init(id: "b", title: "B", width: 1e308)],
      steps: [.init(select: "b", at: -.infinity), .init(select: "b", at: .nan)],
      containerSize: CGSize(width: CGFloat.infinity, height: -1), textSize: .points(-.infinity),
      displayScale: 0, look: .underline(thickness: -1), spacing: -.infinity, frameRate: 0,
      settleLimit: .infinity
    ).sanitized
    #expect(scenario.items.map(\.width) == [0, 100_000])
    #expect(scenario.steps.map(\.time) == [0, 0])
    #expect(scenario.containerSize == CGSize(width: 100_000, height: 0))
    #expect(scenario.textSize == .points(0))
    #expect(scenario.displayScale == 0.5)
    #expect(scenario.look == .underline(thickness: 0))
    #expect(scenario.spacing == -100_000)
    #expect(scenario.frameRate == 1)
    #expect(scenario.settleLimit == 120)
  }
}
