import Foundation

/// Reads cases, and refuses what it does not know.
struct CaseReader {
  let file: String
  let isOwn: Bool

  static let keys: Set<String> = [
    "id", "group", "host", "source", "platform", "input", "state", "expect", "steps", "expect_painted",
    "absent",
    "tolerance", "notes", "tags", "paint_order", "scrollGeometry", "time_samples",
  ]
  static let stepKeys: Set<String> = [
    "name", "set", "action", "animation", "expect", "expect_painted", "absent", "notes",
  ]
  static let sampleKeys: Set<String> = ["measured", "model_frames", "derived_display_frames", "derived_note"]

  /// The cases of a file and what is wrong with others.
  func read(_ data: Data) -> [Result<MeasuredCase, CaseError>] {
    let json: JSON
    do {
      json = try JSONDecoder().decode(JSON.self, from: data)
    } catch {
      return [.failure(CaseError(file: file, what: "is not JSON: \(error)"))]
    }
    guard let elements = json.array else {
      return [.failure(CaseError(file: file, what: "is not a list of cases"))]
    }
    return elements.enumerated().map { index, element in
      let id = element["id"]?.string ?? "number \(index + 1)"
      do {
        return .success(try makeCase(element, id: id))
      } catch let fault as Fault {
        return .failure(CaseError(file: file, id: id, what: fault.what))
      } catch {
        return .failure(CaseError(file: file, id: id, what: "\(error)"))
      }
    }
  }

  /// What is wrong with a value.
  private struct Fault: Error {
    var what: String
  }

  private func makeCase(_ json: JSON, id: String) throws -> MeasuredCase {
    let members = try object(json, "the case", allowed: Self.keys)
    guard members["id"]?.string != nil else { throw Fault(what: "“id” is missing or no text") }
    guard let input = members["input"], input.isNode else {
      throw Fault(what: "“input” is missing or no view")
    }
    let faults = Vocabulary.faults(in: input)
    guard faults.isEmpty else { throw Fault(what: faults.joined(separator: "; ")) }
    let host = try object(members["host"], "“host”", allowed: ["width", "height"])
    guard let width = host["width"]?.number, let height = host["height"]?.number else {
      throw Fault(what: "“host” needs a “width” and a “height”")
    }
    let platformName = members["platform"]?.string ?? "no text"
    guard let platform = MeasuredCase.Platform(rawValue: String(platformName.prefix { $0 != " " })) else {
      throw Fault(what: "“platform” is \(platformName), neither macOS nor iOS")
    }
    return MeasuredCase(
      file: file, id: id, isOwn: isOwn, host: CGSize(width: width, height: height), platform: platform,
      input: input, state: try optionalObject(members["state"], "“state”"),
      tolerance: try optional(members["tolerance"], "“tolerance”", \.number) ?? 0.01,
      rest: try expectation(members),
      steps: try optional(members["steps"], "“steps”", \.array)?.map(step) ?? [],
      paintOrder: try optionalObject(members["paint_order"], "“paint_order”").mapValues {
        try names($0, "“paint_order”")
      },
      timeSamples: try timeSamples(members["time_samples"]), scrollGeometry: members["scrollGeometry"])
  }

  private func step(_ json: JSON) throws -> MeasuredCase.Step {
    let members = try object(json, "a step", allowed: Self.stepKeys)
    guard let name = members["name"]?.string else { throw Fault(what: "a step has no “name”") }
    var step = MeasuredCase.Step(name: name)
    step.changes = try optionalObject(members["set"], "“set” of step \(name)")
    step.animation = members["animation"]
    step.expected = try expectation(members)
    if let action = members["action"] {
      let action = try object(action, "“action” of step \(name)", allowed: ["scrollTo"])
      let target = try object(action["scrollTo"], "“scrollTo” of step \(name)", allowed: ["id", "anchor"])
      step.scrollTarget = .object(target)
    }
    return step
  }

  private func expectation(_ members: [String: JSON]) throws -> MeasuredCase.Expectation {
    guard ["expect", "expect_painted", "absent"].contains(where: { members[$0] != nil }) else {
      throw Fault(what: "“expect” is missing")
    }
    return MeasuredCase.Expectation(
      frames: try optionalObject(members["expect"], "“expect”").mapValues { try frame($0, "“expect”") },
      painted: try optionalObject(members["expect_painted"], "“expect_painted”").mapValues {
        try frame($0, "“expect_painted”")
      },
      absent: try members["absent"].map { try names($0, "“absent”") } ?? [])
  }

  private func timeSamples(_ json: JSON?) throws -> [MeasuredCase.TimeSample] {
    guard let json else { return [] }
    let members = try object(json, "“time_samples”", allowed: Self.sampleKeys)
    guard members["measured"] ?? .null == .null else {
      throw Fault(what: "“time_samples.measured” has values, which are not understood yet")
    }
    var samples: [MeasuredCase.TimeSample] = []
    for (key, isLayout) in [("model_frames", true), ("derived_display_frames", false)] {
      for row in try optional(members[key], "“\(key)”", \.array) ?? [] {
        var row = try object(row, "a row of “\(key)”")
        guard let step = row.removeValue(forKey: "step")?.string,
          let time = row.removeValue(forKey: "t")?.number
        else { throw Fault(what: "a row of “\(key)” needs “step” and “t”") }
        for (name, value) in row.sorted(by: { $0.key < $1.key }) {
          samples.append(
            MeasuredCase.TimeSample(
              step: step, time: time, name: name, frame: try frame(value, "“\(key)”"), isLayout: isLayout))
        }
      }
    }
    return samples.sorted { $0.time < $1.time }
  }

  // MARK: Values

  private func object(_ json: JSON?, _ what: String, allowed: Set<String>? = nil) throws -> [String: JSON] {
    guard let members = json?.object else { throw Fault(what: "\(what) is missing or no object") }
    if let allowed {
      let unknown = members.keys.filter { !allowed.contains($0) }.sorted()
      guard unknown.isEmpty else {
        throw Fault(what: "\(what) has the unknown key “\(unknown.joined(separator: "”, “"))”")
      }
    }
    return members
  }

  private func optionalObject(_ json: JSON?, _ what: String) throws -> [String: JSON] {
    try json.map { try object($0, what) } ?? [:]
  }

  private func optional<Value>(_ json: JSON?, _ what: String, _ kind: (JSON) -> Value?) throws -> Value? {
    guard let json else { return nil }
    guard let value = kind(json) else { throw Fault(what: "\(what) is \(json)") }
    return value
  }

  private func names(_ json: JSON, _ what: String) throws -> [String] {
    guard let elements = json.array else { throw Fault(what: "\(what) is no list of names: \(json)") }
    return try elements.map {
      guard let name = $0.string else { throw Fault(what: "\(what) has a name that is no text: \($0)") }
      return name
    }
  }

  private func frame(_ json: JSON, _ what: String) throws -> CGRect {
    guard let numbers = json.array?.compactMap(\.number), numbers.count == 4, json.array?.count == 4 else {
      throw Fault(what: "\(what) has a frame that is not [x, y, width, height]: \(json)")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
