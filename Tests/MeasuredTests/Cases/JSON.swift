import Foundation

/// Any JSON.
enum JSON: Equatable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The frequent kinds come first: each that does not fit costs an error.
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// The value of a key, nil when this is no object or has none.
  subscript(key: String) -> JSON? { object?[key] }

  var object: [String: JSON]? { if case .object(let members) = self { members } else { nil } }
  var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// Whether it is a description of a view.
  var isNode: Bool { self["type"]?.string != nil }

  /// The text of a scalar, as it stands in a template or in a sum of texts; whole numbers have no decimals.
  var text: String? {
    switch self {
    case .string(let text): text
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .bool(let value): "\(value)"
    case .null, .array, .object: nil
    }
  }

  /// The same with a mark replaced in all texts and names.
  func replacing(_ mark: String, with text: String) -> JSON {
    switch self {
    case .string(let own): .string(own.replacingOccurrences(of: mark, with: text))
    case .array(let elements): .array(elements.map { $0.replacing(mark, with: text) })
    case .object(let members): .object(members.mapValues { $0.replacing(mark, with: text) })
    case .null, .bool, .number: self
    }
  }
}

extension JSON: CustomStringConvertible {
  /// The JSON on one line, keys in order.
  var description: String {
    switch self {
    case .null: "null"
    case .string(let text): text.debugDescription
    case .bool, .number: text ?? ""
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}
