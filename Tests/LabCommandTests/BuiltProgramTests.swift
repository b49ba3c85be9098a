import Foundation
import Testing

@testable import lab

@Suite("The built program")
struct BuiltProgramTests {
  @Test("Version, help and the list go to standard output")
  func speaks() throws {
    let version = try BuiltProgram.run(["--version"])
    #expect(version.status == 0)
    #expect(version.output == "lab 0.1.0\n")
    #expect(version.errors == "")
    let help = try BuiltProgram.run(["help", "compare"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Run strategies on the same row"))
  }

  @Test("A wrong command line is one line on standard error")
  func wrong() throws {
    let outcome = try BuiltProgram.run(["compare", "--items", "A", "--fps", "0"])
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors == "lab: --fps \"0\": give a number of frames a second from 1 to 1000.\n")
  }

  @Test("A file that cannot be read")
  func unreadable() throws {
    #expect(try BuiltProgram.run(["compare", "--items-file", "/nowhere"]).status == 66)
  }

  @Test("A full disk is no success", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let outcome = try BuiltProgram.run(["help"], output: "/dev/full")
    #expect(outcome.status == 73)
    #expect(outcome.errors == "lab: the output cannot be written: No space left on device.\n")
  }

  @Test("A reader that goes away is no crash")
  func brokenPipe() throws {
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The reader is gone before anything is written; the status is that of lab.
    shell.arguments = [
      "-c", "{ sleep 0.2; \"$0\" help compare; echo $? >&2; } | true", try BuiltProgram.url.path,
    ]
    shell.standardError = errors
    try shell.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(text == "0\n")
  }
}
