/// A control that runs an action when it is tapped.
public struct Button<Label> {
  @usableFromInline let action: () -> Void
  @usableFromInline let label: Label
  @usableFromInline let role: ButtonRole?
}

extension Button: View where Label: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a button with a label of views.
  @inlinable public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
    role = nil
  }

  /// Makes a button with a role and a label of views.
  @inlinable public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
    self.role = role
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
    let resume = cursor.beginElement()
    guard let behind = cursor.enterButton(view.action) else {
      cursor.visitStyledButton(view.label, role: view.role, view.action)
      return cursor.end(resume)
    }
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
    label = Text(title)
    role = nil
  }

  /// Makes a button with a title and a role.
  @inlinable public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
    self.role = role
  }
}

extension Button where Label == LabUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.action = action
    label = LabUI.Label(title, systemImage: systemImage)
    self.role = role
  }

  /// Makes a button with a title and an image of the catalogue.
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.action = action
    label = LabUI.Label(title, image: image)
    self.role = role
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style was given, in the style further out.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    action = configuration.action
    label = configuration.label
    role = configuration.role
  }
}

extension _ViewCursor {
  /// Takes and enters a button's node, with the label's own colour; returns the cursor behind it, or nil for a button
  /// whose style has a body.
  @usableFromInline @MainActor mutating func enterButton(_ action: @escaping () -> Void) -> _ViewCursor? {
    // A button keeps the way in which it was made: the kind of a style is known from its type.
    if isMaking ? environment.values.builtIn.hasButtonBody : existing?.pointee.kind == .composite {
      return nil
    }
    let (behind, tap) = enterTap(action)
    if behind.isMaking, environment.values.builtIn.buttonLook != .plain {
      tap.label = EnvironmentScope(environment.values) { values in
        if values.builtIn.buttonLook != .plain {
          values.builtIn.foreground = Color.accentColor.resolve(values.builtIn)
        }
      }
    }
    if let scope = tap.label { environment = scope }
    return behind
  }

  /// Writes a button whose style has a body.
  @usableFromInline @MainActor mutating func visitStyledButton<Label: View>(
    _ label: Label, role: ButtonRole?, _ action: @escaping () -> Void
  ) {
    StyledButton._visit(StyledButton(action: action, label: label, role: role), &self)
  }
}

extension EnvironmentValues.BuiltIn {
  /// Whether buttons are made by a style's body: on macOS the automatic style too.
  fileprivate var hasButtonBody: Bool {
    buttonLook == .styled || buttonLook == .automatic && platform == .macOS
  }
}
