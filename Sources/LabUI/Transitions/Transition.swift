/// How a view looks while it comes and goes, as modifiers of it in each phase.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view that makes up the body.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; what animates in it animates between the phases.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// Fixed facts about the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition with an animation of its own, whatever the transaction says.
  public func animation(_ animation: Animation?) -> some Transition {
    _ErasedTransition(base: AnyTransition(self).animation(animation))
  }

  /// Both transitions at once, this one inside the other.
  public func combined<T: Transition>(with other: T) -> some Transition {
    _ErasedTransition(base: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// Where a view stands in its coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// About to appear.
  case willAppear
  /// There.
  case identity
  /// Gone from the layout, drawn until the transition ends.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it appears, 0 while it is there, 1 when it has gone (engine facts 5.1).
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Fixed facts about a transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether it moves the view, which some people turn off.
  public var hasMotion: Bool
  /// Makes properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition made of others.
struct _ErasedTransition: Transition {
  let base: AnyTransition

  // Never called: what is erased is unwrapped where it is used.
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension AnyTransition {
  /// Erases the type of a transition.
  @MainActor public init<T: Transition>(_ transition: T) {
    if let erased = transition as? _ErasedTransition {
      self = erased.base
    } else {
      self.init(ProtocolTransition(transition))
    }
  }
}

/// A transition of a program's own type.
private final class ProtocolTransition<T: Transition>: TransitionBox {
  let transition: T

  init(_ transition: T) { self.transition = transition }

  override var hasModifiers: Bool { true }
  override func visit<Content: View>(
    _ content: Content, _ phase: TransitionPhase, _ cursor: inout _ViewCursor
  ) {
    let body = transition.body(
      content: PlaceholderContentView { cursor in Content._visit(content, &cursor) }, phase: phase)
    T.Body._visit(body, &cursor)
  }
}

extension View {
  /// Says how the view looks while it is inserted and removed.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// Fades and shrinks one view away while another comes; its blur is not in the display list.
public struct BlurReplaceTransition: Transition {
  /// Which way it goes.
  public struct Configuration: Equatable, Sendable {
    let removed: CGFloat
    /// The new view grows, the old one shrinks.
    public static let downUp = Configuration(removed: 0.9)
    /// Both grow.
    public static let upUp = Configuration(removed: 1.1)
  }

  /// Which way it goes.
  public var configuration: Configuration

  /// Makes the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The view in a phase: a scale of 0.9 or 1.1 and no opacity while it is away (engine facts 5.1).
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? 0.9 : configuration.removed)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades and shrinks one view away while another comes.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Fades and scales one view away while another comes.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}
