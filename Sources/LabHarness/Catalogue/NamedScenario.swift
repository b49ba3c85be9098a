import LabCore

/// A scenario that is ready to run, with what it is for.
public struct NamedScenario: Hashable, Sendable, Identifiable {
  /// The name on the command line.
  public var name: String
  /// The name in a heading.
  public var title: String
  /// One sentence on what happens and what it shows.
  public var summary: String
  /// What is shown to every strategy.
  public var scenario: Scenario

  /// The name.
  public var id: String { name }

  /// Creates a named scenario.
  public init(name: String, title: String, summary: String, scenario: Scenario) {
    self.name = name
    self.title = title
    self.summary = summary
    self.scenario = scenario
    self.scenario.name = name
  }
}

extension Scenario {
  /// The scenarios that are ready to run, in the order in which they are listed.
  public static var catalogue: [NamedScenario] {
    interruptions + edits + fewItems + [scrollingStrip] + changingRows + texts + neighbours
  }

  /// The scenario of a name in the catalogue, or `nil`.
  public static func named(_ name: String) -> NamedScenario? {
    catalogue.first { $0.name == name }
  }

  /// The name in the catalogue that was most likely meant by a misspelt one, or `nil` if none is near.
  public static func nearestName(to text: String) -> String? {
    LabCore.nearestName(to: text, among: catalogue.map(\.name))
  }
}
