/// The systems whose measures the engine knows; a package-level switch, as SwiftUI has no such value.
package enum Platform: Hashable, Sendable, CaseIterable {
  /// Buttons without a border, lines of a pixel.
  case iOS
  /// Buttons with a border, lines of a point, smaller text styles for symbols.
  case macOS
}

extension EnvironmentValues {
  /// The system whose measures controls and symbols have; iOS by default.
  ///
  /// Meant for the environment that a window is made with: buttons without a style keep the look that they were made
  /// with.
  package var platform: Platform {
    get { builtIn.platform }
    set { builtIn.platform = newValue }
  }
}
