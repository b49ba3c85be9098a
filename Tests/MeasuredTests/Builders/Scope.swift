import LabUI

/// What the descriptions of views refer to.
@MainActor struct Scope {
  let model: CaseModel
  let namespace: Namespace.ID
  let platform: MeasuredCase.Platform
  /// The values that an element of a `foreach` was made with.
  var seeds: [String: JSON] = [:]

  /// The value of a reference to the state, read so that the view that asks follows it; others as they are.
  func resolve(_ json: JSON) -> JSON {
    guard let members = json.object, let key = members.keys.first(where: { $0.hasPrefix("$") }) else {
      return json
    }
    switch key {
    case "$var":
      if let name = members[key]?.string, let value = model.values[name] { return value }
    case "$if":
      if let name = members[key]?.string, let flag = model.values[name]?.bool,
        let branch = members[flag ? "then" : "else"], members.count == 3
      {
        return resolve(branch)
      }
    case "$expr":
      if let text = members[key]?.string, let value = Expression(text)?.value(model.values) { return value }
    case "$itemStateSeed":
      if let name = members[key]?.string, let value = seeds[name] { return value }
    default: break
    }
    model.fail("the reference \(json) is not understood")
    return .null
  }
}

/// The properties of a view or a modifier, references resolved; what has a wrong type is noted as a fault.
@MainActor struct Fields {
  let members: [String: JSON]
  let scope: Scope
  /// What they belong to, for messages.
  let owner: String

  /// The value of a key; none when the key is missing or null.
  func value(_ key: String) -> JSON? {
    guard let value = members[key].map(scope.resolve), value != .null else { return nil }
    return value
  }

  func number(_ key: String) -> CGFloat? {
    guard let value = value(key) else { return nil }
    if value.string == "inf" { return .infinity }
    if let number = value.number { return CGFloat(number) }
    return refuse(key, value)
  }

  func string(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    return value.string ?? refuse(key, value)
  }

  func flag(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    return value.bool ?? refuse(key, value)
  }

  /// A value by one of some names.
  func choice<Value>(_ key: String, _ names: [String: Value]) -> Value? {
    guard let value = value(key) else { return nil }
    return value.string.flatMap { names[$0] } ?? refuse(key, value)
  }

  /// The members of an object.
  func fields(_ key: String) -> Fields? {
    guard let value = value(key) else { return nil }
    guard let members = value.object else { return refuse(key, value) }
    return Fields(members: members, scope: scope, owner: "\(owner).\(key)")
  }

  /// The views in a list.
  func nodes(_ key: String) -> [JSON] {
    guard let value = members[key] else { return [] }
    return value.array ?? refuse(key, value) ?? []
  }

  /// The views in a list, as one view of as many elements.
  func children(_ key: String = "children") -> Children { Children(nodes: nodes(key), scope: scope) }

  /// A view.
  func node(_ key: String) -> NodeView? {
    guard let json = members[key] else { return nil }
    return json.isNode ? NodeView(json: json, scope: scope) : refuse(key, json)
  }

  /// What an identity is made of: a whole number or a text.
  func id(_ key: String) -> AnyHashable? {
    guard let value = value(key) else { return nil }
    if let number = value.number { return Int(exactly: number) ?? refuse(key, value) }
    return value.string ?? refuse(key, value)
  }

  /// Notes a value that cannot be used.
  func fault(_ key: String, _ value: JSON) { scope.model.fail("“\(owner)” has the “\(key)” \(value)") }

  /// Notes a value that cannot be used, and gives none.
  func refuse<Value>(_ key: String, _ value: JSON) -> Value? {
    fault(key, value)
    return nil
  }
}
