import Foundation
import Testing

@testable import lab

@Suite("Files that are written whole or not at all")
struct FileOutputTests {
  private func failure(_ path: String) -> Failure? {
    do {
      try writeWhole("x", toFile: path)
      return nil
    } catch {
      return error
    }
  }

  @Test("A new file, and one that takes the place of an old one and keeps its permissions")
  func writes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("report.txt")
    try writeWhole("one\n", toFile: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try writeWhole("two\n", toFile: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(folder.names == ["report.txt"])
  }

  @Test("A symbolic link stays a link to the new text")
  func link() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "real")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: path)
    try writeWhole("text", toFile: folder.path("link"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == path)
  }

  @Test("A device is written to, not replaced")
  func device() {
    #expect(failure("/dev/null") == nil)
    #expect(
      (try? FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType)
        != .typeRegular)
  }

  @Test("What cannot be written is named, the exit status is 73, and nothing is left behind")
  func refuses() throws {
    let folder = try TemporaryFolder()
    let directory = failure(folder.url.path)
    #expect(directory?.status == .cannotWrite)
    #expect(directory?.message.hasSuffix("cannot be written: Is a directory.") == true)
    let missing = failure("/nowhere/report.txt")
    #expect(
      missing?.message == "--output \"/nowhere/report.txt\" cannot be written: No such file or directory.")
    let full = failure("/dev/full")
    #expect(full?.message == "--output \"/dev/full\" cannot be written: No space left on device.")
    let file = try folder.write([], to: "file")
    #expect(failure(file + "/below")?.message.hasSuffix("Not a directory.") == true)
    #expect(folder.names == ["file"])
  }
}
