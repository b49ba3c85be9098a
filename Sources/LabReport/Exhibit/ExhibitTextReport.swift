public import LabExhibits
import LabHarness

/// An exhibit that has run as text for a terminal: for each program what it shows, how its quantities go over time, and
/// their numbers at some instants.
public struct ExhibitTextReport {
  /// The exhibit that has run.
  public var result: ExhibitResult
  /// Whether escape sequences for colour are written.
  public var isColored: Bool
  /// How many cells a line may take.
  public var width: Int

  /// Creates a report; nothing is written yet.
  public init(_ result: ExhibitResult, isColored: Bool = false, width: Int = 80) {
    self.result = result
    self.isColored = isColored
    self.width = max(60, width)
  }

  /// The whole report, ending in a line break.
  public var text: String {
    var lines = wordWrapped("\(result.id) — \(result.title)", cells: width)
    lines[0] = style.heading(result.id) + lines[0].dropFirst(result.id.count)
    lines += wordWrapped(result.summary, cells: width)
    var lastSetting: [String] = []
    for run in result.runs {
      let setting = self.setting(run.recording)
      if setting != lastSetting { lines += [""] + setting }
      lastSetting = setting
      lines += [""] + self.lines(of: run)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var style: Style { Style(isColored: isColored) }

  private func setting(_ recording: ExhibitRecording) -> [String] {
    let window =
      "Window: \(number(recording.window.width)) × \(number(recording.window.height)) pt, "
      + "\(number(recording.frameRate)) \(recording.frameRate == 1 ? "frame" : "frames") a second"
    let steps = recording.steps.map { "at \(number($0.time)) s \(terminalSafe($0.action.description))" }
    return wordWrapped(window, cells: width)
      + (steps.isEmpty
        ? [] : wordWrapped("Script: " + steps.joined(separator: ", "), cells: width, indent: "  "))
  }

  private func lines(of run: ExhibitResult.Run) -> [String] {
    var lines: [String] = []
    // The only program of an exhibit has the exhibit's name, which stands above.
    if run.id != result.id { lines.append(style.heading(run.id)) }
    lines += wordWrapped(run.summary, cells: width) + [""]
    lines += run.findings.flatMap { wordWrapped("- " + $0.sentence, cells: width, indent: "  ") }
    let timeline = ExhibitTimeline(run.recording, columns: run.columns)
    if !timeline.tracks.isEmpty { lines += [""] + timeline.lines(width: width, style: style) }
    let table = ExhibitTable(run)
    if !table.rows.isEmpty { lines += [""] + table.lines(width: width, style: style) }
    lines += [""] + wordWrapped(Self.work(run.recording), cells: width)
    let remarks = run.recording.notes + run.recording.warnings
    lines += remarks.flatMap { wordWrapped("! " + terminalSafe($0), cells: width, indent: "  ") }
    return lines
  }

  private static func work(_ recording: ExhibitRecording) -> String {
    let work = recording.work
    let parts = [
      (recording.frames.count, "frame", "frames"), (work.updatePasses, "update pass", "update passes"),
      (work.bodyEvaluations, "body evaluated", "bodies evaluated"),
      (work.sizeQueries, "size computed", "sizes computed"), (work.placements, "placement", "placements"),
      (work.actionDispatches, "action run", "actions run"),
    ]
    return "Work: " + list(parts.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }) + "."
  }
}
