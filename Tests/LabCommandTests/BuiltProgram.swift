import Foundation

/// The `lab` that was built with these tests.
enum BuiltProgram {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  static var url: URL {
    get throws {
      // The test bundle lies in the folder of the products, whatever it is called.
      var candidates = [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
      candidates.append(Bundle.main.bundleURL)
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      candidates += ["debug", "release"].map { package.appendingPathComponent(".build/\($0)") }
      let programs = candidates.map { $0.appendingPathComponent("lab") }
      guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
      else {
        throw CocoaError(.fileNoSuchFile)
      }
      return program
    }
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - output: A file that is standard output, or `nil` to collect what is written.
  static func run(
    _ arguments: [String], input: String = "", output path: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = try url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files instead of pipes: nothing can fill up while nobody reads.
    let outputPath = try path ?? folder.write([], to: "output")
    let errorPath = try folder.write([], to: "errors")
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: folder.write(Array(input.utf8), to: "input")))
    process.standardOutput = FileHandle(forWritingAtPath: outputPath)
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: path == nil ? try String(contentsOfFile: outputPath, encoding: .utf8) : "",
      errors: try String(contentsOfFile: errorPath, encoding: .utf8))
  }
}
