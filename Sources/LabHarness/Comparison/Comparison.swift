public import LabCore

/// All strategies on one scenario, side by side with the reference.
public struct Comparison: Hashable, Sendable {
  /// One strategy's result.
  public struct Result: Hashable, Sendable {
    /// The strategy's id.
    public var id: String
    /// The strategy's name.
    public var title: String
    /// What the strategy says of itself; `nil` for the reference.
    public var promises: StrategyPromises?
    /// What it did, as numbers.
    public var measurement: Measurement
    /// What the harness had to do otherwise than the scenario asked.
    public var notes: [String]
    /// The engine's run-time warnings.
    public var warnings: [String]
    /// What was displayed, or `nil` if it was not kept.
    public var recording: Recording?

    /// One sentence on the approach, or the name if the strategy says nothing of itself.
    public var about: String { promises?.summary ?? title }

    /// Creates a result.
    public init(
      id: String, title: String, promises: StrategyPromises? = nil, measurement: Measurement,
      notes: [String] = [], warnings: [String] = [], recording: Recording? = nil
    ) {
      self.id = id
      self.title = title
      self.promises = promises
      self.measurement = measurement
      self.notes = notes
      self.warnings = warnings
      self.recording = recording
    }

    /// Measures what was displayed, in a row that no step changes.
    public init(
      id: String, title: String, promises: StrategyPromises? = nil, recording: Recording, row: Reference
    ) {
      self.init(id: id, title: title, promises: promises, recording: recording, rows: [row])
    }

    /// Measures what was displayed, with the row at first and after each step.
    public init(
      id: String, title: String, promises: StrategyPromises? = nil, recording: Recording, rows: [Reference]
    ) {
      self.init(
        id: id, title: title, promises: promises, measurement: Measurement(recording, rows: rows),
        notes: recording.notes, warnings: recording.warnings, recording: recording)
    }
  }

  /// A strategy that was left out, and why.
  public struct Omission: Hashable, Sendable, Codable {
    /// The strategy's id.
    public var id: String
    /// Why, as a clause that follows the id.
    public var reason: String

    /// Creates an omission.
    public init(id: String, reason: String) {
      self.id = id
      self.reason = reason
    }
  }

  /// The row without any indicator after a step that changed it.
  public struct ChangedRow: Hashable, Sendable, Codable {
    /// The index of the step.
    public var step: Int
    /// The row from then on.
    public var row: Reference

    /// Creates a changed row.
    public init(step: Int, row: Reference) {
      self.step = step
      self.row = row
    }
  }

  /// The version of the JSON that is written and read.
  public static let currentVersion = 1
  /// The id of the reference's result.
  public static let referenceID = "reference"

  /// What all strategies were shown.
  public var scenario: Scenario
  /// The row without any indicator, as it stands at first.
  public var row: Reference
  /// The row without any indicator, where a step changed it.
  public var changedRows: [ChangedRow]
  /// The ideal indicator's result, in the same row.
  public var reference: Result
  /// The strategies' results in the order asked for.
  public var results: [Result]
  /// The strategies that were left out.
  public var omissions: [Omission]
  /// What a reader should know of the run.
  public var notes: [String]

  /// Creates a comparison from its parts.
  public init(
    scenario: Scenario, row: Reference, changedRows: [ChangedRow] = [], reference: Result, results: [Result],
    omissions: [Omission] = [], notes: [String] = []
  ) {
    self.scenario = scenario
    self.row = row
    self.changedRows = changedRows
    self.reference = reference
    self.results = results
    self.omissions = omissions
    self.notes = notes
  }

  /// The row without any indicator, as it stands in the end.
  public var finalRow: Reference { changedRows.last?.row ?? row }

  /// The comparison without the frames of its recordings.
  public var withoutRecordings: Comparison {
    var copy = self
    copy.reference.recording = nil
    for index in copy.results.indices { copy.results[index].recording = nil }
    return copy
  }
}

extension Comparison: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, scenario, row, changedRows, reference, results, omissions, notes
  }

  /// Reads a comparison; one of another version is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription:
          "This is version \(version) of a comparison; only \(Self.currentVersion) can be read.")
    }
    self.init(
      scenario: try container.decode(Scenario.self, forKey: .scenario),
      row: try container.decode(Reference.self, forKey: .row),
      changedRows: try container.decodeIfPresent([ChangedRow].self, forKey: .changedRows) ?? [],
      reference: try container.decode(Result.self, forKey: .reference),
      results: try container.decode([Result].self, forKey: .results),
      omissions: try container.decode([Omission].self, forKey: .omissions),
      notes: try container.decode([String].self, forKey: .notes))
  }

  /// Writes a comparison with its version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(scenario, forKey: .scenario)
    try container.encode(row, forKey: .row)
    if !changedRows.isEmpty { try container.encode(changedRows, forKey: .changedRows) }
    try container.encode(reference, forKey: .reference)
    try container.encode(results, forKey: .results)
    try container.encode(omissions, forKey: .omissions)
    try container.encode(notes, forKey: .notes)
  }
}

extension Comparison.Result: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, title, promises, measurement, summary, notes, warnings, recording
  }

  /// Reads a result; the summary is derived again from the measurement.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      title: try container.decode(String.self, forKey: .title),
      promises: try container.decodeIfPresent(StrategyPromises.self, forKey: .promises),
      measurement: try container.decode(Measurement.self, forKey: .measurement),
      notes: try container.decode([String].self, forKey: .notes),
      warnings: try container.decode([String].self, forKey: .warnings),
      recording: try container.decodeIfPresent(Recording.self, forKey: .recording))
  }

  /// Writes a result, with the summary for readers that do not want to derive it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(promises, forKey: .promises)
    try container.encode(measurement, forKey: .measurement)
    try container.encode(measurement.summary, forKey: .summary)
    try container.encode(notes, forKey: .notes)
    try container.encode(warnings, forKey: .warnings)
    try container.encodeIfPresent(recording, forKey: .recording)
  }
}
