import LabUI

/// Shows its content in a stack that is always there, so that coming and going is a change inside of it.
struct StableStack: ViewModifier {
  var isShown: Bool
  /// Seconds.
  var delay: Double

  func body(content: Content) -> some View {
    VStack {
      if isShown { content }
    }
    .animation(.linear(duration: 1).delay(delay), value: isShown)
  }
}

/// Shows its content as far as a timeline has got that all items share, and not at all at its beginning.
///
/// Whoever sets the progress from 0 to 1 chooses the animation. Played backwards, what came last goes first.
struct TimelineShare: ViewModifier, Animatable {
  /// How far the timeline has got, 0 to 1.
  var progress: Double
  /// When the item begins to appear and how long that takes, in seconds of a timeline of two seconds.
  var delay: Double
  var duration: Double

  /// The length that delays and durations are measured by, in seconds.
  static let length = 2.0

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    if progress > 0 {
      content.opacity(min(max((progress * Self.length - delay) / duration, 0), 1))
    }
  }
}
