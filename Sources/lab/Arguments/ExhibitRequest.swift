import LabExhibits
import LabReport

/// What `lab exhibit NAME` was asked for.
struct ExhibitRequest {
  var exhibit: Exhibit
  var variants: [any ExhibitVariant]
  var options: ExhibitOptions
  var format: ReportFormat
  /// The file to write, or `nil` for standard output.
  var output: String?

  /// The most instants that numbers can be shown for.
  static let mostInstants = 1_000

  init(_ name: String, _ arguments: ParsedArguments) throws(Failure) {
    // `menu.timeline` is `menu` with a variant.
    let family = String(name.prefix { $0 != "." })
    guard let exhibit = Exhibit.all.first(where: { $0.id == family }) else {
      let known = Exhibit.all.flatMap { [$0.id] + $0.variants.map(\.id) }
      throw .usage("\(quoted(name)) is not an exhibit\(didYouMean(name, among: known)). See lab exhibit.")
    }
    self.exhibit = exhibit
    variants = exhibit.variants
    if name != family { variants = [try Self.variant(name, of: exhibit, option: nil)] }
    if let id = arguments["--variant"] {
      guard name == family else {
        throw .usage("--variant: \(quoted(name)) already names a variant.")
      }
      variants = [try Self.variant(id, of: exhibit, option: "--variant")]
    }
    options = ExhibitOptions()
    options.width = try arguments.number(
      "--width", in: 1...100_000, "a width in points from 1 to 100000")
    options.frameRate =
      try arguments.number("--frame-rate", in: 1...1_000, "a number of frames a second from 1 to 1000") ?? 60
    options.instants = try arguments["--at"].map { text throws(Failure) in try Self.instants(text) }
    format = try arguments.choice("--format", among: ReportFormat.allCases.map { ($0.rawValue, $0) }) ?? .text
    output = arguments["--output"].flatMap { $0 == "-" ? nil : $0 }
    if output == "" { throw .usage("--output \"\": give the name of a file.") }
  }

  /// Runs what was asked for.
  @MainActor func result() -> ExhibitResult {
    var result = exhibit.run(variants, options: options)
    if format == .json, let instants = options.instants {
      for index in result.runs.indices {
        result.runs[index].recording = result.runs[index].recording.restricted(to: instants)
      }
    }
    return result
  }

  private static func variant(
    _ id: String, of exhibit: Exhibit, option: String?
  ) throws(Failure) -> any ExhibitVariant {
    if let variant = exhibit[variant: id] { return variant }
    let names = exhibit.variants.map { $0.id.dropFirst(exhibit.id.count + 1) }.map(String.init)
    let nearest = didYouMean(id, among: names + exhibit.variants.map(\.id))
    let subject = option.map { "\($0) \(quoted(id)): it" } ?? quoted(id)
    throw .usage("\(subject) is not a variant of \(exhibit.id)\(nearest). See lab exhibit.")
  }

  private static func instants(_ text: String) throws(Failure) -> [Double] {
    var instants: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let time = finiteNumber(part.filter { $0 != " " }), (0...3_600).contains(time) else {
        throw .value(
          text, of: "--at",
          "\(quoted(String(part))) is not a time in seconds from 0 to 3600. Give times as in 0.25,0.5,0.75.")
      }
      if !instants.contains(time) { instants.append(time) }
    }
    guard instants.count <= mostInstants else {
      throw .usage("--at: \(instants.count) times are too many: give at most \(mostInstants).")
    }
    return instants.sorted()
  }
}
