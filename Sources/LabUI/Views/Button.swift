/// A control that runs an action when it is tapped.
public struct Button<Label> {
  @usableFromInline let action: () -> Void
  @usableFromInline let label: Label
}

extension Button: View where Label: View {
  /// A view of the engine has no body.
  public typealias Body = Never

  /// Makes a button with a label of views.
  @inlinable public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Makes a button with a role and a label of views.
  @inlinable public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Writes itself into the retained tree.
  @inlinable public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) {
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
    label = Text(title)
  }

  /// Makes a button with a title and a role.
  @inlinable public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
  }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// How a button looks and reacts.
public protocol PrimitiveButtonStyle {
  /// Whether the label is shown as it is. Not for conformers outside the engine.
  var _isPlain: Bool { get }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Whether the label is shown as it is.
  public var _isPlain: Bool { true }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Whether the label is shown as it is.
  public var _isPlain: Bool { false }
}

/// The style of the platform: on iOS the borderless one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Whether the label is shown as it is.
  public var _isPlain: Bool { false }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the platform.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension View {
  /// Sets how buttons look.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier>
  {
    modifier(_EnvironmentModifier { $0.builtIn.isPlainButton = style._isPlain })
  }
}

/// What a tap on a view does.
final class TapObject: NodeObject {
  private var action: () -> Void
  /// How many taps in a row it takes.
  private var required: Int
  private var taps = 0
  private var last = -Double.infinity
  /// The longest time between two taps in a row, in seconds.
  private static let interval = 0.35
  unowned(unsafe) let environment: EnvironmentScope
  /// The environment of a button's label, where the button changes it.
  var label: EnvironmentScope?

  init(_ action: @escaping () -> Void, count: Int, _ environment: EnvironmentScope) {
    self.action = action
    required = count
    self.environment = environment
  }

  func update(_ action: @escaping () -> Void, count: Int) {
    self.action = action
    required = count
  }

  /// Takes a tap; the action runs with the last of those that it takes in a row.
  func tap(at time: Double) {
    taps = time - last <= Self.interval ? taps + 1 : 1
    last = time
    guard taps >= required else { return }
    taps = 0
    action()
  }
}

extension _ViewCursor {
  /// Takes and enters a button's node, with the label's own colour; returns the cursor behind it.
  @usableFromInline @MainActor mutating func enterButton(_ action: @escaping () -> Void) -> _ViewCursor {
    let (behind, tap) = enterTap(action)
    if behind.isMaking, !environment.values.builtIn.isPlainButton {
      tap.label = EnvironmentScope(environment.values) { values in
        if !values.builtIn.isPlainButton {
          values.builtIn.foreground = Color.accentColor.resolve(values.builtIn)
        }
      }
    }
    if let scope = tap.label { environment = scope }
    return behind
  }

  /// Takes and enters a node that takes taps; returns the cursor behind it.
  @MainActor mutating func enterTap(_ action: @escaping () -> Void, count: Int = 1) -> (
    _ViewCursor, TapObject
  ) {
    let node = take(.tap)
    let tap: TapObject
    if isMaking {
      tap = TapObject(action, count: count, environment)
      node.pointee.object = .passRetained(tap)
    } else {
      tap = node.object(TapObject.self)
      tap.update(action, count: count)
    }
    let behind = self
    descend(into: node)
    return (behind, tap)
  }
}

/// Runs an action on a tap.
public struct _TapModifier: _PrimitiveModifier {
  let count: Int
  let action: () -> Void

  @usableFromInline init(count: Int, action: @escaping () -> Void) {
    self.count = max(count, 1)
    self.action = action
  }

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor { cursor.enterTap(action, count: count).0 }
}

extension View {
  /// Runs an action when the view is tapped, or tapped several times in a row.
  @inlinable public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> ModifiedContent<Self, _TapModifier>
  {
    modifier(_TapModifier(count: count, action: action))
  }

  /// Sets whether the view and what is in it takes taps.
  @inlinable public func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _NumbersLayout> {
    modifier(_NumbersLayout(.hitTesting, SIMD4(enabled ? 1 : 0, 0, 0, 0)))
  }

  /// Sets whether the view and what is in it reacts; what is inside a disabled view is disabled too.
  public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { if disabled { $0.isEnabled = false } })
  }
}
