import Testing

@testable import lab

@Suite("Help")
@MainActor struct HelpTests {
  nonisolated static let helpful = [
    [], ["--help"], ["-h"], ["help"], ["help", "compare"], ["compare", "--help"],
    ["compare", "-h", "--nonsense"],
    ["help", "list"], ["list", "--help"], ["help", "help"], ["help", "--help"],
    ["help", "exhibit"], ["exhibit", "--help"], ["exhibit", "tabs", "--help"],
  ]

  @Test("Help goes to standard output, in lines of at most 80 characters", arguments: helpful)
  func help(arguments: [String]) {
    let world = FakeWorld()
    #expect(world.run(arguments) == 0)
    #expect(world.errors == "")
    #expect(world.output.contains("USAGE"))
    #expect(world.output.hasSuffix("\n"))
    for line in world.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("Every option that is understood is explained")
  func options() {
    for option in CompareCommand.options {
      #expect(CompareCommand.help.contains("  \(option.name)"))
    }
    for option in ExhibitCommand.options {
      #expect(ExhibitCommand.help.contains("  \(option.name)"))
    }
    for command in Lab.commands {
      #expect(HelpCommand.overview.contains("  \(command.name) "))
    }
  }

  @Test("The version is one line")
  func version() {
    let world = FakeWorld()
    #expect(world.run(["--version"]) == 0)
    #expect(world.output == "lab 0.1.0\n")
  }

  @Test(
    "Colour only on a terminal that can, and never when the user asked for none",
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true),
      (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)])
  func color(isTerminal: Bool, environment: [String: String], wantsColor: Bool) {
    let world = FakeWorld()
    world.isTerminal = isTerminal
    world.environment = environment
    #expect(world.context.wantsColor == wantsColor)
  }
}
