import Foundation
import Testing

@testable import lab

@Suite("Wrong command lines")
@MainActor struct WrongCommandLineTests {
  nonisolated static let animations =
    "give default, none, linear, ease-in, ease-out, ease-in-out, spring, smooth, snappy, bouncy, interactive-spring"

  /// What is typed after `lab`, and the line on standard error after `lab: `.
  nonisolated static let wrong: [(String, String)] = [
    ("compre", "\"compre\" is not a command (did you mean compare?). See lab --help."),
    ("xyzzy", "\"xyzzy\" is not a command. See lab --help."),
    (
      "--items A",
      "\"--items\" is not an option of lab itself. Options follow a command, as in lab compare --items A,B."
    ),
    ("help compre", "\"compre\" is not a command (did you mean compare?). See lab --help."),
    ("help compare list", "help takes one command, not 2. See lab --help."),
    ("list all", "list takes only options, not \"all\". See lab help list."),
    (
      "compare",
      "--items is missing: say what is in the row, as in --items Inbox,Sent,Archive, or give a --scenario."
    ),
    (
      "compare --scenario insertd",
      "--scenario \"insertd\": no scenario has this name (did you mean inserted?). See lab list --scenarios."
    ),
    (
      "compare --scenario xyzzy", "--scenario \"xyzzy\": no scenario has this name. See lab list --scenarios."
    ),
    ("compare --scenario=", "--scenario \"\": no scenario has this name. See lab list --scenarios."),
    (
      "compare --scenario inserted --select 0",
      "--select and --scenario exclude each other: a scenario says what is selected."
    ),
    ("compare --scenario inserted --items A,B", "--scenario inserted needs 3 items or more, not 2."),
    ("compare --scenario empty-row --items A", "--scenario empty-row begins without items: give none."),
    (
      "list --scenario",
      "\"--scenario\" is not an option of list (did you mean --scenarios?). See lab help list."
    ),
    ("compare Inbox", "compare takes only options, not \"Inbox\". See lab help compare."),
    (
      "compare --itms A",
      "\"--itms\" is not an option of compare (did you mean --items?). See lab help compare."
    ),
    ("compare -x", "\"-x\" is not an option of compare. See lab help compare."),
    ("compare --items A --items B", "--items is given twice."),
    ("compare --items", "--items needs a value: --items A,B,C."),
    ("compare --items --width 3", "--items needs a value: --items A,B,C."),
    ("compare --items A --frames=1", "--frames takes no value, not \"1\"."),
    ("compare --items A --frames", "--frames goes with --format json."),
    ("compare --items=", "--items \"\": give at least one item, as in --items Inbox,Sent,Archive."),
    (
      "compare --items A,,B",
      "--items \"A,,B\": item 2 is empty: write \"\" in quotation marks if that is meant."
    ),
    ("compare --items A,\"B", "--items \"A,\"B\": item 2 opens a quotation mark that nothing closes."),
    (
      "compare --items \"A\"B",
      "--items \"\"A\"B\": a comma must follow the quotation mark that closes item 1."
    ),
    ("compare --items A --items-file f", "--items and --items-file exclude each other: give one of them."),
    (
      "compare --items A,B --item-widths 40",
      "--item-widths \"40\": give one width for each item: there are 2 items and 1 widths."
    ),
    (
      "compare --items A --item-widths x",
      "--item-widths \"x\": \"x\" is not a width in points from 0 to 10000. Give one for each item, as in 40,32,56."
    ),
    (
      "compare --item-widths 40,,3",
      "--item-widths \"40,,3\": \"\" is not a width in points from 0 to 10000. Give one for each item, as in 40,32,56."
    ),
    (
      "compare --item-widths -1",
      "--item-widths \"-1\": \"-1\" is not a width in points from 0 to 10000. Give one for each item, as in 40,32,56."
    ),
    ("compare --items A --spacing nan", "--spacing \"nan\": give a distance in points from -1000 to 10000."),
    (
      "compare --items A --spacing 1e308",
      "--spacing \"1e308\": give a distance in points from -1000 to 10000."
    ),
    ("compare --items A --width inf", "--width \"inf\": give a width in points from 1 to 100000."),
    ("compare --items A --width 0", "--width \"0\": give a width in points from 1 to 100000."),
    ("compare --items A --width 12pt", "--width \"12pt\": give a width in points from 1 to 100000."),
    ("compare --items A --font-size -1", "--font-size \"-1\": give a size in points from 1 to 1000."),
    (
      "compare --items A --font-size 12 --text-style body",
      "--text-style and --font-size exclude each other: give one of them."
    ),
    (
      "compare --items A --text-style captoin",
      "--text-style \"captoin\": give large-title, title, title2, title3, headline, body, callout, subheadline, "
        + "footnote, caption or caption2 (did you mean caption?)."
    ),
    ("compare --items A --direction up", "--direction \"up\": give ltr or rtl."),
    ("compare --items A --direction lrt", "--direction \"lrt\": give ltr or rtl (did you mean ltr?)."),
    ("compare --items A --look pill", "--look \"pill\": give underline or capsule."),
    ("compare --items A --thickness 0", "--thickness \"0\": give a thickness in points from 0.1 to 1000."),
    (
      "compare --items A --look capsule --thickness 2",
      "--thickness is for --look underline: a capsule is as high as its item."
    ),
    ("compare --items A --fps 0", "--fps \"0\": give a number of frames a second from 1 to 1000."),
    ("compare --items A --fps -60", "--fps \"-60\": give a number of frames a second from 1 to 1000."),
    ("compare --items A --format yaml", "--format \"yaml\": give text or json."),
    ("compare --items A --output=", "--output \"\": give the name of a file."),
    (
      "compare --items A --animation lineer(1)",
      "--animation \"lineer(1)\": no animation has this name (did you mean linear?); \(animations)."
    ),
    (
      "compare --items A --animation linear(0)",
      "--animation \"linear(0)\": the duration must be above 0 and at most 60 seconds."
    ),
    (
      "compare --items A --animation spring(1)",
      "--animation \"spring(1)\": spring takes two numbers, its response and damping fraction."
    ),
    (
      "compare --items A,B --select 2",
      "--select \"2\": \"2\" is not an item. Give item numbers from 0 to 1 or none, as in 0,1@0.5."
    ),
    (
      "compare --items A,B --select 0,,1",
      "--select \"0,,1\": an item number is missing. Give item numbers from 0 to 1 or none, as in 0,1@0.5."
    ),
    (
      "compare --items A,B --select -1",
      "--select \"-1\": \"-1\" is not an item. Give item numbers from 0 to 1 or none, as in 0,1@0.5."
    ),
    (
      "compare --items A,B --select 0,1@x",
      "--select \"0,1@x\": \"x\" is not a time in seconds from 0 to 3600. Give item numbers from 0 to 1 or none, "
        + "as in 0,1@0.5."
    ),
    (
      "compare --items A,B --select 0,1@2,0@1",
      "--select \"0,1@2,0@1\": the times must not go back, as \"0@1\" does."
    ),
    (
      "compare --items A --strategies nope",
      "--strategies \"nope\": \"nope\" is not a strategy. See lab list."
    ),
    (
      "compare --items A --strategies all,matched-geometry",
      "--strategies \"all,matched-geometry\": all stands for every strategy: give it alone."
    ),
    ("compare --items A --strategies ,", "--strategies \",\": \"\" is not a strategy. See lab list."),
  ]

