import Foundation

/// Where cases come from.
enum CaseFiles {
  /// The variable of the environment that names a file of further cases, or a folder of such files.
  static let variable = "LAB_MEASURED_CASES"

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data")
  }

  /// The project's cases and those of the environment's files, each runnable or with what is wrong.
  static let all: [Result<MeasuredCase, CaseError>] =
    read(folder.appendingPathComponent("cases.json"), isOwn: true)
    + further(ProcessInfo.processInfo.environment[variable])

  /// The cases that can be run.
  static var cases: [MeasuredCase] { all.compactMap { try? $0.get() } }

  /// The files and cases that cannot.
  static var faults: [CaseError] {
    all.compactMap { if case .failure(let error) = $0 { error } else { nil } }
  }

  /// The cases of a file, or of all JSON files of a folder in the order of their names.
  static func further(_ path: String?) -> [Result<MeasuredCase, CaseError>] {
    guard let path, !path.isEmpty else { return [] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return [.failure(CaseError(file: path, what: "\(variable) names it, but it is not there"))]
    }
    guard isFolder.boolValue else { return read(URL(fileURLWithPath: path), isOwn: false) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.filter { $0.hasSuffix(".json") }.sorted()
    guard !files.isEmpty else {
      return [.failure(CaseError(file: path, what: "\(variable) names it, but it has no JSON file"))]
    }
    return files.flatMap { read(URL(fileURLWithPath: path).appendingPathComponent($0), isOwn: false) }
  }

  static func read(_ url: URL, isOwn: Bool) -> [Result<MeasuredCase, CaseError>] {
    do {
      return CaseReader(file: url.lastPathComponent, isOwn: isOwn).read(try Data(contentsOf: url))
    } catch {
      return [.failure(CaseError(file: url.path, what: "cannot be read: \(error)"))]
    }
  }
}
