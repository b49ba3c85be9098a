public import LabUI

extension EnvironmentValues {
  /// A namespace for matched geometry that was made outside of the picker, or `nil`.
  ///
  /// An app that makes one namespace high up and hands it to several pickers does this; a strategy that wants to
  /// show what comes of it takes its namespace from here. The others make their own.
  public var givenNamespace: Namespace.ID? {
    get { self[GivenNamespaceKey.self] }
    set { self[GivenNamespaceKey.self] = newValue }
  }
}

private enum GivenNamespaceKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}
