/// A checker for the part of JSON Schema (draft 2020-12) that the schemas in `Docs` use.
///
/// A keyword that it does not know is a finding, so that no part of a schema goes unchecked.
struct JSONSchema {
  let root: JSONValue

  /// What is wrong with a value, each with its path; nothing when it is valid.
  func findings(in value: JSONValue) -> [String] { findings(value, root, "$") }

  private func findings(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, operand in
      check(value, keyword, operand, in: schema, path)
    }
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, in schema: JSONValue, _ path: String
  ) -> [String] {
    switch (keyword, operand, value) {
    case ("$schema", _, _), ("title", _, _), ("description", _, _), ("$defs", _, _): []
    case ("$ref", .string(let reference), _):
      target(of: reference).map { findings(value, $0, path) } ?? ["\(path): no \(reference) in the schema"]
    case ("type", .string(let name), _):
      isOfType(value, name) ? [] : ["\(path): not of type \(name)"]
    case ("const", _, _): value == operand ? [] : ["\(path): not \(operand)"]
    case ("enum", .array(let values), _): values.contains(value) ? [] : ["\(path): not one of \(values)"]
    case ("anyOf", .array(let choices), _):
      choices.contains { findings(value, $0, path).isEmpty } ? [] : ["\(path): none of the choices fits"]
    case ("minimum", .number(let least), .number(let number)):
      number >= least ? [] : ["\(path): below \(least)"]
    case ("required", .array, .object(let members)):
      operand.strings.filter { members[$0] == nil }.map { "\(path): no \($0)" }
    case ("properties", .object(let properties), .object(let members)):
      members.sorted { $0.key < $1.key }.flatMap { name, member in
        properties[name].map { findings(member, $0, "\(path).\(name)") } ?? []
      }
    case ("additionalProperties", .bool(false), .object(let members)):
      members.keys.sorted().filter { schema["properties"]?[$0] == nil }.map { "\(path): unknown \($0)" }
    case ("items", _, .array(let elements)):
      elements.enumerated().flatMap { findings($1, operand, "\(path)[\($0)]") }
    case ("minItems", .number(let count), .array(let elements)):
      Double(elements.count) >= count ? [] : ["\(path): too few elements"]
    case ("maxItems", .number(let count), .array(let elements)):
      Double(elements.count) <= count ? [] : ["\(path): too many elements"]
    case ("minimum", _, _), ("required", _, _), ("properties", _, _), ("additionalProperties", _, _),
      ("items", _, _), ("minItems", _, _), ("maxItems", _, _):
      // Such a keyword says nothing of a value of another type; `type` does.
      []
    default: ["\(path): the schema's \(keyword) is not understood"]
    }
  }

  private func target(of reference: String) -> JSONValue? {
    let prefix = "#/$defs/"
    guard reference.hasPrefix(prefix) else { return nil }
    return root["$defs"]?[String(reference.dropFirst(prefix.count))]
  }

  private func isOfType(_ value: JSONValue, _ name: String) -> Bool {
    switch (name, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .bool):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
