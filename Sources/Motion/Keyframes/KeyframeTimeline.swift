public import Foundation

/// Tracks of keyframes that together move a value.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The tracks.
  var _tracks: [_KeyframeTrackResolver<Value>] { get }
}

/// One track, whatever part of the value it moves.
public struct _KeyframeTrackResolver<Root> {
  /// Makes the track's course from an initial value.
  let resolve: (Root) -> ResolvedTrack<Root>
}

struct ResolvedTrack<Root> {
  var duration: Double
  var apply: (inout Root, Double) -> Void
}

/// A track of keyframes for a value or for one of its properties.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes
where Part == Content.Value {
  /// The type of the whole value.
  public typealias Value = Root
  private let keyPath: WritableKeyPath<Root, Part>
  private let content: Content

  /// Moves the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    keyPath = \.self
    self.content = content()
  }

  /// Moves a property of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  init(_ keyPath: WritableKeyPath<Root, Part>, _ content: Content) {
    self.keyPath = keyPath
    self.content = content
  }

  /// Itself.
  public var _tracks: [_KeyframeTrackResolver<Root>] {
    let keyframes = content._keyframes
    let keyPath = keyPath
    return [
      _KeyframeTrackResolver { root in
        let curve = TrackCurve(keyframes, from: root[keyPath: keyPath])
        return ResolvedTrack(duration: curve.duration) { $0[keyPath: keyPath] = curve.value(at: $1) }
      }
    ]
  }
}

/// The course of a value along keyframes, as a function of time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [ResolvedTrack<Value>]
  /// The seconds of the longest track.
  public let duration: TimeInterval

  /// Makes a timeline; what no track moves keeps its initial value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content()._tracks.map { $0.resolve(initialValue) }
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at a time in seconds: the initial value before it begins, the last one after it ends.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(&value, time: time)
    return value
  }

  /// The value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets what the tracks move to its value at a time in seconds.
  public func update(_ value: inout Value, time: TimeInterval) {
    let time = time.isNaN ? 0 : time
    for track in tracks { track.apply(&value, time) }
  }

  /// Sets what the tracks move to its value at a fraction of the duration.
  public func update(_ value: inout Value, progress: Double) { update(&value, time: progress * duration) }
}
