import Foundation

/// A value as JSON for a report: sorted keys, the same bytes for the same value, and a line break at the end.
///
/// A number that is not finite is written as the string `"nan"`, `"inf"` or `"-inf"`.
func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return layOutJSON(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
}

/// Reads what ``jsonText(_:)`` has written.
func value<Value: Decodable>(_ type: Value.Type, fromJSON text: String) throws -> Value {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return try decoder.decode(type, from: Data(text.utf8))
}
