import LabHarness

/// Something that a user does at a time.
public struct ExhibitStep: Hashable, Sendable {
  /// Seconds after the program has started.
  public var time: Double
  /// What is done.
  public var action: ExhibitAction

  /// Creates a step.
  public init(at time: Double, _ action: ExhibitAction) {
    self.time = time
    self.action = action
  }
}

/// What a user can do.
public enum ExhibitAction: Hashable, Sendable {
  /// Taps the centre of the first text that reads so.
  case tapText(String)
  /// Taps the centre of the first element of that id.
  case tap(String)
  /// Taps a point of the window, in points.
  case tapPoint(x: Double, y: Double)
  /// Scrolls what is at the centre of the first element of that id, by points.
  case scroll(String, x: Double, y: Double)
}

extension ExhibitAction: CustomStringConvertible {
  /// The action in a few words.
  public var description: String {
    switch self {
    case .tapText(let text): "tap the text \"\(text)\""
    case .tap(let element): "tap \(element)"
    case .tapPoint(let x, let y): "tap at (\(pointText(x)), \(pointText(y)))"
    case .scroll(let element, let x, let y): "scroll \(element) by (\(pointText(x)), \(pointText(y)))"
    }
  }
}

extension ExhibitAction: Codable {
  private enum Kind: String, Codable { case tapText, tap, tapPoint, scroll }
  private enum CodingKeys: String, CodingKey { case kind, text, element, x, y }

  /// Reads an action by its kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double { try container.decode(Double.self, forKey: key) }
    func text(_ key: CodingKeys) throws -> String { try container.decode(String.self, forKey: key) }
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .tapText: .tapText(try text(.text))
      case .tap: .tap(try text(.element))
      case .tapPoint: .tapPoint(x: try number(.x), y: try number(.y))
      case .scroll: .scroll(try text(.element), x: try number(.x), y: try number(.y))
      }
  }

  /// Writes the action's kind and what it has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .tapText(let text):
      try container.encode(Kind.tapText, forKey: .kind)
      try container.encode(text, forKey: .text)
    case .tap(let element):
      try container.encode(Kind.tap, forKey: .kind)
      try container.encode(element, forKey: .element)
    case .tapPoint(let x, let y):
      try container.encode(Kind.tapPoint, forKey: .kind)
      try container.encode(x, forKey: .x)
      try container.encode(y, forKey: .y)
    case .scroll(let element, let x, let y):
      try container.encode(Kind.scroll, forKey: .kind)
      try container.encode(element, forKey: .element)
      try container.encode(x, forKey: .x)
      try container.encode(y, forKey: .y)
    }
  }
}
