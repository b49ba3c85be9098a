/// An exhibit that has run: its programs' recordings and what they show.
public struct ExhibitResult: Hashable, Sendable {
  /// One program of the exhibit.
  public struct Run: Hashable, Sendable, Codable {
    /// The program's id.
    public var id: String
    /// What it does, in a sentence.
    public var summary: String
    /// The quantities that a report shows.
    public var columns: [ExhibitColumn]
    /// The seconds at which it shows them.
    public var instants: [Double]
    /// What the recording says.
    public var findings: [ExhibitFinding]
    /// What was displayed.
    public var recording: ExhibitRecording

    /// Creates a run.
    public init(
      id: String, summary: String, columns: [ExhibitColumn], instants: [Double], findings: [ExhibitFinding],
      recording: ExhibitRecording
    ) {
      self.id = id
      self.summary = summary
      self.columns = columns
      self.instants = instants
      self.findings = findings
      self.recording = recording
    }
  }

  /// The version of the JSON that is written and read.
  public static let currentVersion = 1

  /// The exhibit's id.
  public var id: String
  /// Its name.
  public var title: String
  /// What it shows, in a sentence.
  public var summary: String
  /// Its programs in the order of the exhibit.
  public var runs: [Run]

  /// Creates a result from its parts.
  public init(id: String, title: String, summary: String, runs: [Run]) {
    self.id = id
    self.title = title
    self.summary = summary
    self.runs = runs
  }
}

extension ExhibitResult: Codable {
  private enum CodingKeys: String, CodingKey { case version, id, title, summary, runs }

  /// Reads a result; one of another version is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription:
          "This is version \(version) of an exhibit; only \(Self.currentVersion) can be read.")
    }
    self.init(
      id: try container.decode(String.self, forKey: .id),
      title: try container.decode(String.self, forKey: .title),
      summary: try container.decode(String.self, forKey: .summary),
      runs: try container.decode([Run].self, forKey: .runs))
  }

  /// Writes a result with its version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encode(runs, forKey: .runs)
  }
}
