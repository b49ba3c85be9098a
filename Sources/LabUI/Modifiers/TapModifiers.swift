/// Whether a tap goes to what is further in or further out.
enum TapPrecedence {
  /// To nobody: it takes no taps.
  case none
  /// To what is furthest in.
  case normal
  /// To this before what is further in.
  case high
  /// To this beside another.
  case simultaneous
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
  var precedence = TapPrecedence.normal
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
