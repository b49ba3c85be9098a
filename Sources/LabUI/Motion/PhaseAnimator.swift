/// Shows its content in one phase after another, each change animated.
///
/// It begins with the first phase. Without a trigger it goes through all phases again and again; with one it goes through them
/// once for each change of the trigger and ends at the first. The next phase begins when the animation of the last is
/// logically complete, or in the next frame where nothing was to animate.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @ClockStorage private var clock = PhaseClock<Phase>()

  /// Goes through phases again and again.
  ///
  /// - Parameter animation: The animation with which a phase is entered, given that phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through phases once whenever a value changes.
  ///
  /// - Parameter animation: The animation with which a phase is entered, given that phase.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// The content in the present phase; nothing without phases.
  public var body: some View {
    if let phase = clock.phase(of: phases, trigger: trigger, animation: animation) { content(phase) }
  }
}

/// Where a phase animator stands.
final class PhaseClock<Phase: Equatable>: Clock {
  private var phases: [Phase] = []
  private var animation: (Phase) -> Animation? = { _ in nil }
  private var trigger: (any Equatable)?
  private var hasStarted = false
  private var index = 0
  /// Counts the changes of phase, so that the end of an overtaken one is not taken for the present one's.
  private var change = 0
  private var changeTime = 0.0
  /// The change is complete, but nothing may follow in the frame in which it began.
  private var isDue = false

  /// Takes over what the view says and gives the phase to show.
  func phase(
    of phases: [Phase], trigger: (any Equatable)?, animation: @escaping (Phase) -> Animation?
  ) -> Phase? {
    self.phases = phases
    self.animation = animation
    index = min(index, max(phases.count - 1, 0))
    if phases.isEmpty { record?.graph.warn("PhaseAnimator requires at least one phase.") }
    let triggerChanged = hasStarted && !Self.areEqual(self.trigger, trigger)
    self.trigger = trigger
    if hasStarted ? triggerChanged : trigger == nil {
      record?.graph.schedule(nil) { [weak self] in self?.start() }
    }
    hasStarted = true
    return index < phases.count ? phases[index] : nil
  }

  private static func areEqual(_ a: (any Equatable)?, _ b: (any Equatable)?) -> Bool {
    func compare<T: Equatable>(_ a: T) -> Bool { a == b as? T }
    guard let a else { return b == nil }
    return compare(a)
  }

  private func start() {
    guard phases.count > 1 else { return }
    enter(trigger == nil ? (index + 1) % phases.count : 1)
  }

  private func enter(_ next: Int) {
    guard let record, !record.isDetached else { return }
    let graph = record.graph
    index = next
    change += 1
    changeTime = graph.time
    isDue = false
    graph.run(self)
    var transaction = Transaction(animation: animation(phases[next]))
    transaction.addAnimationCompletion { [weak self, change] in self?.completed(change) }
    withTransaction(transaction) {
      graph.invalidate(record)
      // Also where the view is to be evaluated in any case: the completion must find a pass.
      graph.requestPass()
    }
  }

  private func completed(_ change: Int) {
    guard change == self.change, let record else { return }
    if record.graph.time > changeTime { goOn() } else { isDue = true }
  }

  override func tick() {
    if isDue { goOn() }
  }

  private func goOn() {
    isDue = false
    guard let record, !record.isDetached else { return }
    if phases.count > 1, trigger == nil || index != 0 {
      enter((index + 1) % phases.count)
    } else {
      record.graph.stop(self)
    }
  }
}

/// The view that an animator modifier is applied to, in its closure.
public struct PlaceholderContentView<Value>: View {
  /// A view of the engine has no body.
  public typealias Body = Never
  let visit: @MainActor (inout _ViewCursor) -> Void

  /// Writes itself into the retained tree.
  public static func _visit(_ view: Self, _ cursor: inout _ViewCursor) { view.visit(&cursor) }

  /// Whether it always is one layout element.
  public static var _isUnary: Bool { false }
}

/// Shows a view in one phase after another.
public struct _PhaseAnimatorModifier<Base: View, Phase: Equatable, Result: View>: ViewModifier {
  let phases: [Phase]
  let trigger: (any Equatable)?
  let content: (PlaceholderContentView<Base>, Phase) -> Result
  let animation: (Phase) -> Animation?
  @ClockStorage private var clock = PhaseClock<Phase>()

  init(
    _ phases: [Phase], _ trigger: (any Equatable)?,
    _ content: @escaping (PlaceholderContentView<Base>, Phase) -> Result,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// The view in the present phase; nothing without phases.
  public func body(content: Content) -> some View {
    if let phase = clock.phase(of: phases, trigger: trigger, animation: animation) {
      self.content(PlaceholderContentView(visit: content.visit), phase)
    }
  }
}

extension View {
  /// Shows the view in one phase after another, again and again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(_PhaseAnimatorModifier(Array(phases), nil, content, animation))
  }

  /// Shows the view in one phase after another, once whenever a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(_PhaseAnimatorModifier(Array(phases), trigger, content, animation))
  }
}
