import Foundation
import TypeMetrics

/// The files beside these tests.
enum Fixture {
  static func data(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"))
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
    try JSONDecoder().decode(type, from: data(name))
  }
}
