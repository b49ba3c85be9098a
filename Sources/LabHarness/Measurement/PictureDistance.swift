/// How far two pictures of the indicators may differ and still count as the same.
struct PictureTolerance {
  /// In points, for each edge.
  var edge: Double
  /// For each opacity.
  var opacity: Double

  /// What a person takes for right: half a point and a hundredth of opacity.
  static let right = PictureTolerance(edge: 0.5, opacity: 0.01)
  /// What no display could show.
  static let exact = PictureTolerance(edge: 1e-6, opacity: 1e-6)
}

/// Tells whether the visible indicators of two frames are the same, each within a tolerance.
func isSamePicture(
  _ a: RecordedFrame, _ b: RecordedFrame, tolerance: PictureTolerance = .exact
) -> Bool {
  let first = a.visibleIndicators
  var rest = b.visibleIndicators
  guard first.count == rest.count else { return false }
  for indicator in first {
    let match = rest.firstIndex {
      $0.frame.largestDistance(to: indicator.frame) <= tolerance.edge
        && abs($0.opacity - indicator.opacity) <= tolerance.opacity
    }
    guard let match else { return false }
    rest.remove(at: match)
  }
  return true
}

/// The farthest that an indicator got from one frame to the next.
///
/// Indicators have no names, so each is paired with the nearest of the frame before, nearest pairs first. What is
/// left over has just appeared: its distance to the nearest that could be seen counts by how much of it is there, which
/// is its opacity and its width over that one's.
func largestJump(from before: RecordedFrame, to after: RecordedFrame) -> Double {
  // Beyond this number the quadratic pairing is not worth its time, and what cannot be seen is left out.
  let many = max(before.indicators.count, after.indicators.count) > 64
  let old = Array((many ? before.visibleIndicators : before.indicators).prefix(64))
  let new = Array((many ? after.visibleIndicators : after.indicators).prefix(64))
  var pairs: [(distance: Double, old: Int, new: Int)] = []
  for i in old.indices {
    for j in new.indices {
      pairs.append((old[i].frame.edgeDistance(to: new[j].frame), i, j))
    }
  }
  pairs.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
  var pairedOld: Set<Int> = [], pairedNew: Set<Int> = []
  var jump = 0.0
  for pair in pairs where !pairedOld.contains(pair.old) && !pairedNew.contains(pair.new) {
    pairedOld.insert(pair.old)
    pairedNew.insert(pair.new)
    // A thing that cannot be seen before or after was not seen to move; what appears elsewhere is.
    if old[pair.old].isVisible { jump = max(jump, pair.distance * new[pair.new].opacity) }
  }
  for j in new.indices where !pairedNew.contains(j) {
    let seen = old.filter(\.isVisible).map { ($0.frame.edgeDistance(to: new[j].frame), $0.frame.width) }
    guard let nearest = seen.min(by: { $0.0 < $1.0 }) else { continue }
    let size = nearest.1 > 0 ? min(1, new[j].frame.width / nearest.1) : 1
    jump = max(jump, nearest.0 * new[j].opacity * size)
  }
  return jump
}
