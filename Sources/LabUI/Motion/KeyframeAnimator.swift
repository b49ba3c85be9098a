/// Shows its content with a value that runs along keyframes.
///
/// Without a trigger it starts when it appears, and again whenever it ends if it repeats; with one it rests until the trigger
/// changes. It ends with the last value, from which the next run starts.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  let initialValue: Value
  let trigger: (any Equatable)?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
  @ClockStorage private var clock = KeyframeClock<Value>()

  /// Runs along keyframes from its appearance on.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs along keyframes whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// The content with the present value.
  public var body: some View {
    content(
      clock.value(from: initialValue, trigger: trigger, repeats: repeats) { [keyframes] value in
        KeyframeTimeline(initialValue: value) { keyframes(value) }
      })
  }
}

/// Where a keyframe animator stands.
final class KeyframeClock<Value>: Clock {
  private var value: Value?
  private var makeTimeline: ((Value) -> KeyframeTimeline<Value>)?
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  private var trigger: (any Equatable)?
  private var repeats = false

  /// Takes over what the view says and gives the value to show.
  func value(
    from initial: Value, trigger: (any Equatable)?, repeats: Bool,
    _ makeTimeline: @escaping (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    self.makeTimeline = makeTimeline
    self.repeats = repeats
    let starts = value == nil ? trigger == nil : !areEqual(self.trigger, trigger)
    self.trigger = trigger
    let shown = value ?? initial
    value = shown
    if starts { record?.graph.schedule(nil) { [weak self] in self?.run() } }
    return shown
  }

  private func areEqual(_ a: (any Equatable)?, _ b: (any Equatable)?) -> Bool {
    func compare<T: Equatable>(_ a: T) -> Bool { a == b as? T }
    guard let a else { return b == nil }
    return compare(a)
  }

  private func run() {
    guard let record, !record.isDetached, let value, let makeTimeline else { return }
    let graph = record.graph
    timeline = makeTimeline(value)
    start = graph.time
    graph.run(self)
    show(at: graph.time, graph, record)
  }

  override func tick() {
    guard let record, !record.isDetached else { return }
    show(at: record.graph.time, record.graph, record)
  }

  private func show(at time: Double, _ graph: Graph, _ record: Record) {
    guard let timeline else { return graph.stop(self) }
    let duration = timeline.duration
    var shown = timeline.value(time: time - start)
    if time - start >= duration {
      if repeats, duration > 0, let makeTimeline {
        // The new run began where the old one ended in time; after a long frame it begins now.
        let next = makeTimeline(timeline.value(time: duration))
        let begin = start + duration
        start = time - begin < next.duration ? begin : time
        self.timeline = next
        shown = next.value(time: time - start)
      } else {
        self.timeline = nil
        graph.stop(self)
      }
    }
    value = shown
    withTransaction(Transaction()) { graph.invalidate(record) }
  }
}

/// Shows a view with a value that runs along keyframes.
public struct _KeyframeAnimatorModifier<Base: View, Value, Path: Keyframes<Value>, Result: View>: ViewModifier
{
  let initialValue: Value
  let trigger: (any Equatable)?
  let repeats: Bool
  let content: (PlaceholderContentView<Base>, Value) -> Result
  let keyframes: (Value) -> Path
  @ClockStorage private var clock = KeyframeClock<Value>()

  init(
    _ initialValue: Value, _ trigger: (any Equatable)?, repeats: Bool,
    _ content: @escaping (PlaceholderContentView<Base>, Value) -> Result,
    _ keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.repeats = repeats
    self.content = content
    self.keyframes = keyframes
  }

  /// The view with the present value.
  public func body(content: Content) -> some View {
    self.content(
      PlaceholderContentView(visit: content.visit),
      clock.value(from: initialValue, trigger: trigger, repeats: repeats) { [keyframes] value in
        KeyframeTimeline(initialValue: value) { keyframes(value) }
      })
  }
}

extension View {
  /// Shows the view with a value that runs along keyframes, from its appearance on.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(_KeyframeAnimatorModifier(initialValue, nil, repeats: repeating, content, keyframes))
  }

  /// Shows the view with a value that runs along keyframes whenever another value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(_KeyframeAnimatorModifier(initialValue, trigger, repeats: false, content, keyframes))
  }
}
