/// A command's options as they were given.
struct ParsedArguments {
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Whether the command's help was asked for; then nothing else counts.
  private(set) var wantsHelp = false

  /// Sorts arguments into options and their values: `--name value`, `--name=value` or `--flag`.
  init(_ arguments: [String], options: [OptionSpec], command: String) throws(Failure) {
    if arguments.contains("--help") || arguments.contains("-h") {
      wantsHelp = true
      return
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        throw .usage("\(command) takes only options, not \(quoted(argument)). See lab help \(command).")
      }
      let name = String(argument.prefix { $0 != "=" })
      guard let option = options.first(where: { $0.name == name }) else {
        throw .usage(
          "\(quoted(name)) is not an option of \(command)\(didYouMean(name, among: options.map(\.name))). "
            + "See lab help \(command).")
      }
      guard values[name] == nil, !flags.contains(name) else {
        throw .usage("\(name) is given twice.")
      }
      let attached = argument.dropFirst(name.count)
      guard let expected = option.value else {
        guard attached.isEmpty else {
          throw .usage("\(name) takes no value, not \(quoted(String(attached.dropFirst()))).")
        }
        flags.insert(name)
        continue
      }
      if !attached.isEmpty {
        values[name] = String(attached.dropFirst())
      } else if let value = rest.first, !options.contains(where: { $0.name == value }) {
        values[name] = value
        rest.removeFirst()
      } else {
        throw .usage("\(name) needs a value: \(name) \(expected).")
      }
    }
  }

  /// The value of an option, or `nil` if it was not given.
  subscript(_ name: String) -> String? { values[name] }

  /// Whether an option without a value was given.
  func has(_ name: String) -> Bool { flags.contains(name) }
}
