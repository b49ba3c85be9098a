import Foundation
import LabCore
public import LabUI

/// The photo grid and the dock of seed 004.
public struct DockVariant: ExhibitVariant {
  /// Which program runs.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// As the source has it.
    case asPublished = "as-published"
    /// With what its text says it does.
    case repaired
  }

  /// Which program runs.
  public let style: Style

  /// Creates the program.
  public nonisolated init(_ style: Style) { self.style = style }

  /// The exhibit's id and the style's name.
  public nonisolated var id: String { "dock.\(style.rawValue)" }

  /// What this variant does, in a sentence.
  public nonisolated var summary: String {
    switch style {
    case .asPublished:
      "Animation and scrolling depend on the id of the photo picked last, which putting one back does not change."
    case .repaired:
      "Every change is animated, the newest photo comes first in the dock, and inside the effect it takes any size."
    }
  }

  /// Five photos are picked, the last is put back and picked again.
  public nonisolated var setting: ExhibitSetting {
    let times = [0.0, 1, 2, 3, 4, 5, 6]
    let names = (1...5).map { "photo \($0)" } + ["photo 5", "photo 5"]
    return ExhibitSetting(
      steps: zip(times, names).map { ExhibitStep(at: $0, .tap($1)) },
      instants: [0, 0.05, 0.1, 0.2, 1.05, 2.05, 3.05, 4, 4.05, 4.2, 5, 5.05, 5.2, 6, 6.05, 6.2],
      columns: [
        ExhibitColumn("photo 1", .left), ExhibitColumn("photo 1", .top), ExhibitColumn("photo 1", .height),
        ExhibitColumn("photo 5", .left), ExhibitColumn("photo 5", .top), ExhibitColumn("photo 5", .visible),
      ])
  }

  /// Builds the program as it starts: all photos are in the grid.
  public func makeBody() -> some View {
    PhotoDock(style: style)
  }
}

extension Exhibit {
  /// The photo grid and the dock of seed 004.
  public static let dock = Exhibit(
    id: "dock", title: "Photos that fly into a dock",
    summary:
      "A tapped photo flies from a lazy grid into a scrolling dock and back: what flies, what scrolls, and what does not.",
    variants: DockVariant.Style.allCases.map { DockVariant($0) })
}
