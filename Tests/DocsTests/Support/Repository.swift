import Foundation

/// The files of this repository.
enum Repository {
  /// Its top folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The paths of all files below some folders with an extension, sorted.
  static func files(below folders: [String], withExtension wanted: String) -> [String] {
    folders.flatMap { folder in
      let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("." + wanted) }
        .map { "\(folder)/\($0)" }
    }.sorted()
  }

  /// All pages.
  static let pages = ["README.md"] + files(below: ["Docs", "Plugins"], withExtension: "md")
}

/// A page that is written from data.
enum GeneratedPage {
  /// Whether pages are written anew instead of compared: set `LAB_RECORD_DOCS=1`.
  static let isRecording = ProcessInfo.processInfo.environment["LAB_RECORD_DOCS"] == "1"

  /// Tells whether a page reads as it should; when recording, writes it and tells that it did not.
  static func matches(_ text: String, at path: String) throws -> Bool {
    let old = try? Repository.text(path)
    guard isRecording else { return old == text }
    try text.write(to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    return old == text
  }
}
