/// A control that runs an action when it is tapped.
public struct Button<Label> {
  @usableFromInline let action: () -> Void
  @usableFromInline let role: ButtonRole?
  @usableFromInline let label: Label
}

extension Button: View where Label: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a button with a label of views.
  @inlinable public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    role = nil
    self.label = label()
  }

  /// Makes a button with a role and a label of views.
  @inlinable public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.role = role
    self.label = label()
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    if cursor.environment.stylesButtons {
      let styled = _StyledButton(action: view.action, role: view.role, label: AnyView(view.label))
      return _StyledButton._visit(styled, &cursor)
    }
    let resume = cursor.beginElement()
    let behind = cursor.enterButton(view.action)
    if !Label._isUnary { _ = cursor.enterStack(.hStack, .verticalCenter, nil) }
    Label._visit(view.label, &cursor)
    cursor = resume ?? behind
  }

  /// Whether it always is one layout element.
  @inlinable public static var _isUnary: Bool { true }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @inlinable public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.action = action
    role = nil
    label = Text(title)
  }

  /// Makes a button with a title and a role.
  @inlinable public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.action = action
    self.role = role
    label = Text(title)
  }
}

extension Button where Label == LabUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.action = action
    self.role = role
    label = LabUI.Label(title, systemImage: systemImage)
  }

  /// Makes a button with a title and a picture.
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.action = action
    self.role = role
    label = LabUI.Label(title, image: image)
  }
}

extension _ViewCursor {
  /// Takes and enters a button's node, with the label's own colour; returns the cursor behind it.
  @usableFromInline @MainActor mutating func enterButton(_ action: @escaping () -> Void) -> _ViewCursor {
    let (behind, tap) = enterTap(action)
    if behind.isMaking, environment.values.builtIn.buttons != .plain {
      tap.label = EnvironmentScope(environment.values) { values in
        if values.builtIn.buttons != .plain {
          values.builtIn.foreground = Color.accentColor.resolve(values.builtIn)
        }
      }
    }
    if let scope = tap.label { environment = scope }
    return behind
  }
}
