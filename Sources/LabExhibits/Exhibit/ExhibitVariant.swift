public import LabUI

/// One program of an exhibit: a view, what a user does to it, and what can be read off the recording.
///
/// The program marks what is watched with ``LabUI/View/labElement(_:)``, which changes no layout. It is written as a
/// SwiftUI developer would write it and knows nothing of the recording.
@MainActor public protocol ExhibitVariant: Sendable {
  /// The program's view.
  associatedtype Body: View

  /// The exhibit's id, followed by a dot and the variant's name unless it is the only one.
  nonisolated var id: String { get }

  /// What this variant does, in a sentence.
  nonisolated var summary: String { get }

  /// The window, what a user does, and what a report shows.
  nonisolated var setting: ExhibitSetting { get }

  /// The window's environment; the engine's own by default.
  var environment: EnvironmentValues { get }

  /// Builds the program as it starts.
  @ViewBuilder func makeBody() -> Body

  /// What the recording says, each computed from it.
  nonisolated func findings(in recording: ExhibitRecording) -> [ExhibitFinding]
}

extension ExhibitVariant {
  /// The engine's own environment.
  public var environment: EnvironmentValues { EnvironmentValues() }
}
