/// When a timeline shows new content.
public protocol TimelineSchedule {
  /// How often there are entries.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from a given one on, in ascending order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline has entries.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it likes.
  case normal
  /// Less often, to save power; a window of the lab never asks for it.
  case lowFrequency
}

/// Dates at a fixed distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule of dates `interval` seconds apart, of which one is the start date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates in order, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      guard interval > 0, interval.isFinite else { return index == 0 ? finish() : nil }
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }

    private mutating func finish() -> Date {
      index = 1
      return start
    }
  }

  /// The dates from the last one that is not after a given date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    return Entries(
      start: start, interval: interval, index: passed.isFinite ? max(passed.rounded(.down), 0) : 0)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Makes a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }
  /// The dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Every frame, or as many as an interval allows.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Makes a schedule of every frame; with an interval, of no more than one in so many seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
    isPaused = paused
  }

  /// Dates at 60 a second, or at the interval; a timeline shows every frame without asking for them.
  public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: start, by: isPaused ? 0 : interval > 0 ? interval : 1 / 60)
      .entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at a fixed distance in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }

  /// Each full minute.
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame, but no more than one in so many seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// What the content of a timeline is made of.
public struct TimelineViewDefaultContext {
  /// How often the content is made anew.
  public enum Cadence: Comparable, Sendable {
    /// Every frame.
    case live
    /// At most once a second.
    case seconds
    /// At most once a minute.
    case minutes
  }

  /// The date to show.
  public let date: Date
  /// How often the content is made anew at most.
  public let cadence: Cadence
}

/// Shows content made of the date, anew at the dates of a schedule.
///
/// The clock is the window's: its time 0 is the reference date of 1 January 2001, so that equal runs are equal.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is made of.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @ClockStorage private var clock = TimelineClock()

  /// Makes a timeline.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the present date.
  public var body: some View {
    content(Context(date: clock.date(by: schedule), cadence: .live))
  }
}

/// Where a timeline stands.
final class TimelineClock: Clock {
  private var shown: Date?
  /// The dates to come, the next one first.
  private var upcoming: AnyIterator<Date>?
  private var next: Date?
  private var everyFrame: AnimationTimelineSchedule?

  private func now(_ graph: Graph) -> Date { Date(timeIntervalSinceReferenceDate: graph.time) }

  /// Takes over a schedule and gives the date to show.
  func date(by schedule: some TimelineSchedule) -> Date {
    guard let graph = record?.graph else { return Date(timeIntervalSinceReferenceDate: 0) }
    let now = now(graph)
    if let animation = schedule as? AnimationTimelineSchedule {
      everyFrame = animation
      upcoming = nil
      if animation.isPaused { graph.stop(self) } else { graph.run(self) }
      let date = animation.isPaused ? shown ?? now : due(now, animation) ? now : shown ?? now
      shown = date
      return date
    }
    everyFrame = nil
    var iterator = schedule.entries(from: now, mode: .normal).makeIterator()
    upcoming = AnyIterator { iterator.next() }
    next = upcoming?.next()
    let date = advance(to: now) ?? now
    shown = date
    if next == nil { graph.stop(self) } else { graph.run(self) }
    return date
  }

  private func due(_ now: Date, _ animation: AnimationTimelineSchedule) -> Bool {
    shown.map { now.timeIntervalSince($0) >= animation.interval - 1e-9 } ?? true
  }

  /// Goes on to the last date that is not after the present one; nil when there is none.
  private func advance(to now: Date) -> Date? {
    var last: Date?
    // A sequence that never gets past the present must not go on for ever.
    var count = 0
    while let date = next, date <= now, count < 100_000 {
      count += 1
      last = date
      next = upcoming?.next()
    }
    return last
  }

  override func tick() {
    guard let record, !record.isDetached else { return }
    let graph = record.graph
    let now = now(graph)
    if let everyFrame {
      guard due(now, everyFrame) else { return }
    } else {
      guard let next, next <= now else { return }
    }
    withTransaction(Transaction()) { graph.invalidate(record) }
  }
}
