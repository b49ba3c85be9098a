import Foundation
import LabHarness

extension DockVariant {
  /// The grid's columns, whether each picked photo is seen, and how the photos fly there, back and there again.
  public nonisolated func findings(in recording: ExhibitRecording) -> [ExhibitFinding] {
    let all = [columns(recording), seen(recording), there(recording), copies(recording)]
    let more =
      switch style {
      case .asPublished, .repaired:
        [
          flight(recording, step: 5, id: "back", words: "When photo 5 is put back into the grid"),
          flight(recording, step: 6, id: "again", words: "When it is picked again"), seenAgain(recording),
        ]
      case .withoutScrollTo: [seenByHand(recording)]
      }
    return (all + more).compactMap { $0 }
  }

  /// The photos of the grid's first row.
  private nonisolated func columns(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let frame = recording.frames.first else { return nil }
    let cells = frame.elements.filter { $0.id.hasPrefix("photo") }.map(\.frame)
    guard let top = cells.map(\.y).min() else { return nil }
    let row = cells.filter { $0.y == top }.sorted { $0.x < $1.x }
    guard let first = row.first else { return nil }
    return ExhibitFinding(
      "columns",
      "In a window of \(pointText(recording.window.width)) pt the grid has \(counted(row.count, "column")) of "
        + "\(pointText(first.width)) pt.",
      values: [Double(row.count), first.width])
  }

  /// How much of the photo of a step is seen when all has come to rest after it.
  private nonisolated func visible(_ recording: ExhibitRecording, afterStep step: Int) -> Double? {
    guard recording.steps.indices.contains(step), case .tap(let id) = recording.steps[step].action else {
      return nil
    }
    // What a lazy grid has not made is not seen either.
    return recording.rest(beforeStep: step + 1)?.elements.first { $0.id == id && !$0.isRemoved }?.visible ?? 0
  }

  private nonisolated func seen(_ recording: ExhibitRecording) -> ExhibitFinding? {
    let shares = (0..<5).compactMap { visible(recording, afterStep: $0) }
    guard shares.count == 5 else { return nil }
    let isAll = shares.allSatisfy { $0 == 1 }
    return ExhibitFinding(
      "seen",
      isAll
        ? "After each of the five picks the new photo is wholly visible in the dock."
        : "After the five picks \(listed(shares.map { pointText($0 * 100) + " %" })) of the new photo are visible.",
      values: shares)
  }

  private nonisolated func seenAgain(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let share = visible(recording, afterStep: 6) else { return nil }
    return ExhibitFinding(
      "seen-again",
      share == 1
        ? "Picked again, it is wholly visible in the end."
        : "Picked again, \(pointText(share * 100)) % of it are visible in the end: the dock does not scroll, because the "
          + "id that it watches is the same as before.",
      values: [share])
  }

  private nonisolated func seenByHand(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let share = recording.frames.last?["photo 5"]?.visible else { return nil }
    return ExhibitFinding(
      "seen-by-hand",
      "When the dock is scrolled by hand, photo 5 is "
        + (share == 1 ? "wholly visible." : "visible to \(pointText(share * 100)) %."),
      values: [share])
  }

  /// How much of its way each picked photo has done soon after its tap.
  private nonisolated func there(_ recording: ExhibitRecording) -> ExhibitFinding? {
    let shares = (0..<5).map { share(recording, ofStep: $0) ?? 1 }
    let still = shares.indices.filter { shares[$0] == 1 }.map { "photo \($0 + 1)" }
    let all = shares.map { pointText($0 * 100) }
    let percent = Set(all).count == 1 ? all[0] : listed(all)
    return ExhibitFinding(
      "there",
      "0.05 s after its pick each of them has done \(percent) % of its way down to the dock"
        + (still.isEmpty
          ? "."
          : ": \(listed(still)) \(still.count == 1 ? "does" : "do") not fly, because the lazy dock has not made the place "
            + "yet."),
      values: shares)
  }

  private nonisolated func flight(
    _ recording: ExhibitRecording, step: Int, id: String, words: String
  ) -> ExhibitFinding? {
    let share = share(recording, ofStep: step)
    let sentence =
      switch share {
      case nil: "\(words), the dock has not even made it."
      case 1?: "\(words), it is at its new place at once: nothing is animated."
      case let share?: "\(words), it has done \(pointText(share * 100)) % of its way after 0.05 s."
      }
    return ExhibitFinding(id, sentence, values: share.map { [$0] } ?? [])
  }

  /// The share of the way down or up that the lower edge of a step's photo has done 0.05 s after the tap; `nil` if
  /// the photo has not been made where it goes.
  private nonisolated func share(_ recording: ExhibitRecording, ofStep step: Int) -> Double? {
    guard recording.steps.indices.contains(step), case .tap(let photo) = recording.steps[step].action,
      let start = recording.frame(beforeStep: step)?[photo]?.frame.maxY,
      let end = recording.rest(beforeStep: step + 1)?[photo]?.frame.maxY, start != end,
      let now = recording.frame(at: recording.steps[step].time + 0.05)?[photo], !now.isRemoved
    else { return nil }
    return Frame.tidy((now.frame.maxY - start) / (end - start))
  }

  /// How far apart the edges of a photo's two copies are while both are drawn, at the most, in all flights.
  private nonisolated func copies(_ recording: ExhibitRecording) -> ExhibitFinding? {
    var hasBoth = false
    var farthest = [0.0, 0.0, 0.0, 0.0]
    for frame in recording.frames {
      for ghost in frame.elements where ghost.isRemoved {
        for copy in frame.elements where copy.id == ghost.id && !copy.isRemoved {
          hasBoth = true
          farthest = zip(farthest, distances(ghost.frame, copy.frame)).map { max($0, $1) }
        }
      }
    }
    guard hasBoth else { return nil }
    return ExhibitFinding(
      "copies",
      "While two copies of a photo are drawn, one that goes and one that comes, "
        + (farthest.allSatisfy { $0 < 0.005 }
          ? "they have one frame at every instant."
          : "their left, right, lower and upper edges are up to \(listed(farthest)) pt apart."),
      values: farthest)
  }
}

/// How far the left, right, lower and upper edges of two rectangles are apart.
private func distances(_ a: Frame, _ b: Frame) -> [Double] {
  [abs(a.x - b.x), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY), abs(a.y - b.y)]
}