  @Test("One line on standard error, nothing on standard output, exit status 64", arguments: wrong)
  func usage(typed: String, message: String) {
    let world = FakeWorld()
    #expect(world.run(typed.split(separator: " ").map(String.init)) == 64)
    #expect(world.errors == "lab: \(message)\n")
    #expect(world.output == "")
  }

  @Test("What is typed reaches the terminal neither raw nor at full length")
  func hostile() {
    let world = FakeWorld()
    _ = world.run(["compare", "--items", "A", "--format", "\u{1B}[31m\n"])
    #expect(world.errors == "lab: --format \"\\u{1B}[31m\\n\": give text or json.\n")
    let long = FakeWorld()
    _ = long.run(["compare", "--items", "A", "--format", String(repeating: "x", count: 100_000)])
    #expect(long.errors.count < 150)
    #expect(long.errors.contains("xxx…\": give text or json."))
  }

  @Test("Too much for one run is refused before it begins")
  func tooMuch() {
    let many = (0...10_000).map { "\($0)" }.joined(separator: ",")
    let world = FakeWorld()
    #expect(world.run(["compare", "--items", many]) == 64)
    #expect(world.errors == "lab: 10001 items are too many: give at most 10000.\n")

    let selections = Array(repeating: "0", count: 1_001).joined(separator: ",")
    let patient = FakeWorld()
    #expect(patient.run(["compare", "--items", "A", "--select", selections]) == 64)
    #expect(patient.errors == "lab: --select: 1001 selections are too many: give at most 1000.\n")

    let fast = FakeWorld()
    let items = (0..<10_000).map { "\($0)" }.joined(separator: ",")
    #expect(fast.run(["compare", "--items", items, "--fps", "1000"]) == 64)
    #expect(fast.errors.hasPrefix("lab: 10000 items and 5 selections at 1000 frames a second are too much"))

    let wordy = FakeWorld()
    #expect(wordy.run(["compare", "--items", "A," + String(repeating: "x", count: 1_001)]) == 64)
    #expect(wordy.errors.contains("has 1001 characters: give at most 1000."))
  }

  @Test("A file of items that cannot be read is named, and the exit status is 66")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = FakeWorld()
    #expect(missing.run(["compare", "--items-file", "/nowhere/at all"]) == 66)
    #expect(
      missing.errors == "lab: --items-file \"/nowhere/at all\" cannot be read: No such file or directory.\n")

    let directory = FakeWorld()
    #expect(directory.run(["compare", "--items-file", "/"]) == 66)
    #expect(directory.errors == "lab: --items-file \"/\" cannot be read: Is a directory.\n")

    let binary = FakeWorld()
    let path = try folder.write([0xFF, 0xFE, 0x00], to: "binary")
    #expect(binary.run(["compare", "--items-file", path]) == 66)
    #expect(binary.errors.hasSuffix(" is not UTF-8 text.\n"))

    let endless = FakeWorld()
    #expect(endless.run(["compare", "--items-file", "/dev/zero"]) == 66)
    #expect(endless.errors == "lab: --items-file: \"/dev/zero\" is larger than 16000000 bytes.\n")
  }

  @Test("A file without items is a wrong command line")
  func emptyFile() {
    let world = FakeWorld()
    world.input = Data("\n  \n".utf8)
    #expect(world.run(["compare", "--items-file", "-"]) == 64)
    #expect(world.errors == "lab: --items-file: standard input has no items: write one on each line.\n")
  }
}
