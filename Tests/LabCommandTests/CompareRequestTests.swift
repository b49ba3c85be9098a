import Foundation
import LabHarness
import LabReport
import Testing

@testable import lab

@Suite("What lab compare understands")
@MainActor struct CompareRequestTests {
  private func request(_ arguments: [String], input: String = "") throws -> CompareRequest {
    let world = FakeWorld()
    world.input = Data(input.utf8)
    return try CompareRequest(
      ParsedArguments(arguments, options: CompareCommand.options, command: "compare"), context: world.context)
  }

  @Test("Defaults")
  func defaults() throws {
    let request = try request(["--items", "Inbox,Sent,Archive"])
    let scenario = request.scenario
    #expect(scenario.items.map(\.title) == ["Inbox", "Sent", "Archive"])
    #expect(scenario.items.map(\.id) == ["0", "1", "2"])
    #expect(scenario.items.allSatisfy { $0.width == nil })
    #expect(scenario.initialSelection == "0")
    #expect(scenario.steps == [.init(select: "1"), .init(select: "2"), .init(select: "0")])
    #expect(scenario.containerSize == nil)
    #expect(scenario.direction == .leftToRight)
    #expect(scenario.textSize == .style(.body))
    #expect(scenario.underlineThickness == 2)
    #expect(scenario.spacing == nil)
    #expect(scenario.animation == .default)
    #expect(scenario.frameRate == 60)
    #expect(request.format == .text)
    #expect(request.output == nil)
    #expect(!request.includesFrames)
  }

  @Test("Every option")
  func everyOption() throws {
    let request = try request([
      "--items=A,B,C", "--item-widths", "40, 32, 56", "--spacing", "8", "--width=320", "--direction", "rtl",
      "--font-size", "20", "--thickness", "3", "--animation", "spring(0.5,0.825)", "--fps", "120", "--select",
      "0, 2@0.5, none, 1", "--format", "json", "--frames", "--output", "x.json",
    ])
    let scenario = request.scenario
    #expect(scenario.items.map(\.width) == [40, 32, 56])
    #expect(scenario.spacing == 8)
    #expect(scenario.containerSize?.width == 320)
    #expect(scenario.direction == .rightToLeft)
    #expect(scenario.textSize == .points(20))
    #expect(scenario.underlineThickness == 3)
    #expect(scenario.animation == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(scenario.frameRate == 120)
    #expect(scenario.initialSelection == "0")
    #expect(scenario.steps == [.init(select: "2", at: 0.5), .init(select: nil), .init(select: "1")])
    #expect(request.format == .json)
    #expect(request.includesFrames)
    #expect(request.output == "x.json")
  }

  nonisolated static let selections: [(String, String?, [Scenario.Step])] = [
    ("1", "1", []), ("none", nil, []), ("none,0", nil, [.init(select: "0")]),
    ("0@0,1", "0", [.init(select: "1")]),
    // Without a first selection of its own, the row appears with its first item selected.
    ("1@0.5", "0", [.init(select: "1", at: 0.5)]),
    ("0,1@1,0@1", "0", [.init(select: "1", at: 1), .init(select: "0", at: 1)]),
  ]

  @Test("Selections", arguments: selections)
  func selections(text: String, initial: String?, steps: [Scenario.Step]) throws {
    let scenario = try request(["--items", "A,B", "--select", text]).scenario
    #expect(scenario.initialSelection == initial)
    #expect(scenario.steps == steps)
  }

  @Test("A scenario of the catalogue, as it is")
  func scenario() throws {
    let scenario = try request(["--scenario", "inserted-moving"]).scenario
    #expect(scenario == Scenario.named("inserted-moving")?.scenario)
  }

  @Test("A scenario with other items, and in another row")
  func scenarioWithOptions() throws {
    let scenario = try request([
      "--scenario", "right-to-left", "--items", "Day,Week,Month,Year", "--direction", "ltr", "--look",
      "capsule",
      "--animation", "linear(1)", "--fps", "30", "--spacing", "4", "--width", "500", "--font-size", "20",
    ]).scenario
    #expect(scenario.name == "right-to-left")
    #expect(scenario.items.map(\.title) == ["Day", "Week", "Month", "Year"])
    #expect(scenario.steps.map(\.selection) == ["1", "2", "0"])
    #expect(scenario.direction == .leftToRight)
    #expect(scenario.underlineThickness == nil)
    #expect(scenario.animation == .linear(1))
    #expect(scenario.frameRate == 30)
    #expect(scenario.spacing == 4)
    #expect(scenario.containerSize?.width == 500)
    #expect(scenario.textSize == .points(20))
  }

  @Test("A capsule")
  func capsule() throws {
    #expect(try request(["--items", "A", "--look", "capsule"]).scenario.underlineThickness == nil)
  }

  @Test("Widths without titles number the items")
  func widthsOnly() throws {
    let scenario = try request(["--item-widths", "40,32"]).scenario
    #expect(scenario.items.map(\.title) == ["1", "2"])
    #expect(scenario.items.map(\.width) == [40, 32])
  }

  @Test("Duplicate titles are different items")
  func duplicates() throws {
    #expect(try request(["--items", "A,A"]).scenario.items.map(\.id) == ["0", "1"])
  }

  @Test("Items from a file and from standard input, a line each")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("\u{FEFF}Inbox\r\nSent, read\r\n\r\n".utf8), to: "items.txt")
    #expect(try request(["--items-file", path]).scenario.items.map(\.title) == ["Inbox", "Sent, read"])
    #expect(
      try request(["--items-file", "-"], input: "a\nb").scenario.items.map(\.title) == ["a", "b"])
  }

  @Test("A long animation gets the time that it needs")
  func settleLimit() throws {
    #expect(try request(["--items", "A"]).scenario.settleLimit == 10)
    #expect(try request(["--items", "A", "--animation", "linear(60)"]).scenario.settleLimit == 120)
  }
}
