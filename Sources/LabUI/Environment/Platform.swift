/// The platform whose measures are taken where they differ.
package enum Platform: Hashable, Sendable {
  /// iOS, the usual one.
  case iOS
  /// macOS, on which most of the measured cases were recorded.
  case macOS
}

extension EnvironmentValues {
  /// The platform whose measures are taken where they differ.
  package var platform: Platform {
    get { builtIn.platform }
    set { builtIn.platform = newValue }
  }
}
