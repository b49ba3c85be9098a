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
    /// As the source has it before it comes to `ScrollViewReader`.
    case withoutScrollTo = "without-scroll-to"
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
    case .withoutScrollTo:
      "As published without scrollTo: what is picked beyond the dock's edge is seen only when a user scrolls there."
    }
  }

  /// Five photos are picked, the last is put back and picked again; or the dock is scrolled by hand.
  public nonisolated var setting: ExhibitSetting {
    var steps = (0..<5).map { ExhibitStep(at: Double($0), .tap("photo \($0 + 1)")) }
    var instants = [0, 0.05, 0.1, 0.2, 1.05, 2.05, 3.05, 4, 4.05, 4.2, 5]
    switch style {
    case .asPublished, .repaired:
      steps += [ExhibitStep(at: 5, .tap("photo 5")), ExhibitStep(at: 6, .tap("photo 5"))]
      instants += [5.05, 5.2, 6, 6.05, 6.2]
    case .withoutScrollTo:
      steps.append(ExhibitStep(at: 5, .scroll("dock", x: 400, y: 0)))
    }
    return ExhibitSetting(
      steps: steps, instants: instants,
      columns: [
        ExhibitColumn("photo 1", .left), ExhibitColumn("photo 1", .top), ExhibitColumn("photo 1", .height),
        ExhibitColumn("photo 5", .left), ExhibitColumn("photo 5", .top), ExhibitColumn("photo 5", .visible),
      ])
  }

  /// All photos are 160 by 120 points.
  public var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.imageCatalog.fallback = CGSize(width: 160, height: 120)
    return values
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
