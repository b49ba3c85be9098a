/// The name that was most likely meant by `text`, or `nil` if none is near enough.
///
/// A name is near when at most a third of its characters (at least one) have to be changed, or when `text` is a
/// beginning of it of two characters or more. Ties go to the earlier name.
package func nearestName(to text: String, among names: [String]) -> String? {
  let wanted = text.lowercased()
  guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
  var best: (name: String, distance: Int)?
  for name in names {
    let candidate = name.lowercased()
    let distance = editDistance(wanted, candidate)
    guard distance <= max(1, candidate.count / 3) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
  }
  if let best { return best.name }
  guard wanted.count >= 2 else { return nil }
  return names.first { $0.lowercased().hasPrefix(wanted) }
}

/// The least number of characters to insert, delete, replace or swap with a neighbour to turn `a` into `b`.
package func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a), b = Array(b)
  var previous: [Int] = []
  var current = Array(0...b.count)
  for i in a.indices {
    let beforePrevious = previous
    previous = current
    current = [i + 1]
    for j in b.indices {
      var distance = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, beforePrevious[j - 1] + 1)
      }
      current.append(distance)
    }
  }
  return current[b.count]
}
