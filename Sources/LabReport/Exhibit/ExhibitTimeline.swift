import LabExhibits

/// How quantities go over time, each drawn as a strip of blocks from its least to its greatest value.
struct ExhibitTimeline {
  /// One quantity.
  struct Track {
    var label: String
    /// The value in each frame; `nil` where the element was not there.
    var values: [Double?]
    /// What an empty and a full cell stand for.
    var range: ClosedRange<Double>
    /// Whether the least value is drawn as nothing, as what is transparent is.
    var hidesLeast: Bool
  }

  /// The quantities that change.
  let tracks: [Track]
  private let recording: ExhibitRecording

  init(_ recording: ExhibitRecording, columns: [ExhibitColumn]) {
    self.recording = recording
    tracks = columns.compactMap { Self.track($0, recording) }
  }

  private static func track(_ column: ExhibitColumn, _ recording: ExhibitRecording) -> Track? {
    let values = recording.frames.map { $0[column.element].map(column.value(of:)) }
    let known = values.compactMap { $0 }.filter(\.isFinite)
    let isShare = column.quantity == .opacity || column.quantity == .visible
    // That something is there or not is seen by its opacity alone.
    let changes = Set(known.map { number($0) }).count > 1 || isShare && known.count < values.count
    guard let least = known.min(), let greatest = known.max(), changes else { return nil }
    return Track(
      label: terminalSafe("\(column.element) \(column.quantity.rawValue)"), values: values,
      range: isShare ? 0...1 : least...greatest, hidesLeast: isShare)
  }

  /// The strips under a line with a mark for each step.
  func lines(width: Int, style: Style) -> [String] {
    guard let end = recording.frames.last?.time, end > 0 else { return [] }
    let labelWidth = min(24, tracks.map { cellWidth($0.label) }.max() ?? 0)
    let ranges = tracks.map { range($0.range.lowerBound, $0.range.upperBound) }
    let cells = width - labelWidth - 6 - (ranges.map { cellWidth($0) }.max() ?? 0)
    let places = Self.frames(recording, cells: cells, end: end)
    var lines = [style.faint(Self.axis(recording, indent: labelWidth + 4, cells: cells, end: end))]
    for (track, range) in zip(tracks, ranges) {
      let strip = String(places.map { track.block($0) })
      lines.append(
        "  " + padded(truncated(track.label, toCells: labelWidth), toCells: labelWidth) + "  "
          + style.indicator(strip) + "  " + style.faint(range))
    }
    return lines
  }

  /// The index of the frame that is displayed in the middle of each cell.
  private static func frames(_ recording: ExhibitRecording, cells: Int, end: Double) -> [Int] {
    var index = 0
    return (0..<cells).map { cell in
      let time = (Double(cell) + 0.5) / Double(cells) * end
      while index + 1 < recording.frames.count, recording.frames[index + 1].time <= time { index += 1 }
      return index
    }
  }

  /// A line with a mark and the time at each step, where there is room for it.
  private static func axis(_ recording: ExhibitRecording, indent: Int, cells: Int, end: Double) -> String {
    var line = String(repeating: " ", count: indent)
    for step in recording.steps {
      let place = indent + min(cells - 1, Int((step.time / end * Double(cells)).rounded()))
      guard place >= cellWidth(line) + (line.hasSuffix(" ") ? 0 : 1) || place == indent else { continue }
      line += String(repeating: " ", count: max(0, place - cellWidth(line))) + "▾\(number(step.time)) s"
    }
    return line
  }
}

extension ExhibitTimeline.Track {
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The block for the value in a frame.
  func block(_ frame: Int) -> Character {
    guard let value = values[frame], value.isFinite else { return " " }
    let span = range.upperBound - range.lowerBound
    let share = span > 0 ? min(max((value - range.lowerBound) / span, 0), 1) : 1
    if hidesLeast, share < 0.01 { return " " }
    return Self.blocks[Int((share * Double(Self.blocks.count - 1)).rounded())]
  }
}
