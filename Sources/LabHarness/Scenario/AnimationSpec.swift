/// An animation as it is spelt on the command line and in JSON, such as `ease-in-out(0.35)`.
public enum AnimationSpec: Hashable, Sendable {
  /// The system's default animation.
  case `default`
  /// No animation.
  case none
  /// A constant speed for so many seconds.
  case linear(Double)
  /// A slow start, for so many seconds.
  case easeIn(Double)
  /// A slow end, for so many seconds.
  case easeOut(Double)
  /// A slow start and end, for so many seconds.
  case easeInOut(Double)
  /// A spring of a response in seconds and a damping fraction.
  case spring(response: Double, dampingFraction: Double)
  /// The spring without bounce.
  case smooth
  /// The spring with a small bounce.
  case snappy
  /// The spring with a large bounce.
  case bouncy
  /// The spring that follows a finger.
  case interactiveSpring

  /// The longest duration or response that is accepted, in seconds.
  public static let longest = 60.0
}

extension AnimationSpec {
  /// The words that an animation can begin with, in the order in which they are listed for users.
  public static let names = [
    "default", "none", "linear", "ease-in", "ease-out", "ease-in-out", "spring", "smooth", "snappy", "bouncy",
    "interactive-spring",
  ]

  /// The seconds that a curve takes when its text gives none.
  public static let defaultDuration = 0.35

  /// Reads an animation from its text.
  ///
  /// A curve may leave its seconds out, and a spring its response (0.5 s) and damping fraction (0.825).
  public init(parsing text: String) throws(AnimationSpecError) {
    let text = text.filter { $0 != " " }
    let name = String(text.prefix { $0 != "(" })
    let numbers = try Self.numbers(in: text.dropFirst(name.count))
    func duration() throws(AnimationSpecError) -> Double {
      guard numbers.count <= 1 else {
        throw .wrongNumbers(name: name, expected: "at most one number, its seconds")
      }
      let seconds = numbers.first ?? Self.defaultDuration
      guard seconds > 0, seconds <= Self.longest else { throw .outOfRange(what: "the duration") }
      return seconds
    }
    func bare(_ value: AnimationSpec) throws(AnimationSpecError) -> AnimationSpec {
      guard numbers.isEmpty, !text.contains("(") else {
        throw .wrongNumbers(name: name, expected: "no number")
      }
      return value
    }
    switch name {
    case "default": self = try bare(.default)
    case "none": self = try bare(.none)
    case "smooth": self = try bare(.smooth)
    case "snappy": self = try bare(.snappy)
    case "bouncy": self = try bare(.bouncy)
    case "interactive-spring": self = try bare(.interactiveSpring)
    case "linear": self = .linear(try duration())
    case "ease-in": self = .easeIn(try duration())
    case "ease-out": self = .easeOut(try duration())
    case "ease-in-out": self = .easeInOut(try duration())
    case "spring":
      guard numbers.count == 2 || !text.contains("(") else {
        throw .wrongNumbers(name: name, expected: "two numbers, its response and damping fraction")
      }
      let response = numbers.first ?? 0.5
      let dampingFraction = numbers.last ?? 0.825
      guard response > 0, response <= Self.longest else { throw .outOfRange(what: "the response") }
      // Below a twentieth a spring swings for longer than any run lasts.
      guard dampingFraction >= 0.05, dampingFraction <= 10 else { throw .dampingOutOfRange }
      self = .spring(response: response, dampingFraction: dampingFraction)
    default: throw .unknownName(name)
    }
  }

  /// The numbers between parentheses, or none when there are no parentheses.
  private static func numbers(in text: Substring) throws(AnimationSpecError) -> [Double] {
    if text.isEmpty { return [] }
    guard text.first == "(", text.last == ")" else { throw .missingParenthesis }
    var numbers: [Double] = []
    for part in text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(part), number.isFinite else { throw .notANumber(String(part)) }
      numbers.append(number)
    }
    return numbers
  }
}

extension AnimationSpec: CustomStringConvertible {
  /// The text from which the animation can be read again.
  public var description: String {
    switch self {
    case .default: "default"
    case .none: "none"
    case .linear(let seconds): "linear(\(plain(seconds)))"
    case .easeIn(let seconds): "ease-in(\(plain(seconds)))"
    case .easeOut(let seconds): "ease-out(\(plain(seconds)))"
    case .easeInOut(let seconds): "ease-in-out(\(plain(seconds)))"
    case .spring(let response, let dampingFraction): "spring(\(plain(response)),\(plain(dampingFraction)))"
    case .smooth: "smooth"
    case .snappy: "snappy"
    case .bouncy: "bouncy"
    case .interactiveSpring: "interactive-spring"
    }
  }

  private func plain(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension AnimationSpec: Codable {
  /// Reads the animation from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the animation's text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Why a text is not an animation.
public enum AnimationSpecError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No animation has this name.
  case unknownName(String)
  /// A parenthesis is missing.
  case missingParenthesis
  /// This part should have been a number.
  case notANumber(String)
  /// The animation of this name takes other numbers.
  case wrongNumbers(name: String, expected: String)
  /// A number of seconds is not above 0 or too large.
  case outOfRange(what: String)
  /// A damping fraction is too small or too large.
  case dampingOutOfRange

  /// The reason as part of a sentence.
  public var description: String {
    switch self {
    case .unknownName(let name): "\"\(name)\" is not an animation"
    case .missingParenthesis: "the numbers must stand in parentheses, as in linear(0.35)"
    case .notANumber(let text): "\"\(text)\" is not a number"
    case .wrongNumbers(let name, let expected): "\(name) takes \(expected)"
    case .outOfRange(let what): "\(what) must be above 0 and at most \(Int(AnimationSpec.longest)) seconds"
    case .dampingOutOfRange: "the damping fraction must be between 0.05 and 10"
    }
  }
}
