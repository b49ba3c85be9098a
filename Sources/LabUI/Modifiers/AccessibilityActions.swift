/// What can be done to a view without seeing it.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Going away from it.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
  /// Accepted; there is nobody who would ask for the action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }

  /// Accepted; there is nobody who would ask for the action.
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> Self {
    self
  }

  /// Accepted; there are no lists.
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
}
