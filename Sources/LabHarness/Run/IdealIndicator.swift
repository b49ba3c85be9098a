import LabUI

/// An indicator whose left and right edge go from the old item's to the new item's by the scenario's curve.
struct IdealIndicator {
  /// The item that is selected, or `nil`; what moves is the way to it.
  private(set) var item: Frame?
  private let animation: Animation?
  private var edges = Animator<AnimatablePair<Double, Double>>()

  init(at item: Frame?, animation: AnimationSpec) {
    self.item = item
    self.animation = animation.animation
  }

  /// Goes to another item, or with its item to another place.
  ///
  /// From nothing or to nothing there is no way, so it appears or vanishes at once. What is not animated is a jump
  /// that keeps what is left of the way, as views do.
  mutating func move(to newItem: Frame?, animated: Bool = true, at time: Double) {
    defer { item = newItem }
    guard let item, let newItem else {
      edges.stop()
      return
    }
    guard animated, let animation else { return }
    edges.retarget(
      by: AnimatablePair(newItem.x - item.x, newItem.maxX - item.maxX), animation: animation, at: time)
  }

  /// Where its edges are at a time, which must not lie before one that was asked for earlier.
  mutating func place(at time: Double) -> (left: Double, right: Double)? {
    guard let item else { return nil }
    let missing = edges.remaining(at: time)
    return (item.x - missing.first, item.maxX - missing.second)
  }

  /// Whether its edges are still on their way.
  mutating func isAnimating(at time: Double) -> Bool {
    _ = edges.remaining(at: time)
    return edges.isRunning
  }
}
