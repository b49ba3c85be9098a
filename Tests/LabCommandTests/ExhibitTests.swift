import Foundation
import LabExhibits
import LabReport
import Testing

@testable import lab

@Suite("lab exhibit") @MainActor struct ExhibitTests {
  @Test("Without a name, the exhibits and their variants are listed") func list() {
    let world = FakeWorld()
    #expect(world.run(["exhibit"]) == 0)
    for exhibit in Exhibit.all {
      #expect(world.output.contains("\(exhibit.id) — \(exhibit.title)\n"))
      if exhibit.variants.count > 1 {
        for variant in exhibit.variants { #expect(world.output.contains("  - \(variant.id): ")) }
      }
    }
    for line in world.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("All variants, or one by either way of naming it") func variants() {
    let all = FakeWorld()
    #expect(all.run(["exhibit", "segmented"]) == 0)
    #expect(all.output.contains("\nsegmented.capsule\n") && all.output.contains("\nsegmented.underline\n"))
    let ways = [
      ["exhibit", "segmented", "--variant", "underline"],
      ["exhibit", "segmented", "--variant", "segmented.underline"], ["exhibit", "segmented.underline"],
    ].map { arguments in
      let world = FakeWorld()
      #expect(world.run(arguments) == 0)
      return world.output
    }
    #expect(Set(ways).count == 1)
    #expect(!ways[0].contains("segmented.capsule") && ways[0].contains("\nsegmented.underline\n"))
  }

  @Test("Instants, the window's width and the frame rate") func options() throws {
    let world = FakeWorld()
    let line = "exhibit tabs --at 0.25,0.1 --width 320 --frame-rate 30"
    #expect(world.run(line.split(separator: " ").map(String.init)) == 0)
    #expect(world.output.contains("Window: 320 × 300 pt, 30 frames a second\n"))
    let table = world.output.split(separator: "\n").drop { !$0.contains("───") }
    let times = table.compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
    #expect(times == [0.1, 0.25])
    let json = FakeWorld()
    #expect(json.run(["exhibit", "tabs", "--format", "json", "--at", "0.1,0.25"]) == 0)
    let result = try ExhibitJSONReport.result(from: json.output)
    #expect(result.runs[0].recording.frames.map(\.time) == [0.1, 0.25])
    #expect(result.runs[0].instants == [0.1, 0.25])
  }

  @Test("A file, whole or not at all") func file() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("tabs.json")
    let world = FakeWorld()
    #expect(world.run(["exhibit", "tabs", "--format", "json", "--output", path]) == 0)
    #expect(world.output == "")
    let result = try ExhibitJSONReport.result(from: String(contentsOfFile: path, encoding: .utf8))
    #expect(result.runs.map(\.id) == ["tabs"])
    let unwritable = FakeWorld()
    #expect(unwritable.run(["exhibit", "tabs", "--output", "/nowhere/tabs"]) == 73)
  }

  nonisolated static let wrong: [(String, String)] = [
    ("exhibit tab", "\"tab\" is not an exhibit (did you mean tabs?). See lab exhibit."),
    ("exhibit xyzzy", "\"xyzzy\" is not an exhibit. See lab exhibit."),
    ("exhibit --at 1", "exhibit needs a name before its options, as in lab exhibit menu. See lab exhibit."),
    ("exhibit tabs segmented", "exhibit takes only options, not \"segmented\". See lab help exhibit."),
    (
      "exhibit segmented --variant capsul",
      "--variant \"capsul\": it is not a variant of segmented (did you mean capsule?). See lab exhibit."
    ),
    (
      "exhibit segmented.capsle",
      "\"segmented.capsle\" is not a variant of segmented (did you mean segmented.capsule?). See lab exhibit."
    ),
    (
      "exhibit segmented.capsule --variant underline",
      "--variant: \"segmented.capsule\" already names a variant."
    ),
    ("exhibit tabs --variant=", "--variant \"\": it is not a variant of tabs. See lab exhibit."),
    (
      "exhibit tabs --at 0.1,x",
      "--at \"0.1,x\": \"x\" is not a time in seconds from 0 to 3600. Give times as in 0.25,0.5,0.75."
    ),
    (
      "exhibit tabs --at -1",
      "--at \"-1\": \"-1\" is not a time in seconds from 0 to 3600. Give times as in 0.25,0.5,0.75."
    ),
    ("exhibit tabs --width 0", "--width \"0\": give a width in points from 1 to 100000."),
    (
      "exhibit tabs --frame-rate 0",
      "--frame-rate \"0\": give a number of frames a second from 1 to 1000."
    ),
    ("exhibit tabs --format yaml", "--format \"yaml\": give text or json."),
    ("exhibit tabs --output=", "--output \"\": give the name of a file."),
    (
      "exhibit tabs --widht 3",
      "\"--widht\" is not an option of exhibit (did you mean --width?). See lab help exhibit."
    ),
  ]

  @Test("Wrong command lines are one line on standard error, exit status 64", arguments: wrong)
  func usage(typed: String, message: String) {
    let world = FakeWorld()
    #expect(world.run(typed.split(separator: " ").map(String.init)) == 64)
    #expect(world.errors == "lab: \(message)\n")
    #expect(world.output == "")
  }
}
